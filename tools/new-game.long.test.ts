import { afterAll, expect, it } from 'vitest';
import { Scratch } from './test/scratch.ts';

const scratch = new Scratch();
afterAll(() => scratch.remove());

function succeeds(...command: string[]): void {
  const { code, out, err } = scratch.run(...command);
  expect(code, `${out}\n${err}`).toBe(0);
}

it('a new game passes its tests, those of the catalog, the checks and the build', () => {
  succeeds('tools/new-game.mjs', 'morris');
  succeeds('node_modules/vitest/vitest.mjs', 'run', 'games/morris', 'games/catalog');
  succeeds('tools/check.mjs');
  succeeds('tools/build.mjs');
});
