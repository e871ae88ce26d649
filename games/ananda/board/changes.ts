import type { Colour } from '../rules/components.ts';
import type { Scene, SceneArea } from './scene.ts';

/** What a tile does to areas, whosever they are: numbers are spaces. */
export type Change =
  | {
      readonly kind: 'split';
      readonly colour: Colour;
      readonly from: number;
      readonly parts: readonly number[];
    }
  | {
      readonly kind: 'joined';
      readonly colour: Colour;
      readonly parts: readonly number[];
      readonly to: number;
    }
  | {
      readonly kind: 'covered';
      readonly colour: Colour;
      readonly from: number;
      readonly to: number;
    };

/** Compares the areas before and after a tile. */
export function changesBetween(before: Scene, after: Scene): Change[] {
  return [
    ...after.areas.flatMap((area) => joinOf(before, area)),
    ...before.areas.flatMap((area) => lossOf(after, area)),
  ];
}

const meeting = ({ areas }: Scene, { colour, spaces }: SceneArea): SceneArea[] =>
  areas.filter(
    (other) => other.colour === colour && other.spaces.some((space) => spaces.includes(space)),
  );

const sizes = (areas: readonly SceneArea[]): number[] => areas.map(({ spaces }) => spaces.length);

function joinOf(before: Scene, area: SceneArea): Change[] {
  const parts = sizes(meeting(before, area));
  if (parts.length < 2) return [];
  return [{ kind: 'joined', colour: area.colour, parts, to: area.spaces.length }];
}

/** A split area is told with its parts, one that only lost spaces with how many are left. */
function lossOf(after: Scene, area: SceneArea): Change[] {
  const rest = meeting(after, area);
  const from = area.spaces.length;
  const { colour } = area;
  if (rest.length > 1) return [{ kind: 'split', colour, from, parts: sizes(rest) }];
  // What covers a part of it may enlarge it elsewhere.
  const to = rest[0]?.spaces.length ?? 0;
  return to < from ? [{ kind: 'covered', colour, from, to }] : [];
}
