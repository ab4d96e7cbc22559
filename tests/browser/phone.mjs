import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LineProcess } from './lines.mjs';

const patience = 60_000;
/** Frames in which nothing moved and nothing was due, after which the phone is at rest. */
const calm = 2;

/** The phone on the desk, seen and clicked in a browser's page. */
export class Phone {
  #process;
  #page;
  #address;

  static async start(root, page, options) {
    const phone = new Phone();
    phone.#process = new LineProcess([path.join(root, 'play'), '--no-browser', '--inspect', ...options], { cwd: root });
    phone.#page = page;
    [, phone.#address] = await phone.#process.until(/(http:\/\/127\.0\.0\.1:\d+\/\w+\/)/);
    await page.goto(phone.#address);
    await page.waitForFunction(() => document.getElementById('screen').dataset.frame, null, { timeout: patience });
    return phone;
  }

  /** What a screen reader finds, once the screen was still for so many frames. */
  async state(still = 0) {
    const answer = await fetch(`${this.#address}state?still=${still}`);
    assert.equal(answer.status, 200, 'the phone tells its state');
    return answer.json();
  }

  /** What the check gives for the first state at rest for which it gives something. */
  untilAtRest(what, check) {
    return this.until(what, check, calm);
  }

  /** What the check gives for the first state for which it gives something. */
  async until(what, check, still = 0) {
    const end = Date.now() + patience;
    let state;
    do {
      state = await this.state(still);
      const found = check(state);
      if (found) return found;
    } while (Date.now() < end);
    const labels = state.nodes.map((node) => node.label).filter((label) => !/^[a-q]\d+, /.test(label)).join(' | ');
    throw new Error(`${what}: not within ${patience} ms, on ${state.activity}: ${labels}`);
  }

  /** Waits for something with that label that can be pressed, and clicks in its middle. */
  async click(label) {
    await this.#press(label, (node) => node.clickable && node.enabled);
  }

  /** The same for words in something that can be pressed as a whole. */
  async clickWords(label) {
    await this.#press(label, () => true);
  }

  async #press(label, fits) {
    const matches = typeof label === 'string' ? (text) => text === label : (text) => label.test(text);
    const node = await this.until(`${label} can be clicked`, (state) => state.nodes.find((candidate) => fits(candidate) && matches(candidate.label)));
    const box = await this.#page.locator('#screen').boundingBox();
    const [left, top, right, bottom] = node.edges;
    await this.#page.mouse.click(box.x + (box.width * (left + right)) / 2, box.y + (box.height * (top + bottom)) / 2);
  }

  async opened(activity) {
    await this.until(`${activity} is open`, (state) => state.activity?.endsWith(activity));
  }

  /** Passes the choice that is there the first time, by a look at the lessons. */
  async passFirstRun() {
    await this.click(/Learn the game/);
    await this.opened('LearnActivity');
    await this.click('Back');
    await this.opened('HomeActivity');
  }

  frame() {
    return this.#page.evaluate(() => Number(document.getElementById('screen').dataset.frame));
  }

  /** Waits until the page has shown a picture later than the given one by so many. */
  async frameAfter(frame, count = 1) {
    await this.#page.waitForFunction((wanted) => Number(document.getElementById('screen').dataset.frame) >= wanted, frame + count);
  }

  /** The picture that the page shows, pixel by pixel; also written to a file where one is given. */
  async picture(file) {
    const url = await this.#page.evaluate(() => document.getElementById('screen').toDataURL('image/png'));
    const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    if (file) await writeFile(file, bytes);
    return bytes;
  }

  /** Ctrl-C, which reaches all that the command has started; gives how it ended. */
  async end() {
    this.#process.interrupt();
    return this.#process.ended;
  }

  /** Nothing answers at the address any more. */
  async isGone() {
    return fetch(this.#address).then(() => false, () => true);
  }
}
