import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Prover, TooLong } from '@baithak/bots/prover';
import { FastRandom, type Game, MoveList, OVER, readOptions, sure } from '@baithak/kernel';
import { anyMove, type Subject } from './games.ts';

const LONGEST = 11;
/** Random games end with a blunder: proofs are found in their last positions. */
const LAST_POSITIONS = 16;
/** At most this many of one short distance, so that long ones get their place. */
const SHORT = 6;
const MOST_SHORT = 150;
/** Games between two times that the file is written. */
const STRIDE = 20;
const HEAD = '# position ; forced win (+) or loss (-) of the side to move, in plies';

export const proofsFile = (root: string, id: string): string =>
  join(root, 'games', id, 'test/fixtures/proofs.txt');

/** What was found so far, and how many random games it took. */
interface Found {
  games: number;
  readonly proofs: Map<string, string>;
}

/**
 * Positions with a forced win or loss within eleven plies, each proven by trying everything. They come
 * from random games, never from a search, which would choose the positions that it understands. A
 * position that needs more nodes is left out. Goes on where the file ends.
 */
export function writeProofs(
  id: string,
  { game }: Subject,
  count: number,
  nodes: number,
  root: string,
): void {
  const file = proofsFile(root, id);
  const found = readFound(file);
  const { proofs } = found;
  const counts = new Map<string, number>();
  for (const proof of proofs.values()) counts.set(proof, (counts.get(proof) ?? 0) + 1);
  while (proofs.size < count) {
    const position = candidate(game, found.games++);
    const proof =
      position === undefined || proofs.has(position) ? undefined : prove(game, position, nodes);
    const many = counts.get(proof ?? '') ?? 0;
    const isWanted = Number(proof?.slice(1)) > SHORT || many < MOST_SHORT;
    if (position !== undefined && proof !== undefined && isWanted) {
      counts.set(proof, many + 1);
      proofs.set(position, proof);
    }
    if (found.games % STRIDE === 0) write(file, found);
    if (found.games % (10 * STRIDE) === 0) console.log(told(id, found.games, counts));
  }
  write(file, found);
  console.log(told(id, found.games, counts));
}

function told(id: string, games: number, counts: ReadonlyMap<string, number>): string {
  const all = [...counts.values()].reduce((sum, each) => sum + each, 0);
  const parts = [...counts].map(([proof, many]) => `${proof} × ${many}`);
  return `${id}: ${all} after ${games} games: ${parts.join(', ')}`;
}

function readFound(file: string): Found {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const games = Number(/^# from (\d+) games$/.exec(lines[1] ?? '')?.[1] ?? 0);
  // A file that does not say how many games it took is made anew.
  const pairs = games === 0 ? [] : lines.filter((line) => line.includes(' ; ')).slice(1);
  return { games, proofs: new Map(pairs.map((line) => line.split(' ; ') as [string, string])) };
}

/** A run that is ended while it writes leaves the old file. */
function write(file: string, { games, proofs }: Found): void {
  mkdirSync(dirname(file), { recursive: true });
  const lines = [...proofs].map((pair) => pair.join(' ; '));
  writeFileSync(`${file}.new`, `${[HEAD, `# from ${games} games`, ...lines].join('\n')}\n`);
  renameSync(`${file}.new`, file);
}

function candidate(game: Game, n: number): string | undefined {
  const random = new FastRandom(`proof ${n}`);
  const state = game.setup(sure(readOptions(game, {}, 2)), 2);
  const positions: string[] = [];
  while (game.status(state) !== OVER) {
    if (choices(game, state) > 1) positions.push(String(game.writePosition(state)));
    game.play(state, anyMove(game, state, random));
  }
  return positions.at(-1 - random.below(LAST_POSITIONS));
}

function choices(game: Game, state: unknown): number {
  const list = new MoveList();
  game.moves(state, list);
  return list.size;
}

/** `+7` for a win in seven plies, `-4` for a loss in four; undefined if there is none. */
function prove(game: Game, position: string, nodes: number): string | undefined {
  const state = sure(game.readPosition(position, sure(readOptions(game, {}, 2)), 2));
  if (choices(game, state) < 2) return undefined;
  const prover = new Prover(game, nodes);
  const seat = game.status(state);
  try {
    for (let plies = 1; plies <= LONGEST; plies++) {
      if (prover.forces(state, seat, plies)) return plies === 1 ? undefined : `+${plies}`;
      if (prover.forces(state, 1 - seat, plies)) return `-${plies}`;
    }
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
  }
  return undefined;
}
