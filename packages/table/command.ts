import type { Character, Fault, JudgedMoves, Seat } from '@baithak/kernel';
import type { PersonId, Reaction, Sign, TableEventBody } from './event.ts';
import type { Stage } from './public-state.ts';
import type { Settings } from './settings.ts';
import type { Table } from './table.ts';

/** What people, and the host on behalf of bots and clocks, may ask of a table. */
export type Command =
  | { readonly do: 'join'; readonly name: string; readonly sign?: Sign }
  /** `near`: the character whom they usually play, near their strength; it plays on if no rating tells better. */
  | { readonly do: 'leave'; readonly near?: Character | undefined }
  | { readonly do: 'configure'; readonly settings: Partial<Settings> }
  | { readonly do: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly do: 'bot'; readonly seat: Seat; readonly character: Character }
  | { readonly do: 'free'; readonly seat: Seat }
  /** Agrees to a rated match with the settings as they are. */
  | { readonly do: 'accept' }
  | { readonly do: 'promise'; readonly seat: Seat; readonly hash: string }
  | { readonly do: 'salt'; readonly seat: Seat; readonly text: string }
  | { readonly do: 'start' }
  | {
      readonly do: 'move';
      readonly seat: Seat;
      readonly moves: readonly string[];
      /** The number of match entries that the mover had seen. */
      readonly after: number;
    }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'offer-draw'; readonly seat: Seat }
  | { readonly do: 'pause'; readonly seat: Seat }
  | { readonly do: 'resume'; readonly seat: Seat }
  | {
      readonly do: 'answer';
      /** `null`: the host answers, who holds no seat. */
      readonly seat: Seat | null;
      /** The number of the event by which the question was asked. */
      readonly question: number;
      readonly yes: boolean;
    }
  | { readonly do: 'rematch'; readonly seat: Seat }
  | { readonly do: 'chat'; readonly text: string }
  | { readonly do: 'react'; readonly reaction: Reaction }
  | ModerationCommand
  | { readonly do: 'tick' }
  | { readonly do: 'credit'; readonly ms: number };

/** What the owner may do about the people at the table. */
export type ModerationCommand =
  /** They may come back with the link. */
  | { readonly do: 'remove'; readonly person: PersonId }
  /** Removes somebody who cannot come back, or with `"on": false` lets them come back. */
  /** `address`: from then on nobody else can join from where they came. */
  | {
      readonly do: 'ban';
      readonly person: PersonId;
      readonly on: boolean;
      readonly address?: boolean | undefined;
    }
  /** What they write reaches nobody. */
  | { readonly do: 'mute'; readonly person: PersonId; readonly on: boolean }
  /** Nobody can write. */
  | { readonly do: 'close-chat'; readonly on: boolean }
  | { readonly do: 'hand-over'; readonly person: PersonId }
  /** Before a match: everybody leaves, and nobody can come any more. */
  | { readonly do: 'close' };

export type CommandKind = Command['do'];
export type CommandOf<Kind extends CommandKind> = Extract<Command, { do: Kind }>;

/**
 * Who may give a command: anyone; someone who has joined; the owner; whoever holds the seat it names
 * (the host for a bot's seat); the host alone.
 */
export type Right = 'anyone' | 'member' | 'owner' | 'seat' | 'host';

export interface CommandRule<Kind extends CommandKind> {
  readonly right: Right;
  readonly stages: readonly Stage[];
  /** Whether the command may come while a deal is under way: the seats are fixed then. */
  readonly whileDealing?: true;
  run(call: Call<Kind>): readonly TableEventBody[] | JudgedMove | Fault;
}

/** A move with the match's judgement, so that the match need not judge it again. */
interface JudgedMove {
  readonly event: TableEventBody;
  readonly judged: JudgedMoves;
}

interface Call<Kind extends CommandKind> {
  readonly table: Table;
  readonly command: CommandOf<Kind>;
  readonly by: PersonId | null;
  /** The host's clock. */
  readonly now: number;
  /** The character nearest to the strength of whoever goes by this command, if the host knows it. */
  readonly near?: Character | undefined;
}
