import { describe, expect, it } from 'vitest';
import { roundEnd, scoreLines, tableBetween } from '../../board/rounds.ts';
import { game } from '../../index.ts';
import { COMPONENTS } from '../../rules/components.ts';
import { run, table } from '../testing.ts';

const TOKENS = { ...COMPONENTS.tokens, D: [5, 5], G: [], S: [] };
const START = { market: 'GGSKK', hands: ['DDC', 'CC'], herds: [2, 1], tokens: TOKENS };

describe('the end of a round', () => {
  it('shows the table as the last move left it, with everything open', () => {
    const state = table(START);
    const before = game.view(state, 1);
    const events = run(state, '-DD', 'L').flatMap((event) => game.witness(event, 1) ?? []);
    const end = roundEnd(before, events)!;
    expect(end.scored.seal).toBe(0);
    // The scene awards the seal; before it, nothing gives it away.
    expect(end.view).toMatchObject({ round: 1, due: 'over', seals: [0, 0], topDiscard: 'D' });
    expect(end.view.tokens.D).toEqual([]);
    expect(end.view.seats[0]).toMatchObject({ hand: 'C', handSize: 1, herd: 2 });
    expect(end.events.map(({ kind }) => kind)).toEqual(['sold', 'round-scored']);
    expect(end.rest[0]?.kind).toBe('round-started');
  });

  it('is not shown at the end of the game', () => {
    const state = table({ ...START, seals: [1, 0], round: 2 });
    const before = game.view(state, 0);
    expect(roundEnd(before, run(state, '-DD'))).toBeNull();
  });

  it('waits until it is told', () => {
    const state = table(START);
    const before = game.view(state, 0);
    const [sold] = run(state, '-DD');
    const between = tableBetween(before, game.view(state, 0), [sold!])!;
    expect(between).toMatchObject({ round: 1, market: 'GGSKK' });
    expect(between.seats[0]).toMatchObject({ hand: 'C', handSize: 1 });
    expect(between.seats[0]!.goods.D).toEqual([5, 5]);
    expect(tableBetween(before, before, [sold!])).toBeNull();
  });

  it('is not guessed while a bonus is closed', () => {
    // One seal is won already, so the page's guess may be that the move wins the game.
    const state = table({ ...START, seals: [1, 0], round: 2 });
    const before = game.view(state, 0);
    const [sold] = run(state, '-DD');
    const guess = game.view(state, 0);
    expect(guess).toMatchObject({ round: 2, due: 'over', seals: [2, 0] });
    expect(tableBetween(before, guess, [sold!])).toMatchObject({ round: 2, seals: [1, 0] });
    expect(tableBetween(guess, guess, [sold!])).toBeNull();
  });

  it('counts every rupee of both traders', () => {
    const state = table(START);
    const before = game.view(state, 0);
    const { scored } = roundEnd(before, run(state, '-DD'))!;
    const sums = [0, 1].map((seat) =>
      scoreLines(scored)
        .flatMap(({ values }) => values[seat]!)
        .reduce((sum, value) => sum + value, 0),
    );
    expect(sums).toEqual(scored.seats.map(({ rupees }) => rupees));
    expect(
      scoreLines(scored)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe('D G S C P L bonus camels');
  });
});
