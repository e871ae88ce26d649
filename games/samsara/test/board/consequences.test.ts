import { CHANCE, FastRandom, Fault, MEMORY_AIDS, OVER } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { type Arrival, arrivalOf, duesOf, powerEvents } from '../../board/consequences.ts';
import { explain } from '../../board/explain.ts';
import { game, type State } from '../../index.ts';
import { ZONES, type Zone } from '../../rules/components.ts';
import { movesOf, run, table } from '../testing.ts';
import { situationOf } from './situation.ts';

const SEAT = { character: 'Ussagah', zone: 'Y', draw: '++--' };
const SUPPLY = { J: 5, V: 5, K: 5, Y: 5, B: 0, G: 5, D: 5, M: 5, '+': 9, '-': 9 };

/** What going to a zone comes to in a position where seat 0 is to move. */
function arrival(zone: Zone, ...position: Parameters<typeof table>): Arrival {
  const found = arrivalOf(situationOf(table(...position), 0), zone);
  if (found === null) throw new Error(`going to ${zone} is illegal`);
  return found;
}

describe('moving', () => {
  it('M9: a reincarnation costs two cards, or Bad Karma for those that are lacking', () => {
    const due = (hand: string) => {
      const { reborn, back, bad } = arrival('J', 3, { seats: [{ ...SEAT, hand }] });
      return { reborn, back, bad };
    };
    expect(due('JV+-')).toEqual({ reborn: true, back: 2, bad: 0 });
    expect(due('V---')).toEqual({ reborn: true, back: 1, bad: 1 });
    expect(due('----')).toEqual({ reborn: true, back: 0, bad: 2 });
    const onward = arrival('M', 3, { seats: [{ ...SEAT, hand: 'JV' }] });
    expect(onward).toMatchObject({ reborn: false, back: 0, bad: 0 });
  });

  it('M8: nothing is said of the zone where the character stands', () => {
    const situation = situationOf(table(3, { seats: [{ ...SEAT, hand: 'JV' }] }), 0);
    expect(arrivalOf(situation, 'Y')).toBeNull();
    expect(duesOf(situation, 'Y')).toBeNull();
  });

  it('M7: the first move is no reincarnation', () => {
    const seats = [{ ...SEAT, zone: 'rift', hand: '++--' }];
    expect(arrival('J', 3, { seats }).reborn).toBe(false);
  });

  it('M10: tells who could be paid; with two players also next door', () => {
    const seats = [{ ...SEAT, hand: 'JV' }, { zone: 'D' }, { zone: 'D' }];
    expect(arrival('D', 3, { seats }).occupants).toEqual([1, 2]);
    expect(arrival('M', 3, { seats }).occupants).toEqual([]);
    expect(arrival('M', 2, { seats: seats.slice(0, 2) }).occupants).toEqual([1]);
  });

  it('M10: tells it also to a seat that has no card to pay with, and after a reincarnation', () => {
    const there = [{ zone: 'D' }, { zone: 'J' }];
    const bare = [{ ...SEAT, hand: '--' }, ...there];
    expect(arrival('D', 3, { seats: bare })).toMatchObject({ pays: true, occupants: [1] });
    const seats = [{ ...SEAT, hand: 'JVG' }, ...there];
    expect(arrival('J', 3, { seats })).toMatchObject({ reborn: true, back: 2, occupants: [2] });
  });

  it('M9, M10: promises no choice to a seat whose last cards go back on the way', () => {
    const there = [{ zone: 'D' }, { zone: 'J' }];
    const paid = (hand: string) => {
      const situation = situationOf(table(3, { seats: [{ ...SEAT, hand }, ...there] }), 0);
      const { gives, fine } = arrivalOf(situation, 'J')!;
      return { gives, fine, told: explain(situation, 'zone:J')!.lines.map(({ key }) => key) };
    };
    expect(paid('JVG-')).toMatchObject({ gives: true, fine: 0 });
    expect(paid('JVG-').told).toContain('board.then.pay-others');
    expect(paid('++--')).toMatchObject({ gives: false, fine: 2 });
    // The payment is part of the same sentence.
    expect(paid('++--').told).toContain('board.then.reborn-with');
    expect(paid('++--').told).not.toContain('board.then.pay-others');
  });

  it('M10, M11: tells what the zone gives, whatever has to be paid for it', () => {
    const few = { ...SUPPLY, '-': 1 };
    const seats = [{ ...SEAT, hand: 'JV' }, { zone: 'D' }, { zone: 'D' }];
    expect(arrival('D', 3, { seats, supply: few }).card).toBe('D');
    const five = [...seats, { zone: 'D' }, { zone: 'D' }];
    expect(arrival('D', 5, { seats: five, supply: few })).toMatchObject({
      card: 'D',
      occupants: [1, 2, 3, 4],
    });
  });

  it('M35: alone the neutral character is paid', () => {
    const alone = { seats: [{ ...SEAT, hand: 'JV' }], round: 7, neutral: 'G' };
    expect(arrival('B', 1, alone)).toMatchObject({ pays: true, occupants: [], card: 'B' });
    expect(arrival('M', 1, alone).pays).toBe(false);
  });

  it('M12, M13: tells what comes into the hand', () => {
    const seats = [{ ...SEAT, hand: 'JV', evanescent: 'KK' }];
    expect(arrival('B', 3, { seats })).toMatchObject({ card: 'B', more: 2 });
    expect(arrival('B', 3, { seats, supply: SUPPLY }).card).toBe('+');
    expect(arrival('B', 3, { seats, supply: { ...SUPPLY, '+': 0 } }).card).toBeNull();
  });

  it('tells which amulets come within reach, unless something is still to be chosen', () => {
    const seats = [{ ...SEAT, hand: 'BBG-' }];
    const there = { seats, groups: [['BG', 'JV'], [], ['GD']] };
    expect(arrival('G', 3, there).reach).toEqual([{ place: 'L1', amulet: 'BG', price: 0 }]);
    expect(arrival('D', 3, there).reach.map(({ place }) => place)).toEqual(['L1', 'R1']);
    expect(arrival('J', 3, there).reach).toEqual([]);
  });
});

describe('a power', () => {
  const told = (hand: string, evanescent: string) => {
    const own = { ...SEAT, character: 'Dhenu', hand, evanescent, amulets: ['JV'] };
    const events = powerEvents(situationOf(table(3, { phase: 'power', seats: [own] }), 0), 1);
    return events.map((event) => (event.kind === 'used-power' ? `idle ${event.idle}` : event.kind));
  };

  it('M28, M29: tells whether it would do nothing, and what it costs', () => {
    expect(told('JV--', '').slice(0, 2)).toEqual(['idle false', 'shed-bad']);
    expect(told('JV', 'KB').slice(0, 2)).toEqual(['idle true', 'evanescent-ended']);
  });

  it('M33: is previewed up to the end of the game if that follows at once', () => {
    const amulets = ['JV', 'JK', 'JY', 'JB', 'JG'];
    const last = { ...SEAT, character: 'Dhenu', hand: '', draw: '', amulets };
    const state = table(3, { phase: 'power', turn: 2, seats: [{}, {}, last] });
    const situation = situationOf(state, 2);
    const ahead = situation.preview(['power:1']);
    if (ahead instanceof Fault) throw ahead;
    expect(ahead.events.map(({ kind }) => kind)).toEqual(['used-power', 'discarded', 'hand-drawn']);
    expect(ahead.view).toEqual(situation.view);
    expect(run(game.copy(state), 'power:1').at(-1)?.kind).toBe('game-over');
    expect(explain(situation, 'power:1')!.lines.map(({ key }) => key)).toContain('board.idle');
  });
});

/** Plays a game with random moves and shows every position in which a seat decides. */
function playOn(state: State, random: FastRandom, show: (state: State) => void): void {
  while (game.status(state) !== OVER) {
    if (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
    else {
      show(state);
      const texts = movesOf(state);
      run(state, texts[random.below(texts.length)]!);
    }
  }
}

const receivers = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.split('>')[1] ?? []))].map(Number).sort();

describe('in whole games', () => {
  it.each([1, 2, 3, 5])('predictions come true at a table of %i', (seats) => {
    const random = new FastRandom(`foretold ${seats}`);
    let compared = 0;
    playOn(game.setup({ mode: 'normal' }, seats), random, (state) => {
      if (game.view(state, null).phase !== 'go') return;
      const seat = game.status(state);
      const situation = situationOf(state, seat);
      for (const text of movesOf(state)) {
        const told = arrivalOf(situation, text[3] as Zone)!;
        const after = game.copy(state);
        const events = run(after, text);
        expect(told.reborn).toBe(events.some(({ kind }) => kind === 'reincarnated'));
        const phase = game.view(after, seat).phase;
        const left = game.view(state, null).supply['-'];
        if (phase === 'back') expect(told.bad).toBe(Math.min(2 - told.back, left));
        const got = events.find((event) => event.kind === 'got-zone-card');
        if (got !== undefined) expect(told.card).toBe(got.card);
        expect(phase === 'pay').toBe(told.pays && told.back === 0);
        const paid = phase === 'pay' ? receivers(movesOf(after)) : [];
        if (paid.length > 0) expect(paid).toEqual(told.occupants);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(60);
  });

  it.each([1, 3])(
    'explanations are equal at every memory aid and in imagined worlds, table of %i',
    (seats) => {
      const random = new FastRandom(`aids ${seats}`);
      let count = 0;
      playOn(game.setup({ mode: 'normal' }, seats), random, (state) => {
        if (count++ % 7 > 0) return;
        const seat = game.status(state);
        const [full, ...others] = [...MEMORY_AIDS].reverse().flatMap((aids) => {
          const view = game.dim(game.view(state, seat), aids);
          // The page plays on a world that the view allows, not on the true one.
          const worlds = [state, game.imagine(view, random)];
          return worlds.map((world) => toldOf(world, seat, aids));
        });
        for (const other of others) expect(other).toEqual(full);
      });
      expect(count).toBeGreaterThan(70);
    },
  );
});

type Aids = (typeof MEMORY_AIDS)[number];

/** What a board explains of everything that has to do with moves. */
function toldOf(state: State, seat: number, aids: Aids) {
  const situation = situationOf(state, seat, aids);
  const { hand, reserve } = situation.view.seats[seat]!;
  const things = [
    ...ZONES.map((zone) => `zone:${zone}`),
    ...[1, 2, 3].map((n) => `power:${n}`),
    ...[...(hand ?? '')].map((_, place) => `hand:${place}`),
    ...[...reserve].map((_, place) => `reserve:${place}`),
  ];
  return things.map((thing) => explain(situation, thing));
}
