import {
  type AnyMatch,
  CHANCE,
  type EntryOf,
  type GameEvent,
  isStep,
  type Move,
  read,
  type Seat,
  sure,
} from '@baithak/kernel';

/** One step of a finished match: a move, or all that was drawn until somebody decides again. */
export type Step =
  | { readonly kind: 'draw'; readonly entry: number }
  | {
      readonly kind: 'move';
      readonly entry: number;
      readonly seat: Seat;
      /** Which of the entry's moves it is, from 0. */
      readonly index: number;
      readonly move: string;
      readonly code: Move;
    };

/** A match as its true states: step `i` leads from state `i` to state `i + 1`. */
export interface Walked {
  readonly states: readonly unknown[];
  readonly steps: readonly Step[];
  /** What happened in each step, with all that was secret then. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** Goes through everything that no undo took back. */
export function walk(match: AnyMatch): Walked {
  const { game } = match;
  const played = entriesOf(match);
  const state = game.copy(match.stateAfter(played[0]?.seq ?? match.entries.length));
  const states = [game.copy(state)];
  const steps: Step[] = [];
  const events: GameEvent[][] = [];
  let told: GameEvent[] = [];
  const tell = (event: GameEvent) => told.push(event);
  const note = (step: Step) => {
    steps.push(step);
    states.push(game.copy(state));
    events.push(told);
    told = [];
  };
  for (const entry of played) {
    const moves = entry.kind === 'decision' ? entry.moves : [];
    moves.forEach((move, index) => {
      const code = sure(read(game, state, move));
      const seat = game.status(state);
      game.play(state, code, tell);
      note({ kind: 'move', entry: entry.seq, seat, index, move, code });
    });
    for (const { text } of entry.outcomes) {
      game.resolve(state, sure(game.readOutcome(state, text)), tell);
    }
    if (entry.outcomes.length > 0) note({ kind: 'draw', entry: entry.seq });
  }
  return { states, steps, events };
}

function entriesOf(match: AnyMatch): (EntryOf<'deal'> | EntryOf<'decision'>)[] {
  const standing = new Set(match.decisions.map(({ seq }) => seq));
  return match.entries
    .filter(isStep)
    .filter((entry) => entry.kind === 'deal' || standing.has(entry.seq));
}

/** Whether something must be drawn before anybody decides. */
export const isPending = ({ game }: AnyMatch, state: unknown): boolean =>
  game.status(state) === CHANCE;
