import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './parts.mjs';

/**
 * @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} TestReport
 * @typedef {{ name: string, startTime: number, endTime: number,
 *   status: string, assertionResults: TestReport[] }} FileReport
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: FileReport[] }} Report
 */

/**
 * Runs the tests with their output shown.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export async function vitest(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'baithak-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const start = Date.now();
  try {
    const { code } = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
      shown: true,
      env,
    });
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    const seconds = (Date.now() - start) / 1000;
    return {
      code,
      counts: countsLine(report, code),
      shares: sharesLine(report, seconds),
      unsteady: unsteadyTests(report),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A file that cannot be loaded fails without a failing test, and an error outside of tests without either.
 * @param {Report | undefined} report
 * @param {number} code
 */
export function countsLine(report, code) {
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = (report?.numFailedTests ?? 0) + broken;
  return `${report?.numPassedTests ?? 0} passed, ${code === 0 ? failed : Math.max(failed, 1)} failed`;
}

/**
 * The tests that passed only when they were tried again, each with its first complaint.
 * @param {Pick<Report, 'testResults'> | undefined} report
 */
export function unsteadyTests(report) {
  return (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages: [complaint] = [] }) =>
      status === 'passed' && complaint !== undefined
        ? [`${fullName}: ${complaint.split('\n', 1)[0]}`]
        : [],
    ),
  );
}

/** @type {[name: string, folder: RegExp][]} */
const PARTS = [
  ['browser', /\/apps\/web\//],
  ['server', /\/apps\/server\//],
  ['rules', /./],
];

/**
 * What share of the time each part of the tests took; files of several parts run side by side.
 * @param {Pick<Report, 'testResults'> | undefined} report
 * @param {number} seconds
 */
export function sharesLine(report, seconds) {
  const spent = new Map(PARTS.map(([name]) => [name, 0]));
  for (const { name, startTime, endTime } of report?.testResults ?? []) {
    const [part] = PARTS.find(([, folder]) => folder.test(name.replaceAll('\\', '/'))) ?? [''];
    spent.set(part, (spent.get(part) ?? 0) + endTime - startTime);
  }
  const all = [...spent.values()].reduce((sum, each) => sum + each, 0);
  return [...spent]
    .filter(([, each]) => each > 0)
    .map(([name, each]) => `${name} ${((seconds * each) / all).toFixed(1)} s`)
    .join(' · ');
}
