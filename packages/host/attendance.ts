import { PROTOCOL_VERSION } from '@baithak/protocol';
import type { PersonId } from '@baithak/table';

/** Debounces changes by this many milliseconds: a reload is not announced, and a rush costs one message. */
const TOGETHER = 1000;

/** A connection of one person. */
interface Listener {
  readonly person: PersonId;
  /** Whether they have not read much of what they were sent. */
  readonly isBehind: boolean;
  send(text: string, kind: 'presence'): void;
}

interface AttendanceParts {
  /** The people who have joined the table, in the order they came. */
  members(): readonly PersonId[];
  peers(): Iterable<Listener>;
  later?(ms: number, run: () => void): () => void;
}

/**
 * Who is connected to a live table. It is told to whoever asks for it, is never stored, and says
 * nothing about the match.
 */
export class Attendance {
  private readonly listeners = new Set<Listener>();
  /** Those who have not heard the latest yet. */
  private readonly late = new Set<Listener>();
  /** The people who are connected through other processes. */
  private elsewhere: readonly PersonId[] = [];
  private told = '';
  private cancel: (() => void) | undefined;

  constructor(private readonly parts: AttendanceParts) {}

  /** Tells a peer who is here, and from then on every change. */
  listen(peer: Listener): void {
    this.listeners.add(peer);
    this.late.delete(peer);
    const text = this.text();
    peer.send(text, 'presence');
    if (this.listeners.size === 1) this.told = text;
  }

  drop(peer: Listener): void {
    this.listeners.delete(peer);
    this.late.delete(peer);
  }

  /** Notes who is connected through other processes. */
  meet(people: readonly PersonId[]): void {
    if (people.join() === this.elsewhere.join()) return;
    this.elsewhere = people;
    this.changed();
  }

  /** Somebody came, went, joined or left. */
  changed(): void {
    if (this.cancel !== undefined || this.listeners.size === 0) return;
    if (this.parts.later === undefined) this.tell();
    else this.tellLater();
  }

  close(): void {
    this.cancel?.();
    this.listeners.clear();
    this.late.clear();
  }

  private tell(): void {
    this.cancel = undefined;
    const text = this.text();
    for (const peer of text === this.told ? [] : this.listeners) this.late.add(peer);
    this.told = text;
    for (const peer of this.late) {
      if (peer.isBehind) continue;
      this.late.delete(peer);
      peer.send(text, 'presence');
    }
    if (this.late.size > 0) this.tellLater();
  }

  private tellLater(): void {
    this.cancel = this.parts.later?.(TOGETHER, () => this.tell());
  }

  private text(): string {
    const near = [...this.parts.peers()].map(({ person }) => person);
    const connected = new Set([...near, ...this.elsewhere]);
    const members = this.parts.members();
    const here = members.filter((person) => connected.has(person));
    const guests = connected.size - here.length;
    return JSON.stringify({ v: PROTOCOL_VERSION, kind: 'presence', here, guests });
  }
}
