import { type Mind, pvs } from '@baithak/bots';
import { Prover, TooLong } from '@baithak/bots/prover';
import { FastRandom, type Game, OVER, type ProofBudget } from '@baithak/kernel';
import { type Find, type Place, placeOf, spelled, timeless } from './position.ts';

/** Wins of two to four own moves. */
const PLIES = [3, 5, 7];
/** What a proof may take, in nodes. */
export const NODES = {
  /** Two searches that must agree. */
  first: 30_000,
  second: 600_000,
  /** For each other first move: no win is found with so many. */
  others: 60_000,
  /** For the proof by plain trying. */
  trying: 4_000_000,
} as const satisfies ProofBudget;

/** A forced win with exactly one first move, found by the search and proven anew by plain trying. */
export async function forcedWin(mind: Mind, state: unknown, seed: string): Promise<Find | null> {
  const { game } = mind;
  const place = placeOf(game, state, 2, seed);
  if (place.moves.length < 4) return null;
  const first = await lookAt(mind, place, NODES.first, seed);
  const win = first.win;
  if (win === undefined || !PLIES.includes(win)) return null;
  const second = await lookAt(mind, place, NODES.second, `${seed} again`);
  if (second.win !== win || second.line[0] !== first.line[0]) return null;
  if (second.line.length !== win) return null;
  const nodes = proofOf(game, place, second.line[0]!, win);
  if (nodes === null) return null;
  for (const move of place.moves) {
    if (spelled(game, place, move) === second.line[0]) continue;
    if (await losesFor(mind, place, move, seed)) return null;
  }
  return { place, answer: second.line, win, work: nodes };
}

interface Looked {
  readonly win?: number;
  readonly loss?: number;
  readonly line: readonly string[];
}

async function lookAt(mind: Mind, { view }: Place, nodes: number, seed: string): Promise<Looked> {
  const { thoughts } = await pvs(mind.outlook!)({
    game: mind.game,
    view,
    random: new FastRandom(seed),
    budget: { iterations: nodes },
    stop: { stopped: false },
    runtime: timeless,
  });
  return thoughts as unknown as Looked;
}

/** The first moves that win within so many plies, by plain trying, however long it takes. */
export function winners(game: Game, place: Place, plies: number): string[] {
  const prover = new Prover(game, Number.POSITIVE_INFINITY);
  return place.moves
    .filter((move) => wins(prover, game, place, move, plies))
    .map((move) => spelled(game, place, move));
}

function wins(prover: Prover, game: Game, place: Place, move: number, plies: number): boolean {
  const after = game.copy(place.state);
  game.play(after, move);
  return prover.forces(after, place.seat, plies - 1);
}

/** Nodes of a proof that this move and no other wins within so many plies; `null` if it fails. */
function proofOf(game: Game, place: Place, answer: string, plies: number): number | null {
  const prover = new Prover(game, NODES.trying);
  try {
    for (const move of place.moves) {
      const isAnswer = spelled(game, place, move) === answer;
      if (wins(prover, game, place, move, plies) !== isAnswer) return null;
    }
    return NODES.trying - prover.left;
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}

/** Whether the search finds that the other seat loses after a move, however long it takes. */
async function losesFor(mind: Mind, place: Place, move: number, seed: string): Promise<boolean> {
  const { game } = mind;
  const after = game.copy(place.state);
  game.play(after, move);
  if (game.status(after) === OVER) return game.result(after).places[place.seat] === 1;
  const reply = placeOf(game, after, 2, seed);
  return (await lookAt(mind, reply, NODES.others, seed)).loss !== undefined;
}
