import { type Message, message, sure, type Tally } from '@baithak/kernel';
import { moveOf, parse } from '../position/notation.ts';
import { parsePosition, writePosition } from '../position/position.ts';
import { reasonOf, scoresOf } from '../rules/play.ts';
import { SQUARES } from '../rules/squares.ts';
import { isOver, lineOf, type State, winnerOf } from '../rules/state.ts';

/**
 * What a viewer may know, as plain JSON. Nothing is hidden in this game, so all viewers have the
 * same view. In a game with secrets, `view` gets the viewer as its second argument.
 */
export interface View {
  readonly position: string;
  readonly turn: number;
  readonly last: string | null;
  readonly over: boolean;
  readonly winner: number | null;
  /** The squares of the winner's line; empty if there is none. */
  readonly line: readonly string[];
}

export function view(state: State): View {
  return {
    position: writePosition(state),
    turn: state.turn,
    last: SQUARES[state.last] ?? null,
    over: isOver(state),
    winner: winnerOf(state),
    line: (lineOf(state) ?? []).map((square) => SQUARES[square]!),
  };
}

/** A state that fits the view. Where nothing is hidden it is the true one. */
export function imagine({ position, last }: View): State {
  const state = sure(parsePosition(position));
  state.last = last === null ? -1 : moveOf(sure(parse(last)));
  return state;
}

export function prompt({ over, winner, turn }: View): Message {
  if (over) return message('prompt.over', { reason: reasonOf(winner) });
  return message('prompt.mark', { seat: { seat: turn } });
}

/** The scores line by line. A game without points counts a win as one. */
export function tally({ winner, line }: View): Tally {
  return scoresOf(winner).map((score) => ({
    lines:
      score === 0
        ? []
        : [{ label: message('tally.won'), terms: [score], least: score, most: score, at: line }],
    least: score,
    most: score,
  }));
}

/** What stands on each square; empty squares are left out. */
export function marksOn({ position }: View): ReadonlyMap<string, string> {
  const letters = [...position.replaceAll('/', '')];
  return new Map(
    SQUARES.map((square, i) => [square, letters[i]!] as const).filter(([, mark]) => mark !== '.'),
  );
}
