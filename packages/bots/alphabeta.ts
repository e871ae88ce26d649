import {
  type Evaluate,
  type Game,
  type GameEvent,
  IDENTITY_WORDS,
  type Move,
  MoveList,
  write,
} from '@baithak/kernel';
import { type Budget, type Choice, canSearch, Limit, type Task } from './bot.ts';
import { deepen, type Found } from './deepen.ts';
import { Search } from './search.ts';
import { rounded, shuffled } from './simple.ts';
import { TranspositionTable } from './transposition.ts';
import { distance, SCALE } from './worth.ts';

const ITERATIONS_WITHOUT_BUDGET = 50_000;

/**
 * Alpha-beta with iterative deepening, and a transposition table if the game can identify positions.
 * An iteration is a node. Thoughts: depth reached, nodes, the estimated score from −1 to 1, the
 * expected line, and `win` or `loss` in plies once it is certain; only then is the score 1 or −1.
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
    const budget = bounded(task.budget);
    const table = newTable(game, world);
    const search = new Search<State>({ game, evaluate, root: world, moves, table });
    const limit = new Limit(budget, task.stop, task.runtime);
    const found = await deepen(search, limit, moves);
    return told(game, world, found, search.nodes, table);
  };
}

function bounded(budget: Budget): Budget {
  const { ms, iterations } = budget;
  return ms === undefined && iterations === undefined
    ? { iterations: ITERATIONS_WITHOUT_BUDGET }
    : budget;
}

function newTable<State>(game: Game<State>, world: State): TranspositionTable | undefined {
  const width = game.identify?.(world, words);
  return width === undefined ? undefined : new TranspositionTable(width);
}

const words = new Int32Array(IDENTITY_WORDS);

function told<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  world: State,
  found: Found,
  nodes: number,
  table: TranspositionTable | undefined,
): Choice {
  const line = spelled(game, world, found, table);
  const score = estimateOf(found);
  return {
    move: line[0] as string,
    thoughts: { depth: found.depth, nodes, score, line, ...certainty(found) },
  };
}

function certainty({ certain, score }: Found): { win?: number; loss?: number } {
  const plies = distance(score);
  if (plies === undefined || !certain) return {};
  return plies > 0 ? { win: plies } : { loss: -plies };
}

function estimateOf({ certain, score }: Found): number {
  const plies = distance(score);
  if (plies === undefined) return rounded(score / SCALE);
  return Math.sign(plies) * (certain ? 1 : 0.999);
}

/** The line in notation. Where it broke off at a known position, the table continues it. */
function spelled<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  world: State,
  { line, depth, certain }: Found,
  table: TranspositionTable | undefined,
): string[] {
  const state = game.copy(world);
  const texts: string[] = [];
  for (;;) {
    const known = certain || texts.length >= depth ? undefined : stored(game, state, table);
    const move = line[texts.length] ?? known;
    if (move === undefined) return texts;
    texts.push(write(game, state, move));
    game.play(state, move);
  }
}

/** The table's best move here; none once the game is over. */
function stored<State>(
  game: Game<State>,
  state: State,
  table?: TranspositionTable,
): Move | undefined {
  if (table === undefined || game.identify === undefined) return undefined;
  game.identify(state, words);
  const slot = table.find(words);
  const list = new MoveList();
  game.moves(state, list);
  return slot >= 0 && list.includes(table.move(slot)) ? table.move(slot) : undefined;
}
