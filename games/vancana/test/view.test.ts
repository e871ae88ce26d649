import { FastRandom, Fault, MoveList, OVER } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { game, type State } from '../index.ts';
import { LAYOUT_NAMES } from '../rules/components.ts';
import { after, at, LOOP, ROUND } from './testing.ts';

describe('views and estimates', () => {
  it('the view rebuilds the state, history and all', () => {
    const random = new FastRandom('views');
    for (let n = 0; n < 6; n++) {
      const state = game.setup({ layout: LAYOUT_NAMES[n % 2]! }, 2);
      while (game.status(state) !== OVER) {
        const view = game.view(state, 1);
        expect(view).toEqual(game.view(state, null));
        expect(game.imagine(JSON.parse(JSON.stringify(view)), random)).toEqual(state);
        stepAnyhow(state, random);
      }
      const view = game.view(state, 0);
      expect(game.imagine(view, random)).toEqual(state);
      expect(game.prompt(view).args).toEqual({ reason: game.result(state).reason });
      expect(game.tally(view).map((seat) => seat.least)).toEqual(game.result(state).scores);
    }
  });

  it('the history lists the earlier boards with the side to move', () => {
    expect(game.view(after(LOOP, 'c4xc2 d4xb2'), null).history).toEqual([
      '5/2Cc1/2c2/5/5 w',
      '5/3c1/2C2/2C2/5 b',
    ]);
  });

  it.each([
    ['step', at('4c/5/5/5/C4 w'), 0],
    ['jump', at(LOOP), 0],
    ['free', after(LOOP, `${ROUND} c4xc2`), 1],
    ['pass', at('cc3/P4/5/5/5 w'), 0],
  ])('the prompt says what may be done: %s', (turn, state, seat) => {
    expect(game.prompt(game.view(state, 0))).toEqual({
      key: `prompt.${turn}`,
      args: { seat: { seat } },
    });
  });

  it('a repeated position without a jump is an ordinary one', () => {
    const state = after('4c/5/5/5/C4 w', 'a1-a2 e5-e4 a2-a1 e4-e5');
    expect(game.view(state, 0).turn).toBe('step');
  });

  it('the tally counts the pieces at home', () => {
    expect(game.tally(game.view(at('4c/5/5/5/C4 w 2 1'), null))).toEqual([
      {
        lines: [{ label: { key: 'tally.home' }, terms: [2], least: 2, most: 2 }],
        least: 2,
        most: 2,
      },
      {
        lines: [{ label: { key: 'tally.home' }, terms: [1], least: 1, most: 1 }],
        least: 1,
        most: 1,
      },
    ]);
  });

  it('nothing is left to chance', () => {
    expect(game.readOutcome(at(LOOP), 'x')).toEqual(new Fault('no-chance-now'));
    expect(() => game.draw(at(LOOP), new FastRandom(1))).toThrow();
  });

  it('the estimate is a zero sum within its bounds, and knows who won', () => {
    const random = new FastRandom('estimates');
    for (let n = 0; n < 50; n++) {
      const state = game.setup({ layout: LAYOUT_NAMES[n % 2]! }, 2);
      while (game.status(state) !== OVER) {
        expect(evaluate(state, 0) + evaluate(state, 1)).toBe(0);
        expect(Math.abs(evaluate(state, 0))).toBeLessThan(1);
        stepAnyhow(state, random);
      }
      const [white, black] = game.result(state).places;
      expect(evaluate(state, 0)).toBe(black! - white!);
    }
  });

  it('the estimate leads to better play than chance', () => {
    const random = new FastRandom('greedy');
    let wins = 0;
    for (let n = 0; n < 200; n++) {
      const state = game.setup({ layout: LAYOUT_NAMES[(n >> 1) % 2]! }, 2);
      while (game.status(state) !== OVER) {
        if (game.status(state) === n % 2) game.play(state, bestByEstimate(state, n % 2));
        else stepAnyhow(state, random);
      }
      wins += evaluate(state, n % 2) === 1 ? 1 : 0;
    }
    expect(wins).toBeGreaterThan(170);
  });
});

function stepAnyhow(state: State, random: FastRandom): void {
  const list = new MoveList();
  game.moves(state, list);
  game.play(state, list.at(random.below(list.size)));
}

function bestByEstimate(state: State, seat: number): number {
  const list = new MoveList();
  game.moves(state, list);
  const values = list.toArray().map((move) => {
    const next = game.copy(state);
    game.play(next, move);
    return { move, value: evaluate(next, seat) };
  });
  return values.reduce((best, each) => (each.value > best.value ? each : best)).move;
}
