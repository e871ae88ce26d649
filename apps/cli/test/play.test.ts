import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog, GAME_IDS } from '@baithak/catalog';
import { type AnyMatch, commitment, Match, promiseOf, sure, writeMatch } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { tableFrom } from '../play/opening.ts';
import { cli } from './harness.ts';

const DUEL = ['play', 'talluka', '--seat', 'human', '--seat', 'human'];
const folder = mkdtempSync(join(tmpdir(), 'baithak-'));

async function play(args: readonly string[], input: readonly string[], env = {}) {
  const { code, out, err } = await cli(args, {
    input: input.map((line) => `${line}\n`).join(''),
    env,
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

describe('a game between two people', () => {
  test('shows the table, asks for a move and reports what happened', async () => {
    const out = await play(DUEL, ['1>']);
    expect(out).toContain('| B | B |   | W | W |');
    expect(out).toContain('White. Your turn: push a row or a column.');
    expect(out).toMatch(/1> {2}White pushed row 1/);
    expect(out).toContain('Black. Your turn: push a row or a column.');
    expect(out).toMatch(/Goodbye!\n$/);
  });

  test('is in German from the first word to the last', async () => {
    const out = await play(DUEL, ['moves', '', '?', '3>', 'rule t5', '1>', 'undo', 'quit'], {
      LANG: 'de_AT',
    });
    expect(out).toContain('Weiß');
    expect(out).toContain('„moves“ zeigt alle Züge');
    expect(out).toContain('Zug 0 wird zurückgenommen.');
    expect(out).toMatch(/Auf Wiedersehen!\n$/);
    expect(out).not.toMatch(/White|Player|Turn|push|Goodbye/);
    expect(await play([...DUEL, '--lang', 'en'], [], { LANG: 'de' })).toContain('Goodbye!');
  });

  test('refuses with a sentence and the rule, and shows the rule', async () => {
    const out = await play(DUEL, ['3>', 'rule T5', 'rule X9', 'nonsense', 'toString']);
    expect(out).toMatch(/> .*\w.* \[T5\]\n/);
    expect(out).toMatch(/> T5: \w/);
    expect(out).toContain('There is no rule “X9”; there are: T1 T2');
    expect(out).toContain('“toString” is not a move.');
  });

  test('lists moves, rules and help', async () => {
    const out = await play(DUEL, ['moves', 'rules', 'help', '?']);
    expect(out).toContain('1>  2>  4<  5<  a^  b^  dv  ev');
    expect(out).toMatch(/T2 \(house ruling\): /);
    expect(out.match(/take back your last move/g)).toHaveLength(2);
  });

  test('takes back moves', async () => {
    const out = await play(DUEL, ['undo', '1>', 'undo', 'moves']);
    expect(out).toContain('There is no move to take back.');
    expect(out).toContain('Move 0 is taken back.');
    expect(out.match(/Turn 0/g)).toHaveLength(2);
  });

  test('ends by resigning', async () => {
    const out = await play(DUEL, ['1>', 'resign', 'undo', 'moves', 'tally', '']);
    expect(out).toContain('Black resigned.');
    expect(out).toContain('1. White (1)\n2. Black (0)');
    expect(out.match(/The game is over\./g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('ends by the rules, and even the last move can be taken back', async () => {
    const position = ['--position', '5/2W2/WW3/2W2/2W1B w'];
    const out = await play([...DUEL, ...position], ['3>', 'undo', '3>', '']);
    expect(out.match(/1\. White \(1\)/g)).toHaveLength(2);
  });
});

describe('bots', () => {
  test('answer the person', async () => {
    const out = await play(['play', 'talluka', '--opponent', 'alphabeta:5'], ['1>', '2>']);
    expect(out.match(/Black pushed/g)?.length).toBeGreaterThanOrEqual(1);
  });

  test('are taken back together with the move they answered', async () => {
    const out = await play(['play', 'talluka', '--opponent', 'random'], ['1>', 'undo', 'quit']);
    expect(out).toContain('Move 1 is taken back.\nMove 0 is taken back.');
    expect(out.match(/Turn 0/g)).toHaveLength(2);
  });

  test('keep their first move if the person has not moved yet', async () => {
    const out = await play(['play', 'talluka', '--seat', 'random', '--seat', 'human'], ['undo']);
    expect(out).toContain('There is no move to take back.');
  });

  test.each(['talluka', 'jaipur'])('play %s among themselves to the end', async (game) => {
    const out = await play(['play', game, '--seat', 'greedy:1', '--opponent', 'random'], []);
    expect(out).toMatch(/1\. (Player \d|White|Black)/);
  });

  test('take every seat that no flag fills', async () => {
    expect(await play(['play', 'jaipur'], ['+K'])).toContain('Player 2');
  });
});

describe('secrets', () => {
  const HOTSEAT = ['play', 'jaipur', '--seed', '1', '--seat', 'human', '--seat', 'human'];

  test('a curtain separates two people with secrets', async () => {
    const out = await play(HOTSEAT, ['-C', '', '', 'quit']);
    const [before = '', after = ''] = out.split(
      'Pass the keyboard to Player 2. Player 2, press Enter.',
    );
    const ownHand = /Hand (\[[^\n]*\])/;
    const first = ownHand.exec(before)?.[1] as string;
    const second = ownHand.exec(after)?.[1] as string;
    expect(first).toBeDefined();
    expect(second).toBeDefined();
    expect(after).not.toContain(first);
    expect(before).not.toContain(second);
    const curtain = before.slice(before.lastIndexOf('Press Enter to hide your side.'));
    expect(curtain.match(/\n/g)?.length).toBeGreaterThan(50);
  });

  test('the log tells nothing about the other hand', async () => {
    const out = await play(HOTSEAT, ['-C', '', '', 'quit']);
    const after = out.slice(out.indexOf('Player 2, press Enter.'));
    expect(after).toMatch(/Player 1 got \d cards?/);
    expect(after).not.toMatch(/Player 1 got [^.]*(diamond|gold|cloth|leather|silver|spice)/);
  });

  test('there is no curtain for one person or in a game without secrets', async () => {
    expect(await play(['play', 'jaipur', '--opponent', 'random'], ['+K'])).not.toContain(
      'keyboard',
    );
    expect(await play(DUEL, ['1>'])).not.toContain('keyboard');
  });

  test('a bot plays on for one of three who resigns, and a curtain hides the next', async () => {
    const seats = ['--seat', 'human', '--seat', 'human', '--seat', 'random'];
    const out = await play(
      ['play', 'samsara', '--seats', '3', '--seed', '5', ...seats],
      ['', '', 'resign', '', '', 'char:Vanarah', 'quit'],
    );
    expect(out.match(/Pass the keyboard to Player \d/g)).toEqual([
      'Pass the keyboard to Player 2',
      'Pass the keyboard to Player 1',
    ]);
    const after = out.slice(out.indexOf('Pass the keyboard to Player 1'));
    expect(after).toMatch(/Player 2 resigned\.\nchar:\w+ {2}Player 2 /);
  });
});

describe('files', () => {
  test('a saved match goes on where it was', async () => {
    const file = join(folder, 'evening.match');
    const saved = await play(DUEL, ['1>', `save ${file}`, 'quit']);
    expect(saved).toContain(`Saved as ${file}.`);
    const out = await play(
      ['play', '--load', file, '--seat', 'human', '--seat', 'human'],
      ['undo'],
    );
    expect(out).toContain('Turn 1, last move 1>');
    expect(out).toContain('Move 0 is taken back.');
    expect(readFileSync(file, 'utf8')).toMatch(/^baithak-match 1\ngame talluka/);
    const wrong = await cli(['play', 'jaipur', '--load', file]);
    expect(wrong.err).toContain('a match of “talluka”');
  });

  test('saving overwrites nothing but matches', async () => {
    const precious = join(folder, 'precious.txt');
    writeFileSync(precious, 'letters');
    const out = await play(DUEL, [
      'save',
      `save ${precious}`,
      `save ${folder}`,
      'save /no/where/x',
      'quit',
    ]);
    expect(out).toContain('Give the name of a file');
    expect(out).toContain('is no saved match; choose another name.');
    expect(out).toContain('is a folder');
    expect(readFileSync(precious, 'utf8')).toBe('letters');
    expect(existsSync('/no/where')).toBe(false);
  });

  test('a match whose chance comes from outside asks for outcomes', async () => {
    const [answer] = (
      await cli(['engine'], {
        input: '{"do":"new","game":"jaipur","chance":"manual"}\n{"do":"log"}\n',
      })
    ).lines.slice(1);
    const file = join(folder, 'manual.match');
    writeFileSync(file, JSON.parse(answer as string).file);
    const out = await play(
      ['play', '--load', file, '--opponent', 'random'],
      ['Z', 'D', 'D', 'quit'],
    );
    expect(out).toContain('What did chance bring? Possible: D G S C P L K');
    expect(out.match(/What did chance bring/g)).toHaveLength(4);
  });

  test('a match with chance from outside asks for the outcomes of every move, again after an undo', async () => {
    const file = join(folder, 'outside.match');
    const jaipur = await catalog.jaipur.game();
    writeFileSync(file, writeMatch(sure(Match.open(jaipur, { seats: 2 }) as AnyMatch)));
    const deal = [...'LLLLLLPPPPPP'];
    const curtain = ['', ''];
    const out = await play(
      ['play', '--load', file, '--seat', 'human', '--seat', 'human'],
      [
        ...deal,
        '+L',
        '+P',
        'Z',
        'D',
        ...curtain,
        'undo',
        ...curtain,
        '+P',
        'G',
        ...curtain,
        `save ${file}`,
      ],
    );
    expect(out).toContain('The market has none of that: you cannot take 1 leather. [J5]');
    expect(out.match(/What did chance bring/g)).toHaveLength(deal.length + 3);
    expect(out).toMatch(/\+P {2}Player 1 took .*spice.*New in the market: .*diamond\./);
    expect(out).toMatch(/\+P {2}Player 1 took .*spice.*New in the market: .*gold\./);
    expect(readFileSync(file, 'utf8')).toContain(
      'chance manual\n0 deal L L L L L L P P P P P P\n1 move 0 +P : D\n2 undo 1\n3 move 0 +P : G\n',
    );
  });

  test('a match of scheme 2 keeps its promises and plays on', async () => {
    const game = await catalog.jaipur.game();
    const match = sure(Match.open(game, { seats: 2, seed: 'sealed', scheme: 2 }));
    const sealed = commitment('sealed');
    for (const seat of [0, 1]) sure(match.promise(seat, promiseOf(sealed, `salt ${seat}`)));
    sure(match.reveal(0, 'salt 0'));
    sure(match.withhold(1));
    match.deal();
    const players = [{ kind: 'human' }, { kind: 'human' }] as const;
    const table = sure(tableFrom(match, { game, players, aids: 'full' }));
    expect(writeMatch(table.match as AnyMatch)).toBe(writeMatch(match));
  });

  test('a match from another table keeps its entropy, names and seat changes', async () => {
    const match = sure(
      Match.open(await catalog.jaipur.game(), { seats: 2, seed: 's', names: ['Asha', 'Bela'] }),
    ) as AnyMatch;
    match.addEntropy('tea');
    match.addEntropy('milk');
    match.deal();
    sure(match.decide(0, ['+K']));
    sure(match.undo());
    sure(match.changeSeat(0, 'Chitra'));
    sure(match.decide(0, ['+K']));
    const file = join(folder, 'named.match');
    writeFileSync(file, writeMatch(match));
    const out = await play(
      ['play', '--load', file, '--opponent', 'random'],
      ['undo', '+K', `save ${file}`, 'quit'],
    );
    expect(out).toContain('Chitra');
    expect(out).not.toMatch(/Asha| got [^n]/);
    const before = writeMatch(match).split('\n').slice(0, -2);
    expect(readFileSync(file, 'utf8').split('\n').slice(0, before.length)).toEqual(before);
    expect((await cli(['replay', file])).code).toBe(0);
  });

  test('a finished match can be looked at, and its last move taken back', async () => {
    const match = sure(
      Match.open(await catalog.talluka.game(), {
        seats: 2,
        seed: 's',
        position: '5/2W2/WW3/2W2/2W1B w',
      }),
    ) as AnyMatch;
    sure(match.decide(0, ['3>']));
    const file = join(folder, 'finished.match');
    writeFileSync(file, writeMatch(match));
    const out = await play(['play', '--load', file, '--opponent', 'random'], ['undo', '3>', '']);
    expect(out.match(/1\. White \(1\)/g)).toHaveLength(2);
  });

  test('a forged match that deals too late is refused', async () => {
    const match = sure(
      Match.open(await catalog.jaipur.game(), { seats: 2, seed: 's' }),
    ) as AnyMatch;
    sure(match.changeSeat(0, 'Asha'));
    match.deal();
    const file = join(folder, 'forged.match');
    writeFileSync(file, writeMatch(match));
    const { code, err } = await cli(['play', '--load', file]);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'baithak: Line 8 is damaged and cannot be read.\n',
    });
  });

  test('a file that is no match is refused', async () => {
    const file = join(folder, 'no.match');
    writeFileSync(file, 'hello\n');
    const { code, err } = await cli(['play', '--load', file]);
    expect(code).toBe(1);
    expect(err).toContain('Line 1: this is not a saved match');
  });
});

describe('the chooser', () => {
  test('asks for the game and the players, with defaults on Enter', async () => {
    const out = await play(['play'], ['99', 'talluka', '', 'wizard', 'human', '1>', 'quit']);
    expect(out).toMatch(/^ {2}\d {2}Talluka$/m);
    expect(out).toContain(`Choose a number from 1 to ${GAME_IDS.length}.`);
    expect(out).toContain('Nobody called “wizard” can play');
    expect(out).toContain('Black. Your turn: push a row or a column.');
  });

  test('ends when the input ends', async () => {
    expect(await play(['play'], [])).toContain('Which game?');
    expect(await play(['play'], ['1'])).not.toContain('Round 1');
  });
});

describe('the terminal', () => {
  const ESCAPE = '\u001b[';
  const at = (env: Record<string, string>, isTerminal: boolean) =>
    cli(DUEL, { input: '1>\nquit\n', env, isTerminal });

  test('gets control codes only if it is one and NO_COLOR is not set', async () => {
    expect((await at({}, true)).out).toContain(ESCAPE);
    expect((await at({}, false)).out).not.toContain(ESCAPE);
    expect((await at({ NO_COLOR: '1' }, true)).out).not.toContain(ESCAPE);
  });

  test('Ctrl-C and Ctrl-D leave with a goodbye', async () => {
    for (const key of ['\u0003', '\u0004']) {
      const { code, out } = await cli(DUEL, { input: key, isTerminal: true });
      expect(code).toBe(0);
      expect(out).toContain('Goodbye!');
    }
  });
});
