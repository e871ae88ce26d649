/** A cue of a game's map, and what became of it on the page. */
export interface SeenCue {
  readonly kind: string;
  /** What should move, from where and to where. */
  readonly said: string;
  /** How far something went in the end, in pixels; `null`: the cue is only heard. */
  readonly far: number | null;
  /** What kept it from moving as the map says. */
  readonly fault: string | null;
  readonly sound: string | null;
}

/** What became of a step on the page. */
interface SeenStep {
  readonly cues: readonly SeenCue[];
  /** How many things turned over, and how many moved although no cue names them. */
  readonly turned: number;
  readonly uncued: number;
  /** What else did not move as it should, or moved for those who want no motion. */
  readonly faults: readonly string[];
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
      goOn(step: Ahead): Promise<SeenStep>;
    };
  }
}

/**
 * Runs in a page for somebody who wants no motion, before its own scripts. Watches the part of the board that
 * moves things (`Motion`): it measures all places by itself before and after each change, and compares them
 * with all places that the animations name. It lets the board move everything twice: first with motion,
 * whatever the person wants, and then as they want it.
 */
export function spyOnCues(): void {
  interface Cue {
    readonly kind?: string;
    readonly thing: string;
    readonly from?: string;
    readonly to?: string;
    readonly via?: readonly string[];
    readonly leaps?: boolean;
    readonly sound?: string;
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
  /** Things of the board that can be seen, and the sides that they show. */
  type Faces = ReadonlyMap<
    string,
    { readonly node: HTMLElement; readonly face?: string | undefined }
  >;

  // A step is over at once, but not left out.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --beat: 1ms !important }');
  document.adoptedStyleSheets.push(sheet);

  /** Without the lengths that tests set. */
  function calmly<T>(act: () => T): T {
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [];
    try {
      return act();
    } finally {
      document.adoptedStyleSheets = sheets;
    }
  }

  const root = () => document.querySelector('.stage')!.parentElement!;
  const seen: SeenCue[] = [];
  let [turned, uncued] = [0, 0];
  let faults: string[] = [];
  let before: Places = new Map();
  let facesBefore: Faces = new Map();
  /** Whether something is seen to come or go, also without motion. */
  let comesAndGoes = false;

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

  const facesNow = (): Faces =>
    new Map(
      [...root().querySelectorAll<HTMLElement>('[data-flip]')]
        .filter((node) => node.getBoundingClientRect().width > 0)
        .map((node) => [node.dataset.flip!, { node, face: node.dataset.flipFace }]),
    );

  interface Way {
    readonly target: Element;
    /** From the start to the end. */
    readonly points: readonly Point[];
  }

  const framesOf = ({ effect }: Animation) => (effect as KeyframeEffect).getKeyframes();
  const targetOf = ({ effect }: Animation) => (effect as KeyframeEffect).target!;

  /** An animation that has not begun yet shows where it starts. */
  function waysOf(animations: readonly Animation[]): Way[] {
    return animations.flatMap((animation) => {
      const offsets = framesOf(animation).flatMap(({ translate }): Point[] => {
        const moved = /^(\S+)px(?: (\S+)px)?/.exec(String(translate ?? ''));
        return moved === null ? [] : [[Number(moved[1]), Number(moved[2] ?? 0)]];
      });
      const [first] = offsets;
      if (first === undefined) return [];
      const target = targetOf(animation);
      const [x, y] = middle(target.getBoundingClientRect());
      const points = offsets.map((at): Point => [x + at[0] - first[0], y + at[1] - first[1]]);
      return [{ target, points }];
    });
  }

  function look(cues: readonly Cue[], animations: readonly Animation[]): void {
    const ways = waysOf(animations);
    const turning = new Set(animations.filter(turns).map(targetOf));
    for (const animation of animations) animation.cancel();
    const after = placesNow();
    lookAtRest(cues, ways, turning, after);
    for (const cue of cues) {
      const { kind = '', thing, from, to, via = [], sound = null } = cue;
      const said = `${thing}: ${from ?? 'where it was'} → ${[...via, to ?? 'where it is'].join(' → ')}`;
      if (kind === '' || thing === kind) {
        if (kind !== '') seen.push({ kind, said, far: null, fault: null, sound });
        continue;
      }
      const start = before.get(from ?? thing) ?? after.get(from ?? '');
      const end = after.get(to ?? thing) ?? before.get(to ?? '');
      const missing = [
        start === undefined && 'no place where it starts',
        end === undefined && 'no place where it goes',
        ...via.map((each) => !after.has(each) && `no place ${each} on its way`),
      ].filter((fault) => fault !== false);
      const fault = () => missing.join(', ') || null;
      if (start === undefined || end === undefined) {
        seen.push({ kind, said, far: 0, fault: fault(), sound });
        continue;
      }
      const passed = via.map((each) => after.get(each) ?? start);
      const far = Math.max(...[...passed, end].map((each) => between(start, each)));
      const wanted = wayOf(cue, [start, ...passed, end]);
      const at = ways.findIndex((way) => isWay(way, thing, wanted, to !== undefined));
      if (at >= 0) ways.splice(at, 1);
      else if (far >= 2) {
        const about = ways.filter(({ target }) => (target as HTMLElement).dataset.flip === thing);
        const was = about.map(({ points }) => `goes ${textOf(points)}`);
        missing.push(`nothing goes ${textOf(wanted)} ${was.join()}`);
      }
      seen.push({ kind, said, far: Math.round(far), fault: fault(), sound });
      comesAndGoes ||= to === undefined ? isElsewhere(thing, after) : before.has(thing);
    }
  }

  /** What already lay where it is now need not come, even if a cue sends it there. */
  function isElsewhere(thing: string, after: Places): boolean {
    const [start, end] = [before.get(thing), after.get(thing)];
    return end !== undefined && (start === undefined || between(start, end) > 2);
  }

  const textOf = (points: readonly Point[]) =>
    points.map((each) => each.map(Math.round).join()).join(' → ');

  const turns = (animation: Animation) =>
    framesOf(animation).some(({ rotate = 'none' }) => rotate !== 'none');

  /** What changes its place or its side, whether a cue names it or not. */
  function lookAtRest(
    cues: readonly Cue[],
    ways: readonly Way[],
    turning: ReadonlySet<Element>,
    after: Places,
  ): void {
    const cued = new Set(cues.map(({ thing }) => thing));
    for (const [thing, { node, face }] of facesNow()) {
      const old = facesBefore.get(thing);
      if (old === undefined) continue;
      if (face !== undefined && old.face !== undefined && face !== old.face) {
        turned++;
        if (!turning.has(node)) faults.push(`${thing} does not turn over`);
      }
      const [start, end] = [before.get(thing)!, after.get(thing)!];
      if (cued.has(thing) || between(start, end) < 2) continue;
      uncued++;
      const goes = ({ target, points }: Way) =>
        target === node && between(points[0]!, start) < 2 && between(points.at(-1)!, end) < 2;
      if (!ways.some(goes)) faults.push(`${thing} jumps ${textOf([start, end])}`);
    }
  }

  /** Something that leaps and stays on the board is seen halfway, too. */
  function wayOf({ leaps, to }: Cue, points: readonly Point[]): readonly Point[] {
    const [start, end] = points as [Point, Point];
    if (leaps !== true || to !== undefined || points.length > 2) return points;
    return [start, [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], end];
  }

  /** What leaves the board flies as a copy without a name. */
  function isWay(way: Way, thing: string, wanted: readonly Point[], leaves: boolean): boolean {
    const { flip } = (way.target as HTMLElement).dataset;
    if (leaves ? flip !== undefined : flip !== thing) return false;
    return (
      way.points.length === wanted.length &&
      way.points.every((point, i) => between(point, wanted[i]!) < 2)
    );
  }

  const TRAVELS = ['translate', 'transform', 'left', 'top', 'offsetDistance', 'scale', 'rotate'];

  /** For somebody who wants no motion nothing travels, but what would is seen to come and go. */
  function lookCalmly(animations: readonly Animation[]): void {
    const names = new Set(animations.flatMap(framesOf).flatMap(Object.keys));
    for (const name of TRAVELS) if (names.has(name)) faults.push(`${name} without motion`);
    if (comesAndGoes && !names.has('opacity')) faults.push('nothing fades without motion');
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
      let calmSight: unknown = null;
      motion.getSnapshotBeforeUpdate = function (old) {
        const found = getSnapshotBeforeUpdate.call(this, old);
        if (found === null) return found;
        before = placesNow();
        facesBefore = facesNow();
        calmSight = calmly(() => getSnapshotBeforeUpdate.call(this, old));
        return found;
      };
      motion.componentDidUpdate = function (old, state, found) {
        componentDidUpdate.call(this, old, state, found);
        if (found === null) return;
        comesAndGoes = false;
        look(this.props.cues ?? [], this.running);
        calmly(() => componentDidUpdate.call(this, old, state, calmSight));
        lookCalmly(this.running);
        for (const animation of this.running) animation.cancel();
      };
    },
    async goOn({ id, events, endsRound }) {
      const added: { kind: string; seq: number }[] = JSON.parse(events);
      seen.length = 0;
      [turned, uncued, faults] = [0, 0, []];
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
      return { cues: [...seen], turned, uncued, faults };
    },
  };
}
