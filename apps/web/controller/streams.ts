import type { Viewer } from '@baithak/kernel';
import { type ClientMessage, PROTOCOL_VERSION } from '@baithak/protocol';
import { EMPTY_ROOM, type Room } from './room.ts';

/** The streams of a table that the page follows: always the public one, and at most one seat's. */
export class Streams {
  private readonly rooms = new Map<Viewer, Room>();
  /** The viewers whose stream has arrived whole since the page last connected. */
  private readonly arrived = new Set<Viewer>();

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** What everybody may know. */
  get public(): Room {
    return this.rooms.get(null) ?? EMPTY_ROOM;
  }

  of(viewer: Viewer): Room | undefined {
    return this.rooms.get(viewer);
  }

  set(viewer: Viewer, room: Room): void {
    this.rooms.set(viewer, room);
  }

  isCurrent(viewer: Viewer): boolean {
    return this.arrived.has(viewer);
  }

  arrive(viewer: Viewer): void {
    this.arrived.add(viewer);
  }

  /** The connection was lost or is back: nothing is current until it has been told anew. */
  reconnect(): void {
    this.arrived.clear();
  }

  watch(viewer: Viewer): void {
    this.rooms.set(viewer, EMPTY_ROOM);
    this.arrived.delete(viewer);
    this.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer, from: 0 });
  }

  /** Follows this viewer's stream besides the public one, and forgets what any other seat saw. */
  watchOnly(wanted: Viewer): void {
    for (const viewer of this.rooms.keys()) {
      if (viewer === null || viewer === wanted) continue;
      this.rooms.delete(viewer);
      this.send({ v: PROTOCOL_VERSION, kind: 'unwatch', viewer });
    }
    if (!this.rooms.has(wanted)) this.watch(wanted);
  }
}
