import { Cloth } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { facts } from '../facts.ts';
import { ZONES } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { Emblem, portraitOf } from './emblem.tsx';
import { middleOf, outline, type Point, pathOf, RIFT_PLACE, standing } from './layout.ts';
import type { Say } from './scene.ts';
import { soulsOn } from './wheel.tsx';

interface PictureProps {
  readonly view: View;
  readonly say: Say;
}

const VIEW_BOX = '-212 -212 424 424';

/** The octagon as a small picture without controls. */
export function Picture({ view, say }: PictureProps) {
  return (
    <div className="s-picture" role="img" aria-label={say(message('board.wheel'))}>
      <div aria-hidden="true">
        <Cloth look={facts.look} blocks={12}>
          <svg viewBox={VIEW_BOX} aria-hidden="true">
            {ZONES.map((zone, i) => (
              <g key={zone} data-tone={zone}>
                <path className="s-sector" d={pathOf(outline(i))} />
                <Placed at={middleOf(i, 127)} size={54}>
                  <Emblem letter={zone} />
                </Placed>
              </g>
            ))}
            <g className="s-centre">
              <Placed at={{ x: -32, y: 0 }} size={52}>
                <Emblem letter="+" />
              </Placed>
              <Placed at={{ x: 32, y: 0 }} size={52}>
                <Emblem letter="-" />
              </Placed>
            </g>
            {soulsOn(view).map(({ seat, place, index, count }) => {
              const spot = standing(
                place === 'rift' ? RIFT_PLACE : ZONES.indexOf(place),
                index,
                count,
              );
              return (
                <Placed key={seat ?? 'neutral'} at={spot} size={54}>
                  <image
                    href={portraitOf((seat !== null && view.seats[seat]!.character) || 'neutral')}
                    width="24"
                    height="24"
                  />
                </Placed>
              );
            })}
          </svg>
        </Cloth>
      </div>
    </div>
  );
}

interface PlacedProps {
  readonly at: Point;
  readonly size: number;
  readonly children: ReactNode;
}

function Placed({ at: { x, y }, size, children }: PlacedProps) {
  return (
    <svg
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
