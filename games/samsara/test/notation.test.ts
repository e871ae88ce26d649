import { Fault, read } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { refused, table } from './testing.ts';

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

test('M5, M14: what is not due is refused with what is', () => {
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
