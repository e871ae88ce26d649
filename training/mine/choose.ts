import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, ProofBudget, Puzzle, PuzzleFile } from '@baithak/kernel';
import { SEED, TRIES } from './find.ts';
import { NODES } from './forced.ts';
import { LOOKS } from './gap.ts';

/** At most this part of the puzzles may be solved by every character at every try. */
const EASY = 1 / 4;
/** At most this part may have the same first move. */
const ALIKE = 1 / 8;

/** The first puzzles of all that were found: no position twice, not too many easy or alike. */
export function chosen(found: readonly Puzzle[], aim: number): Puzzle[] {
  const seen = new Set<string>();
  const moves = new Map<string, number>();
  let easy = 0;
  const kept = found.filter((puzzle) => {
    const text = JSON.stringify(puzzle.position);
    if (seen.has(text)) return false;
    seen.add(text);
    if (isEasy(puzzle) && ++easy > aim * EASY) return false;
    const [first = ''] = puzzle.answer;
    moves.set(first, (moves.get(first) ?? 0) + 1);
    return moves.get(first)! <= aim * ALIKE;
  });
  return byDifficulty(kept.slice(0, aim));
}

/** People find short wins before long ones; then the characters say what is easy. */
export const byDifficulty = (puzzles: readonly Puzzle[]): Puzzle[] =>
  puzzles.toSorted((a, b) => (a.win ?? 0) - (b.win ?? 0) || solutions(b) - solutions(a));

const isEasy = ({ solved }: Puzzle): boolean => solved.every((count) => count === TRIES);

const solutions = ({ solved }: Puzzle): number => solved.reduce((sum, count) => sum + count, 0);

/** What a puzzle of a game has been proven with. */
export const proofOf = ({ hasChance }: Game): ProofBudget => (hasChance ? LOOKS : NODES);

type PuzzleHead = Omit<PuzzleFile, 'puzzles'>;

/** What puzzles that are mined today rest on. */
export const headOf = (game: Game): PuzzleHead => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  seed: SEED,
  tries: TRIES,
  proof: proofOf(game),
});

/** One line for each puzzle, so that a change shows which. */
export function writePuzzles(head: PuzzleHead, puzzles: readonly Puzzle[]): void {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle));
  const text = `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines.join(',\n')}\n]}\n`;
  const folder = join('games', head.game, 'puzzles');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'puzzles.json'), text);
}
