import { Component, createRef, type ReactNode } from 'react';

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

/** The centre of a thing relative to the corner of its board, and its width. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Seen {
  readonly spot: Spot;
  readonly face: string | undefined;
}

/** Where each thing is, by its id. */
type Sight = ReadonlyMap<string, Seen>;

function movables(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-flip]')];
}

/** Hidden things are left out. */
function sightOf(root: HTMLElement): Sight {
  const corner = root.getBoundingClientRect();
  const seen = movables(root).map((node): [string, Seen] => [
    node.dataset.flip!,
    { spot: spotOf(node.getBoundingClientRect(), corner), face: node.dataset.flipFace },
  ]);
  return new Map(seen.filter(([, { spot }]) => spot.width > 0));
}

/** Relative to the corner, because the page may scroll between two measurements. */
function spotOf({ x, y, width, height }: DOMRect, corner: DOMRect): Spot {
  return { x: x + width / 2 - corner.x, y: y + height / 2 - corner.y, width };
}

/** Animates everything from its old spot to its new one, without blocking anything. */
function flights(root: HTMLElement, before: Sight): Animation[] {
  const duration = durationAt(root);
  if (duration === 0) return [];
  const now = sightOf(root);
  return movables(root).flatMap((node) => {
    const here = now.get(node.dataset.flip!);
    const there = before.get(node.dataset.flip!);
    if (here === undefined) return [];
    const start = there ?? before.get(node.dataset.flipFrom ?? '');
    const isTurned =
      there?.face !== undefined && here.face !== undefined && there.face !== here.face;
    return [
      ...(start === undefined ? [] : travel(node, start.spot, here.spot, duration)),
      ...(isTurned ? [turnOver(node, duration)] : []),
    ];
  });
}

function travel(node: HTMLElement, from: Spot, to: Spot, duration: number): Animation[] {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const scale = from.width / to.width;
  if (Math.hypot(dx, dy) < 1 && Math.abs(scale - 1) < 0.02) return [];
  const start = { translate: `${dx}px ${dy}px`, scale, zIndex: 4 };
  const middle = { translate: `${dx / 2}px ${dy / 2}px`, scale: 1.22, zIndex: 4 };
  const end = { translate: '0px 0px', scale: 1, zIndex: 4 };
  const way = node.dataset.flipLeaps === 'true' ? [start, middle, end] : [start, end];
  return [node.animate(way, { duration, easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)' })];
}

function turnOver(node: HTMLElement, duration: number): Animation {
  return node.animate([{ rotate: 'y 180deg' }, { rotate: 'y 0deg' }], {
    duration,
    easing: 'ease-out',
  });
}

/** The duration of animations; 0 where the user wants no motion. */
function durationAt(node: Element): number {
  return milliseconds(getComputedStyle(node).getPropertyValue('--motion-slow'));
}

/** How to scroll to something: at once where the user wants no motion. */
export const scrollingAt = (node: Element): ScrollBehavior =>
  durationAt(node) > 0 ? 'smooth' : 'instant';

export function milliseconds(duration: string): number {
  const [, number, unit] = /^\s*([\d.]+)(ms|s)\s*$/.exec(duration) ?? [];
  return Number(number ?? 0) * (unit === 's' ? 1000 : 1);
}

interface MotionProps {
  /** When this text changes, things that have a new place are animated. */
  readonly moment: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Animates everything inside that carries `flip(id)` from its old place to its new one (FLIP). Things
 * are in their new places at once; the animation only draws the way. This is a class because only
 * `getSnapshotBeforeUpdate` can measure the page right before it changes, even in mid-animation.
 */
export class Motion extends Component<MotionProps> {
  private readonly box = createRef<HTMLDivElement>();
  private running: Animation[] = [];

  override getSnapshotBeforeUpdate(before: MotionProps): Sight | null {
    const box = this.box.current;
    return box === null || before.moment === this.props.moment ? null : sightOf(box);
  }

  override componentDidUpdate(_: MotionProps, __: unknown, seen: Sight | null): void {
    if (seen === null || this.box.current === null) return;
    for (const animation of this.running) animation.cancel();
    this.running = flights(this.box.current, seen);
  }

  override render(): ReactNode {
    return (
      <div ref={this.box} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
