import { readFileSync } from 'node:fs';
import {
  type Evaluate,
  FastRandom,
  Fault,
  type Game,
  type GameEvent,
  LANGUAGES,
  legalMoves,
  MoveList,
  type Options,
  OVER,
  type Random,
  read,
  sure,
  type Words,
} from '@baithak/kernel';
import { commonCatalogues, faultMessage, speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';

export { checkOutlook, checkTakingBack } from './searching.ts';

/** Lets a test write positions, moves and refusals of one game as texts. */
export function tester<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  usual: Options,
) {
  function at(position: string, options = usual): State {
    return sure(game.readPosition(position, options, 2));
  }

  function playAll(state: State, texts: string): Event[] {
    const events: Event[] = [];
    for (const text of texts.split(' ')) {
      game.play(state, sure(read(game, state, text)), (event) => events.push(event));
    }
    return events;
  }

  function after(position: string, texts: string, options = usual): State {
    const state = at(position, options);
    playAll(state, texts);
    return state;
  }

  const legal = (state: State): string => legalMoves(game, state).join(' ');

  function refusal(state: State, text: string): Partial<Fault> {
    const verdict = read(game, state, text);
    if (!(verdict instanceof Fault)) throw new Error(`${text} is legal`);
    return { ...verdict };
  }

  function refusedPosition(raw: unknown): Fault {
    const state = game.readPosition(raw, usual, 2);
    if (!(state instanceof Fault)) throw new Error(`${raw} was accepted`);
    return state;
  }

  function ending(state: State) {
    if (game.status(state) !== OVER) throw new Error('the game is not over');
    if (legal(state) !== '') throw new Error('a game that is over has moves');
    const { places, scores, reason } = game.result(state);
    return { places, scores, reason: reason.key };
  }

  return { at, after, playAll, legal, refusal, refusedPosition, ending };
}

function playAnyMove<State>(game: Game<State>, state: State, random: Random): void {
  const list = new MoveList();
  game.moves(state, list);
  game.play(state, list.at(random.below(list.size)));
}

/** Plays at random to the end; `visit` sees every position in which somebody has to move. */
function playRandomly<State>(
  game: Game<State>,
  state: State,
  random: Random,
  visit: (state: State) => void,
): void {
  while (game.status(state) !== OVER) {
    visit(state);
    playAnyMove(game, state, random);
  }
}

/** A view holds all there is to know: it rebuilds the state, in one random game per start. */
export function checkViews<State>(game: Game<State>, starts: readonly Options[]): void {
  const random = new FastRandom('views');
  for (const options of starts) {
    const state = game.setup(options, 2);
    playRandomly(game, state, random, () => {
      const view = game.view(state, 1);
      expect(view).toEqual(game.view(state, null));
      expect(game.imagine(JSON.parse(JSON.stringify(view)), random)).toEqual(state);
    });
    const view = game.view(state, 0);
    expect(game.imagine(view, random)).toEqual(state);
    expect(game.prompt(view).args).toEqual({ reason: game.result(state).reason });
    expect(game.tally(view).map((seat) => seat.least)).toEqual(game.result(state).scores);
  }
}

/** Every position of random games reads back, without its history. */
export function checkPositions<State>(game: Game<State>, starts: readonly Options[]): void {
  const random = new FastRandom('positions');
  for (const options of starts) {
    playRandomly(game, game.setup(options, 2), random, (state) => {
      const text = game.writePosition(state);
      const again = game.readPosition(text, options, 2);
      if (again instanceof Fault) throw new Error(`${text}: ${again.code}`);
      expect(game.writePosition(again)).toBe(text);
      expect(game.view(again, 0)).toMatchObject({ position: text, history: [], ply: 0 });
    });
  }
}

/** Estimates are zero-sum, stay between −1 and 1, and know who won. */
export function checkEstimates<State>(
  game: Game<State>,
  evaluate: Evaluate<State>,
  starts: readonly Options[],
): void {
  const random = new FastRandom('estimates');
  for (const options of starts) {
    const state = game.setup(options, 2);
    playRandomly(game, state, random, () => {
      expect(evaluate(state, 0) + evaluate(state, 1)).toBe(0);
      expect(Math.abs(evaluate(state, 0))).toBeLessThan(1);
    });
    const [white, black] = game.result(state).places;
    expect(evaluate(state, 0)).toBe(black! - white!);
  }
}

/** How many games a player who follows the estimate wins against random moves. */
export function winsByEstimate<State>(
  game: Game<State>,
  evaluate: Evaluate<State>,
  starts: readonly Options[],
): number {
  const random = new FastRandom('greedy');
  const won = starts.filter((options, n) => {
    const seat = n % 2;
    const state = game.setup(options, 2);
    while (game.status(state) !== OVER) {
      if (game.status(state) === seat)
        game.play(state, bestByEstimate(game, evaluate, state, seat));
      else playAnyMove(game, state, random);
    }
    return game.result(state).places[1 - seat] === 2;
  });
  return won.length;
}

function bestByEstimate<State>(
  game: Game<State>,
  evaluate: Evaluate<State>,
  state: State,
  seat: number,
): number {
  const list = new MoveList();
  game.moves(state, list);
  const values = list.toArray().map((move) => {
    const next = game.copy(state);
    game.play(next, move);
    return { move, value: evaluate(next, seat) };
  });
  return values.reduce((best, each) => (each.value > best.value ? each : best)).move;
}

/** The refused positions show every fault of positions, and each has its sentence in every language. */
export function checkPositionFaults<State, Event extends GameEvent>(
  game: Game<State, unknown, unknown, Event>,
  words: Words<Event>,
  refused: readonly unknown[],
  options: Options = {},
): void {
  const codes = new Set<string>();
  for (const raw of refused) {
    const fault = game.readPosition(raw, options, 2);
    if (!(fault instanceof Fault)) throw new Error(`${raw} was accepted`);
    codes.add(fault.code);
    for (const language of LANGUAGES) {
      const { say } = speaker(language, [words.catalogues, commonCatalogues], []);
      expect(say(faultMessage(fault))).not.toContain('{');
    }
  }
  const told = Object.keys(words.catalogues.en).filter((key) => key.startsWith('fault.position'));
  expect([...codes].map((code) => `fault.${code}`).sort()).toEqual(told.sort());
}

/** One case of a second reading of the rules. */
export interface RuleCase {
  readonly name: string;
  readonly position: string;
  readonly earlier?: readonly string[];
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  readonly move?: string;
  readonly after?: string;
  readonly winner?: string | null;
}

/** A second reading of the rules, written without knowledge of the engine. */
export interface SecondReading {
  legalMoves(position: string, earlier?: readonly string[]): readonly string[];
  afterMove(position: string, move: string): { position: string; winner: string | null };
  perft(position: string, depth: number): number;
}

export function describeSecondReading(
  name: string,
  cases: readonly RuleCase[],
  { legalMoves: legalIn, afterMove }: SecondReading,
): void {
  describe(`${name}, second reading`, () => {
    it.each(cases)('$name', (rule) => {
      const legal = legalIn(rule.position, rule.earlier);
      if (rule.legal) expect(legal).toEqual(rule.legal);
      for (const move of rule.illegal ?? []) expect(legal).not.toContain(move);
      if (rule.move === undefined) return;
      expect(legal).toContain(rule.move);
      const { position, winner } = afterMove(rule.position, rule.move);
      expect({ position, winner }).toEqual({ position: rule.after, winner: rule.winner });
      if (winner !== null) expect(legalIn(position)).toEqual([]);
    });
  });
}

/** The second reading counts as the perft table does, where that does not take too long. */
export function checkPerftTable(test: string, perft: SecondReading['perft']): void {
  const table = readFileSync(new URL('fixtures/perft.txt', test), 'utf8');
  const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThanOrEqual(6);
  for (const line of lines) {
    const [position = '', ...depths] = line.split(' ; ');
    for (const [depth = 0, count = 0] of depths.map((text) => text.split(' ').map(Number))) {
      if (count < 5000) expect(perft(position, depth), line).toBe(count);
    }
  }
}

/** The board part of a position text; an empty square is a dot. */
export function boardText(cells: readonly string[]): string {
  const ranks = [0, 5, 10, 15, 20].map((start) => cells.slice(start, start + 5).join(''));
  return ranks.join('/').replace(/\.+/g, (gap) => String(gap.length));
}

export function times<T>(count: number, each: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => each(n));
}
