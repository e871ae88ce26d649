import { type PointerEvent as Press, useEffect, useRef } from 'react';
import './drag.css';

/** A place on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a drag does. Things and places are known by their names. */
export interface DragRules {
  /** The thing has left its place; an earlier selection ends. */
  lift(name: string): void;
  /** The thing was dropped on a place; `null` if elsewhere, or if the drag was cancelled. */
  drop(name: string, at: string | null): void;
}

/** For grids: things can be dropped on every place and picked up at some. */
export interface PlaceDrag extends DragRules {
  canLift(place: string): boolean;
}

/** In pixels. Fingers tremble, so a shorter way is a tap. */
const TREMBLE = 8;

/** One thing under one pointer, from the moment it is pressed. */
export class Drag {
  private lifted = false;

  constructor(
    readonly pointer: number,
    private readonly name: string,
    private readonly start: Point,
    private readonly rules: DragRules,
  ) {}

  /** How far it has been dragged; `null` while it may still be a tap. */
  carry(now: Point): Point | null {
    const way = { x: now.x - this.start.x, y: now.y - this.start.y };
    if (!this.lifted && Math.hypot(way.x, way.y) < TREMBLE) return null;
    if (!this.lifted) this.rules.lift(this.name);
    this.lifted = true;
    return way;
  }

  /** Ends the drag; answers whether it was more than a tap. */
  end(at: string | null): boolean {
    if (this.lifted) this.rules.drop(this.name, at);
    return this.lifted;
  }
}

/** Marks a thing that can be dragged, and a place where things can be dropped. */
export function dragMarks({ lift, drop }: { readonly lift?: string; readonly drop?: string }) {
  return { 'data-drag': lift, 'data-drop': drop };
}

/**
 * Dragging with mouse, pen or finger, in addition to clicks and keys. Spread the answer into the
 * element around all things and places. A drag changes styles only; React renders nothing meanwhile.
 */
export function useDrag(rules: DragRules | undefined) {
  const latest = useRef(rules);
  const stop = useRef(() => {});
  useEffect(() => {
    latest.current = rules;
  });
  useEffect(() => () => stop.current(), []);

  function onPointerDown(press: Press<HTMLElement>): void {
    const thing = (press.target as Element).closest<HTMLElement>('[data-drag]');
    if (latest.current === undefined || thing === null) return;
    if (press.button !== 0 || !press.isPrimary) return;
    stop.current();
    stop.current = follow(press.currentTarget, thing, press.nativeEvent, {
      lift: (name) => latest.current?.lift(name),
      drop: (name, at) => latest.current?.drop(name, at),
    });
  }

  return { onPointerDown };
}

/** Follows a pointer until it is released or the drag is cancelled; answers how to cancel it. */
function follow(
  area: HTMLElement,
  thing: HTMLElement,
  press: PointerEvent,
  rules: DragRules,
): () => void {
  const drag = new Drag(press.pointerId, thing.dataset.drag ?? '', pointOf(press), rules);
  const listening = new AbortController();
  const { signal } = listening;

  function finish(at: string | null): void {
    if (signal.aborted) return;
    listening.abort();
    putBack(thing);
    if (drag.end(at)) swallowClick();
  }
  const onlyIts = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === drag.pointer) act(event);
  };
  const move = onlyIts((event) => carry(thing, drag.carry(pointOf(event))));
  const up = onlyIts((event) => finish(placeUnder(area, pointOf(event))));
  const giveUp = onlyIts(() => finish(null));

  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', giveUp, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(null), { signal });
  return () => finish(null);
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

function placeUnder(area: HTMLElement, { x, y }: Point): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return place && area.contains(place) ? (place.dataset.drop ?? null) : null;
}

function carry(thing: HTMLElement, way: Point | null): void {
  if (way === null) return;
  thing.dataset.carried = 'true';
  thing.style.setProperty('--b-carried-x', `${way.x}px`);
  thing.style.setProperty('--b-carried-y', `${way.y}px`);
}

function putBack(thing: HTMLElement): void {
  delete thing.dataset.carried;
  thing.style.removeProperty('--b-carried-x');
  thing.style.removeProperty('--b-carried-y');
}

/** A drag that begins and ends on the same thing would otherwise count as a click. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
