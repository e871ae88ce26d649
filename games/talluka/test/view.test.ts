import { FastRandom, Fault, MoveList, OVER, read, sure } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { game, type State } from '../index.ts';

const FORBIDDEN = { layout: 'corners', repetition: 'forbidden' };
const DRAW = { layout: 'corners', repetition: 'draw' };
const TWO_PAIRS = 'WB3/5/5/5/WB3 w';

function twoPairs(): State {
  return sure(game.readPosition(TWO_PAIRS, FORBIDDEN, 2));
}

describe('views and estimates', () => {
  it('the view rebuilds the state, history and all', () => {
    const random = new FastRandom('views');
    for (const options of [FORBIDDEN, DRAW]) {
      const state = game.setup(options, 2);
      while (game.status(state) !== OVER) {
        const view = game.view(state, 1);
        expect(view).toEqual(game.view(state, null));
        const again = game.imagine(JSON.parse(JSON.stringify(view)), random);
        expect(again).toEqual(state);
        stepAnyhow(state, random);
      }
      const view = game.view(state, 0);
      expect(game.imagine(view, random)).toEqual(state);
      expect(game.prompt(view).args).toEqual({ reason: game.result(state).reason });
      expect(game.tally(view).map((seat) => seat.least)).toEqual(game.result(state).scores);
    }
  });

  it('T9 the score of a win points at the four', () => {
    const state = sure(game.readPosition('1W3/1W3/1W3/WB3/5 w', FORBIDDEN, 2));
    game.play(state, sure(read(game, state, '2>')));
    const [white, black] = game.tally(game.view(state, null));
    expect(white?.lines.map(({ at }) => at)).toEqual([['b5', 'b4', 'b3', 'b2']]);
    expect(black?.lines).toEqual([]);
  });

  it('prompts say whose turn it is, and that a pass is due', () => {
    const state = twoPairs();
    expect(game.prompt(game.view(state, 0))).toEqual({
      key: 'prompt.push',
      args: { seat: { seat: 0 } },
    });
    game.play(state, sure(read(game, state, '5>')));
    expect(game.prompt(game.view(state, 0))).toEqual({
      key: 'prompt.pass',
      args: { seat: { seat: 1 } },
    });
  });

  it('nothing is left to chance', () => {
    const state = twoPairs();
    expect(game.readOutcome(state, 'x')).toEqual(new Fault('no-chance-now'));
    expect(() => game.draw(state, new FastRandom(1))).toThrow();
    expect(() => game.resolve(state, 0)).toThrow();
  });

  it('the estimate is a zero sum within its bounds, and knows who won', () => {
    const random = new FastRandom('estimates');
    for (let n = 0; n < 50; n++) {
      const state = game.setup(FORBIDDEN, 2);
      while (game.status(state) !== OVER) {
        expect(evaluate(state, 0) + evaluate(state, 1)).toBe(0);
        expect(Math.abs(evaluate(state, 0))).toBeLessThan(1);
        stepAnyhow(state, random);
      }
      const [white, black] = game.result(state).scores;
      expect(evaluate(state, 0)).toBe(white! - black!);
    }
  });

  it('the estimate leads to better play than chance', () => {
    const random = new FastRandom('greedy');
    let points = 0;
    for (let n = 0; n < 100; n++) {
      const state = game.setup(FORBIDDEN, 2);
      while (game.status(state) !== OVER) {
        if (game.status(state) === n % 2) game.play(state, bestByEstimate(state, n % 2));
        else stepAnyhow(state, random);
      }
      points += game.result(state).scores[n % 2]!;
    }
    expect(points).toBeGreaterThan(85);
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
