import { Fault, read } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { movesOf, oddsOf, positionOf, refusal, refused, table } from './testing.ts';

describe('notation', () => {
  test.each([
    'char:Ibah',
    'go:Y',
    'back:+',
    'pay:G>2',
    'pay:+>4',
    'pay:G',
    'pay:--',
    'pay:->1',
    'pay:-',
    'take:V',
    'take:.',
    'act:-',
    'act:.',
    'swap:G>D',
    'keep:-',
    'amulet:C12',
    'amulet:.',
    'use:G*',
    'use:.',
    'power:3',
    'pick:M',
  ])('%s is well-formed and has one form', (text) => {
    const attempt = game.parse(text);
    expect(attempt).not.toBeInstanceOf(Fault);
    expect(game.format(attempt as Exclude<typeof attempt, Fault>)).toBe(text);
  });

  test.each([
    '',
    'go',
    'go:',
    'go:+',
    'go:YY',
    'go:y',
    'pay:-->1',
    'pay:G>5',
    'use:G',
    'use:.*',
    'amulet:L0',
    'amulet:C13',
    'amulet:L02',
    'power:0',
    'char:ibah',
    'toString:Y',
    ' go:Y',
  ])('%j is no move', (text) => {
    expect((game.parse(text) as Fault).code).toBe('notation');
  });
});

test('M5, M14: a move of another step is refused, and the fault names the step that is due', () => {
  const state = table(2, { seats: [{ zone: 'J', hand: 'G' }] });
  const fault = read(game, state, 'act:G') as Fault;
  expect(fault.code).toBe('wrong-step');
  expect(fault.args).toEqual({ tried: { key: 'step.act' }, due: { key: 'due.go' } });
  const steps: [string, string][] = [
    ['char:Ibah', 'M5'],
    ['back:G', 'M9'],
    ['pay:--', 'M10'],
    ['take:.', 'M13'],
    ['swap:G>D', 'M18'],
    ['keep:G', 'M19'],
    ['amulet:.', 'M22'],
    ['use:.', 'M26'],
    ['power:1', 'M27'],
    ['pick:J', 'M28'],
  ];
  for (const [text, rule] of steps) expect(refused(state, text)).toBe(`wrong-step ${rule}`);
  const choosing = table(2, { phase: 'characters', turn: 0, seats: [{}, { character: 'Ibah' }] });
  expect(refused(choosing, 'char:Ibah')).toBe('character-taken M5 seat:1');
});

describe('positions', () => {
  test('fill in fields that are left out', () => {
    const written = positionOf(table(2, {}));
    expect(written).toMatchObject({ phase: 'go', round: 1, turn: 0, actions: 1, neutral: null });
    expect(written.seats.map((seat) => seat.character)).toEqual(['Dhenu', 'Bikkhu']);
    expect(written.supply).toMatchObject({ J: 5, '+': 33, '-': 46 });
    expect(written.groups[0]).toHaveLength(12);
    expect(positionOf(table(1, { round: 10 })).neutral).toBe('J');
    expect(
      positionOf(table(1, { phase: 'redraw', round: 9, seats: [{ draw: '+' }] })).neutral,
    ).toBe('J');
  });

  test('the two documented examples have the documented moves', () => {
    const pay = table(3, {
      phase: 'pay',
      turn: 1,
      seats: [{ zone: 'Y', hand: 'VG+-' }, { zone: 'Y', hand: 'J++-' }, { zone: 'V' }],
    });
    expect(movesOf(pay).toSorted()).toEqual(['pay:+>0', 'pay:--', 'pay:J>0']);
    const use = table(1, {
      phase: 'use',
      aim: 'C5',
      round: 6,
      seats: [{ character: 'Ussagah', zone: 'M', hand: 'JM+--', reserve: 'V', amulets: ['KD'] }],
      groups: [[null, 'JV', 'KY', 'DM', 'BG*', 'VY*']],
    });
    expect(movesOf(use)).toEqual(['use:V*', 'use:.']);
  });

  test('M31: a drawing pile that is due and empty is filled from the waste pile', () => {
    const state = table(2, { phase: 'draw', seats: [{ zone: 'J', hand: 'G', waste: 'V+' }] });
    expect(oddsOf(state)).toEqual({ 'draw:V': 1, 'draw:+': 1 });
    expect(positionOf(state).seats[0]).toMatchObject({ seen: 'G', story: '', waste: '' });
  });

  const zone = 'Y';
  test.each([
    ['position-too-many supply.J', { seats: [{ hand: 'JJJJJJ' }] }],
    ['position-too-many supply.+', { seats: [{ hand: '+' }], supply: { '+': 33 } }],
    ['position-amulet-twice groups.0.1', { groups: [['JV', 'JV*']] }],
    ['position-amulet-twice groups.0.0', { seats: [{ amulets: ['JV*'] }], groups: [['JV']] }],
    ['position-special groups.0.0', { groups: [['S1a']] }],
    ['position-special seats', { seats: [{ amulets: ['S2b'] }] }],
    ['position-cards seats.0.reserve', { seats: [{ reserve: '-' }] }],
    ['position-cards seats.0.evanescent', { seats: [{ evanescent: 'J' }] }],
    [
      'position-character seats.1.character',
      { seats: [{ character: 'Ibah' }, { character: 'Ibah' }] },
    ],
    ['position-decided seats.0.amulets', { seats: [{ amulets: ['JV', 'JK', 'JY', 'JB', 'JG'] }] }],
    [
      'position-decided seats.1.amulets',
      { seats: [{}, { amulets: ['JV', 'JK', 'JY', 'JB', 'JG'] }] },
    ],
    ['position-nothing-due phase', { phase: 'back', seats: [{ zone, hand: '--' }] }],
    ['position-nothing-due phase', { phase: 'pay', seats: [{ zone, hand: '+' }, { zone: 'M' }] }],
    ['position-nothing-due phase', { phase: 'take', seats: [{ zone }] }],
    ['position-nothing-due phase', { phase: 'swap', seats: [{ zone, hand: '-' }] }],
    ['position-nothing-due phase', { phase: 'keep', seats: [{ zone }] }],
    ['position-nothing-due phase', { phase: 'power', seats: [{ zone }] }],
    [
      'position-nothing-due phase',
      { phase: 'pick', seats: [{ zone, marker: 1, amulets: ['JV'] }] },
    ],
    ['position-nothing-due draws', { phase: 'draw', seats: [{ zone }] }],
    [
      'position-nothing-due phase',
      { phase: 'use', aim: 'C1', groups: [['JV']], seats: [{ zone }] },
    ],
    ['position-aim aim', { phase: 'use', seats: [{ zone }] }],
    ['position-aim aim', { aim: 'C1' }],
    ['position-actions actions', { actions: 2 }],
    ['position-actions actions', { phase: 'act', actions: 0, seats: [{ zone }] }],
    ['position-only-in back', { back: 1 }],
    ['position-took took', { took: 'J' }],
    ['position-neutral neutral', { neutral: 'J' }],
    ['position-winners winners', { winners: [0] }],
    ['position-word phase', { phase: 'over' }],
    ['position-waiting seats.1', { seats: [{}, { played: 'J' }] }],
    ['position-seen seats.0.seen', { seats: [{ hand: 'J', seen: 'V', story: '' }] }],
    ['position-story seats.0.story', { seats: [{ hand: 'J', story: '??' }] }],
    ['position-story seats.0.story', { seats: [{ hand: 'J', story: 'J??' }] }],
    ['position-story seats.0.story', { seats: [{ hand: '+', story: '=++++?' }] }],
    ['position-lacks seats.0.lacks', { seats: [{ lacks: 'J' }] }],
    ['position-laying groups.1', { phase: 'amulets', groups: [['JV'], ['JK']] }, 3],
    ['position-setup seats.0', { phase: 'characters', turn: 0 }],
    ['position-unknown foo', { foo: 1 }],
    ['position-number round', { round: 41 }],
    ['position-number round', { round: 18 }, 1],
  ] as [string, object, number?][])('%s is refused', (expected, position, seats = 2) => {
    const fault = refusal(seats, position as Record<string, unknown>);
    if (expected === 'position-setup seats.0') expect(fault).toMatch(/^position-setup seats/);
    else expect(fault).toBe(expected);
  });

  test('M33: a fifth amulet of a seat that has had its turn is fine', () => {
    const seats = [{ amulets: ['JV', 'JK', 'JY', 'JB', 'JG'] }];
    expect(positionOf(table(2, { turn: 1, seats })).turn).toBe(1);
  });
});
