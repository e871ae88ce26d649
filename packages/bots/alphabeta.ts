import { type Game, type GameEvent, MoveList, write } from '@baithak/kernel';
import type { Choice, Evaluate, Task } from './bot.ts';
import { rounded, shuffled } from './greedy.ts';
import { Limit } from './limit.ts';
import { distance, SCALE, Search } from './search.ts';

const DEEPEST = 64;
/** So many nodes take about a millisecond. */
const SLICE = 500;
const ITERATIONS_WITHOUT_BUDGET = 50_000;

interface Found {
  readonly line: readonly number[];
  readonly score: number;
  readonly depth: number;
}

/** Alpha-beta needs a game without chance, in which nothing is hidden. */
export function canSearch(game: Game): boolean {
  return game.forget !== undefined && !game.hasSecrets;
}

/**
 * Iterative deepening alpha-beta. An iteration is a node. Thoughts: depth reached, nodes, ms, the
 * estimated score from −1 to 1, the line expected, and `win` or `loss` in plies once it is certain.
 */
export function alphaBeta<State, View, Attempt, Event extends GameEvent>(
  evaluate: Evaluate<State>,
) {
  return async (task: Task<State, View, Attempt, Event>): Promise<Choice> => {
    const { game, random } = task;
    if (!canSearch(game)) throw new Error(`alpha-beta cannot play ${game.id}`);
    const world = game.imagine(task.view, random);
    const list = new MoveList();
    game.moves(world, list);
    const moves = shuffled(list.toArray(), random);
    const search = new Search<State>(game, evaluate, world, game.status(world), moves);
    const limit = new Limit(bounded(task.budget), task.stop, task.host);
    const found = await deepen(search, limit, moves);
    return told(game, world, found, search.nodes);
  };
}

function bounded(budget: Task<unknown, unknown, unknown, GameEvent>['budget']) {
  const { ms, iterations } = budget;
  return ms === undefined && iterations === undefined
    ? { iterations: ITERATIONS_WITHOUT_BUDGET }
    : budget;
}

async function deepen<State>(
  search: Search<State>,
  limit: Limit,
  moves: readonly number[],
): Promise<Found> {
  let found: Found = { line: moves.slice(0, 1), score: 0, depth: 0 };
  if (moves.length === 1) return found;
  for (let depth = 1; depth <= DEEPEST; depth++) {
    search.begin(depth);
    // One move ahead costs nothing, so even a bot that is stopped at once has looked that far.
    const done = depth === 1 ? search.run(Number.POSITIVE_INFINITY) : await finish(search, limit);
    // A depth that was broken off still knows better, as it tried the old favourite first.
    if (Number.isFinite(search.score)) {
      found = { line: [...search.line], score: search.score, depth: done ? depth : depth - 1 };
    }
    if (!done || search.exhausted || distance(found.score) !== undefined) return found;
  }
  return found;
}

async function finish<State>(search: Search<State>, limit: Limit): Promise<boolean> {
  for (;;) {
    if (!(await limit.goOn(search.nodes))) return false;
    if (search.run(Math.min(SLICE, limit.left(search.nodes)))) return true;
  }
}

function told<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  world: State,
  { line, score, depth }: Found,
  nodes: number,
): Choice {
  const texts = spelled(game, world, line);
  const plies = distance(score);
  const certain = plies === undefined ? {} : plies > 0 ? { win: plies } : { loss: -plies };
  const value = plies === undefined ? rounded(score / SCALE) : Math.sign(plies);
  return {
    move: texts[0] as string,
    thoughts: { depth, nodes, score: value, line: texts, ...certain },
  };
}

function spelled<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  world: State,
  line: readonly number[],
): string[] {
  const state = game.copy(world);
  return line.map((move) => {
    const text = write(game, state, move);
    game.play(state, move);
    return text;
  });
}
