import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import { openBrowser } from './browser.mjs';
import { holes, isYourMove, mover, position } from './board.mjs';
import { Engine } from './engine.mjs';
import { Phone } from './phone.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shots = path.join(root, 'target/shots/browser');
const mostMoves = 500;

let browser;

before(async () => {
  await mkdir(shots, { recursive: true });
  browser = await openBrowser();
});

after(() => browser?.close());

for (const players of [3, 6]) {
  test(`a whole game of ${players} people who share the phone`, { timeout: 600_000 }, async (context) => {
    const data = await mkdtemp(path.join(tmpdir(), 'starhop-'));
    context.after(() => rm(data, { recursive: true }));
    const page = await browser.newPage({ viewport: { width: 560, height: 1000 } });
    const engine = new Engine(root, players, 5);
    context.after(() => engine.end());
    const phone = await Phone.start(root, page, ['--data', data, '--hurry']);
    context.after(() => phone.end());

    await phone.passFirstRun();
    await stopAnimations(phone);
    await startGame(phone, players);
    const moves = await play(phone, engine);
    await phone.untilAtRest('the result is shown', (state) => says(state, /^Rematch$/));
    await phone.picture(path.join(shots, `result-${players}-players.png`));
    assert.ok(moves.length > 10 * players, `${moves.length} moves make no whole game`);
    assert.equal(new Set(moves.map(({ seat }) => seat)).size, players, 'everybody has moved');
    await saved(data, players, moves);
  });
}

/** A game of many has hundreds of moves: nothing travels in it. */
async function stopAnimations(phone) {
  await phone.clickWords('Settings');
  await phone.opened('SettingsActivity');
  await phone.click('Off');
  await phone.click('Back');
  await phone.opened('HomeActivity');
}

async function startGame(phone, players) {
  await phone.click('New game');
  await phone.opened('NewGameActivity');
  await phone.click('Pass and play');
  await phone.click(`${players} players`);
  await phone.click('Start game');
  await phone.opened('GameActivity');
}

async function play(phone, engine) {
  const moves = [];
  for (;;) {
    const labels = await phone.untilAtRest('somebody is to move or the game is over', (state) => over(state) || toMove(state));
    if (labels === true) return moves;
    assert.ok(moves.length < mostMoves, 'the game ends');
    const seat = mover(labels);
    const move = await engine.bestMove(position(labels, seat));
    await phone.click(new RegExp(`^${move.from}, .*yours`));
    await phone.untilAtRest(`${move.from} is selected`, (state) => holes(state)?.get(move.from).includes('selected'));
    await phone.click(new RegExp(`^${move.to}, `));
    await phone.untilAtRest(`${move.text} is played`, (state) => over(state) || /^empty/.test(holes(state)?.get(move.from) ?? ''));
    moves.push({ seat, text: move.text });
  }
}

/** The file holds the moves that were clicked, and says who won. */
async function saved(data, players, moves) {
  const files = await readdir(data, { recursive: true });
  const [file, ...others] = files.filter((name) => /(^|\/)games\/[^/]+\.starhop$/.test(name));
  assert.equal(others.length, 0, 'the game is saved once');
  const { summary, game } = JSON.parse(await readFile(path.join(data, file), 'utf8'));
  assert.equal(game.players.length, players);
  const played = game.plies.filter((ply) => ply !== '--');
  const ends = (text) => [text.split(/[-:]/)[0], text.split(/[-:]/).at(-1)];
  assert.deepEqual(played.map(ends), moves.map(({ text }) => ends(text)));
  assert.ok(summary.players.some(({ home }) => home === 10), JSON.stringify(summary.players));
}

const says = (state, pattern) => state.nodes.map(({ label }) => pattern.exec(label)).find(Boolean);

const toMove = (state) => {
  const labels = holes(state);
  return labels && isYourMove(labels) && labels;
};

const over = (state) => Boolean(says(state, /^(\w+ wins)$/));
