'use strict';

const words = {
  en: { keyboard: 'Keyboard of the phone', back: 'Back', turn: 'Turn', open: 'Open Starhop', gone: 'The phone has stopped. Start it again to go on.' },
  zh: { keyboard: '手机键盘', back: '返回', turn: '旋转', open: '打开 Starhop', gone: '手机已停止。请重新启动。' },
  sv: { keyboard: 'Telefonens tangentbord', back: 'Tillbaka', turn: 'Vrid', open: 'Öppna Starhop', gone: 'Telefonen har stannat. Starta den igen för att fortsätta.' },
}[document.documentElement.lang];

const screen = document.getElementById('screen');
const keyboard = document.getElementById('keyboard');
const open = document.getElementById('open');
const notice = document.getElementById('notice');
const paper = screen.getContext('2d', { alpha: false });
const keys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Tab', 'Backspace', 'Delete', 'Home', 'End', 'PageUp', 'PageDown', ' ']);

for (const name of ['back', 'turn', 'open']) {
  const button = document.getElementById(name);
  button.textContent = words[name];
  button.onclick = () => { send(name); keyboard.focus(); };
}
keyboard.setAttribute('aria-label', words.keyboard);
notice.textContent = words.gone;

// One request is under way at a time, so that the order is kept; what happens meanwhile goes together in the next.
let waiting = [];
let sending = false;
async function send(line) {
  waiting.push(line);
  if (sending) return;
  sending = true;
  try {
    while (waiting.length) {
      const lines = waiting;
      waiting = [];
      await fetch('input', { method: 'POST', body: lines.join('\n') });
    }
  } catch {
    waiting = [];
  }
  sending = false;
}

let finger = null;
function touch(phase, event) {
  const box = screen.getBoundingClientRect();
  const x = (event.clientX - box.left) / box.width;
  const y = (event.clientY - box.top) / box.height;
  const line = `${phase} ${x.toFixed(5)} ${y.toFixed(5)}`;
  if (phase === 'move' && waiting.at(-1)?.startsWith('move')) waiting[waiting.length - 1] = line;
  else send(line);
}
screen.onpointerdown = (event) => {
  if (finger !== null || event.button !== 0) return;
  event.preventDefault();
  keyboard.focus();
  finger = event.pointerId;
  screen.setPointerCapture(finger);
  touch('down', event);
};
screen.onpointermove = (event) => { if (event.pointerId === finger) touch('move', event); };
function lift(phase, event) {
  if (event.pointerId !== finger) return;
  finger = null;
  touch(phase, event);
}
screen.onpointerup = (event) => lift('up', event);
screen.onpointercancel = (event) => lift('cancel', event);
screen.addEventListener('wheel', (event) => {
  event.preventDefault();
  const box = screen.getBoundingClientRect();
  send(`scroll ${(event.clientX - box.left) / box.width} ${(event.clientY - box.top) / box.height} ${Math.sign(event.deltaY)}`);
}, { passive: false });

keyboard.onkeydown = (event) => {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') send('back');
  else if (keys.has(event.key)) send(`key ${event.key}`);
  else return;
  event.preventDefault();
};
function type(event) {
  if (event.isComposing) return;
  if (keyboard.value) send(`text ${keyboard.value.replaceAll('\n', ' ')}`);
  keyboard.value = '';
}
keyboard.oninput = type;
keyboard.oncompositionend = type;

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function describe() {
  const alt = await (await fetch('alt')).json();
  screen.setAttribute('aria-label', alt.text);
  open.hidden = alt.open;
}

let settled;
function show(picture, number) {
  if (screen.width !== picture.width || screen.height !== picture.height) {
    screen.width = picture.width;
    screen.height = picture.height;
  }
  paper.drawImage(picture, 0, 0);
  picture.close();
  screen.dataset.frame = number;
  clearTimeout(settled);
  settled = setTimeout(() => describe().catch(() => {}), 300);
}

async function follow() {
  for (let after = 0; ;) {
    try {
      const answer = await fetch(`frame?after=${after}`);
      notice.hidden = true;
      if (answer.status === 204) await describe();
      if (answer.status !== 200) continue;
      const number = Number(answer.headers.get('x-frame'));
      after = number;
      show(await createImageBitmap(await answer.blob()), number);
    } catch {
      notice.hidden = false;
      after = 0;
      await pause(500);
    }
  }
}

keyboard.focus();
follow();
