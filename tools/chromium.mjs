import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './setup.mjs';

/** The headless shell has no windows, so that the tests take less time with it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  '/snap/bin/chromium',
];
/** Where Playwright keeps the browsers it has fetched, and what they are called in there. */
const CACHES = [
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
  join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
];
const PROGRAMS = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-linux-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
];

/**
 * A Chromium for the browser tests: one that is there, or else a new one.
 * @returns {{ path: string } | { complaint: string }}
 */
export function chromium() {
  const own = process.env.CHROMIUM;
  if (own) {
    if (isProgram(own)) return { path: own };
    return { complaint: `The variable CHROMIUM names no program: ${own}` };
  }
  const found = findChromium() ?? (install() ? findChromium() : undefined);
  if (found) return { path: found };
  return {
    complaint:
      'The browser tests need Chromium and it could not be installed: install it, or set the variable CHROMIUM to its path, and run the same command again.',
  };
}

/** One that is there already. */
export function findChromium() {
  const [shells, others] = [cached('chromium_headless_shell-'), cached('chromium-')];
  const places = [...inPath(SHELLS), ...shells, ...inPath(NAMES), ...PLACES, ...others];
  return places.find(isProgram);
}

/** @param {string[]} names */
function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** @param {string} start of the folders that Playwright keeps a kind of browser in */
function cached(start) {
  return CACHES.filter((folder) => folder !== '' && existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(start))
      .flatMap((name) => PROGRAMS.map((program) => join(folder, name, program))),
  );
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {boolean} whether something was installed */
function install() {
  process.stderr.write('Installing Chromium for the browser tests (only needed once) …\n');
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) return installByApt();
  const installer = join(root, 'node_modules/playwright-core/cli.js');
  return quiet(process.execPath, [installer, 'install', '--only-shell', 'chromium']);
}

function installByApt() {
  const add = (/** @type {string} */ browser) =>
    quiet('apt-get', ['install', '-y', '--no-install-recommends', browser, 'fonts-dejavu-core']);
  const addEither = () => add('chromium-headless-shell') || add('chromium');
  return addEither() || (quiet('apt-get', ['update']) && addEither());
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function quiet(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: 'ignore' }).status === 0;
}
