import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@baithak/catalog';
import { expect, test } from 'vitest';

function run(tool: string, argument: string) {
  const script = fileURLToPath(new URL(`${tool}.mjs`, import.meta.url));
  return spawnSync(process.execPath, [script, argument], { encoding: 'utf8' });
}

test.each([
  ['mine', 'docs/puzzles.md'],
  ['panakizhi', 'training/panakizhi/README.md'],
  ['review-check', 'docs/review.md'],
  ['train', 'training/README.md'],
])('%s answers an unknown option in one line', (tool, docs) => {
  const { status, stderr } = run(tool, '--nonsense');
  expect(status).toBe(1);
  expect(stderr).toBe(`Unknown option '--nonsense'. The options are in ${docs}.\n`);
});

test('review-check says which games there are', () => {
  const { status, stderr } = run('review-check', 'chess');
  expect(status).toBe(1);
  expect(stderr).toBe(`There is no game called chess; choose from ${GAME_IDS.join(', ')}.\n`);
});
