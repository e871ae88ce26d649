import type { Game, GameEvent, Seat, Viewer } from '@baithak/kernel';
import type { ConnectionStatus, FaultData, Presence } from '@baithak/protocol';
import type { LogLine, Room } from './room.ts';
import type { Curtain } from './seats.ts';

/** What the page shows of a table now. */
export type TableSnapshot =
  | { readonly status: 'loading' }
  | { readonly status: 'closed'; readonly fault: FaultData }
  | ReadyTable;

export interface ReadyTable {
  readonly status: 'ready';
  readonly game: Game;
  readonly room: Room;
  readonly viewer: Viewer;
  readonly own: readonly Seat[];
  /** The seat that decides at this screen now. */
  readonly acting: Seat | null;
  readonly curtain: Curtain | null;
  /** The viewer's view after the drafted moves, dimmed to the table's memory aids. */
  readonly view: unknown;
  /** The same view as somebody with perfect memory would have it: what a coach may know. */
  readonly remembered: unknown;
  readonly legal: readonly string[];
  /** The moves of an unfinished turn. */
  readonly drafted: readonly string[];
  /** What the drafted moves lead to. */
  readonly draftedEvents: readonly GameEvent[];
  readonly refusal: FaultData | null;
  /** The first move of the attempt that was refused; `null` if something else was. */
  readonly tried: string | null;
  /** Whether nothing is to be chosen in this turn, so that the page is about to make it. */
  readonly forced: boolean;
  /** The numbers of the events of turns that the page made. */
  readonly forcedTurns: readonly number[];
  /** Whether the page completed the last turn at this screen, because there was nothing to choose. */
  readonly completed: boolean;
  /** The bot whose last move had less thought than usual, because its time was over. */
  readonly cutShort: Seat | null;
  /** The seat whose last move an undo at this screen takes back. */
  readonly undoes: Seat | null;
  /** The turns that an undo takes back, the earliest first. */
  readonly takesBack: readonly LogLine[];
  /** The bots whose turns an undo would take back as well, while the page asks whether to do so. */
  readonly asksUndo: readonly Seat[];
  readonly person: string;
  readonly connection: ConnectionStatus;
  /** Whether the page has caught up with the table since it last connected. */
  readonly current: boolean;
  /** How far this device's clock is ahead of the table's. */
  readonly clockLag: number;
  /** The number of the earlier event that the page shows; `null` for the present. */
  readonly past: number | null;
  /** Who is connected to the table; `null` while nobody knows, and at tables of this device. */
  readonly presence: Presence | null;
}
