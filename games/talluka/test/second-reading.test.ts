import {
  FastRandom,
  Fault,
  legalMoves,
  OVER,
  perft,
  type Random,
  read,
  sure,
} from '@baithak/kernel';
import { boardText, checkPerftTable, describeSecondReading } from '@baithak/panakizhi/testing';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';
import { LAYOUTS } from '../rules/components.ts';
import cases from './second-reading.cases.json' with { type: 'json' };
import * as second from './second-reading.ts';
import { at, FORBIDDEN } from './testing.ts';

const COLOURS = ['w', 'b'];

const legal = (state: State): string[] => legalMoves(game, state);

function winnerOf(state: State): string | null {
  if (game.status(state) !== OVER) return null;
  return COLOURS[game.result(state).scores.indexOf(1)] ?? null;
}

/** Crowded and empty boards alike; some of them are no legal starts. */
function randomPosition(random: Random): string {
  const each = 1 + random.below(8);
  const cells = new Array<string>(25).fill('.');
  for (const piece of ['W', 'B']) {
    for (let i = 0; i < each; i++) cells[random.below(25)] = piece;
  }
  return `${boardText(cells)} ${COLOURS[random.below(2)]}`;
}

describe('the engine and the second reading agree', () => {
  it('on random positions: pushes, their results, and perft to depth 3', () => {
    const random = new FastRandom('agreement');
    let played = 0;
    for (let n = 0; n < 1500; n++) {
      const position = randomPosition(random);
      const state = game.readPosition(position, FORBIDDEN, 2);
      if (state instanceof Fault) {
        expect(['position-four', 'position-blocked', 'position-pieces']).toContain(state.code);
        if (state.code !== 'position-pieces') expect(second.legalMoves(position)).toEqual([]);
        continue;
      }
      const moves = legal(state);
      expect(moves, position).toEqual(second.legalMoves(position));
      for (const move of moves) samePush(state, position, move);
      if (n % 10 === 0) expect(perft(game, state, 3), position).toBe(second.perft(position, 3));
      played++;
    }
    expect(played).toBeGreaterThan(800);
  });

  function samePush(state: State, position: string, text: string): void {
    const next = game.copy(state);
    game.play(next, sure(read(game, next, text)));
    const told = second.afterMove(position, text);
    expect({ position: game.writePosition(next), winner: winnerOf(next) }).toEqual(told);
  }

  it('on every ply of random games, with the history', () => {
    const random = new FastRandom('games');
    let passes = 0;
    let barred = 0;
    for (let n = 0; n < 150; n++) {
      const state = randomStart(random);
      for (let ply = 0; ply < 60 && game.status(state) !== OVER; ply++) {
        const { position, history } = game.view(state, null);
        const earlier = [...(history ?? []), position];
        const moves = legal(state);
        expect(moves).toEqual(second.legalMoves(position, earlier));
        passes += moves[0] === 'pass' ? 1 : 0;
        barred += moves.length < second.legalMoves(position).length ? 1 : 0;
        const text = moves[random.below(moves.length)]!;
        samePush(state, position, text);
        game.play(state, sure(read(game, state, text)));
      }
      const { position, history } = game.view(state, null);
      const left = second.legalMoves(position, [...(history ?? []), position]);
      expect(left.length === 0).toBe(game.status(state) === OVER);
    }
    expect(passes).toBeGreaterThan(20);
    expect(barred).toBeGreaterThan(100);
  });

  function randomStart(random: Random): State {
    for (;;) {
      const state = game.readPosition(randomPosition(random), FORBIDDEN, 2);
      if (random.below(4) === 0) return at(LAYOUTS.corners);
      if (!(state instanceof Fault)) return state;
    }
  }

  it.each([
    [LAYOUTS.corners, 6],
    [LAYOUTS.chequered, 5],
  ])('on perft of %s to depth %i', (position, depth) => {
    for (let d = 1; d <= depth; d++) {
      expect(perft(game, at(position), d)).toBe(second.perft(position, d));
    }
  });

  it('on the perft table, where it is not too long', () => {
    checkPerftTable(import.meta.url, second.perft);
  });

  it.each(cases.filter((rule) => rule.legal !== undefined && rule.earlier === undefined))(
    'on the case: $name',
    ({ position, legal: expected }) => {
      const state = game.readPosition(position, FORBIDDEN, 2);
      expect(state instanceof Fault ? [] : legal(state)).toEqual(expected);
    },
  );
});

describeSecondReading('Talluka', cases, second);

describe('the second reading of Talluka', () => {
  it('refuses what is no push', () => {
    const alone = '5/5/W4/5/WW3 w';
    for (const push of ['3>', '1<', '6>', ''])
      expect(() => second.afterMove(alone, push)).toThrow();
  });

  it('counts a finished game as one leaf and a forced pass as a move', () => {
    expect(second.perft('5/5/5/5/WW1WW w', 1)).toBe(2);
    expect(second.perft('5/5/5/5/WW1WW w', 3)).toBe(2);
    expect(second.perft('5/5/5/5/1WWBB w', 2)).toBe(1);
    expect(second.perft('5/5/W1B2/5/5 w', 4)).toBe(1);
  });
});
