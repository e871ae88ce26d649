import { type Message, message } from '@baithak/kernel';
import { COMPONENTS, type SightSide } from '../rules/components.ts';
import { faceSaid } from '../rules/naming.ts';
import { sightCards } from '../view/bill.ts';
import { pointsBySource, type Points as Sum } from '../view/tally.ts';
import type { View } from '../view/view.ts';
import { SmallCircle, SmallSign } from './art.tsx';
import { Titled } from './cards.tsx';
import type { Scene } from './scene.ts';

const { limits, sights, scoringTiles } = COMPONENTS;

interface GoalsProps {
  readonly scene: Scene;
}

/** The points so far and their sources, in the full game with the Scoring Tiles. */
export function Points({ scene }: GoalsProps) {
  const { view, scores, near, say } = scene;
  const points = pointsBySource(scores[near]!);
  const second = view.seats.length < limits.secondSeats ? 0 : limits.secondLoops;
  return (
    <>
      <Titled say={say} of="score" note={{ most: limits.mostLoops, second }}>
        <p>{say(pointsSaid(view, points))}</p>
      </Titled>
      {view.scoring.length > 0 && <Scoring scene={scene} />}
    </>
  );
}

export const pointsSaid = ({ mode }: View, points: Sum): Message =>
  message('board.sum-points', { mode, ...points });

function Scoring({ scene: { view, scores, near, say } }: GoalsProps) {
  return (
    <Titled say={say} of="scoring">
      <ul>
        {view.scoring.map((name, i) => {
          const { each, table } = scoringTiles.find((tile) => tile.name === name)!;
          const { count, points } = scores[near]!.scoring[i]!;
          return (
            <li key={name}>
              <strong>{say(message(`scoring.${name}`))}</strong>
              <span className="k-now">{say(message('board.now', { n: count, points }))}</span>
              <p className="k-small">{say(message(`board.scoring-${name}`))}</p>
              <ol className="k-worth">
                {each && <li>{say(message('board.each', { n: each }))}</li>}
                {Object.entries(table ?? {}).map(([n, worth], at, all) => (
                  <li key={n} aria-current={isReached(count, Number(n), at === all.length - 1)}>
                    {say(message('board.worth', { n, worth }))}
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </ul>
    </Titled>
  );
}

/** Whether a count has this entry of a table; counts past its end have the last one. */
const isReached = (count: number, n: number, isLast: boolean): boolean =>
  count === n || (isLast && count > n);

/** K25: the cards that each Sight needs, and which of them are in the Journal. */
export function Sights({ scene }: GoalsProps) {
  const { view, say } = scene;
  if (view.mode !== 'full') return null;
  return (
    <Titled say={say} of="sights" note={{ n: limits.sightCards }}>
      <ul>
        {view.sights.map((name) => {
          const side = sights.find((other) => other.name === name);
          return side && <Sight key={name} scene={scene} side={side} />;
        })}
      </ul>
    </Titled>
  );
}

interface SightProps extends GoalsProps {
  readonly side: SightSide;
}

export const giftSaid = ({ points, tile }: SightSide): Message =>
  message('board.sight-gift', { n: points, tile: tile ? 'yes' : 'no' });

function Sight({ scene, side }: SightProps) {
  const { view, near, say, legal, lit } = scene;
  const cards = sightCards(side, view.seats[near]!.journal);
  const have = cards.filter(({ there }) => there).length;
  const text = `sight:${side.name}`;
  return (
    <li data-lit={lit.has(text)} data-current={legal.has(text)}>
      <strong>{side.name}</strong>
      <span className="k-wanted">
        {cards.map(({ face, there }) => (
          <span key={face} data-there={there}>
            <SmallCircle colour={face[0]!} />
            <span aria-hidden="true">{face[1]}</span>
            <span className="b-unseen">
              {say(message('board.wanted', { face: faceSaid(face), there: there ? 'yes' : 'no' }))}
            </span>
          </span>
        ))}
      </span>
      <span className="k-small">
        {say(message('board.sight-progress', { have, need: limits.sightCards }))}
      </span>
      <span className="k-small">
        {say(giftSaid(side))}{' '}
        {[...(side.imprints ?? '')].map((mark, i) => (
          <SmallSign key={i} of={mark} />
        ))}
      </span>
    </li>
  );
}
