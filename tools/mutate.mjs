import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { prepare } from './launch.mjs';
import { parseMutations } from './mutations.mjs';
import { root } from './setup.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */

/** A change may keep a test from ending; in milliseconds. */
const PATIENCE = 180_000;

/** What was built. The tool builds programs anew where a test runs them; no test opens the page. */
const BUILT = ['apps/web/dist', 'apps/server/dist', 'apps/cli/dist'];
/** Our own packages among the modules. */
const OURS = '@baithak';
const BUILD = `import { buildCli } from './tools/build-cli.mjs';
import { buildServer } from './tools/build-server.mjs';
await Promise.all([buildCli(), buildServer()]);`;

/** Copies what the project consists of, so that nobody's work is changed. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'baithak-mutants-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = spawnSync('git', list, { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n');
  for (const file of [...files, ...BUILT]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  linkModules(join(root, 'node_modules'), join(copy, 'node_modules'));
  const postgres = 'tools/postgres/node_modules';
  if (existsSync(join(root, postgres)))
    symlinkSync(join(root, postgres), join(copy, postgres), 'junction');
  writeFileSync(join(copy, 'tools/fresh-build.mjs'), 'export default () => {};\n');
  return copy;
}

/**
 * Links the libraries, and our own packages to those of the copy.
 * @param {string} from
 * @param {string} to
 */
function linkModules(from, to) {
  mkdirSync(join(to, OURS), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== OURS && name !== '.cache')
      symlinkSync(join(from, name), join(to, name), 'junction');
  }
  for (const name of readdirSync(join(from, OURS))) {
    const folder = relative(root, realpathSync(join(from, OURS, name)));
    symlinkSync(join(dirname(to), folder), join(to, OURS, name), 'junction');
  }
}

/** @type {[file: RegExp, project: string][]} */
const PROJECTS = [
  [/\.postgres\.test\.ts$/, 'postgres'],
  [/\.mocked\.test\.ts$/, 'mocked'],
  [/^apps\/(server|cli)\//, 'programs'],
  [/^apps\/web\//, 'parts'],
  [/./, 'pure'],
];

/** @param {string} copy */
function build(copy) {
  const args = ['--input-type=module', '--eval', BUILD];
  spawnSync(process.execPath, args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs tests in the copy.
 * @param {string} copy
 * @param {string} file
 * @param {string[]} names parts of their names
 * @returns {{ ran: number, failed: string[], output: string }}
 */
function test(copy, file, names) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const args = ['run', file, '-t', names.map(literally).join('|'), '--bail=1', '--maxWorkers=2'];
  const [, project] = PROJECTS.find(([folder]) => folder.test(file)) ?? [];
  const reporter = [
    '--reporter=json',
    `--outputFile=${report}`,
    `--testTimeout=${PATIENCE}`,
    `--project=${project}`,
  ];
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, ...args, ...reporter], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const output = `${stdout}${stderr}`;
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    /** @type {{ status: string, fullName: string }[]} */
    const all = testResults.flatMap((/** @type {any} */ each) => each.assertionResults);
    const ran = all.filter(({ status }) => status === 'passed' || status === 'failed');
    const failed = ran.filter(({ status }) => status === 'failed');
    return { ran: ran.length, failed: failed.map(({ fullName }) => fullName), output };
  } catch {
    return { ran: 0, failed: [], output };
  }
}

/**
 * Makes a change in the copy and asks its tests.
 * @param {string} copy
 * @param {Mutation} mutation
 */
function judge(copy, { file, from, to, test: tests, name, built }) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) return `OUTDATED, ${file} does not contain it once`;
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  try {
    if (built) build(copy);
    const { ran, failed, output } = test(copy, tests, [name]);
    if (failed[0] !== undefined) return undefined;
    return ran > 0 ? `NOT NOTICED by ${tests}, ${name}` : `NO TEST RAN: ${output.slice(-500)}`;
  } finally {
    writeFileSync(path, source);
    if (built) build(copy);
  }
}

/**
 * Tries changes and prints what became of each; returns how many nobody noticed.
 * @param {Mutation[]} mutations
 * @param {string} copy
 */
function tryAll(mutations, copy) {
  let unnoticed = 0;
  /** @param {string} line */
  const complain = (line) => {
    unnoticed += 1;
    console.log(line);
  };
  for (const file of new Set(mutations.map((each) => each.test))) {
    const own = mutations.filter((each) => each.test === file);
    const { ran, failed, output } = test(copy, file, [...new Set(own.map(({ name }) => name))]);
    if (ran === 0 || failed.length > 0) {
      complain(`${file} fails without any change: ${failed[0] ?? output.slice(-500)}`);
      continue;
    }
    for (const each of own) {
      const trouble = judge(copy, each);
      const what = `${each.promise}: ${each.change}`;
      if (trouble === undefined) console.log(`noticed: ${what}`);
      else complain(`${trouble}: ${what}`);
    }
  }
  return unnoticed;
}

const complaint = await prepare();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const words = process.argv.slice(2).map((word) => word.toLowerCase());
  const all = parseMutations(readFileSync(join(root, 'tools/mutations.txt'), 'utf8'));
  const chosen = all.filter((each) => {
    const text = Object.values(each).join(' ').toLowerCase();
    return words.length === 0 || words.some((word) => text.includes(word));
  });
  const copy = copyProject();
  try {
    const unnoticed = tryAll(chosen, copy);
    console.log(`${chosen.length} changes, ${unnoticed} not noticed`);
    process.exitCode = unnoticed === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
