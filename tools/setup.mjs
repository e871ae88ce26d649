// Read by any Node since 12, so that an old one gets a sentence and not a syntax error:
// no `node:` imports, no `?.`, no `??`, no top-level await, here and in whatever imports this file.
import { spawnSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, readFileSync, statSync, symlinkSync, unlinkSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = 20;
const lock = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.baithak-lock');
const installedTree = join(modules, '.package-lock.json');

// npm's own patience is minutes; someone without a network should hear of it within seconds.
const PATIENCE = [
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=2000',
  '--fetch-timeout=15000',
  '--maxsockets=48',
];

const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|FETCH_ERROR|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ECONNECTIONTIMEOUT)\b/;

/**
 * Makes sure that this Node is recent enough and that the locked libraries are installed.
 * Returns undefined when all is ready, otherwise what to tell the user.
 * @returns {string | undefined}
 */
export function setup() {
  const complaint = oldNode();
  if (complaint) return complaint;
  if (isInstalled()) return undefined;
  const failure = install();
  if (failure) return failure;
  writeFileSync(stamp, lockHash());
  return undefined;
}

/**
 * Enters a new workspace in the lock file and links it like npm would. This needs no network, because
 * the workspace uses libraries that others use already.
 * @param {string} folder below the root
 * @param {string} name of its package
 * @returns {string | undefined} what went wrong, if anything
 */
export function addWorkspace(folder, name) {
  const ready = isInstalled();
  const failure = npm(['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund']);
  if (failure) return failure;
  const link = join(modules, name);
  try {
    // A workspace that was deleted may have left its link behind.
    unlinkSync(link);
  } catch {}
  if (existsSync(dirname(link))) symlinkSync(join('..', '..', folder), link, 'junction');
  if (ready) writeFileSync(stamp, lockHash());
  return undefined;
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lock)).digest('hex');
}

function oldNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return undefined;
  return `Baithak needs Node ${OLDEST_NODE} or newer and this is Node ${process.versions.node}: install a current one from https://nodejs.org and run the same command again.`;
}

function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  if (!existsSync(installedTree)) return false;
  // Someone ran npm by hand: its record of the tree, written last, tells whether that came after the lock file.
  if (statSync(installedTree).mtimeMs < statSync(lock).mtimeMs) return false;
  writeFileSync(stamp, lockHash());
  return true;
}

/** @returns {string | undefined} */
function install() {
  process.stderr.write('Installing the libraries (only needed once) …\n');
  return npm(['ci', '--prefer-offline'].concat(PATIENCE));
}

/**
 * Installs the locked libraries of a folder that is no workspace.
 * @param {string} folder below the root
 * @returns {string | undefined} what went wrong, if anything
 */
export function installFolder(folder) {
  return npm(['ci', '--prefer-offline', '--ignore-scripts=false'].concat(PATIENCE), folder);
}

/**
 * @param {string[]} args
 * @param {string} [folder]
 * @returns {string | undefined} what went wrong, if anything
 */
function npm(args, folder) {
  const found = findNpm();
  const run = spawnSync(found.command, found.args.concat(args), {
    cwd: folder ? join(root, folder) : root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: found.shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (run.status === 0) return undefined;
  const output = `${run.stdout || ''}${run.stderr || ''}`;
  if (run.error && !output) {
    return 'npm could not be started: install npm (it comes with Node from https://nodejs.org) and run the same command again.';
  }
  if (UNREACHABLE.test(output)) {
    return 'The libraries could not be downloaded because the npm registry cannot be reached: connect to the internet (or check your proxy settings) and run the same command again.';
  }
  // npm names the cause first and then adds pages of usage.
  const cause = output.slice(Math.max(0, output.search(/^npm (error|ERR!)/m)));
  const lines = cause.trim().split('\n').slice(0, 12).join('\n');
  return `The libraries could not be installed; this is what npm said:\n${lines}`;
}

function findNpm() {
  const own = process.env.npm_execpath;
  if (own && own.endsWith('npm-cli.js') && existsSync(own)) {
    return { command: process.execPath, args: [own], shell: false };
  }
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}
