import type { Seat } from '@baithak/kernel';
import type { Settings } from './room.ts';

/** What people, and the host on behalf of bots and clocks, may ask of a table. */
export type Command =
  | { readonly do: 'join'; readonly name: string }
  | { readonly do: 'leave' }
  | { readonly do: 'configure'; readonly settings: Partial<Settings> }
  | { readonly do: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: number }
  | { readonly do: 'free'; readonly seat: Seat }
  | { readonly do: 'salt'; readonly text: string }
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
  | { readonly do: 'answer'; readonly seat: Seat; readonly yes: boolean }
  | { readonly do: 'rematch'; readonly seat: Seat }
  | { readonly do: 'chat'; readonly text: string }
  | { readonly do: 'tick' }
  | { readonly do: 'credit'; readonly ms: number };

export type CommandKind = Command['do'];
export type CommandOf<Kind extends CommandKind> = Extract<Command, { do: Kind }>;
