import { type Message, message } from '@baithak/kernel';
import type { SightSide } from '../box.ts';
import { COMPONENTS } from '../components.ts';
import { faceSaid } from '../naming.ts';
import { sightCards } from '../sights.ts';
import { SmallCircle, SmallSign } from './art.tsx';
import { Titled } from './cards.tsx';
import type { Scene } from './scene.ts';

const { limits, sights, scoringTiles } = COMPONENTS;

interface GoalsProps {
  readonly scene: Scene;
}

/** What there is to be reached: Sights, Scoring Tiles, and the points so far. */
export function Goals({ scene }: GoalsProps) {
  const { view } = scene;
  return (
    <>
      <Running scene={scene} />
      {view.scoring.length > 0 && <Scoring scene={scene} />}
      {view.mode === 'full' && <Sights scene={scene} />}
    </>
  );
}

function Running({ scene: { view, scores, near, say } }: GoalsProps) {
  const { numbers, symbols, loopPoints, scoring, total } = scores[near]!;
  const tiles = scoring.reduce((sum, { points }) => sum + points, 0);
  const args = { numbers, symbols, loops: loopPoints, tiles, total };
  return (
    <Titled title={say(message('board.score'))} note={`${total}`} className="k-running">
      <p>{say(message(view.mode === 'full' ? 'board.sum-full' : 'board.sum-points', args))}</p>
    </Titled>
  );
}

function Scoring({ scene: { view, scores, near, say } }: GoalsProps) {
  const counted = scores[near]!.scoring;
  return (
    <Titled title={say(message('board.scoring'))} className="k-scoring">
      <ul>
        {view.scoring.map((name, i) => {
          const { each, table } = scoringTiles.find((tile) => tile.name === name)!;
          const { count, points } = counted[i]!;
          return (
            <li key={name}>
              <strong>{say(message(`scoring.${name}`))}</strong>{' '}
              <span className="k-small">{say(message(`board.scoring-${name}`))}</span>
              <ol className="k-worth">
                {worths(table ?? { 1: each!, 2: 2 * each!, 3: 3 * each! }).map(
                  ([n, worth, next]) => (
                    <li key={n} aria-current={n <= count && count < next ? 'true' : undefined}>
                      {say(message('board.worth', { n, worth }))}
                    </li>
                  ),
                )}
              </ol>
              <span>{say(message('board.now', { n: count, points }))}</span>
            </li>
          );
        })}
      </ul>
    </Titled>
  );
}

/** The lines of a table: from how many on, what they are worth, and where the next begins. */
function worths(table: Readonly<Record<number, number>>): [number, number, number][] {
  const counts = Object.keys(table).map(Number);
  return counts.map((n, i) => [n, table[n]!, counts[i + 1] ?? Number.POSITIVE_INFINITY]);
}

function Sights({ scene }: GoalsProps) {
  const { view, say } = scene;
  return (
    <Titled
      title={say(message('board.sights'))}
      note={say(message('board.sights-note', { n: limits.sightCards }))}
      className="k-sights"
    >
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
            <span className="k-unseen">
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
