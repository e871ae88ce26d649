import {
  type Game,
  type GameEvent,
  IDENTITY_WORDS,
  type Move,
  MoveList,
  type Outlook,
  OVER,
  write,
} from '@baithak/kernel';
import { type Choice, canSearch, Limit, type Task } from './bot.ts';
import { answer, type DepthSearch, deepen, type Found, finish } from './deepen.ts';
import { firstPlaceShare } from './judge.ts';
import { logistic } from './net.ts';
import { Order } from './order.ts';
import { PvsSearch } from './pvs-search.ts';
import { rounded, shuffled } from './simple.ts';
import { TranspositionTable } from './transposition.ts';
import { distance } from './worth.ts';

const ITERATIONS_WITHOUT_BUDGET = 50_000;
/** How deep to search again where a claim was false. */
const SAFE_DEPTH = 6;
/** Outlooks are in thousandths. */
const UNIT = 1000;

/** What is kept from move to move of one game. */
interface Memory<State> {
  readonly game: Game<State>;
  /** The game after the bot's last move. */
  readonly after: State;
  readonly table: TranspositionTable | undefined;
  readonly order: Order;
}

/**
 * Principal-variation search with iterative deepening, for two seats that take turns. An iteration is a
 * node. It remembers what it found out until a move of another game is asked for, so whoever keeps the bot
 * for a whole game gets stronger moves. Thoughts: depth reached, nodes, the chance to win from 0 to 1, the
 * score (twice the chance minus one), the expected line, and `win` or `loss` in plies once it is certain.
 */
export function pvs<State, View, Attempt, Event extends GameEvent>(outlook: Outlook<State>) {
  let memory: Memory<State> | undefined;
  return async (task: Task<State, View, Attempt, Event>): Promise<Choice> => {
    const { game, random } = task;
    if (!canSearch(game)) throw new Error(`principal-variation search cannot play ${game.id}`);
    const world = game.imagine(task.view, random);
    const { table, order } = recalled(memory, task, world) ?? blank(game, world);
    // While this decision is on, another one starts with nothing.
    memory = undefined;
    const list = new MoveList();
    game.moves(world, list);
    const moves = shuffled(list.toArray(), random);
    const search = new PvsSearch<State>({ game, outlook, root: world, moves, table, order });
    const { ms, iterations } = task.budget;
    const endless = ms === undefined && iterations === undefined;
    const budget = endless ? { iterations: ITERATIONS_WITHOUT_BUDGET } : task.budget;
    const limit = new Limit(budget, task.stop, task.runtime);
    const found = await deepen(search, limit, moves, provenByDepth);
    const after = game.copy(world);
    game.play(after, found.line[0] as Move);
    memory = { game, after, table, order };
    return told(game, world, found, search.nodes);
  };
}

/**
 * Checks a claim by exact searches, one ply deeper each time: reduced searches often find a long win
 * before a short one, and the short one is proven sooner. The window leaves out all that is not decided,
 * so most lines are cut at once. What the first depth with a result says is certain, and no way is shorter.
 */
async function provenByDepth(
  search: DepthSearch,
  limit: Limit,
  claim: Found,
): Promise<Found | undefined> {
  if (!search.borrowed) return { ...claim, certain: true };
  const plies = distance(claim.score) as number;
  const alpha = plies > 0 ? claim.score - 1 : Number.NEGATIVE_INFINITY;
  const beta = plies > 0 ? Number.POSITIVE_INFINITY : claim.score + 1;
  for (let depth = 1; depth <= Math.abs(plies); depth++) {
    search.begin({ depth, alpha, beta, trusting: false });
    if (!(await finish(search, limit))) return undefined;
    // A win that a game foresees one ply below the last still lacks its last move in the line.
    const found = distance(search.score) ?? Number.POSITIVE_INFINITY;
    const isClaimed = search.score > alpha && search.score < beta;
    if (isClaimed && Math.abs(found) <= depth) return answer(search, claim.depth, true);
  }
  // The claim was false: what an exact search of moderate depth finds takes its place.
  const depth = Math.min(Math.abs(plies), SAFE_DEPTH);
  const [lowest, highest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  search.begin({ depth, alpha: lowest, beta: highest, trusting: false });
  if (!(await finish(search, limit))) return undefined;
  return answer(search, depth, false);
}

function blank<State>(game: Game<State>, world: State): Pick<Memory<State>, 'table' | 'order'> {
  const width = game.identify?.(world, words);
  const table = width === undefined ? undefined : new TranspositionTable(width);
  return { table, order: new Order() };
}

/**
 * The memory, if the task goes on with the same game: the other seat has a move after which this seat sees
 * exactly this view, history and options included.
 */
function recalled<State, View, Attempt, Event extends GameEvent>(
  memory: Memory<State> | undefined,
  { game, view }: Task<State, View, Attempt, Event>,
  world: State,
): Memory<State> | undefined {
  if (memory === undefined || (memory.game as unknown) !== game) return undefined;
  if (game.identify === undefined || game.status(memory.after) === OVER) return undefined;
  const width = game.identify(world, words);
  const list = new MoveList();
  game.moves(memory.after, list);
  for (const move of list.toArray()) {
    const next = game.copy(memory.after);
    game.play(next, move);
    game.identify(next, otherWords);
    if (!words.subarray(0, width).every((word, i) => word === otherWords[i])) continue;
    if (JSON.stringify(game.view(next, game.status(world))) !== JSON.stringify(view)) continue;
    memory.order.fade();
    return memory;
  }
  return undefined;
}

const words = new Int32Array(IDENTITY_WORDS);
const otherWords = new Int32Array(IDENTITY_WORDS);

function told<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  world: State,
  found: Found,
  nodes: number,
): Choice {
  const line = spelled(game, world, found);
  const chance = chanceOf(found);
  const score = rounded(2 * chance - 1);
  return {
    move: line[0] as string,
    thoughts: { depth: found.depth, nodes, chance, score, line, ...certainty(found) },
  };
}

function certainty({ certain, score }: Found): { win?: number; loss?: number } {
  const plies = distance(score);
  if (plies === undefined || !certain) return {};
  return plies > 0 ? { win: plies } : { loss: -plies };
}

/** Only what is certain has the chance 0 or 1. */
export function chanceOf({ certain, score }: Pick<Found, 'certain' | 'score'>): number {
  const plies = distance(score);
  if (plies !== undefined && certain) return plies > 0 ? 1 : 0;
  const chance = plies === undefined ? logistic(score / UNIT) : plies > 0 ? 1 : 0;
  return rounded(Math.min(0.999, Math.max(0.001, chance)));
}

function spelled<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  world: State,
  { line, score }: Found,
): string[] {
  const state = game.copy(world);
  const texts = line.map((move) => {
    const text = write(game, state, move);
    game.play(state, move);
    return text;
  });
  // The search knows a win in one without playing it.
  const last = Math.abs(distance(score) ?? 0) > line.length ? winInOne(game, state) : undefined;
  return last === undefined ? texts : [...texts, write(game, state, last)];
}

function winInOne<State>(game: Game<State>, state: State): Move | undefined {
  const seat = game.status(state);
  const list = new MoveList();
  game.moves(state, list);
  return list.toArray().find((move) => {
    const after = game.copy(state);
    game.play(after, move);
    return game.status(after) === OVER && firstPlaceShare(game.result(after), seat) === 1;
  });
}
