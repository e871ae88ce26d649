import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.each([
  ['mine', 'docs/puzzles.md'],
  ['panakizhi', 'training/panakizhi/README.md'],
  ['review-check', 'docs/review.md'],
  ['train', 'training/README.md'],
])('%s answers an unknown option in one line', (tool, docs) => {
  const script = fileURLToPath(new URL(`${tool}.mjs`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--nonsense'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(`Unknown option '--nonsense'. The options are in ${docs}.\n`);
});
