import { CHANCE, FastRandom, legalMoves, OVER } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { cuesOf, SOUNDS } from '../../board/motion.ts';
import { type CardIds, followCards } from '../../board/things.ts';
import { type Event, game, type State } from '../../index.ts';
import { run, table } from '../testing.ts';

/** What near seat 0 sees move when these moves are made. */
function moved(state: State, ...moves: string[]) {
  const idsOf = (before: CardIds | null, events: readonly Event[]) =>
    followCards(before, game.view(state, 0).seats[0]!, 0, events);
  const before = idsOf(null, []);
  const events = run(state, ...moves).map((event) => game.witness(event, 0)!);
  const ids = idsOf(before, events);
  const seats = game.view(state, 0).seats.length;
  return cuesOf(events, { near: 0, seats, ids }).map(({ thing, from, to, via, sound }) =>
    [thing, from && `from ${from}`, via?.length && `via ${via.join(' ')}`, to && `to ${to}`, sound]
      .filter((part) => part)
      .join(', '),
  );
}

const OWN = { character: 'Ussagah', zone: 'Y', hand: 'JVG+-', draw: 'KD', waste: 'MM' };

describe('the wheel', () => {
  it('is walked clockwise zone by zone, through the rift on the way to a new life', () => {
    const seats = [{ ...OWN, zone: 'D' }, { zone: 'rift' }, { zone: 'rift' }];
    expect(moved(table(3, { seats }), 'go:V').slice(0, 2)).toEqual([
      'soul 0, via way M way rift way J, place',
      'reincarnated, turn',
    ]);
    const entering = table(3, { seats: [{ ...OWN, zone: 'rift' }, {}, {}] });
    expect(moved(entering, 'go:K')).toEqual([
      'soul 0, via way J way V, place',
      'card 5, from pile K, take',
    ]);
  });

  it('gives cards from the zone to the hand', () => {
    const state = table(3, { seats: [OWN, { zone: 'M' }, { zone: 'M' }] });
    expect(moved(state, 'go:B')).toEqual(['soul 0, place', 'card 5, from pile B, take']);
  });
});

describe('cards', () => {
  it('are returned, paid and taken', () => {
    const seats = [{ ...OWN, zone: 'M' }, { zone: 'V' }, {}];
    const cues = moved(table(3, { seats }), 'go:V', 'back:J', 'back:+', 'pay:G>1');
    expect(cues).toContain('card 0, to pile J, sell');
    expect(cues).toContain('card 3, to pile +, sell');
    expect(cues).toContain('card 2, to hand 1, sell');
    const bad = moved(table(3, { seats }), 'go:V', 'back:J', 'back:+', 'pay:--');
    expect(bad.filter((cue) => cue.includes('from pile -'))).toHaveLength(2);
  });

  it('are played, drawn, kept and exchanged', () => {
    const at = (phase: string, own = {}) =>
      table(3, { phase, seats: [{ ...OWN, ...own }, {}, {}] });
    expect(moved(at('act'), 'act:J', '=draw:K', '=draw:D')).toEqual([
      'card 0, place',
      'card 5, from deck 0, take',
      'card 6, from deck 0, take',
    ]);
    expect(moved(at('keep'), 'keep:V')).toEqual(['card 1, place']);
    expect(moved(at('swap'), 'swap:G>D')).toEqual([
      'card 2, to pile G, sell',
      'card 5, from pile D',
    ]);
    expect(moved(at('act', { hand: 'M-' }), 'act:M')).toEqual([
      'card 0, place',
      'card 1, to pile -, sell',
    ]);
  });
});

describe('amulets', () => {
  const groups = [['VG'], ['JK'], ['VK']];
  const hand = 'VVGG-';

  it('come to whoever wins them, and their price from the supply', () => {
    const seats = [{ ...OWN, hand: 'VG+-', marker: 1 }, {}, {}];
    const state = table(3, { phase: 'amulet', seats, groups });
    const cues = moved(state, 'amulet:L1');
    expect(cues[0]).toBe('amulet VG, score');
    expect(cues.slice(1)).toEqual(Array(3).fill('pile -, from pile -, to waste 0'));
  });

  it('of others leave the table towards their seat', () => {
    const others = [{ ...OWN }, { character: 'Ibah', zone: 'B', hand, draw: '++++' }, {}];
    const state = table(3, { phase: 'amulet', turn: 1, seats: others, groups: [[], ['VG'], []] });
    expect(moved(state, 'amulet:L1')).toEqual(['amulet VG, to won 1, score']);
  });

  it('bring a power; then hand and evanescent cards are discarded and a new hand is drawn', () => {
    const seats = [{ ...OWN, hand, evanescent: 'B', draw: '++++++' }, {}, {}];
    const state = table(3, { phase: 'amulet', seats, groups });
    const cues = moved(state, 'amulet:L1', 'power:2', ...Array<string>(4).fill('=draw:+'));
    expect(cues).toContain('marker 0, from face 0, turn');
    expect(cues.filter((cue) => cue.includes('to waste 0')).length).toBeGreaterThanOrEqual(5);
    expect(cues.filter((cue) => cue.includes('from deck 0'))).toHaveLength(4);
  });
});

/** Without anything that moves: a step that is over, or what the hub and the page say. */
const STILL: readonly Event['kind'][] = [
  'amulets-laid',
  'round-started',
  'passed',
  'aimed',
  'game-over',
];

it('every event moves something or has a sound, for those who act and for those who look on', () => {
  const seen = new Set<Event['kind']>();
  for (const seats of [1, 3, 5]) {
    const random = new FastRandom(`motion ${seats}`);
    const state = game.setup({ mode: seats === 1 ? 'easy' : 'quick' }, seats);
    for (let n = 0; n < 900 && game.status(state) !== OVER; n++) {
      const before = followCards(null, game.view(state, 0).seats[0]!, 0, []);
      const chance = game.status(state) === CHANCE;
      const events: Event[] = [];
      if (chance) game.resolve(state, game.draw(state, random), (event) => events.push(event));
      else {
        const legal = legalMoves(game, state);
        events.push(...run(state, legal[random.below(legal.length)]!));
      }
      const ids = followCards(before, game.view(state, 0).seats[0]!, 0, events);
      for (const event of events) {
        seen.add(event.kind);
        const cues = cuesOf([game.witness(event, 0)!], { near: 0, seats, ids });
        const isStill = STILL.includes(event.kind) || SOUNDS[event.kind] === null;
        expect(cues.length > 0, event.kind).toBe(!isStill);
        if (!isStill) expect(cues[0]!.sound, event.kind).toBe(SOUNDS[event.kind]);
      }
    }
  }
  expect([...seen].length).toBeGreaterThan(22);
});
