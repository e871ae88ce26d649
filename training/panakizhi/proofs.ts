import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FastRandom, type Game, MoveList, OVER, readOptions, sure } from '@baithak/kernel';
import { anyMove, type Subject } from './games.ts';

const LONGEST = 11;
/** Random games end with a blunder: proofs are found in their last positions. */
const LAST_POSITIONS = 16;
/** At most this many of one short distance, so that long ones get their place. */
const SHORT = 6;
const MOST_SHORT = 150;
class TooLong extends Error {}

/**
 * Positions with a forced win or loss within eleven plies, each proven by trying everything on copies
 * of the state with its true history. It shares nothing with the search of the bots but the rules.
 * A position that needs more nodes is left out.
 */
export function writeProofs(
  id: string,
  { game }: Subject,
  count: number,
  nodes: number,
  root: string,
): void {
  const found = new Map<string, string>();
  const counts = new Map<string, number>();
  for (let n = 0; found.size < count; n++) {
    const position = candidate(game, n);
    if (position === undefined || found.has(position)) continue;
    const proof = prove(game, position, nodes);
    if (proof === undefined) continue;
    const many = counts.get(proof) ?? 0;
    if (Number(proof.slice(1)) <= SHORT && many >= MOST_SHORT) continue;
    counts.set(proof, many + 1);
    found.set(position, proof);
    if (found.size % 20 === 0) {
      console.log(
        `${id}: ${found.size} after ${n + 1} games: ${[...counts].map((pair) => pair.join(' × ')).join(', ')}`,
      );
      write(root, id, found);
    }
  }
  write(root, id, found);
}

function write(root: string, id: string, found: ReadonlyMap<string, string>): void {
  const file = join(root, 'games', id, 'test/fixtures/proofs.txt');
  mkdirSync(dirname(file), { recursive: true });
  const lines = [...found].map((pair) => pair.join(' ; '));
  writeFileSync(
    file,
    `# position ; forced win (+) or loss (-) of the side to move, in plies\n${lines.join('\n')}\n`,
  );
}

function candidate(game: Game, n: number): string | undefined {
  const random = new FastRandom(`proof ${n}`);
  const state = game.setup(sure(readOptions(game, {}, 2)), 2);
  const positions: string[] = [];
  while (game.status(state) !== OVER) {
    if (movesOf(game, state).length > 1) positions.push(String(game.writePosition(state)));
    game.play(state, anyMove(game, state, random));
  }
  return positions.at(-1 - random.below(LAST_POSITIONS));
}

function movesOf(game: Game, state: unknown): number[] {
  const list = new MoveList();
  game.moves(state, list);
  return list.toArray();
}

/** `+7` for a win in seven plies, `-4` for a loss in four; undefined if there is none. */
function prove(game: Game, position: string, nodes: number): string | undefined {
  const state = sure(game.readPosition(position, sure(readOptions(game, {}, 2)), 2));
  if (movesOf(game, state).length < 2) return undefined;
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

class Prover {
  /** By plies left: the move that last decided a question is tried first. */
  private readonly deciders: number[] = [];
  private readonly spare: unknown[] = [];

  constructor(
    private readonly game: Game,
    private nodes: number,
  ) {}

  /** Whether the seat wins within so many plies, whatever the other does. */
  forces(state: unknown, seat: number, plies: number): boolean {
    const { game, deciders } = this;
    const status = game.status(state);
    if (status === OVER) return game.result(state).places[1 - seat] === 2;
    if (plies === 0) return false;
    const moves = movesOf(game, state);
    const at = moves.indexOf(deciders[plies] ?? -1);
    if (at > 0) moves.unshift(...moves.splice(at, 1));
    for (const move of moves) {
      if (--this.nodes < 0) throw new TooLong();
      const next = game.copy(state, this.spare[plies]);
      this.spare[plies] = next;
      game.play(next, move);
      if (this.forces(next, seat, plies - 1) === (status === seat)) {
        deciders[plies] = move;
        return status === seat;
      }
    }
    return status !== seat;
  }
}
