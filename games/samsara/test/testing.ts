import { Fault, sure } from '@baithak/kernel';
import { refereeOf } from '@baithak/testkit';
import { game, type State } from '../index.ts';

export const { movesOf, oddsOf, run, refused } = refereeOf(game);

type Fields = Readonly<Record<string, unknown>>;

/** A position with that many seats; README.md lists the defaults of fields left out. */
export function table(seats: number, position: Fields, mode = 'normal'): State {
  return sure(game.readPosition(position, { mode }, seats));
}

export function refusal(seats: number, position: Fields, mode = 'normal'): string {
  const read = game.readPosition(position, { mode }, seats);
  if (read instanceof Fault) return [read.code, ...(read.at ?? [])].join(' ');
  throw new Error('the position was accepted');
}

interface SeatFields {
  readonly character: string | null;
  readonly zone: string;
  readonly marker: number | null;
  readonly hand: string;
  readonly draw: string;
  readonly waste: string;
  readonly played: string;
  readonly evanescent: string;
  readonly reserve: string;
  readonly next: string;
  readonly amulets: readonly string[];
  readonly seen: string;
  readonly story: string;
  readonly lacks: string;
}

interface Written {
  readonly phase: string;
  readonly round: number;
  readonly turn: number;
  readonly actions: number;
  readonly back: number;
  readonly draws: number;
  readonly picks: number;
  readonly seats: readonly SeatFields[];
  readonly supply: Readonly<Record<string, number>>;
  readonly groups: readonly (readonly (string | null)[])[];
  readonly neutral: string | null;
  readonly winners: readonly number[] | null;
}

/** A position as plain data for assertions. */
export const positionOf = (state: State): Written =>
  JSON.parse(JSON.stringify(game.writePosition(state)));
