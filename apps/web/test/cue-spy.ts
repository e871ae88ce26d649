/** A cue of a game's map, and what became of it on the page. */
export interface SeenCue {
  readonly kind: string;
  /** What should move, from where and to where. */
  readonly said: string;
  /** How far something went in the end, in pixels; `null`: the cue is only heard. */
  readonly far: number | null;
  /** What kept it from moving as the map says. */
  readonly fault: string | null;
}

/** What happens next at a table: its events as JSON. */
interface Ahead {
  readonly id: string;
  readonly events: string;
  /** Whether a round ends and another one begins. */
  readonly endsRound: boolean;
}

declare global {
  interface Window {
    cues: {
      /** Begins to watch the board that the page shows. */
      watch(): void;
      /** Lets the table go on, as if somebody elsewhere had done something, and tells what moved. */
      goOn(step: Ahead): Promise<SeenCue[]>;
    };
  }
}

/**
 * Runs in the page before its own scripts. Watches the part of the board that moves things (`Motion`): it
 * measures all places by itself before and after each change, and compares them with where the animations
 * begin and end.
 */
export function spyOnCues(): void {
  interface Cue {
    readonly kind?: string;
    readonly thing: string;
    readonly from?: string;
    readonly to?: string;
    readonly via?: readonly string[];
  }
  interface Watched {
    readonly props: { readonly cues?: readonly Cue[]; readonly className?: string };
    readonly running: readonly Animation[];
  }
  interface Motion {
    getSnapshotBeforeUpdate(this: Watched, before: unknown): unknown;
    componentDidUpdate(this: Watched, before: unknown, state: unknown, seen: unknown): void;
  }
  type Point = readonly [x: number, y: number];
  type Places = ReadonlyMap<string, Point>;

  // A step is over at once, but not left out.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --beat: 1ms !important }');
  document.adoptedStyleSheets.push(sheet);

  const root = () => document.querySelector('.stage')!.parentElement!;
  const seen: SeenCue[] = [];
  let before: Places = new Map();

  const middle = ({ x, y, width, height }: DOMRect): Point => [x + width / 2, y + height / 2];
  const between = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

  /** What can be seen of a thing or place. A hidden place counts as what lies around it, but not as the whole table. */
  function shownOf(node: HTMLElement): HTMLElement | null {
    if (node.getBoundingClientRect().width > 0) return node;
    if (node.dataset.flip !== undefined) return null;
    let around = node.parentElement;
    while (around !== null && around !== root() && around.getBoundingClientRect().width === 0) {
      around = around.parentElement;
    }
    return around === root() ? null : around;
  }

  function placesNow(): Places {
    const places = new Map<string, Point>();
    const hidden = new Map<string, Point>();
    for (const node of root().querySelectorAll<HTMLElement>('[data-flip], [data-spot]')) {
      const shown = shownOf(node);
      const name = node.dataset.flip ?? node.dataset.spot!;
      if (shown === node) places.set(name, middle(node.getBoundingClientRect()));
      else if (shown !== null) hidden.set(name, middle(shown.getBoundingClientRect()));
    }
    return new Map([...hidden, ...places]);
  }

  interface Way {
    readonly target: Element;
    readonly from: Point;
    readonly to: Point;
  }

  /** An animation that has not begun yet shows where it starts. */
  function waysOf(animations: readonly Animation[]): Way[] {
    return animations.flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const [first] = (effect as KeyframeEffect).getKeyframes();
      const moved = /^(\S+)px(?: (\S+)px)?/.exec(String(first?.translate ?? ''));
      if (target === null || moved === null) return [];
      const from = middle(target.getBoundingClientRect());
      const to: Point = [from[0] - Number(moved[1]), from[1] - Number(moved[2] ?? 0)];
      return [{ target, from, to }];
    });
  }

  function look(cues: readonly Cue[], animations: readonly Animation[]): void {
    const ways = waysOf(animations);
    for (const animation of animations) animation.cancel();
    const after = placesNow();
    for (const cue of cues) {
      const { kind = '', thing, from, to, via = [] } = cue;
      const said = `${thing}: ${from ?? 'where it was'} → ${[...via, to ?? 'where it is'].join(' → ')}`;
      if (kind === '' || thing === kind) {
        if (kind !== '') seen.push({ kind, said, far: null, fault: null });
        continue;
      }
      const start = before.get(from ?? thing) ?? after.get(from ?? '');
      const end = after.get(to ?? thing) ?? before.get(to ?? '');
      const faults = [
        start === undefined && 'no place where it starts',
        end === undefined && 'no place where it goes',
        ...via.map((each) => !after.has(each) && `no place ${each} on its way`),
      ].filter((fault) => fault !== false);
      const fault = () => faults.join(', ') || null;
      if (start === undefined || end === undefined) {
        seen.push({ kind, said, far: 0, fault: fault() });
        continue;
      }
      const far = Math.max(
        between(start, end),
        ...via.map((each) => between(start, after.get(each) ?? start)),
      );
      const at = ways.findIndex((way) => isWay(way, thing, start, end, to !== undefined));
      if (at >= 0) ways.splice(at, 1);
      else if (far >= 2) {
        const about = ways.filter(({ target }) => (target as HTMLElement).dataset.flip === thing);
        const was = about.map(
          (way) => `goes ${way.from.map(Math.round)} → ${way.to.map(Math.round)}`,
        );
        faults.push(`nothing goes ${start.map(Math.round)} → ${end.map(Math.round)}${was.join()}`);
      }
      seen.push({ kind, said, far: Math.round(far), fault: fault() });
    }
  }

  /** What leaves the board flies as a copy without a name. */
  function isWay(way: Way, thing: string, start: Point, end: Point, leaves: boolean): boolean {
    const { flip } = (way.target as HTMLElement).dataset;
    if (leaves ? flip !== undefined : flip !== thing) return false;
    return between(way.from, start) < 2 && between(way.to, end) < 2;
  }

  function motionAbove(node: Element): Motion {
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'))!;
    let fiber = (node as unknown as Record<string, { stateNode: unknown; return: never }>)[key]!;
    while (
      !Object.hasOwn(Object.getPrototypeOf(fiber.stateNode ?? {}) ?? {}, 'getSnapshotBeforeUpdate')
    ) {
      fiber = fiber.return;
    }
    return Object.getPrototypeOf(fiber.stateNode);
  }

  const known = new WeakSet<Motion>();
  const frame = () => new Promise((drawn) => setTimeout(drawn, 4));

  window.cues = {
    watch() {
      const motion = motionAbove(document.querySelector('.stage')!);
      if (known.has(motion)) return;
      known.add(motion);
      const { getSnapshotBeforeUpdate, componentDidUpdate } = motion;
      motion.getSnapshotBeforeUpdate = function (old) {
        const found = getSnapshotBeforeUpdate.call(this, old);
        if (found !== null) before = placesNow();
        return found;
      };
      motion.componentDidUpdate = function (old, state, found) {
        componentDidUpdate.call(this, old, state, found);
        if (found !== null) look(this.props.cues ?? [], this.running);
      };
    },
    async goOn({ id, events, endsRound }) {
      const added: { kind: string; seq: number }[] = JSON.parse(events);
      seen.length = 0;
      const lines = () =>
        Number(document.querySelector<HTMLElement>('[data-moment]')!.dataset.moment!.split(' ')[0]);
      const wanted = lines() + added.filter(({ kind }) => kind === 'moved').length;
      await new Promise((done) => {
        const opening = indexedDB.open('baithak', 1);
        opening.onsuccess = () => {
          const change = opening.result.transaction('events', 'readwrite');
          for (const event of added) change.objectStore('events').put(event, [id, event.seq]);
          change.oncomplete = () => {
            opening.result.close();
            done(undefined);
          };
        };
      });
      const channel = new BroadcastChannel('baithak-tables');
      channel.postMessage(id);
      const started = performance.now();
      while (lines() < wanted) {
        await frame();
        if (performance.now() - started > 20_000)
          throw new Error(`${lines()} lines, not ${wanted}`);
      }
      channel.close();
      // The end of a round stays until somebody goes on: first it counts, then it deals.
      const isCounting = () => document.querySelector('.j-end') !== null;
      while (endsRound && !isCounting()) await frame();
      while (endsRound && isCounting()) {
        document.querySelector<HTMLElement>('[data-region="bar"] .bar-button-primary')?.click();
        await frame();
      }
      return [...seen];
    },
  };
}
