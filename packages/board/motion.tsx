import { Component, createRef, type ReactNode } from 'react';
import type { Cue } from './cue.ts';
import { director } from './director.ts';
import { type Picture, pictureOf } from './leaving.ts';
import { beatsOf, timingOf } from './timing.ts';

interface Flip {
  /** For a new thing: the id of the thing where it starts. */
  readonly from?: string | undefined;
  /** The side that shows, if known; when it changes, the thing turns over. */
  readonly face?: string | undefined;
  /** Whether it moves over something else. */
  readonly leaps?: boolean;
}

/** Marks a thing whose moves are animated (FLIP). */
export function flip(id: string, { from, face, leaps }: Flip = {}) {
  return {
    'data-flip': id,
    'data-flip-from': from,
    'data-flip-face': face,
    'data-flip-leaps': leaps === true ? true : undefined,
  };
}

/** The centre of a thing or place relative to the corner of its board, and its width. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** A place, such as a hand, may be much wider than what goes there. */
  readonly isPlace: boolean;
}

interface Seen {
  readonly spot: Spot;
  readonly face: string | undefined;
}

/** Where each thing was, by its id or by the name of its place, and pictures of what leaves. */
interface Sight {
  readonly things: ReadonlyMap<string, Seen>;
  /** One for each cue, because several of one pile may leave. */
  readonly pictures: ReadonlyMap<Cue, Picture>;
}

const nameOf = ({ dataset }: HTMLElement) => dataset.flip ?? dataset.spot!;

/** Hidden things are left out. A hidden place, such as a small counter, stands where the thing around it is. */
function thingsIn(root: HTMLElement): ReadonlyMap<string, Seen> {
  const corner = root.getBoundingClientRect();
  const seen = new Map<string, Seen>();
  const hidden: HTMLElement[] = [];
  for (const node of root.querySelectorAll<HTMLElement>('[data-flip], [data-spot]')) {
    const spot = spotOf(node, corner);
    if (spot.width > 0) seen.set(nameOf(node), { spot, face: node.dataset.flipFace });
    else if (spot.isPlace) hidden.push(node);
  }
  for (const node of hidden) {
    const around = visibleAround(node, root);
    if (around === null || seen.has(nameOf(node))) continue;
    seen.set(nameOf(node), { spot: { ...spotOf(around, corner), isPlace: true }, face: undefined });
  }
  return seen;
}

/** The nearest thing around it that can be seen; `null` if that is the whole table. */
function visibleAround(node: HTMLElement, root: HTMLElement): HTMLElement | null {
  let around = node.parentElement;
  while (around !== null && around !== root && around.getBoundingClientRect().width === 0) {
    around = around.parentElement;
  }
  return around === root ? null : around;
}

/** Relative to the corner, because the page may scroll between two measurements. */
function spotOf(node: HTMLElement, corner: DOMRect): Spot {
  const { x, y, width, height } = node.getBoundingClientRect();
  const isPlace = node.dataset.flip === undefined;
  return { x: x + width / 2 - corner.x, y: y + height / 2 - corner.y, width, isPlace };
}

function sightOf(root: HTMLElement, cues: readonly Cue[]): Sight {
  // What fades from place to place is seen at both.
  const pictured = fadeAt(root) > 0 ? cues : cues.filter(({ to }) => to !== undefined);
  const pictures = pictured.flatMap((cue): [Cue, Picture][] => {
    const node = find(root, cue.thing);
    return node === null ? [] : [[cue, pictureOf(node, root)]];
  });
  return { things: thingsIn(root), pictures: new Map(pictures) };
}

/** A thing may be drawn twice, for wide and for narrow screens; only one of the two is seen. */
function find(root: HTMLElement, thing: string): HTMLElement | null {
  const drawn = root.querySelectorAll<HTMLElement>(`[data-flip="${CSS.escape(thing)}"]`);
  return [...drawn].find((node) => node.getClientRects().length > 0) ?? null;
}

const EASING = 'cubic-bezier(0.2, 0.75, 0.25, 1)';
/** Whoever passes several places walks evenly, so that the way can be followed. */
const WALK = 'ease-in-out';

/** Animates everything from its old place to its new one. Nothing waits for it: all is in place at once. */
function direct(root: HTMLElement, before: Sight, cues: readonly Cue[]): Animation[] {
  const beat = beatAt(root);
  const now = thingsIn(root);
  const { starts, length } = timingOf(cues, beat);
  director.hear(cues, starts);
  if (beat === 0) {
    const fades =
      fadeAt(root) === 0 ? [] : cues.flatMap((cue) => crossFade(root, cue, before, now));
    // Nothing waits for them.
    director.play(fades, 0, 0);
    return fades;
  }
  const cued = new Set(cues.map(({ thing }) => thing));
  const flights = [...root.querySelectorAll<HTMLElement>('[data-flip]')]
    .filter(({ dataset }) => !cued.has(dataset.flip!))
    .flatMap((node) => flight(node, before, now, beat));
  const acts = cues.flatMap((cue, i) => act(root, cue, starts[i]!, before, now, beat));
  const all = [...flights, ...acts];
  if (all.length > 0) director.play(all, Math.max(length, flights.length > 0 ? beat : 0), beat);
  return all;
}

function flight(
  node: HTMLElement,
  { things }: Sight,
  now: ReadonlyMap<string, Seen>,
  beat: number,
): Animation[] {
  const here = now.get(node.dataset.flip!);
  const there = things.get(node.dataset.flip!);
  if (here === undefined) return [];
  const start = there ?? things.get(node.dataset.flipFrom ?? '');
  const leaps = node.dataset.flipLeaps === 'true';
  return [
    ...(start === undefined ? [] : travel(node, [start.spot, here.spot], leaps, beat, 0)),
    ...(isTurned(there, here) ? [turnOver(node, beat, 0)] : []),
  ];
}

const isTurned = (there: Seen | undefined, here: Seen) =>
  there?.face !== undefined && here.face !== undefined && there.face !== here.face;

function act(
  root: HTMLElement,
  cue: Cue,
  delay: number,
  before: Sight,
  now: ReadonlyMap<string, Seen>,
  beat: number,
): Animation[] {
  const there = before.things.get(cue.from ?? cue.thing) ?? now.get(cue.from ?? '');
  const here = now.get(cue.to ?? cue.thing) ?? before.things.get(cue.to ?? '');
  if (there === undefined || here === undefined) return [];
  const via = (cue.via ?? []).flatMap((name) => now.get(name)?.spot ?? []);
  const way = [there.spot, ...via, here.spot];
  const duration = beat * beatsOf(cue);
  const node = find(root, cue.thing);
  if (cue.to !== undefined) {
    // What was not there before, such as a pile that comes with its first cards, looks as it does now.
    const picture = before.pictures.get(cue) ?? (node ? pictureOf(node, root) : undefined);
    return leave(root, picture, way, duration, delay);
  }
  if (node === null) return [];
  return [
    // What comes out of a pile is not seen before its turn, so that it does not cover the pile.
    ...(before.things.has(cue.thing) || delay === 0
      ? []
      : [node.animate({ visibility: ['hidden', 'hidden'] }, delay)]),
    ...travel(node, way, cue.leaps === true, duration, delay),
    ...(isTurned(before.things.get(cue.thing) ?? there, here) ? [turnOver(node, beat, delay)] : []),
  ];
}

/** A thing that is no longer on the board goes where it went, and is gone. */
function leave(
  root: HTMLElement,
  picture: Picture | undefined,
  way: readonly Spot[],
  duration: number,
  delay: number,
): Animation[] {
  if (picture === undefined) return [];
  const end = way.at(-1)!;
  put(root, picture, end);
  const size = { ...end, width: picture.width };
  const moves = travel(picture.body, [...way.slice(0, -1), size], false, duration, delay);
  return [...moves, vanish(picture, { delay: delay + duration * 0.9, duration: duration * 0.25 })];
}

function put(root: HTMLElement, { whole, body, width, height }: Picture, { x, y }: Spot): void {
  Object.assign(body.style, { left: `${x - width / 2}px`, top: `${y - height / 2}px` });
  root.append(whole);
}

function vanish({ whole, body }: Picture, timing: KeyframeAnimationOptions): Animation {
  const fade = body.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing, fill: 'forwards' });
  fade.addEventListener('finish', () => whole.remove());
  fade.addEventListener('cancel', () => whole.remove());
  return fade;
}

/** For those who want no motion: a thing fades where it was and appears where it is now. */
function crossFade(
  root: HTMLElement,
  cue: Cue,
  { things, pictures }: Sight,
  now: ReadonlyMap<string, Seen>,
): Animation[] {
  const there = things.get(cue.thing);
  const here = cue.to === undefined ? now.get(cue.thing) : undefined;
  if (there && here && isStill([there.spot, here.spot]) && !isTurned(there, here)) return [];
  const duration = fadeAt(root);
  const picture = pictures.get(cue);
  const node = here && find(root, cue.thing);
  if (there && picture) put(root, picture, there.spot);
  return [
    ...(there && picture ? [vanish(picture, { duration })] : []),
    ...(node ? [node.animate([{ opacity: 0, offset: 0 }], duration)] : []),
  ];
}

/** What comes out of a small place grows; a large place does not blow anything up. */
const scaleAt = (at: Spot, to: Spot): number =>
  at.isPlace ? Math.min(1, at.width / to.width) : at.width / to.width;

function isStill(way: readonly Spot[]): boolean {
  const to = way.at(-1)!;
  return way.every(
    (from) =>
      Math.hypot(from.x - to.x, from.y - to.y) < 1 && Math.abs(scaleAt(from, to) - 1) < 0.02,
  );
}

function travel(
  node: HTMLElement,
  way: readonly Spot[],
  leaps: boolean,
  duration: number,
  delay: number,
): Animation[] {
  const to = way.at(-1)!;
  if (isStill(way)) return [];
  const frames = way.map((from, i) => ({
    translate: `${from.x - to.x}px ${from.y - to.y}px`,
    scale: i === way.length - 1 ? 1 : scaleAt(from, to),
    zIndex: 4,
  }));
  if (leaps && frames.length === 2) {
    const [start] = way as [Spot, ...Spot[]];
    const middle = `${(start.x - to.x) / 2}px ${(start.y - to.y) / 2}px`;
    frames.splice(1, 0, { translate: middle, scale: 1.22, zIndex: 4 });
  }
  const easing = way.length > 2 ? WALK : EASING;
  // Some things are drawn beside where they stand: the way adds to that.
  const composite = 'add';
  return [node.animate(frames, { duration, delay, easing, fill: 'backwards', composite })];
}

function turnOver(node: HTMLElement, duration: number, delay: number): Animation {
  return node.animate([{ rotate: 'y 180deg' }, { rotate: 'y 0deg' }], {
    duration,
    delay,
    easing: 'ease-out',
    fill: 'backwards',
  });
}

/** How many steps of the stage a line of the score takes: about a second in calm motion. */
export const BEATS_A_LINE = 2;

/** How long one step takes; 0 where the user wants no motion. */
export const beatAt = (node: Element): number => lengthAt(node, '--beat');

/** How long a thing fades from place to place where the user wants no motion, else 0. */
const fadeAt = (node: Element): number => lengthAt(node, '--fade');

const lengthAt = (node: Element, name: string): number =>
  milliseconds(getComputedStyle(node).getPropertyValue(name));

export function milliseconds(duration: string): number {
  const [, number, unit] = /^\s*([\d.]+)(ms|s)\s*$/.exec(duration) ?? [];
  return Number(number ?? 0) * (unit === 's' ? 1000 : 1);
}

interface MotionProps {
  /** When this text changes, things that have a new place are animated. */
  readonly moment: string;
  /** What happened between the moment before and this one, step by step. */
  readonly cues?: readonly Cue[];
  readonly className?: string;
  readonly children: ReactNode;
}

const NO_CUES: readonly Cue[] = [];

/**
 * Animates what happened: the cues in their order, and everything else inside that carries `flip(id)`
 * from its old place to its new one (FLIP). Things are in their new places at once; the animation only
 * draws the way. This is a class because only `getSnapshotBeforeUpdate` can measure the page right
 * before it changes, even in mid-animation.
 */
export class Motion extends Component<MotionProps> {
  private readonly box = createRef<HTMLDivElement>();
  private running: Animation[] = [];

  override getSnapshotBeforeUpdate(before: MotionProps): Sight | null {
    const box = this.box.current;
    const { moment, cues = NO_CUES } = this.props;
    return box === null || before.moment === moment ? null : sightOf(box, cues);
  }

  override componentDidUpdate(_: MotionProps, __: unknown, seen: Sight | null): void {
    if (seen === null || this.box.current === null) return;
    for (const animation of this.running) animation.cancel();
    this.running = direct(this.box.current, seen, this.props.cues ?? NO_CUES);
  }

  override render(): ReactNode {
    return (
      <div ref={this.box} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
