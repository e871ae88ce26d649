import type { News } from '@baithak/board';
import type { GameEvent } from '@baithak/kernel';
import type { ReadyTable, TableSnapshot } from './snapshot.ts';

export type PacedTable = ReadyTable & { readonly news: News };
export type PacedSnapshot = Exclude<TableSnapshot, ReadyTable> | PacedTable;

interface Source {
  subscribe(listener: () => void): () => void;
  getSnapshot(): TableSnapshot;
}

interface PacerOptions {
  /** How many milliseconds the stage is still in motion. */
  readonly busy: () => number;
  /** Whether the page is hidden. Then nothing waits for animations. */
  readonly unseen: () => boolean;
}

/** A page that falls this many turns behind jumps to the present. */
const MOST_WAITING = 12;

/**
 * Shows a table turn by turn: a turn that arrives while another one is still in motion waits for it.
 * Everything else, such as one's own draft, chat or a question, is shown at once.
 */
export class Pacer {
  private readonly listeners = new Set<() => void>();
  private waiting: ReadyTable[] = [];
  private shown: PacedSnapshot;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private moments = 0;

  constructor(
    private readonly source: Source,
    private readonly options: PacerOptions,
  ) {
    this.shown = this.withNews(source.getSnapshot(), null);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const stop = this.source.subscribe(() => this.receive());
    this.receive();
    // React may unmount and mount again; turns that were queued before still wait.
    if (this.waiting.length > 0) this.wait();
    return () => {
      this.listeners.delete(listener);
      stop();
      if (this.listeners.size > 0) return;
      clearTimeout(this.timer);
      this.timer = undefined;
    };
  };

  readonly getSnapshot = (): PacedSnapshot => this.shown;

  /** Shows the present at once. */
  readonly skip = (): void => {
    const latest = this.waiting.at(-1);
    this.waiting = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    if (latest !== undefined) this.show(latest);
  };

  private receive(): void {
    const next = this.source.getSnapshot();
    const last = this.waiting.at(-1);
    if (next === (last ?? this.shown)) return;
    if (next.status !== 'ready' || this.shown.status !== 'ready' || this.options.unseen()) {
      this.waiting = [];
      this.show(next);
    } else if (last !== undefined && isSameTurn(last, next)) {
      this.waiting[this.waiting.length - 1] = next;
    } else if (last !== undefined || (!isSameTurn(this.shown, next) && this.options.busy() > 0)) {
      this.waiting.push(next);
      if (this.waiting.length > MOST_WAITING) this.skip();
      else this.wait();
    } else this.show(next);
  }

  private wait(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.options.busy() === 0) {
        const next = this.waiting.shift();
        if (next !== undefined) this.show(next);
      }
      if (this.waiting.length > 0) this.wait();
    }, this.options.busy() + 1);
  }

  private show(next: TableSnapshot): void {
    this.shown = this.withNews(next, this.shown);
    for (const listener of this.listeners) listener();
  }

  private withNews(next: TableSnapshot, before: PacedSnapshot | null): PacedSnapshot {
    if (next.status !== 'ready') return next;
    if (before?.status !== 'ready') return { ...next, news: { key: '0', events: [] } };
    const events = eventsBetween(before, next);
    if (events === null) return { ...next, news: before.news };
    return { ...next, news: { key: `${++this.moments}`, events } };
  }
}

/** Whether both show the match after the same turn. */
const isSameTurn = (a: ReadyTable, b: ReadyTable): boolean =>
  a.room.log.length === b.room.log.length && a.past === b.past && a.room.stage === b.room.stage;

/** All that has happened up to the moment that a table shows. */
function storyOf({ room, draftedEvents }: ReadyTable): readonly GameEvent[] {
  const told = room.log.filter(({ undone }) => !undone).flatMap(({ events }) => events);
  return [...told, ...draftedEvents];
}

/** `null` if the board shows the same moment. A look at the past and an undo have no events. */
function eventsBetween(before: ReadyTable, next: ReadyTable): readonly GameEvent[] | null {
  if (before.past !== null || next.past !== null) return before.past === next.past ? null : [];
  if (before.room.log === next.room.log && before.draftedEvents === next.draftedEvents) return null;
  const [told, tells] = [storyOf(before), storyOf(next)];
  if (told.length === tells.length) return null;
  return told.length < tells.length && before.room.sealed === next.room.sealed
    ? tells.slice(told.length)
    : [];
}
