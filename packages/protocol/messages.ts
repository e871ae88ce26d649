import type { Arg, Viewer } from '@baithak/kernel';
import type { Command, MatchGlance, PersonId, StreamEvent } from '@baithak/table';

/** Goes up with every change that an older program would misunderstand. */
export const PROTOCOL_VERSION = 3;

/** What a client sends. `client` is its own name for a command; a repeated one is not carried out twice. */
export type ClientMessage =
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly kind: 'command';
      readonly client: string;
      readonly command: Command;
    }
  /** From then on the events of a viewer's stream, beginning with number `from`. */
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly kind: 'watch';
      readonly viewer: Viewer;
      readonly from: number;
    }
  | { readonly v: typeof PROTOCOL_VERSION; readonly kind: 'unwatch'; readonly viewer: Viewer }
  /** How the match stood after event `at`. */
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly kind: 'look';
      readonly viewer: Viewer;
      readonly at: number;
    }
  /** From then on who is connected to the table. */
  | { readonly v: typeof PROTOCOL_VERSION; readonly kind: 'presence' };

/** What a table sends. */
export type TableMessage =
  /** The command was carried out; its first event has this number. */
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly kind: 'done';
      readonly client: string;
      readonly first: number | null;
    }
  /** Nothing happened; `client` is missing when the message could not be read that far, and for messages other than commands. */
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly kind: 'refused';
      readonly client?: string;
      readonly fault: FaultData;
    }
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly kind: 'events';
      readonly viewer: Viewer;
      readonly events: readonly StreamEvent[];
      /** The stream is long and goes on in the next message. */
      readonly more?: true;
    }
  | {
      readonly v: typeof PROTOCOL_VERSION;
      readonly kind: 'glance';
      readonly viewer: Viewer;
      readonly at: number;
      readonly match: MatchGlance | null;
    }
  | ({ readonly v: typeof PROTOCOL_VERSION; readonly kind: 'presence' } & Presence);

/** Who is connected to a table now. */
export interface Presence {
  /** Members, in the order they joined. */
  readonly here: readonly PersonId[];
  /** How many others look on without having joined. */
  readonly guests: number;
}

/** A fault as data; its sentence is looked up by whoever shows it, in their language. */
export interface FaultData {
  readonly code: string;
  readonly rule?: string;
  readonly at?: readonly string[];
  readonly args?: Readonly<Record<string, Arg>>;
}
