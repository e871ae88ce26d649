import { expect, test } from 'vitest';
import { countsLine } from './vitest.mjs';

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
const unloadable = { status: 'failed', assertionResults: [] };

test.each([
  [
    'all well',
    { numPassedTests: 3, numFailedTests: 0, testResults: [passed] },
    0,
    '3 passed, 0 failed',
  ],
  [
    'a failing test',
    { numPassedTests: 3, numFailedTests: 1, testResults: [failed] },
    1,
    '3 passed, 1 failed',
  ],
  [
    'a file that does not load',
    { numPassedTests: 3, numFailedTests: 1, testResults: [failed, unloadable] },
    1,
    '3 passed, 2 failed',
  ],
  [
    'an error outside of tests',
    { numPassedTests: 3, numFailedTests: 0, testResults: [passed] },
    1,
    '3 passed, 1 failed',
  ],
  ['no report at all', undefined, 1, '0 passed, 1 failed'],
])('counts: %s', (_, report, code, line) => {
  expect(countsLine(report, code)).toBe(line);
});
