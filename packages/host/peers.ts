import type { Fault, Viewer } from '@baithak/kernel';
import { PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import {
  type Command,
  isSameForAll,
  type PersonId,
  type PublicState,
  streamFrom,
  type Table,
} from '@baithak/table';

/** A page of a stream has at most so many events, and so many characters unless one event is longer. */
const PAGE = { events: 256, characters: 65_536 } as const;

/** How a message with events begins; the viewer follows. */
const HEAD = `{"v":${PROTOCOL_VERSION},"kind":"events","viewer":`;

/** Who is at a table, who may not be, and what was agreed there. */
export type Room = Pick<PublicState, 'people' | 'banned' | 'settings'>;

/** What a table needs of whoever connects to it. */
export interface Wire {
  /** `text` is a message of this kind. */
  send(text: string, kind: TableMessage['kind']): void;
  /** Returns a fault if the person may not give a command now, whatever the table says. */
  admit?(command: Command, room: Room): Promise<Fault | undefined>;
  /** The same for what depends on how the table is now: it is asked again when the table turns out to have changed. */
  permit?(command: Command, room: Room): Promise<Fault | undefined>;
  /** Resolves when the next page of a long stream may come. Without it a stream comes in one message. */
  ready?(): Promise<void>;
  /** Whether much of what was sent is not read yet; the rest then comes in pages. */
  isBehind?(): boolean;
  /** Ends the connection; whoever is there connects again and repeats what was not answered. */
  hangUp?(): void;
}

/** The other end of one person's connection to one table: a socket, or a page. */
export class Peer {
  /** The number of the next event of each stream that they watch. */
  readonly viewers = new Map<Viewer, number>();
  /** Settled when no stream is behind. */
  catchingUp: Promise<void> | undefined;

  constructor(
    readonly person: PersonId,
    readonly wire: Wire,
  ) {}

  get isBehind(): boolean {
    return this.wire.isBehind?.() ?? false;
  }

  send(text: string, kind: TableMessage['kind']): void {
    this.wire.send(text, kind);
  }

  say(message: TableMessage): void {
    this.send(JSON.stringify(message), message.kind);
  }

  refuse(fault: Fault, client?: string): void {
    const named = client === undefined ? {} : { client };
    this.say({ v: PROTOCOL_VERSION, kind: 'refused', ...named, fault });
  }
}

interface Page {
  /** The message without its beginning, which names the viewer. */
  readonly text: string;
  /** The number of the event after it. */
  readonly next: number;
}

/** Everybody who is connected to a table, and what they are sent of its events. */
export class Peers implements Iterable<Peer> {
  private readonly all = new Set<Peer>();
  /** How many events are stored: nobody hears of more. */
  private stored: number;

  constructor(
    private readonly table: () => Table,
    private readonly trouble: (error: unknown) => void,
  ) {
    this.stored = table().events.length;
  }

  get size(): number {
    return this.all.size;
  }

  [Symbol.iterator](): Iterator<Peer> {
    return this.all.values();
  }

  /** Everybody once, also with several connections. */
  get people(): PersonId[] {
    return [...new Set([...this.all].map(({ person }) => person))];
  }

  add(peer: Peer): Peer {
    this.all.add(peer);
    return peer;
  }

  remove(peer: Peer): void {
    this.all.delete(peer);
    peer.viewers.clear();
  }

  mayWatch({ person }: Peer, viewer: Viewer): boolean {
    if (viewer === null) return true;
    const there = this.table().seats[viewer];
    return there?.kind === 'person' && there.person === person;
  }

  /** Sends a stream from a number on, and from then on all that is added to it. */
  stream(peer: Peer, viewer: Viewer, from: number): void {
    peer.viewers.set(viewer, Math.min(from, this.stored));
    this.send(peer, viewer);
  }

  /** All events are stored, those from a number on since the last time. */
  tell(from: number): void {
    this.stored = this.table().events.length;
    const pages = new Map<string, Page>();
    for (const peer of this.all) {
      for (const viewer of this.viewersOf(peer)) {
        const next = Math.min(from, peer.viewers.get(viewer) as number);
        peer.viewers.set(viewer, next);
        // Whoever is behind gets these events with their next pages.
        if (peer.isBehind) peer.catchingUp ??= this.catchUp(peer);
        else if (peer.catchingUp === undefined) this.send(peer, viewer, pages);
      }
    }
  }

  /** Spectators' events come last, so that a page hears first what its own seats see. */
  private viewersOf(peer: Peer): Viewer[] {
    for (const viewer of peer.viewers.keys()) {
      // After a rematch somebody else may sit there.
      if (!this.mayWatch(peer, viewer)) peer.viewers.delete(viewer);
    }
    const viewers = [...peer.viewers.keys()];
    return viewers.length < 2
      ? viewers
      : viewers.sort((a, b) => Number(a === null) - Number(b === null));
  }

  /** Sends the next page of a stream, and the others when the peer is ready for them. */
  private send(peer: Peer, viewer: Viewer, pages = new Map<string, Page>()): void {
    const from = peer.viewers.get(viewer) as number;
    const isPaged = peer.wire.ready !== undefined;
    const whose = isSameForAll(this.table(), from, this.stored) ? 'all' : viewer;
    const key = `${whose} ${from} ${isPaged}`;
    const page = pages.get(key) ?? this.page(viewer, from, isPaged);
    pages.set(key, page);
    peer.viewers.set(viewer, page.next);
    peer.wire.send(`${HEAD}${viewer}${page.text}`, 'events');
    if (page.next < this.stored) peer.catchingUp ??= this.catchUp(peer);
  }

  private async catchUp(peer: Peer): Promise<void> {
    try {
      for (;;) {
        await peer.wire.ready?.();
        const isBehind = (viewer: Viewer) => (peer.viewers.get(viewer) as number) < this.stored;
        const behind = this.viewersOf(peer).find(isBehind);
        if (behind === undefined) break;
        this.send(peer, behind);
      }
    } catch (error) {
      peer.viewers.clear();
      this.trouble(error);
    }
    // At once, so that `tell` leaves nothing to a loop that has ended.
    peer.catchingUp = undefined;
  }

  private page(viewer: Viewer, from: number, isPaged: boolean): Page {
    const { stored } = this;
    const to = isPaged ? Math.min(stored, from + PAGE.events) : stored;
    const texts: string[] = [];
    let characters = 0;
    for (const event of streamFrom(this.table(), viewer, from, to, stored)) {
      const text = JSON.stringify(event);
      characters += text.length;
      if (isPaged && texts.length > 0 && characters > PAGE.characters) break;
      texts.push(text);
    }
    const next = from + texts.length;
    const more = next < stored ? ',"more":true' : '';
    return { text: `,"events":[${texts.join()}]${more}}`, next };
  }
}
