import { expect, test } from 'vitest';
import { countsLine, sharesLine, unsteadyTests } from './vitest.mjs';

const file = { name: '/there/packages/kernel/match.test.ts', startTime: 0, endTime: 1 };
const passed = { ...file, status: 'passed', assertionResults: [{ status: 'passed' }] };
const failed = { ...file, status: 'failed', assertionResults: [{ status: 'failed' }] };
const unloadable = { ...file, status: 'failed', assertionResults: [] };

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

test('shares of the time go to the folders of their files', () => {
  const took = (name: string, startTime: number, endTime: number) => ({
    ...passed,
    ...{ name, startTime, endTime },
  });
  const testResults = [
    took('/there/games/jaipur/rules.test.ts', 0, 3000),
    took('/there/apps/web/test/axe.test.ts', 0, 4000),
    took('/there/apps/server/test/store.test.ts', 3000, 4000),
    took('/there/packages/kernel/match.test.ts', 1000, 2000),
  ];
  expect(sharesLine({ testResults }, 4.5)).toBe('browser 2.0 s · server 0.5 s · rules 2.0 s');
  expect(sharesLine(undefined, 4.5)).toBe('');
});

test('a test that passes only at the second try is named with its complaint', () => {
  const [fullName, failureMessages] = ['rules open', ['expected 4 to be 6\n  at line 3']];
  const tests = [
    { status: 'passed', fullName: 'steady', failureMessages: [] },
    { status: 'passed', fullName, failureMessages },
    { status: 'failed', fullName: 'broken', failureMessages },
  ];
  const report = { testResults: [passed, { ...file, status: 'failed', assertionResults: tests }] };
  expect(unsteadyTests(report)).toEqual(['rules open: expected 4 to be 6']);
  expect(unsteadyTests(undefined)).toEqual([]);
});
