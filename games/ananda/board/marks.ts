import { type Attempt, parse } from '../position/notation.ts';
import type { View } from '../view/view.ts';
import { type Scene, type SceneSpace, spacesIn } from './scene.ts';
import { type Offers, placesFor, type Selection } from './selection.ts';

/** How a space is marked, apart from what lies there. */
export interface Marks {
  /** A monk may go to its area; or the tile in hand may cover it. */
  readonly offered: 'area' | 'space' | null;
  /** Part of the area that this turn is about. */
  readonly own: boolean;
  readonly lit: boolean;
  /** Recently placed by somebody else. */
  readonly fresh: boolean;
  /** Only tried; and whether only the pointer asks for it. */
  readonly ghost: boolean;
  readonly passive: boolean;
  /** The step of the motion in which its tile arrives; `null` if it lay there before. */
  readonly landing: number | null;
}

export const PLAIN: Marks = {
  offered: null,
  own: false,
  lit: false,
  fresh: false,
  ghost: false,
  passive: false,
  landing: null,
};

export interface Situation {
  readonly view: View;
  /** The temple as it is drawn, with the tile being tried. */
  readonly scene: Scene;
  readonly offers: Offers;
  readonly selection: Selection;
  /** The legal move that is shown, and whether only the pointer asks for it. */
  readonly text: string | null;
  readonly passive: boolean;
  readonly lit: readonly string[];
  /** Tiles that others placed recently. */
  readonly fresh: readonly number[];
  /** By tile: the step in which it arrives. */
  readonly landing: ReadonlyMap<number, number>;
}

/** How each space is marked, given what is shown. */
export function marksFor(situation: Situation): (space: SceneSpace) => Marks {
  const { view, offers, selection, text, passive, lit, fresh, landing } = situation;
  const tried = spacesOf(view.phase === 'build' ? text : null);
  const places = placesFor(offers, selection.tile);
  const own = ownArea(situation);
  const offered = (name: string): Marks['offered'] => {
    if (offers.monks.has(name)) return 'area';
    return places.has(name) && !tried.includes(name) ? 'space' : null;
  };
  return ({ name, area, tile }) => {
    const ghost = tried.includes(name);
    return {
      offered: offered(name),
      own: area !== null && area === own,
      lit: lit.includes(name),
      fresh: tile !== null && !ghost && fresh.includes(tile),
      ghost,
      passive: ghost && passive,
      landing: tile === null || ghost ? null : (landing.get(tile) ?? null),
    };
  };
}

function spacesOf(text: string | null): readonly string[] {
  const attempt = text === null ? null : (parse(text) as Attempt);
  return attempt?.act === 'tile' && attempt.tile !== null ? attempt.spaces : [];
}

/** Where the monk would go. */
export const monkAim = (view: View, text: string | null): string | null =>
  view.phase === 'monk' && text !== null ? text.slice('monk:'.length) : null;

/** The area this turn is about: the mover's, or the one that a monk would go to. */
function ownArea({ view, scene, text }: Situation): number | null {
  const at = monkAim(view, text) ?? (view.area === null ? null : view.seats[view.seat]!.monk);
  return spacesIn(scene).find(({ name }) => name === at)?.area ?? null;
}
