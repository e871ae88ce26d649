import { FastRandom, Fault, OVER, perft, type Random, read, sure } from '@baithak/kernel';
import {
  boardText,
  checkPerftTable,
  describeSecondReading,
  type RuleCase,
} from '@baithak/panakizhi/testing';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';
import { LAYOUTS } from '../rules/components.ts';
import cases from './second-reading.cases.json' with { type: 'json' };
import * as second from './second-reading.ts';
import { at, legal } from './testing.ts';

const COLOURS = ['w', 'b'];

function movesOf(state: State): string[] {
  return legal(state).split(' ');
}

function winnerOf(state: State): string | null {
  if (game.status(state) !== OVER) return null;
  const { places } = game.result(state);
  return places.includes(2) ? COLOURS[places.indexOf(1)]! : 'draw';
}

function played(state: State, text: string) {
  const next = game.copy(state);
  game.play(next, sure(read(game, next, text)));
  return { next, position: game.writePosition(next), winner: winnerOf(next) };
}

/** The state with these positions before it; where sides do not alternate, an empty board goes between. */
function withHistory(position: string, earlier: readonly string[]): State {
  const history: string[] = [];
  for (const text of [position, ...earlier.toReversed()]) {
    const board = text.split(' ').slice(0, 2).join(' ');
    if (history[0]?.at(-1) === board.at(-1)) {
      history.unshift(`5/5/5/5/5 ${board.at(-1) === 'w' ? 'b' : 'w'}`);
    }
    history.unshift(board);
  }
  history.pop();
  const view = game.view(at(position), null);
  return game.imagine({ ...view, history, ply: history.length }, new FastRandom(1));
}

/** Crowded and empty boards alike, mostly with few pawns; some of them are no legal starts. */
function randomPosition(random: Random): string {
  const cells = new Array<string>(25).fill('.');
  for (const [kind, most] of [
    ['cC', 7],
    ['pP', 7],
  ] as const) {
    for (let i = random.below(most); i > 0; i--) cells[random.below(25)] = kind[random.below(2)]!;
  }
  return `${boardText(cells)} ${COLOURS[random.below(2)]} ${random.below(3)} ${random.below(3)}`;
}

/** The layouts, a player who must pass, and endings of lone crowns, which go in circles. */
const STARTS = [...Object.values(LAYOUTS), 'cc3/P4/5/5/5 w', '4c/5/5/5/C4 w', '1c3/5/2C2/5/5 w'];

function randomStart(random: Random): State {
  for (;;) {
    const state = game.readPosition(randomPosition(random), {}, 2);
    if (random.below(8) === 0) return at(STARTS[random.below(STARTS.length)]!);
    if (!(state instanceof Fault)) return state;
  }
}

describe('the engine and the second reading agree', () => {
  it.each(cases as readonly RuleCase[])('on the case: $name', (rule) => {
    const state = withHistory(rule.position, rule.earlier ?? []);
    const moves = movesOf(state);
    if (rule.legal) expect(moves).toEqual(rule.legal);
    for (const move of rule.illegal ?? []) expect(read(game, state, move)).toBeInstanceOf(Fault);
    if (rule.move === undefined) return;
    const { position, winner } = played(state, rule.move);
    expect({ position, winner }).toEqual({ position: rule.after, winner: rule.winner });
  });

  it('on random positions: moves, their results, and perft to depth 3', () => {
    const random = new FastRandom('agreement');
    let compared = 0;
    for (let n = 0; n < 4000; n++) {
      const text = randomPosition(random);
      const state = game.readPosition(text, {}, 2);
      if (state instanceof Fault) {
        const codes = ['position-goal', 'position-alone', 'position-pieces'];
        expect(codes).toContain(state.code);
        continue;
      }
      expect(movesOf(state), text).toEqual(second.legalMoves(text));
      for (const move of movesOf(state)) {
        const { position, winner } = played(state, move);
        expect({ position, winner }).toEqual(second.afterMove(text, move));
      }
      if (n % 10 === 0) expect(perft(game, state, 3), text).toBe(second.perft(text, 3));
      compared++;
    }
    expect(compared).toBeGreaterThan(800);
  });

  it('on every ply of random games, with loops, passes and repetition', () => {
    const random = new FastRandom('games');
    const met = { free: 0, pass: 0, jump: 0, step: 0, repetition: 0 };
    for (let n = 0; n < 600; n++) {
      const state = randomStart(random);
      while (game.status(state) !== OVER) {
        const { position, history, turn } = game.view(state, null);
        met[turn!]++;
        const moves = movesOf(state);
        const earlier = history!.map((board) => `${board} 0 0`);
        expect(moves, position).toEqual(second.legalMoves(position, earlier));
        const back = n % 3 === 0 ? moves.filter((move) => leadsBack(state, move)) : [];
        const choice = back.length > 0 ? back : moves;
        const text = choice[random.below(choice.length)]!;
        const expected = second.afterMove(position, text);
        game.play(state, sure(read(game, state, text)));
        expect(game.writePosition(state)).toBe(expected.position);
        if (thirdTime(state)) met.repetition++;
        const drawn = expected.winner === null && thirdTime(state);
        expect(winnerOf(state)).toBe(drawn ? 'draw' : expected.winner);
      }
    }
    expect(met.free).toBeGreaterThan(30);
    expect(met.pass).toBeGreaterThan(10);
    expect(met.repetition).toBeGreaterThan(10);
  });

  /** Random play seldom goes in circles by itself. */
  function leadsBack(state: State, move: string): boolean {
    return played(state, move).next.occurrence > 1;
  }

  function thirdTime(state: State): boolean {
    const { position, history } = game.view(state, null);
    const board = position.split(' ').slice(0, 2).join(' ');
    return history!.filter((earlier) => earlier === board).length === 2;
  }

  it.each([
    [LAYOUTS.ranks, 5],
    [LAYOUTS.line, 4],
  ])('on perft of %s to depth %i', (position, depth) => {
    for (let d = 1; d <= depth; d++) {
      expect(perft(game, at(position), d)).toBe(second.perft(position, d));
    }
  });

  it('on the perft table, where it is not too long', () => {
    checkPerftTable(import.meta.url, second.perft);
  });
});

describeSecondReading('Vancana', cases, second);

describe('the second reading of Vancana', () => {
  // No game gets here: it takes fifteen pieces to lock both sides, and the bag has twelve.
  it('settles a blockade by the scores', () => {
    const verdictAt = (scores: string) =>
      second.afterMove(`ppppp/PPPPP/PP1PP/2P2/5 w ${scores}`, 'c2-c3').winner;
    expect(['1 0', '0 1', '1 1', '0 0'].map(verdictAt)).toEqual(['w', 'b', 'draw', 'draw']);
    for (const side of ['w', 'b']) {
      expect(second.legalMoves(`ppppp/PPPPP/PPPPP/5/5 ${side} 1 1`)).toEqual([]);
    }
  });

  it('refuses what is no move', () => {
    const alone = '4p/5/2P2/5/5 w 0 0';
    for (const move of ['c3-c2', 'c3-b3', 'c3xc5', 'e5-e4', 'c4-c5', 'pass', '']) {
      expect(() => second.afterMove(alone, move)).toThrow();
    }
  });

  it('refuses what is no position', () => {
    const bad = [
      '5/5/5/5 w 0 0',
      '5/5/5/5/6 w 0 0',
      'x4/5/5/5/5 w 0 0',
      '5/5/5/5/5 w',
      '5/5/5/5/5 r 0 0',
    ];
    for (const position of bad) expect(() => second.legalMoves(position)).toThrow();
  });

  it('counts a finished game as one leaf and a forced pass as a move', () => {
    expect(second.perft('4c/P4/5/5/5 w 2 1', 1)).toBe(2);
    expect(second.perft('4c/P4/5/5/5 w 2 1', 5)).toBe(2);
    expect(second.perft('pc3/P4/5/5/5 w 0 0', 1)).toBe(1);
    expect(second.perft('pc3/P4/5/5/5 w 0 0', 4)).toBe(1);
  });
});
