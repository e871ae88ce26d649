import { Card, Cloth } from '@baithak/furniture';
import { message } from '@baithak/kernel';
import { marksOf } from '../marks.ts';
import type { View } from '../view.ts';
import { CardFace, TileFace } from './art.tsx';
import { toneOf } from './cards.tsx';
import { boundsOf } from './map.tsx';
import type { Say } from './scene.ts';

interface PictureProps {
  readonly view: View;
  readonly say: Say;
}

/** The table at one glance: the open cards, tiles of the row, and the largest Map so far. */
export function Picture({ view, say }: PictureProps) {
  const map = view.seats.map((seat) => seat.map).reduce((a, b) => (b.length > a.length ? b : a));
  const marks = marksOf(map);
  const { west, north } = boundsOf(map, 0);
  return (
    <div className="k-frame k-picture" role="img" aria-label={say(message('board.market'))}>
      <div aria-hidden="true">
        <Cloth game="parikrama" blocks={12}>
          <span className="k-picture-row">
            {view.open.map((name, place) => (
              <Card
                key={place}
                label={name}
                tone={toneOf(name)}
                emblem={<CardFace name={name} />}
              />
            ))}
          </span>
          <span className="k-picture-tiles">
            {map.length > 0
              ? map.map(([name, x, y, turn]) => (
                  <span
                    key={`${x},${y}`}
                    style={{ gridArea: `${1 + north - y} / ${1 + x - west}` }}
                  >
                    <TileFace {...{ name, turn }} marks={marks.at(x, y)} />
                  </span>
                ))
              : view.row.slice(0, 6).map((name) => (
                  <span key={name}>
                    <TileFace name={name} />
                  </span>
                ))}
          </span>
        </Cloth>
      </div>
    </div>
  );
}
