import { spawnSync } from 'node:child_process';
import { run } from './parts.mjs';
import { root, setup } from './setup.mjs';

/** Tests that need neither a browser nor a built program. */
const UNIT = ['--project=pure', '--project=parts'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'];

/** @param {string[]} args */
const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/** Where this branch left the main one; on the main branch itself, what is committed. */
function base() {
  const mains = ['origin/HEAD', 'origin/main', 'main'];
  const main = mains.find((name) => git('rev-parse', '--verify', '--quiet', name));
  return (main && git('merge-base', 'HEAD', main)) || 'HEAD';
}

/**
 * Tests that were changed themselves, whatever they need.
 * @param {string} since
 */
function changedTests(since) {
  const changed = git('diff', '--name-only', '--diff-filter=d', since).split('\n');
  const added = git('ls-files', '--others', '--exclude-standard').split('\n');
  return [...changed, ...added].filter(
    (path) => path.endsWith('.test.ts') && !path.includes('.long.'),
  );
}

const complaint = setup();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const since = base();
  const direct = changedTests(since).filter((path) => path.startsWith('apps/'));
  const steps = [
    ['tools/check.mjs', 'types', 'lint'],
    [...VITEST, ...UNIT, '--changed', since],
    ...(direct.length > 0 ? [[...VITEST, ...direct]] : []),
  ];
  for (const step of steps) {
    const { code } = await run(step, { shown: true });
    process.exitCode ||= code;
  }
}
