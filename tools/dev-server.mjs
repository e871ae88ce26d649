import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('dev-runner.mjs', import.meta.url));

/** The server of `npm run dev`, in a process that can be started again and again. */
export class DevServer {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {Promise<void>} */
  #changes = Promise.resolve();
  /** @type {() => void} */
  #open = () => {};

  /**
   * @param {string} bundle
   * @param {Record<string, string>} env
   */
  constructor(bundle, env) {
    this.bundle = bundle;
    this.env = env;
    this.#close();
  }

  #close() {
    /** Resolves when the server listens. @type {Promise<void>} */
    this.ready = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  restart() {
    this.#changes = this.#changes.then(async () => {
      const isFirst = this.#child === undefined;
      await this.#end();
      this.#start(isFirst);
    });
    return this.#changes;
  }

  stop() {
    this.#changes = this.#changes.then(() => this.#end());
    return this.#changes;
  }

  /** @param {boolean} isFirst */
  #start(isFirst) {
    // A group of its own: Ctrl-C reaches only us, and we end the server in good order.
    const child = fork(RUNNER, [this.bundle], {
      env: { ...process.env, ...this.env },
      execArgv: ['--enable-source-maps'],
      detached: true,
    });
    child.once('message', () => {
      this.#open();
      if (!isFirst) console.log('The server has restarted.');
    });
    this.#child = child;
  }

  /** The server stops when its channel closes, so it also ends if we are killed. */
  async #end() {
    const child = this.#child;
    if (!child) return;
    this.#close();
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.connected) child.disconnect();
    await ended;
  }
}
