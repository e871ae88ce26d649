import {
  type AnyMatch,
  type EntryOf,
  type Evaluate,
  Fault,
  type MemoryAids,
  type Seat,
  type Sketch,
  type Viewer,
  type Words,
} from '@baithak/kernel';
import type { Speaker } from '@baithak/words';
import type { Player } from './players.ts';

/** A match with all that is needed to play it at one screen. */
export interface Table {
  readonly match: AnyMatch;
  readonly words: Words;
  readonly sketch: Sketch<unknown>;
  readonly evaluate: Evaluate<unknown>;
  readonly speaker: Speaker;
  readonly players: Player[];
  readonly aids: MemoryAids;
}

export function humansAt({ players }: Table): Seat[] {
  return players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
}

/** Whether people at this screen must not see each other's side. */
export function needsCurtain(table: Table): boolean {
  return humansAt(table).length > 1 && table.match.game.hasSecrets;
}

export function viewOf({ match, aids }: Table, viewer: Viewer): unknown {
  return match.game.dim(match.game.view(match.state, viewer), aids);
}

/** Takes moves back up to and including the last one of a person. */
export function undoToPerson({ match, players }: Table): Fault | undefined {
  if (!match.decisions.some((entry) => players[entry.seat]?.kind === 'human')) {
    return new Fault('nothing-to-undo');
  }
  for (;;) {
    const undone = match.undo();
    if (undone instanceof Fault) return undone;
    const { seat } = match.entries[undone.of] as EntryOf<'decision'>;
    if (players[seat]?.kind === 'human') return undefined;
  }
}
