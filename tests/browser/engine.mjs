import { LineProcess } from './lines.mjs';

/** The core's own engine, asked for good moves. */
export class Engine {
  #process;
  #level;

  constructor(root, players = 2, level = 7) {
    this.#process = new LineProcess(['cargo', 'run', '--quiet', '--release', '--package', 'starhop', '--example', 'engine'], { cwd: root });
    this.#process.write(`rules plyyard ${players}`);
    this.#level = level;
  }

  /** The start, the end and the number of hops of the move it would play. */
  async bestMove(position) {
    this.#process.write(`position ${position.replace(' ', '_')}`);
    this.#process.write(`go level ${this.#level}`);
    const [, move] = await this.#process.until(/^bestmove (.*)$/);
    const holes = move.split(/[-:]/);
    return { text: move, from: holes[0], to: holes.at(-1), hops: move.includes(':') ? holes.length - 1 : 0 };
  }

  end() {
    this.#process.child.stdin.end('quit\n');
    return this.#process.ended;
  }
}
