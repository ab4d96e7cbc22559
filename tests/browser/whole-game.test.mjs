import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import { holes, isYourMove, position } from './board.mjs';
import { openBrowser } from './browser.mjs';
import { Engine } from './engine.mjs';
import { Phone } from './phone.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shots = path.join(root, 'target/shots/browser');
const red = 1;
const finishedInChinese = /0 局未完成，1 局已结束/;
const mostMoves = 200;

let browser;
let page;
let data;

before(async () => {
  await mkdir(shots, { recursive: true });
  data = await mkdtemp(path.join(tmpdir(), 'starhop-'));
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 560, height: 1000 } });
});

after(async () => {
  await browser?.close();
  if (data) await rm(data, { recursive: true });
});

const shot = (name) => path.join(shots, `${name}.png`);

test('a whole game against level 1, by clicks on the board', { timeout: 600_000 }, async (context) => {
  const engine = keep(context, new Engine(root));
  const phone = keep(context, await Phone.start(root, page, ['--data', data, '--hurry']));
  await phone.opened('HomeActivity');
  await phone.picture(shot('home'));

  await startGame(phone);
  const { moves, chains } = await play(phone, engine);
  assert.ok(moves >= 20, `a game takes more than ${moves} moves`);
  assert.ok(chains > 0, 'a chain was seen in flight');
  await phone.untilAtRest('the result is shown', (state) => winner(state) && says(state, /^Rematch$/));
  await phone.picture(shot('result'));

  const saved = await savedGames(data);
  assert.equal(saved.length, 1, 'the game is saved once');
  JSON.parse(await readFile(saved[0], 'utf8'));

  await replay(phone, moves);
  assert.equal((await phone.end()).code, 130);
  assert.ok(await phone.isGone());
});

test('the finished game is there next time, on a small dark phone in Chinese', { timeout: 600_000 }, async (context) => {
  const phone = keep(context, await Phone.start(root, page, ['--data', data, '--lang', 'zh', '--dark', '--size', 'small']));
  await phone.opened('HomeActivity');
  await phone.until('one finished game is counted', (state) => says(state, finishedInChinese));
  await phone.picture(shot('home-zh-dark-small'));
});

/** Ends the program with the test, whatever becomes of it. */
function keep(context, program) {
  context.after(() => program.end());
  return program;
}

async function startGame(phone) {
  await phone.passFirstRun();
  await phone.click('New game');
  await phone.opened('NewGameActivity');
  await phone.click(/^Level 1\b/);
  await phone.picture(shot('new-game'));
  await phone.click('Start game');
  await phone.opened('GameActivity');
}

async function play(phone, engine) {
  let moves = 0;
  let chains = 0;
  for (;;) {
    // A touch during an animation only ends it.
    const labels = await phone.untilAtRest('it is my move or the game is over', (state) => winner(state) || myMove(state));
    if (labels === true) return { moves, chains };
    assert.ok(moves < mostMoves, 'the game ends');
    const move = await engine.bestMove(position(labels, red));
    await phone.click(new RegExp(`^${move.from}, .*yours`));
    await phone.until(`${move.from} is selected`, (state) => holes(state)?.get(move.from).includes('selected'));
    const before = await phone.frame();
    await phone.click(new RegExp(`^${move.to}, `));
    if (move.hops > 2) chains += await seenInFlight(phone, before, chains);
    await phone.until(`${move.text} is played`, (state) => winner(state) || !holes(state)?.get(move.from).includes('yours'));
    moves += 1;
  }
}

/** One where a picture taken on the way differs from the one after the flight. */
async function seenInFlight(phone, before, seen) {
  await phone.frameAfter(before, 8);
  const flying = await phone.picture(seen === 0 ? shot('chain') : undefined);
  await phone.frameAfter(await phone.frame());
  return flying.equals(await phone.picture()) ? 0 : 1;
}

async function replay(phone, moves) {
  await phone.click('Replay');
  await phone.opened('ReplayActivity');
  const [, length] = await phone.until('the start is shown', (state) => says(state, /^Move 0 of (\d+)/));
  assert.ok(length >= 2 * moves - 1, `${length} moves in the replay, ${moves} were mine`);
  await phone.click('Next move');
  await phone.until('the first move is shown', (state) => says(state, /^Move 1 of/));
  await phone.click('To the end');
  await phone.untilAtRest('the last move is shown', (state) => says(state, new RegExp(`^Move ${length} of`)));
  await phone.picture(shot('replay'));
}

const says = (state, pattern) => state.nodes.map(({ label }) => pattern.exec(label)).find(Boolean);

const myMove = (state) => {
  const labels = holes(state);
  return labels && isYourMove(labels) && labels;
};

const winner = (state) => Boolean(says(state, /^(You win|\w+ wins)$/));

async function savedGames(folder) {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /(^|\/)games\/[^/]+\.starhop$/.test(file)).map((file) => path.join(folder, file));
}
