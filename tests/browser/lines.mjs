import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A child process, in a group of its own, that is read line by line. A wait ends with an error when the process does. */
export class LineProcess {
  #waiting = [];
  #lines = [];
  #gone;

  constructor(command, options) {
    this.child = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'], detached: true, ...options });
    this.ended = new Promise((done) => {
      this.child.on('close', (code, signal) => {
        this.#lose(new Error(`${command[0]} has ended (${code ?? signal})`));
        done({ code, signal });
      });
    });
    this.child.on('error', (error) => this.#lose(error));
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      const wait = this.#waiting.shift();
      if (wait) wait.resolve(line);
      else this.#lines.push(line);
    });
  }

  write(line) {
    this.child.stdin.write(`${line}\n`);
  }

  /** What Ctrl-C in its terminal does. */
  interrupt() {
    if (this.child.exitCode === null && this.child.signalCode === null) process.kill(-this.child.pid, 'SIGINT');
  }

  #lose(error) {
    this.#gone = error;
    this.#waiting.splice(0).forEach((wait) => wait.reject(error));
  }

  line() {
    if (this.#lines.length) return Promise.resolve(this.#lines.shift());
    if (this.#gone) return Promise.reject(this.#gone);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** The first match of the pattern in the lines from now on. */
  async until(pattern) {
    for (;;) {
      const match = pattern.exec(await this.line());
      if (match) return match;
    }
  }
}
