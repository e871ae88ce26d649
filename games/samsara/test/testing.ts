import { Fault, legalMoves, OutcomeList, read, sure } from '@baithak/kernel';
import { game, type State } from '../index.ts';
import type { Event } from '../rules/events.ts';

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

export function movesOf(state: State): string[] {
  return legalMoves(game, state);
}

/** The outcomes with their weights. */
export function oddsOf(state: State): Record<string, number> {
  const list = new OutcomeList();
  game.outcomes(state, list);
  return Object.fromEntries(
    Array.from({ length: list.size }, (_, i) => [
      game.formatOutcome(state, list.at(i)),
      list.weightAt(i),
    ]),
  );
}

/** Plays moves (and outcomes, with a leading `=`) and returns the events. */
export function run(state: State, ...texts: readonly string[]): Event[] {
  const events: Event[] = [];
  const tell = (event: Event) => events.push(event);
  for (const text of texts) {
    if (text.startsWith('=')) {
      game.resolve(state, sure(game.readOutcome(state, text.slice(1))), tell);
    } else game.play(state, sure(read(game, state, text)), tell);
  }
  return events;
}

/** The refusal of a move: its code, its rule and what it points at. */
export function refused(state: State, text: string): string {
  const fault = read(game, state, text);
  if (!(fault instanceof Fault)) throw new Error(`${text} is legal`);
  return [fault.code, fault.rule, ...(fault.at ?? [])].join(' ');
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
