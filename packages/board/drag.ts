import { type PointerEvent as Press, useEffect, useRef } from 'react';
import './drag.css';

/** A place on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What dragging does at a table, by the names of things and places. */
export interface DragRules {
  /** It has left its place: whatever was chosen before is chosen no more. */
  lift(name: string): void;
  /** Let go at a place; `null`: anywhere else, or given up. */
  drop(name: string, at: string | null): void;
}

/** Where every place can be dragged to, and some from. */
export interface PlaceDrag extends DragRules {
  canLift(place: string): boolean;
}

/** Fingers tremble: what moves less was a tap. */
const TREMBLE = 8;

/** One thing under one finger, from the moment it is touched. */
export class Drag {
  private lifted = false;

  constructor(
    readonly pointer: number,
    private readonly name: string,
    private readonly start: Point,
    private readonly rules: DragRules,
  ) {}

  /** How far it has been carried; `null` as long as that may still become a tap. */
  carry(now: Point): Point | null {
    const way = { x: now.x - this.start.x, y: now.y - this.start.y };
    if (!this.lifted && Math.hypot(way.x, way.y) < TREMBLE) return null;
    if (!this.lifted) this.rules.lift(this.name);
    this.lifted = true;
    return way;
  }

  /** Ends it; says whether it was more than a tap. */
  end(at: string | null): boolean {
    if (this.lifted) this.rules.drop(this.name, at);
    return this.lifted;
  }
}

/** Marks a thing that can be carried away, and a place where things can be laid down. */
export function dragMarks({ lift, drop }: { readonly lift?: string; readonly drop?: string }) {
  return { 'data-drag': lift, 'data-drop': drop };
}

/**
 * Dragging with mouse, pen or finger, beside clicks and keys. What it gives goes to the element around
 * all things and places. Nothing is drawn anew while something is carried: styles move it.
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

/** Follows a pointer until it is let go or the drag is given up; gives what stops it. */
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

/** Browsers make a click of what begins and ends on one thing, which a drag may do as well. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
