import { Fault } from '@baithak/kernel';
import { type Attempt, parse } from '../position/notation.ts';
import type { View } from '../view/view.ts';
import type { Ahead } from './consequences.ts';
import { type Scene, type SceneSpace, spacesIn } from './scene.ts';
import { movesAhead, type Offers, placesFor, pointAt, type Selection } from './selection.ts';

/** How a space is marked, apart from what lies there. */
export interface Marks {
  /** A legal move uses this space. */
  readonly offered: boolean;
  /** Part of the area that this turn is about. */
  readonly own: boolean;
  readonly lit: boolean;
  /** Recently placed; or only previewed. */
  readonly fresh: boolean;
  readonly ghost: boolean;
  /** The colour of the tile half that is refused here. */
  readonly refused: string | null;
  /** The colour of the half that a click on the space under the mouse would bring here. */
  readonly hovering: string | null;
}

export const PLAIN: Marks = {
  offered: false,
  own: false,
  lit: false,
  fresh: false,
  ghost: false,
  refused: null,
  hovering: null,
};

export interface Situation {
  readonly view: View;
  /** The temple as it is drawn, including the tile being tried if it may lie there. */
  readonly scene: Scene;
  readonly offers: Offers;
  readonly selection: Selection;
  /** The move that the selection makes, and its preview. */
  readonly text: string | null;
  readonly ahead: Ahead | null;
  readonly lit: readonly string[];
  /** Tiles that were placed recently. */
  readonly fresh: readonly number[];
  /** The space under the mouse. */
  readonly hovered: string | null;
}

/** How each space is marked, given the selection. */
export function marksFor(situation: Situation): (space: SceneSpace) => Marks {
  const { view, offers, selection, text, ahead, lit, fresh } = situation;
  const tried = halvesOf(view.phase === 'build' ? text : null);
  const isRefused = ahead instanceof Fault;
  const offered = view.phase === 'monk' ? offers.monks : placesFor(offers, selection.tile);
  const aim = monkAim(view, text);
  const isOffered = (name: string) => offered.has(name) && !tried.has(name) && name !== aim;
  const hovering = halvesOf(isOffered(situation.hovered ?? '') ? hoveringMove(situation) : null);
  const own = ownArea(situation);
  return ({ name, area, tile }) => ({
    offered: isOffered(name),
    own: area !== null && area === own,
    lit: lit.includes(name),
    fresh: tile !== null && fresh.includes(tile),
    ghost: tried.has(name) && !isRefused,
    refused: isRefused ? (tried.get(name) ?? null) : null,
    hovering: hovering.get(name) ?? null,
  });
}

/** Which colour a tile brings to each of its two spaces. */
function halvesOf(text: string | null): ReadonlyMap<string, string> {
  const attempt = text === null ? null : (parse(text) as Attempt);
  if (attempt?.act !== 'tile' || attempt.tile === null) return new Map();
  const { tile, spaces } = attempt;
  return new Map(spaces.map((space, half) => [space, tile[half]!]));
}

/** The move that a click on the space under the mouse would try. */
function hoveringMove({ view, scene, offers, selection, hovered }: Situation): string | null {
  if (view.phase !== 'build' || hovered === null) return null;
  const pointed = pointAt(selection, hovered, offers, view.seats[view.seat]!.rack ?? []);
  return movesAhead('build', scene, offers, pointed)[0] ?? null;
}

/** Where the monk would go. */
export const monkAim = (view: View, text: string | null): string | null =>
  view.phase === 'monk' && text !== null ? text.slice('monk:'.length) : null;

/** The area this turn is about: the mover's, or the one that a monk would go to. */
function ownArea({ view, scene, text }: Situation): number | null {
  const at = monkAim(view, text) ?? (view.area === null ? null : view.seats[view.seat]!.monk);
  return spacesIn(scene).find(({ name }) => name === at)?.area ?? null;
}
