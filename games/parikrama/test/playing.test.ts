import { message, read } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { movesOf, positionOf, refused, run, table } from './testing.ts';

type Seat = Readonly<Record<string, unknown>>;

/** A table of two, of which only the first seat has anything. */
const own = (seat: Seat, rest: Seat = {}) => table(2, { seats: [seat], ...rest });
const due = (state: ReturnType<typeof own>) => positionOf(state).due;

describe('example 1 of the rulebook', () => {
  const sequence = () =>
    own({
      hand: ['P2w', 'P5l', 'P6w', 'P7l', 'B1w', 'G1l', 'Y1w', 'B1k'],
      sets: { A: ['P3l', 'P4w'] },
    });

  test('K10, K16: 2 and 5 make 2, 3, 4, 5 and cost three cards', () => {
    const state = sequence();
    run(state, 'A:P2w', 'A:P5l', 'done');
    expect(due(state)).toBe(3);
    expect(positionOf(state).seats[0]!.sets).toEqual({ A: ['P2w', 'P3l', 'P4w', 'P5l'] });
  });

  test('K10: 6 and 7 leave a gap to 3 and 4; they would cost six', () => {
    const state = sequence();
    expect(refused(state, 'A:P6w')).toBe('not-in-sequence K10 set:A');
    expect(refused(state, 'A:P7l')).toBe('not-in-sequence K10 set:A');
    const alone = own({ hand: ['P6w', 'P7l', 'B1w', 'G1l', 'Y1w', 'B1k', 'G1f', 'Y1k'] });
    run(alone, 'A:P6w', 'A:P7l', 'done');
    expect(due(alone)).toBe(6);
  });

  const rainbow = () =>
    own({ hand: ['W', 'P4w', 'B1w', 'G1l', 'Y1w'], sets: { A: ['P4k', 'G4w', 'Y4l'] } });

  test('K11, K14: a wild card as the missing colour costs one and fills the rainbow', () => {
    const state = rainbow();
    run(state, 'A:*B4', 'done');
    expect(due(state)).toBe(1);
    run(state, 'pay:B1w');
    expect(movesOf(state)).toEqual(['close:A']);
    expect(refused(state, 'keep')).toBe('must-close K20 set:A');
  });

  test('K11: no colour comes twice, and no fifth card; the two would cost three', () => {
    const state = rainbow();
    expect(refused(state, 'A:P4w')).toBe('colour-twice K11 set:A');
    run(state, 'A:*B4');
    expect(refused(state, 'A:P4w')).toBe('colour-twice K11 set:A');
    const other = own({ hand: ['W', 'P4w', 'B1w', 'G1l', 'Y1w'], sets: { A: ['G4w'] } });
    run(other, 'A:*B4', 'A:P4w', 'done');
    expect(due(other)).toBe(3);
  });
});

describe('sets', () => {
  test('K9: a turn has one set, and a new set gets the first free letter', () => {
    const state = own({ hand: ['P1l', 'B1w', 'G1l'], sets: { B: ['P2w'] } });
    expect(movesOf(state)).toEqual(['B:P1l', 'A:P1l', 'A:B1w', 'A:G1l', 'skip']);
    expect(refused(state, 'C:P1l')).toBe('no-such-set K9 set:C');
    run(state, 'B:P1l');
    expect(refused(state, 'A:B1w')).toBe('other-set K9 set:B');
    expect(movesOf(state)).toEqual(['done']);
  });

  test('K12: a stand-in cannot begin a set', () => {
    const state = own({ hand: ['W', 'W', 'C', 'B1w'] });
    expect(movesOf(state)).toEqual(['A:B1w', 'skip']);
    expect(refused(state, 'A:*P4')).toBe('starts-with-stand-in K12');
    // The face that it would stand for does not matter.
    expect(read(game, state, 'A:*P4')).toMatchObject({ args: { card: message('card.W') } });
    expect(refused(state, 'A:C*P4')).toBe('starts-with-stand-in K12');
  });

  test('K12: a card must touch its set', () => {
    const state = own({ hand: ['B3w', 'P1l'], sets: { A: ['P4w'] } });
    expect(refused(state, 'A:B3w')).toBe('touches-nothing K12 set:A');
    expect(refused(state, 'A:P2w')).toBe('not-in-hand K9 hand:P2w');
    expect(refused(state, 'A:*P5')).toBe('not-in-hand K14 hand:W');
    expect(refused(state, 'A:T*P5')).toBe('not-in-hand K15 hand:T');
  });

  test('K13: no stand-in stays on top of a sequence; below and in a rainbow it may', () => {
    const state = own({ hand: ['W', 'P6w', 'B1w', 'G1l', 'Y1w', 'Y1k'], sets: { A: ['P4w'] } });
    run(state, 'A:*P5');
    expect(movesOf(state)).toEqual(['A:P6w']);
    expect(refused(state, 'done')).toBe('covers-missing K13 set:A');
    run(state, 'A:P6w');
    expect(movesOf(state)).toEqual(['done']);
    const short = own({ hand: ['W', 'B1w', 'G1l'], sets: { A: ['P4w', 'P5l'] } });
    expect(refused(short, 'A:*P6')).toBe('stand-in-on-top K13');
    expect(movesOf(short)).toContain('A:*P3');
  });

  test('K13: a stand-in never stands for a 7 of a sequence', () => {
    const state = own({ hand: ['W', 'C', 'B1w'], sets: { A: ['P5l', 'P6w'], B: ['Y7w'] } });
    expect(refused(state, 'A:*P7')).toBe('stand-in-on-top K13');
    expect(refused(state, 'A:C*P7')).toBe('stand-in-on-top K13');
    expect(movesOf(state)).toEqual(expect.arrayContaining(['B:*P7', 'B:C*G7']));
  });

  test('K15: a hitch-hike card stands in for nothing and stays in the set', () => {
    const state = own({ hand: ['T', 'B1w'], sets: { A: ['P3l', 'P4w'] } });
    run(state, 'A:T*P2', 'done');
    expect(positionOf(state)).toMatchObject({ phase: 'close', due: 0, set: 'A' });
    expect(positionOf(state).seats[0]!.sets.A).toEqual(['T*P2', 'P3l', 'P4w']);
  });
});

describe('payment', () => {
  test('K16: cards needed for the cost cannot be laid', () => {
    const state = own({ hand: ['P4w', 'P5l', 'B1w', 'G1l'] });
    run(state, 'A:P4w');
    expect(refused(state, 'A:P5l')).toBe('too-dear K16');
    expect(movesOf(state)).toEqual(['done']);
    expect(refused(own({ hand: ['P6w', 'B1w', 'G1l'] }), 'A:P6w')).toBe('too-dear K16');
  });

  test('K16: wild cards may pay, hitch-hike cards may not', () => {
    const state = own({ hand: ['P2w', 'W', 'C'] });
    run(state, 'A:P2w', 'done', 'ride:.');
    expect(movesOf(state)).toEqual(['pay:W']);
    expect(refused(state, 'pay:C')).toBe('hitch-cannot-pay K16 hand:C');
    run(state, 'pay:W');
    expect(positionOf(state)).toMatchObject({ phase: 'refill', deck: ['W'], discards: [] });
  });

  test('K17: a discount saves no more than the cost', () => {
    const journal = ['P1l', 'P2w', 'P3l', 'P4k'];
    const state = own({ hand: ['P4w', 'B2l', 'G1l'], journal });
    run(state, 'A:P4w', 'done');
    expect(positionOf(state)).toMatchObject({ phase: 'start', turn: 1 });
    const rainbow = own({ hand: ['P4w', 'B4l', 'G1l', 'Y1w'], journal });
    run(rainbow, 'A:P4w', 'A:B4l', 'done');
    expect(due(rainbow)).toBe(2);
  });

  test('K17: circles reduce the cost of a colour once a turn, and not of wild cards', () => {
    const hand = ['P4w', 'P5l', 'W', 'B1w', 'G1l', 'Y1w', 'Y1k'];
    const state = own({ hand, journal: ['P6w'] });
    run(state, 'A:P4w', 'A:P5l', 'A:*P3', 'done');
    expect(due(state)).toBe(2 + 2 - 1 + 1);
    const free = own({ hand: ['P1l', 'W', 'B1w'], journal: ['B6l', 'B7w'], sets: {} });
    run(free, 'A:P1l', 'A:*B1', 'done');
    expect(due(free)).toBe(1);
  });

  test('K17: special tile 13 reduces the cost of coloured cards by one more', () => {
    const map = [['S13', 0, 0, 0]];
    const state = own({ hand: ['P4w', 'B4l', 'G1l', 'Y1w', 'Y1k'], journal: ['P1l'], map });
    run(state, 'A:P4w', 'A:B4l', 'done');
    expect(due(state)).toBe(2 - 1 + 2 - 1);
    const wild = own({ hand: ['P1l', 'W', 'B1w'], map });
    run(wild, 'A:P1l', 'A:*B1', 'done');
    expect(due(wild)).toBe(1);
    const least = own({ hand: ['P2w'], map });
    run(least, 'A:P2w', 'done');
    expect(positionOf(least)).toMatchObject({ phase: 'start', turn: 1 });
  });
});

describe('rides', () => {
  const rich = ['P4w', 'P5l', 'P6w', 'C', 'C', 'B1w', 'G1l', 'Y1w'];

  test('K18: the most expensive cards are free; another ride needs a card that is not yet free', () => {
    const state = own({ hand: rich });
    run(state, 'A:P4w', 'A:P5l', 'A:P6w', 'done');
    expect(movesOf(state)).toEqual(['ride:C']);
    expect(refused(state, 'ride:.')).toBe('ride-needed K18');
    run(state, 'ride:C');
    expect(positionOf(state)).toMatchObject({ phase: 'ride', rides: 2 });
    expect(movesOf(state)).toEqual(['ride:C', 'ride:.']);
    run(state, 'ride:.');
    expect(due(state)).toBe(2);
    expect(positionOf(state).seats[0]!.journal).toEqual(['C']);
  });

  test('K18: a ride need not save anything, and makes wild cards free too', () => {
    const state = own({ hand: ['P1l', 'R', 'T'] });
    run(state, 'A:P1l', 'done');
    expect(movesOf(state)).toEqual(['ride:R', 'ride:T', 'ride:.']);
    run(state, 'ride:T');
    expect(positionOf(state).seats[0]!.journal).toEqual(['T']);
    const wild = own({ hand: ['W', 'C'], sets: { A: ['P4w'] } });
    run(wild, 'A:*B4', 'done', 'ride:C');
    expect(positionOf(wild)).toMatchObject({ phase: 'start', turn: 1 });
  });

  test('K18: a hitch-hike card that stands in is no Journey card', () => {
    const state = own({ hand: ['C', 'R', 'B1w'], sets: { A: ['P3l', 'P4w'] } });
    run(state, 'A:C*P2', 'done');
    expect(positionOf(state).phase).toBe('close');
    expect(positionOf(state).seats[0]!.hand).toEqual(['B1w', 'R']);
  });

  test('K18: cards that only a ride can pay for may be laid', () => {
    const state = own({ hand: ['P7l', 'P6w', 'T'] });
    run(state, 'A:P7l', 'A:P6w', 'done', 'ride:T');
    expect(positionOf(state)).toMatchObject({ phase: 'start', turn: 1, due: 0 });
  });
});
