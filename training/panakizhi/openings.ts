import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pvs } from '@baithak/bots';
import { Prover, TooLong } from '@baithak/bots/prover';
import {
  FastRandom,
  type Game,
  MoveList,
  type OpeningsFile,
  OVER,
  type Random,
  read,
  readOptions,
  sure,
  write,
} from '@baithak/kernel';
import { anyMove, type Subject, timeless } from './games.ts';

/** Where one side is much better, it wins whoever plays it, and that proves nothing about the players. */
const LEAST_CHANCE = 0.3;
const MOST_CHANCE = 0.7;
/** Neither side can force a win within so many plies: trying everything has proven it. */
const UNDECIDED = 7;
/** A position that would need more nodes for that is left out. */
const PROOF_NODES = 20_000_000;

const fileOf = (root: string, id: string) => join(root, 'games', id, 'bot/openings.json');

export function readOpenings(root: string, id: string): OpeningsFile {
  return JSON.parse(readFileSync(fileOf(root, id), 'utf8'));
}

/** The states that the openings lead to. */
export function openingStates(root: string, id: string, game: Game): unknown[] {
  const { options, lines } = readOpenings(root, id);
  return lines.map((line) => {
    const state = game.setup(sure(readOptions(game, options, 2)), 2);
    for (const move of line.split(' ')) game.play(state, sure(read(game, state, move)));
    return state;
  });
}

/** Random openings of 4 to 6 plies that are proven undecided and that a search calls open. */
export async function writeOpenings(
  id: string,
  { game, outlook }: Subject,
  count: number,
  nodes: number,
  root: string,
): Promise<void> {
  const options = sure(readOptions(game, {}, 2));
  const lines: string[] = [];
  const seen = new Set<string>();
  for (let n = 0; lines.length < count; n++) {
    const random = new FastRandom(`opening ${n}`);
    const state = game.setup(options, 2);
    const line = played(game, state, 4 + (n % 3), random);
    const position = JSON.stringify(game.writePosition(state));
    if (game.status(state) === OVER || seen.has(position)) continue;
    seen.add(position);
    const chance = await chanceIn(game, outlook, state, nodes);
    if (chance === undefined || chance <= LEAST_CHANCE || chance >= MOST_CHANCE) continue;
    if (!isUndecided(game, state, UNDECIDED, PROOF_NODES)) continue;
    lines.push(line.join(' '));
    if (lines.length % 25 === 0) console.log(`${id}: ${lines.length} of ${n + 1} openings`);
  }
  const file: OpeningsFile = { options, undecided: UNDECIDED, lines };
  writeFileSync(fileOf(root, id), `${JSON.stringify(file, null, 2)}\n`);
}

/** The chance of whoever has the next choice, because a bot does not judge a forced move; undefined at the end. */
async function chanceIn(
  game: Game,
  outlook: Subject['outlook'],
  start: unknown,
  nodes: number,
): Promise<number | undefined> {
  const state = game.copy(start);
  const list = new MoveList();
  for (;;) {
    if (game.status(state) === OVER) return undefined;
    game.moves(state, list);
    if (list.size > 1) break;
    game.play(state, list.at(0));
  }
  const { thoughts } = await pvs(outlook)({
    game,
    view: game.view(state, game.status(state)),
    random: new FastRandom('opening'),
    budget: { iterations: nodes },
    stop: { stopped: false },
    runtime: timeless,
  });
  return thoughts.chance as number;
}

/** Plays random moves and returns them; fewer if the game ends. */
function played(game: Game, state: unknown, plies: number, random: Random): string[] {
  const moves: string[] = [];
  while (moves.length < plies && game.status(state) !== OVER) {
    const move = anyMove(game, state, random);
    moves.push(write(game, state, move));
    game.play(state, move);
  }
  return moves;
}

/** Whether trying everything finds no forced win of either side within so many plies. */
export function isUndecided(
  game: Game,
  state: unknown,
  plies: number,
  nodes = Number.POSITIVE_INFINITY,
): boolean {
  const prover = new Prover(game, nodes);
  try {
    // Short wins first: they prepare the order of moves for the long ones.
    for (let depth = 1; depth <= plies; depth++) {
      if ([0, 1].some((seat) => prover.forces(state, seat, depth))) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof TooLong) return false;
    throw error;
  }
}
