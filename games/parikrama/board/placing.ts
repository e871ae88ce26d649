import { Fault } from '@baithak/kernel';
import type { Placed } from '../rules/map.ts';
import type { View } from '../view/view.ts';
import type { Answer, Planning } from './planning.ts';

const PHASES: readonly string[] = ['next', 'at', 'rotate'];

/** A tile that hovers over a square of the Map. */
export interface Hovering {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** All squares where it could lie. */
  readonly squares: readonly string[];
  /** The moves that place it there. */
  readonly moves: readonly string[];
}

/** The tile to be placed and where it hovers: first at the nearest square, unturned. */
export function hoveringIn(scene: Planning): Hovering | null {
  const { view, picks, legal } = scene;
  if (!PHASES.includes(view.phase) || legal.size === 0) return null;
  const tile = chosenTile(view, picks);
  if (tile === undefined) return null;
  const next = view.phase === 'next' ? [`next:${tile}`] : [];
  const { map } = view.seats[view.turn]!;
  // The first tile lies at once where it belongs.
  if (map.length === 0) return { tile, x: 0, y: 0, turn: 0, squares: ['(0,0)'], moves: next };
  const squares = view.phase === 'rotate' ? [textOf(view.square!)] : squaresFor(scene, next);
  const picked = picks.find((text) => text.startsWith('at:'))?.slice(3);
  const square = picked ?? nearest(squares);
  const [x, y] = square.slice(1, -1).split(',').map(Number) as [number, number];
  const turn = Number(picks.find((text) => /^r\d$/.test(text))?.[1] ?? 0);
  const at = view.phase === 'rotate' ? [] : [`at:${square}`];
  return { tile, x, y, turn, squares, moves: [...next, ...at, `r${turn}`] };
}

function chosenTile({ phase, placing, seats, turn }: View, picks: readonly string[]) {
  const next = picks.find((text) => text.startsWith('next:'))?.slice(5);
  return phase === 'next' ? (next ?? seats[turn]!.waiting[0]) : (placing ?? undefined);
}

const textOf = ([x, y]: readonly [number, number]): string => `(${x},${y})`;

/** Every square that the game accepts for the tile. */
function squaresFor({ view, legal, preview }: Planning, next: readonly string[]): string[] {
  if (next.length === 0) {
    return [...legal].filter((text) => text.startsWith('at:')).map((text) => text.slice(3));
  }
  const around = view.seats[view.turn]!.map.flatMap(([, x, y]) => [
    textOf([x, y + 1]),
    textOf([x + 1, y]),
    textOf([x, y - 1]),
    textOf([x - 1, y]),
  ]);
  return [...new Set(around)].filter(
    (square) => !(preview([...next, `at:${square}`]) instanceof Fault),
  );
}

/** The square next to the middle of the Map. */
function nearest(squares: readonly string[]): string {
  const far = (square: string) => {
    const [x, y] = square.slice(1, -1).split(',').map(Number) as [number, number];
    return Math.abs(x) + Math.abs(y) + (y > 0 ? 0 : 0.1) + (x > 0 ? 0 : 0.05);
  };
  return squares.toSorted((a, b) => far(a) - far(b))[0] ?? '(0,0)';
}

/** A press on a square: the tile goes there; if it is there already, it is turned. */
export function pressSquare(scene: Planning, square: string): Answer {
  const hovering = hoveringIn(scene);
  if (hovering === null) return { attempt: [`at:${square}`] };
  const { tile, x, y, turn, squares } = hovering;
  const next = scene.view.phase === 'next' ? [`next:${tile}`] : [];
  if (square === textOf([x, y])) return { pick: turned(scene, hovering, 1) };
  if (squares.includes(square)) return { pick: [...next, `at:${square}`, `r${turn}`] };
  return { attempt: [...next, `at:${square}`] };
}

/** The choice with the tile turned by a quarter. */
export function turned(scene: Planning, { tile, x, y, turn }: Hovering, by: 1 | 3): string[] {
  const next = scene.view.phase === 'next' ? [`next:${tile}`] : [];
  return [...next, `at:(${x},${y})`, `r${(turn + by) % 4}`];
}

/** The Map with the tile that hovers over it. */
export function mapWith(map: readonly Placed[], hovering: Hovering | null): readonly Placed[] {
  if (hovering === null) return map;
  const { tile, x, y, turn } = hovering;
  return [...map, [tile, x, y, turn]];
}
