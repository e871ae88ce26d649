import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from './parts.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'baithak-unused-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function workspace(name: string, dependencies: object) {
  return JSON.stringify({ name, exports: { '.': './index.ts' }, dependencies });
}

const FILES: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'planted', workspaces: ['packages/*'] }),
  'packages/kernel/package.json': workspace('@baithak/kernel', { 'left-pad': '1.0.0' }),
  'packages/kernel/index.ts': "export { used, fromOutside } from './chance.ts';",
  'packages/kernel/chance.ts':
    'export const used = 1;\nexport const fromOutside = 2;\nexport const forgotten = 3;\nexport type Gone = 4;',
  'packages/kernel/orphan.ts': 'export const orphan = 1;',
  'packages/words/package.json': workspace('@baithak/words', { '@baithak/kernel': '0.1.0' }),
  'packages/words/index.ts': "import { used } from '@baithak/kernel';\nimport 'zod';\nused;",
};

test('the check finds unused files, exports, doors and dependencies, and missing ones', async () => {
  copyFileSync(resolve(import.meta.dirname, '../knip.json'), join(scratch, 'knip.json'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(scratch, path)), { recursive: true });
    writeFileSync(join(scratch, path), text);
  }
  const command = ['node_modules/knip/bin/knip.js', '--reporter=json', '--directory', scratch];
  const { code, output } = await run([...command, '--no-progress', '--no-config-hints']);
  expect(code).toBe(1);
  const kinds = ['files', 'dependencies', 'unlisted', 'exports', 'types'];
  const found = (JSON.parse(output).issues as Record<string, unknown>[]).flatMap((issue) =>
    kinds.flatMap((kind) =>
      ((issue[kind] ?? []) as { name: string }[]).map(
        ({ name }) => `${issue.file} ${kind} ${name}`,
      ),
    ),
  );
  expect(found.sort()).toEqual([
    'packages/kernel/chance.ts exports forgotten',
    'packages/kernel/chance.ts exports fromOutside',
    'packages/kernel/chance.ts types Gone',
    'packages/kernel/index.ts exports fromOutside',
    'packages/kernel/orphan.ts files packages/kernel/orphan.ts',
    'packages/kernel/package.json dependencies left-pad',
    'packages/words/index.ts unlisted zod',
  ]);
});
