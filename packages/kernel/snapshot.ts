import type { Entry, Turn } from './entry.ts';
import type { Game, GameEvent } from './game.ts';
import type { Checkpoint } from './steps.ts';

/**
 * How a match stood, without what people wrote: salts and names are left to whoever keeps the log. It can
 * be cloned and stored. It is a cache: a match can always be replayed instead.
 */
export interface MatchSnapshot<State = unknown, Event extends GameEvent = GameEvent> {
  readonly game: string;
  readonly rulesVersion: number;
  /** The number of its first entry; those before make the deal fair. */
  readonly first: number;
  readonly entries: readonly Entry[];
  readonly told: readonly (readonly Event[])[];
  readonly turns: readonly Turn[];
  /** The entries that no undo took back. */
  readonly steps: readonly number[];
  readonly checkpoints: readonly Checkpoint<State>[];
  readonly state: State;
}

/** Whether a snapshot was taken of such a match, by this version of the program. */
export function isSnapshotOf<State>(
  { game, rulesVersion, state }: MatchSnapshot,
  rules: Pick<Game, 'id' | 'rulesVersion'>,
  start: State,
): boolean {
  const isSame = game === rules.id && rulesVersion === rules.rulesVersion;
  return isSame && shapeOf(state) === shapeOf(start);
}

export const withoutName = (entry: Entry): Entry =>
  entry.kind === 'seat' ? { ...entry, name: '' } : entry;

/** Tells apart the states of two versions of a program. */
const shapeOf = (state: unknown): string =>
  Object.entries(state as object)
    .map(
      ([name, value]) => `${name} ${ArrayBuffer.isView(value) ? value.byteLength : typeof value}`,
    )
    .join();
