import { Cloth, flip } from '@baithak/board';
import { message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import type { Placed } from '../rules/map.ts';
import { marksOf } from '../view/marks.ts';
import type { View } from '../view/view.ts';
import { CardFace, TileFace } from './art.tsx';
import { toneOf } from './cards.tsx';
import type { Say } from './scene.ts';
import { boundsOf } from './window.ts';

interface PictureProps {
  readonly view: View;
  readonly say: Say;
}

/** From how many tiles on a Map is worth the whole picture. */
const LARGE = 5;

/** A small picture: the largest Map, or before it has grown the open cards and the row. */
export function Picture({ view, say }: PictureProps) {
  const map = view.seats.map((seat) => seat.map).reduce((a, b) => (b.length > a.length ? b : a));
  return (
    <div className="k-picture" role="img" aria-label={say(message('board.market'))}>
      <div aria-hidden="true">
        <Cloth look={facts.look} blocks={12}>
          {map.length < LARGE && <Market view={view} />}
          {map.length > 0 ? <MiniMap map={map} /> : <Row names={view.specials.slice(0, 7)} />}
        </Cloth>
      </div>
    </div>
  );
}

const Market = ({ view }: Pick<PictureProps, 'view'>) => (
  <>
    <span className="k-picture-row">
      {view.open.map((name, place) => (
        <span key={place} className="k-card" data-tone={toneOf(name)}>
          <CardFace name={name} />
        </span>
      ))}
    </span>
    <Row names={view.row} />
  </>
);

const Row = ({ names }: { readonly names: readonly string[] }) => (
  <span className="k-picture-row">
    {names.map((name) => (
      <TileFace key={name} name={name} />
    ))}
  </span>
);

/** A Map as small as its place. */
export function MiniMap({ map }: { readonly map: readonly Placed[] }) {
  const marks = marksOf(map);
  const { west, east, north, south } = boundsOf(map);
  return (
    <span
      className="k-mini-map"
      style={{
        '--columns': Math.max(3, east - west + 1),
        '--rows': north - south + 1,
      }}
    >
      {map.map(([name, x, y, turn]) => (
        <span
          key={`${x},${y}`}
          style={{ gridArea: `${1 + north - y} / ${1 + x - west}` }}
          {...flip(`tile ${name}`)}
        >
          <TileFace {...{ name, turn }} marks={marks.at(x, y)} />
        </span>
      ))}
    </span>
  );
}
