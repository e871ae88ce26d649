import { GAME_IDS } from '@baithak/catalog';
import { expect, test } from 'vitest';
import { cli } from './harness.ts';

const COMMANDS = [
  'serve',
  'backup',
  'admin',
  'migrate',
  'play',
  'engine',
  'moves',
  'analyse',
  'perft',
  'trace',
  'replay',
  'survey',
  'arena',
  'measure',
  'ratings',
  'bench',
];

/** Every error prints nothing on stdout and one line on stderr, and exits with 1. */
async function complaint(...args: string[]): Promise<string> {
  const { code, out, err } = await cli(args);
  expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 1, out: '', lines: 2 });
  expect(err).toMatch(/^baithak: \S/);
  return err;
}

test('help lists exactly the commands that exist', async () => {
  const { code, out } = await cli(['--help']);
  expect(code).toBe(0);
  const listed = [...out.matchAll(/^ {2}([a-z]+) /gm)].map((match) => match[1]);
  expect(listed).toEqual([...COMMANDS, 'help']);
  expect((await cli([])).out).toBe(out);
});

test.each(COMMANDS)('%s has its own help', async (command) => {
  const { code, out, err } = await cli([command, '--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`Usage: baithak ${command}`);
});

test('prints its version', async () => {
  expect((await cli(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each(['moves', 'perft', 'trace', 'play'])(
  '%s of an unknown game lists the games',
  async (c) => {
    const flags = c === 'perft' ? ['--depth', '1'] : [];
    expect(await complaint(c, 'chess', ...flags)).toContain(
      `choose one of: ${GAME_IDS.join(', ')}.`,
    );
  },
);

test.each([
  [['nonsense'], "unknown command 'nonsense' See baithak --help."],
  [['moves'], "missing required argument 'game' See baithak moves --help."],
  [['moves', 'talluka', 'x'], 'too many arguments'],
  [['moves', 'talluka', '--colour'], "unknown option '--colour'"],
  [['moves', 'talluka', '--positon', 'x'], '(Did you mean --position?)'],
  [['perft', 'talluka'], "required option '--depth <n>' not specified"],
  [['perft', 'talluka', '--depth', '0'], 'It must be a whole number from 1 to 30.'],
  [['perft', 'talluka', '--depth', '1e1'], 'It must be a whole number'],
  [['perft', 'talluka', '--depth'], "option '--depth <n>' argument missing"],
  [['perft', 'jaipur', '--depth', '2'], 'only be counted in games without chance'],
  [['trace', 'talluka', '--games', '-1'], 'It must be a whole number'],
  [['trace', 'talluka', '--seats', '3'], 'cannot be played with 3 seats; possible: 2.'],
  [['trace', 'talluka', '--option', 'layout'], 'must look like name=value'],
  [['trace', 'talluka', '--option', 'layout=x'], 'choose one of: corners, chequered'],
  [['trace', 'talluka', '--option', '__proto__=x'], 'no option “__proto__”'],
  [['moves', 'talluka', '--position', '@/no/such/file'], 'no file “/no/such/file”'],
  [['moves', 'talluka', '--position', '@/'], 'is a folder'],
  [['moves', 'jaipur', '--position', '{"market":'], 'not valid JSON'],
  [['moves', 'jaipur', '--position', '['.repeat(50_000)], 'nested deeper than 32'],
  [['moves', 'jaipur'], 'waits for chance'],
  [['replay', '/no/such/file'], 'no file “/no/such/file”'],
  [['play', 'talluka', '--lang', 'xx'], 'Allowed choices are en, de.'],
  [
    ['play', 'talluka', '--seat', 'wizard'],
    'human, mina, gilli, kapi, mayur, phani, shera, random, greedy, alphabeta',
  ],
  [['play', 'jaipur', '--opponent', 'alphabeta'], 'games without chance'],
  [['play', 'talluka', '--seat', 'human', '--seat', 'human', '--seat', 'human'], 'only 2 seats'],
])('%j is refused with advice', async (args, expected) => {
  expect(await complaint(...args)).toContain(expected);
});

test('a bad position is refused in the words of the game', async () => {
  const err = await complaint('moves', 'talluka', '--position', 'BB1WW/BB1WW w');
  expect(err).not.toMatch(/undefined|\[object/);
});

test('user input cannot forge lines or control the terminal', async () => {
  const err = await complaint('moves', 'x\ny\u001b[31m');
  expect(err).toContain('“x y[31m”');
});

test('complains in the language of the environment', async () => {
  const { err } = await cli(['moves', 'schach'], { env: { LANG: 'de_DE.UTF-8' } });
  expect(err).toBe(
    `baithak: Das Spiel „schach“ gibt es nicht; zur Wahl stehen: ${GAME_IDS.join(', ')}.\n`,
  );
});
