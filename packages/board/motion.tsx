import { Component, createRef, type ReactNode } from 'react';

interface Flip {
  /** Where it comes from if it was not there before: the id of something that was. */
  readonly from?: string | undefined;
  /** Which side shows, if that is known: when it changes, the thing is turned over. */
  readonly face?: string | undefined;
  /** Over something else. */
  readonly leaps?: boolean;
}

/** What a thing carries that is to be seen moving. */
export function flip(id: string, { from, face, leaps }: Flip = {}) {
  return {
    'data-flip': id,
    'data-flip-from': from,
    'data-flip-face': face,
    'data-flip-leaps': leaps === true ? true : undefined,
  };
}

/** The middle of a thing as seen from the corner of its board, and how wide it is. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Seen {
  readonly spot: Spot;
  readonly face: string | undefined;
}

/** Where everything was seen, by its id. */
type Sight = ReadonlyMap<string, Seen>;

function movables(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-flip]')];
}

/** Hidden things are nowhere. */
function sightOf(root: HTMLElement): Sight {
  const corner = root.getBoundingClientRect();
  const seen = movables(root).map((node): [string, Seen] => [
    node.dataset.flip!,
    { spot: spotOf(node.getBoundingClientRect(), corner), face: node.dataset.flipFace },
  ]);
  return new Map(seen.filter(([, { spot }]) => spot.width > 0));
}

/** From the corner, because the page may have been scrolled since. */
function spotOf({ x, y, width, height }: DOMRect, corner: DOMRect): Spot {
  return { x: x + width / 2 - corner.x, y: y + height / 2 - corner.y, width };
}

/** Shows everything on its way from where it was seen; nobody has to wait for the end. */
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

/** How long things are seen moving there; nothing at all where motion is not wanted. */
function durationAt(node: Element): number {
  return milliseconds(getComputedStyle(node).getPropertyValue('--motion-slow'));
}

/** How to scroll to something there. */
export const scrollingAt = (node: Element): ScrollBehavior =>
  durationAt(node) > 0 ? 'smooth' : 'instant';

export function milliseconds(duration: string): number {
  const [, number, unit] = /^\s*([\d.]+)(ms|s)\s*$/.exec(duration) ?? [];
  return Number(number ?? 0) * (unit === 's' ? 1000 : 1);
}

interface MotionProps {
  /** As soon as this is another text, whatever has a new place is shown on its way there. */
  readonly moment: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Things that move with meaning: whatever carries `flip(id)` travels from where it was seen to where
 * it is now. It never holds up anything: things are in their new places at once, and the way there is
 * only drawn. A class, because only classes can look at the page right before it changes, which also
 * lets a journey start from the middle of the one before.
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
