import { type AnyMatch, Fault, type Game, isStep, readMatch } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { writeLink } from './link.ts';
import type { Line } from './tree.ts';

/** A match as a line of play, up to the end; what was taken back is left out. */
export function lineOf(match: AnyMatch, at: number): Line {
  const { seats, options, startPosition: position, names } = match;
  const standing = new Set(match.decisions.map(({ seq }) => seq));
  const steps = match.entries.filter(isStep).flatMap((entry) => {
    const drawn = entry.outcomes.map(({ text }) => text).join(' ');
    if (entry.kind === 'deal') return drawn === '' ? [] : [`: ${drawn}`];
    if (!standing.has(entry.seq)) return [];
    const { moves } = entry;
    return drawn === '' ? moves : [...moves.slice(0, -1), `${moves.at(-1)} : ${drawn}`];
  });
  return { seats, options, names, steps, at, ...(position === undefined ? {} : { position }) };
}

/** The laboratory with a match in it, as it stood after a number of turns. */
export async function labAfter(file: string, game: Game, turns: number): Promise<string | Fault> {
  const match = readMatch(file, game);
  if (match instanceof Fault) return match;
  const made = match.decisions.slice(0, turns).flatMap(({ moves }) => moves);
  return labAt(match, made.length);
}

/** The laboratory with a match in it, as it stood after a number of single moves. */
export async function labAt(match: AnyMatch, moves: number): Promise<string> {
  return `${pathTo('lab', match.game.id)}#${await writeLink(lineOf(match, moves))}`;
}
