import { commonCatalogues, speaker } from '@baithak/words';
import { expect, it } from 'vitest';
import { sweptAfter, type Turns, turnSaid, turnsAfter } from '../../board/deeds.ts';
import type { Event } from '../../index.ts';
import { words } from '../../words/index.ts';
import { run, table } from '../testing.ts';

const { say } = speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Ravi']);
const told = (turns: Turns, seat: number) => {
  const said = turnSaid(turns, seat);
  return said === null ? null : say(said);
};

const STATE = {
  seats: [{ hand: ['P5l', 'B1k', 'Y1w'], sets: { A: ['P4w'] } }, { hand: ['G5l'] }],
  open: ['P1l', 'B3w', 'G3l', 'Y3w'],
  deck: ['G5f', 'G6w', 'G7l', 'Y4l'],
};

/** Turns as they arrive: the events of each move by themselves. */
function played(...moves: readonly string[]): Turns {
  const state = table(2, STATE);
  return moves.reduce<Turns>(
    (turns, move) => turnsAfter(turns, run(state, move)),
    turnsAfter(null, []),
  );
}

it('a whole turn is told in one sentence, however many steps it came in', () => {
  const moves = ['A:P5l', 'done', 'pay:B1k', 'pay:Y1w', 'draw:P1l', 'draw:B3w', 'draw:G3l'];
  expect(told(played(...moves), 0)).toBe('played 1 card, paid 2, and drew 3 cards.');
  expect(told(played('skip', 'draw:P1l'), 0)).toBe('drew 1 card.');
  expect(told(played('skip'), 0)).toBe('did nothing.');
  expect(told(played('skip'), 1)).toBeNull();
});

it('it stays until the next turn of the same seat', () => {
  const event = (kind: string, seat: number) => ({ kind, seat }) as unknown as Event;
  const first = turnsAfter(null, [event('drew', 0), event('drew', 0), event('laid', 1)]);
  expect(told(first, 0)).toBe('drew 2 cards.');
  expect(told(turnsAfter(first, [event('laid', 0)]), 0)).toBe('played 1 card.');
});

it('K7: new open cards are told until somebody draws', () => {
  const swept: Event = { kind: 'swept', cards: ['W', 'W', 'W', 'W'] };
  const drew: Event = { kind: 'drew', seat: 0, card: 'W' };
  expect(sweptAfter(null, [drew])).toBe(false);
  expect(sweptAfter(null, [drew, swept])).toBe(true);
  expect(sweptAfter(true, [])).toBe(true);
  expect(sweptAfter(true, [drew])).toBe(false);
});
