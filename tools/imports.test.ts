import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkImports, NOT_IN_PURE_CODE } from './imports.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const game = { '.': './index.ts', './words': './words/index.ts', './facts': './facts.ts' };
const family = { '@baithak/panakizhi': '0.1.0' };
const clean: Record<string, string> = {
  ...workspace('packages/kernel', '@baithak/kernel'),
  ...workspace('packages/words', '@baithak/words'),
  ...workspace('packages/testkit', '@baithak/testkit'),
  ...workspace('packages/bots', '@baithak/bots'),
  ...workspace('games/panakizhi', '@baithak/panakizhi'),
  ...workspace('packages/board', '@baithak/board', {
    '.': './index.ts',
    './facts': './facts.ts',
  }),
  ...workspace('games/catalog', '@baithak/catalog'),
  ...workspace('games/chess', '@baithak/chess', game),
  ...workspace('games/go', '@baithak/go', game),
  ...workspace('games/srrakk', '@baithak/srrakk', game, family),
  ...workspace('games/talluka', '@baithak/talluka', game, family),
  ...workspace('games/vancana', '@baithak/vancana', game, family),
  ...workspace('apps/cli', 'baithak'),
  ...workspace('apps/web', '@baithak/web'),
  ...workspace('bench', '@baithak/bench'),
  'packages/kernel/index.ts': "export * from './chance.ts';",
  'packages/kernel/chance.ts': 'export const half = Math.floor(1 / 2);',
  'packages/words/index.ts': "import { IntlMessageFormat } from 'intl-messageformat';",
  'packages/testkit/index.ts': "import 'vitest';\nimport '@baithak/words';\nimport 'node:fs';",
  'packages/bots/index.ts': "import type { Game } from '@baithak/kernel';",
  'games/panakizhi/index.ts': "import '@baithak/kernel';",
  'games/chess/facts.ts': "import type { Facts } from '@baithak/board/facts';",
  'games/catalog/facts.ts': "export { facts } from '@baithak/chess/facts';",
  'packages/board/index.ts': "import 'react';\nimport '@baithak/words';",
  'games/catalog/index.ts':
    "import type { Chess } from '@baithak/chess';\nexport const go = () => import('@baithak/go/words');",
  'games/chess/index.ts': "export { rules } from './rules.ts';",
  'games/chess/rules.ts':
    "import '@baithak/kernel';\n// Date, require and Math.random are only words here\nexport const rules = { process: 'Date' }.process;",
  'games/chess/rules.test.ts':
    "import 'vitest';\nimport '@baithak/testkit';\nimport './rules.ts';\nDate.now();",
  'games/chess/words/index.ts': "import '@baithak/kernel';",
  'games/chess/board/index.tsx':
    "import 'react/jsx-runtime';\nimport '@baithak/board';\nimport '../rules.ts';\nsetTimeout(() => <p />);",
  ...Object.fromEntries(
    ['talluka', 'vancana', 'srrakk'].map((id) => [
      `games/${id}/rules.ts`,
      "import '@baithak/kernel';\nimport '@baithak/panakizhi';",
    ]),
  ),
  'apps/cli/main.ts': "import 'commander';\nimport('@baithak/bench');\nprocess.exit();",
  'bench/index.ts': "import 'commander';\nimport '@baithak/go';\nperformance.now();",
};

function workspace(
  folder: string,
  name: string,
  exports: object = { '.': './index.ts' },
  dependencies: object = {},
) {
  return { [`${folder}/package.json`]: JSON.stringify({ name, exports, dependencies }) };
}

function check(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'baithak-imports-'));
  folders.push(root);
  for (const [path, text] of Object.entries({ ...clean, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkImports(root).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

test('accepts a clean tree', () => {
  expect(check({})).toEqual([]);
});

test.each([
  ['kernel imports a package', 'packages/kernel/a.ts', "import '@baithak/words';", 'down'],
  ['kernel imports Node', 'packages/kernel/a.ts', "import 'node:fs';", 'down'],
  ['words imports a game', 'packages/words/a.ts', "import '@baithak/go';", 'down'],
  ['bots imports words', 'packages/bots/a.ts', "import '@baithak/words';", 'down'],
  ['bots imports Node', 'packages/bots/a.ts', "import fs from 'fs';", 'down'],
  ['testkit imports a game', 'packages/testkit/a.ts', "import '@baithak/go';", 'down'],
  ['table imports zod', 'packages/table/a.ts', "import 'zod';", 'down'],
  ['protocol imports words', 'packages/protocol/a.ts', "import '@baithak/words';", 'down'],
  ['the board package imports a game', 'packages/board/a.ts', "import '@baithak/go';", 'down'],
  ['a game imports a game', 'games/go/a.ts', "import '@baithak/chess';", 'down'],
  ['a test imports another game', 'games/go/a.test.ts', "import '@baithak/chess';", 'down'],
  ['a game imports words', 'games/go/a.ts', "import '@baithak/words';", 'down'],
  ['a game imports React', 'games/go/a.ts', "import 'react';", 'down'],
  ['a game imports testkit', 'games/go/a.ts', "import '@baithak/testkit';", 'down'],
  ['another game imports panakizhi', 'games/go/a.ts', "import '@baithak/panakizhi';", 'down'],
  ['panakizhi imports a game', 'games/panakizhi/a.ts', "import '@baithak/go';", 'down'],
  ['panakizhi imports words', 'games/panakizhi/a.ts', "import '@baithak/words';", 'down'],
  ['facts import React', 'games/go/facts.ts', "import 'react';", 'down'],
  ['facts import the kernel', 'games/go/facts.ts', "import '@baithak/kernel';", 'down'],
  ['its games import bots', 'games/srrakk/a.ts', "import '@baithak/bots';", 'down'],
  ['its games import a game', 'games/srrakk/a.ts', "import '@baithak/go';", 'down'],
  ['a board imports bots', 'games/go/board/a.ts', "import '@baithak/bots';", 'down'],
  ['an app imports an app', 'apps/cli/a.ts', "import '@baithak/web';", 'down'],
  ['the bench imports an app', 'bench/a.ts', "import 'baithak';", 'down'],
  ['a type import', 'games/go/a.ts', "import type { A } from '@baithak/bots';", 'down'],
  ['a dynamic import', 'games/go/a.ts', "const a = import('@baithak/bots');", 'down'],
  ['a dynamic import in a template', 'games/go/a.ts', 'import(`@baithak/bots`);', 'down'],
  ['a computed import', 'games/go/a.ts', 'import(name);', 'down'],
  ['an import in a type', 'games/go/a.ts', "type A = import('@baithak/bots').A;", 'down'],
  ['a re-export', 'games/go/a.ts', "export { a } from '@baithak/bots';", 'down'],
  ['a star re-export', 'games/go/a.ts', "export * from '@baithak/bots';", 'down'],
  ['the catalog is eager', 'games/catalog/a.ts', "import { go } from '@baithak/go';", 'lazy'],
  ['the catalog re-exports', 'games/catalog/a.ts', "export * from '@baithak/go';", 'lazy'],
  ['no such door', 'apps/cli/a.ts', "import '@baithak/go/rules.ts';", 'doors'],
  ['a path into a package', 'apps/cli/a.ts', "import '../../games/go/index.ts';", 'doors'],
  ['a path to a sibling', 'games/go/a.ts', "import '../chess/rules.ts';", 'doors'],
  ['rules import the board', 'games/chess/a.ts', "import './board/index.tsx';", 'board'],
  ['a file imports itself', 'games/go/a.ts', "import './a.ts';", 'cycle'],
  ['an unknown folder', 'packages/misc/a.ts', '', 'table'],
])('reports: %s', (_, path, text, rule) => {
  const line = rule === 'table' ? 1 : 3;
  expect(check({ [path]: `// é 🂡\n\n${text}` })).toEqual([`${path}:${line} ${rule}`]);
});

test('reports cycles, also through doors and types', () => {
  expect(
    check({
      'games/go/index.ts': "import './a.ts';",
      'games/go/a.ts': "import type { B } from './b.ts';",
      'games/go/b.ts': "export * from './index.ts';",
    }),
  ).toEqual(['games/go/index.ts:1 cycle']);
  expect(
    check({
      'packages/words/index.ts': "import './a.ts';",
      'packages/words/a.test.ts': "import './a.ts';",
      'packages/words/a.ts': "import '@baithak/kernel';",
      'packages/kernel/index.ts': "import '@baithak/words';",
    }),
  ).toEqual(['packages/kernel/index.ts:1 down', 'packages/kernel/index.ts:1 cycle']);
});

test.each([...NOT_IN_PURE_CODE])('reports %s in pure code only', (name) => {
  const use = name === 'Math' ? "Math['floor'](1)" : `String(${name})`;
  expect(
    check({
      'packages/kernel/a.ts': use,
      'packages/kernel/a.test.ts': use,
      'packages/bots/a.ts': `const a = 1;\n${use}`,
      'packages/words/a.ts': use,
      'games/go/a.ts': use,
      'games/srrakk/a.ts': use,
      'games/panakizhi/a.ts': use,
      'games/go/board/a.ts': use,
      'packages/testkit/a.ts': use,
      'apps/cli/a.ts': use,
    }).sort(),
  ).toEqual([
    'games/go/a.ts:1 pure',
    'games/panakizhi/a.ts:1 pure',
    'games/srrakk/a.ts:1 pure',
    'packages/bots/a.ts:2 pure',
    'packages/kernel/a.ts:1 pure',
    'packages/words/a.ts:1 pure',
  ]);
});
