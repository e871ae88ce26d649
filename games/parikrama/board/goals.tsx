import { flip } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COMPONENTS, type SightSide, SYMBOLS } from '../rules/components.ts';
import { faceSaid } from '../rules/naming.ts';
import { sightCards } from '../view/bill.ts';
import { loopPrizes, pointsBySource } from '../view/tally.ts';
import { MarkSign, SmallCircle, SmallSign } from './art.tsx';
import { pressOne } from './planning.ts';
import { answering } from './pressing.ts';
import type { Scene } from './scene.ts';

const { limits, sights, scoringTiles } = COMPONENTS;

interface GoalsProps {
  readonly scene: Scene;
}

interface SeatGoalsProps extends GoalsProps {
  readonly seat: Seat;
}

/** The points of a seat so far by their sources. */
export function Sources({ scene, seat }: SeatGoalsProps) {
  const { view, scores, say } = scene;
  const points = pointsBySource(scores[seat]!);
  const kinds = [
    'numbers',
    'symbols',
    'loops',
    ...(view.mode === 'full' ? ['tiles'] : []),
  ] as const;
  const loops = loopPrizes(scores);
  const title = say(message('board.score', { seat: { seat } }));
  return (
    <section className="k-goals k-sources" aria-label={title}>
      <h2 className="k-label">
        {title} <small>{say(message('board.score-note'))}</small>
      </h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind} className="k-goal">
            <b className="k-points">{points[kind as keyof typeof points]}</b>
            <strong>{say(message(`board.from-${kind}`))}</strong>
            <small>{say(message(`board.from-${kind}-note`, loops))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** K36: symbols as count in the Journal × count on the Map. */
export function Symbols({ scene: { scores, say }, seat }: SeatGoalsProps) {
  const { journalSymbols, mapSymbols } = scores[seat]!;
  return (
    <p className="k-counts">
      <span>{say(message('board.symbols'))}:</span>
      {SYMBOLS.map((symbol, s) => (
        <span key={symbol}>
          <SmallSign of={symbol} />
          <span className="b-unseen">{say(message(`symbol.${symbol}`))} </span>
          {journalSymbols[s]} × {mapSymbols[s]}
        </span>
      ))}
    </p>
  );
}

/** K37: where the loops of a seat come from, and what they bring. */
export function Loops({ scene, seat }: SeatGoalsProps) {
  const { scores, say } = scene;
  const { loops, mapLoops, halfLoops } = scores[seat]!;
  return (
    <p>
      <SmallSign of="o" />{' '}
      <b>{say(message('board.loops', { n: loops, map: mapLoops, half: halfLoops }))}</b>{' '}
      {say(message('board.loops-how', loopPrizes(scores)))}
    </p>
  );
}

/** What the three Scoring Tiles count, how far one is and what it is worth. */
export function Scoring({ scene: { view, scores, say }, seat }: SeatGoalsProps) {
  if (view.scoring.length === 0) return null;
  return (
    <section className="k-goals k-scoring" aria-label={say(message('board.scoring'))}>
      <h2 className="k-label">
        {say(message('board.scoring'))} <small>{say(message('board.scoring-note'))}</small>
      </h2>
      <ul>
        {view.scoring.map((name, i) => {
          const { each, table } = scoringTiles.find((tile) => tile.name === name)!;
          const { count, points } = scores[seat]!.scoring[i]!;
          return (
            <li
              key={name}
              className="k-goal"
              title={say(message(`board.scoring-${name}`))}
              {...flip(`scoring ${name}`)}
            >
              <span className="k-goal-sign">
                <ScoringSign of={name} />
              </span>
              <b className="k-points">{points}</b>
              <strong>{say(message(`board.count-${name}`, { n: count }))}</strong>
              <span className="b-unseen">{say(message(`board.scoring-${name}`))}</span>
              <Ladder count={count} each={each} table={table} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface LadderProps {
  readonly count: number;
  readonly each?: number | undefined;
  readonly table?: Readonly<Record<number, number>> | undefined;
}

const RUNGS = 5;

/** The points of the count that is reached and of those that come next. */
function Ladder({ count, each, table }: LadderProps) {
  const worths: readonly (readonly [number, number])[] = table
    ? [[0, 0], ...Object.entries(table).map(([n, worth]) => [Number(n), worth] as const)]
    : [0, 1, 2, 3, 4].map(
        (more) => [Math.max(0, count - 1) + more, (Math.max(0, count - 1) + more) * each!] as const,
      );
  const at = worths.findLastIndex(([n]) => n <= count);
  const from = Math.max(0, Math.min(at - 1, worths.length - RUNGS));
  return (
    <span className="k-ladder" aria-hidden="true">
      {worths.slice(from, from + RUNGS).map(([n, worth], i) => (
        <span key={n} data-reached={from + i === at}>
          {worth}
        </span>
      ))}
    </span>
  );
}

/** The sign of what a Scoring Tile counts. */
function ScoringSign({ of }: { readonly of: string }) {
  if (of === 'CI') return <MarkSign of="circles" />;
  if (of === 'QU') return <MarkSign of="quartets" />;
  if (of === 'DI') return <MarkSign of="diagonal" />;
  if (of === 'NU') return <b>77</b>;
  if (of === 'CO') return <SmallCircle colour="B" />;
  if (of === 'LO') return <SmallSign of="f" />;
  return (
    <>
      <SmallSign of="w" />
      <SmallSign of="l" />
    </>
  );
}

/** K25: the cards that each Sight needs, and which of them are in the Journal. */
export function Sights({ scene }: GoalsProps) {
  const { view, say } = scene;
  if (view.mode !== 'full') return null;
  return (
    <section className="k-goals k-sights" aria-label={say(message('board.sights'))}>
      <h2 className="k-label">
        {say(message('board.sights'))}{' '}
        <small>{say(message('board.sights-note', { n: limits.sightCards }))}</small>
      </h2>
      <ul>
        {view.sights.map((name) => {
          const side = sights.find((other) => other.name === name);
          return side && <Sight key={name} scene={scene} side={side} />;
        })}
      </ul>
    </section>
  );
}

export const giftSaid = ({ points, tile, imprints }: SightSide): Message =>
  message('board.sight-gift', {
    n: points,
    tile: tile ? 'yes' : 'no',
    symbols: [...(imprints ?? '')].map((symbol) => message(`symbol.${symbol}`)),
  });

function Sight({ scene, side }: GoalsProps & { readonly side: SightSide }) {
  const { view, near, say, legal, lit, decides, picks } = scene;
  const cards = sightCards(side, view.seats[near]!.journal);
  const have = cards.filter(({ there }) => there).length;
  const text = `sight:${side.name}`;
  const wanted = cards.map(({ face, there }) =>
    say(message('board.wanted', { face: faceSaid(face), there: there ? 'yes' : 'no' })),
  );
  return (
    <li>
      <button
        type="button"
        className="k-goal k-sight"
        aria-label={say(message('board.sight', { gift: giftSaid(side), cards: wanted.join(', ') }))}
        aria-disabled={!decides}
        aria-pressed={picks.includes(text)}
        data-lit={lit.has(text)}
        data-able={legal.has(text)}
        onClick={decides ? answering(scene, () => pressOne(scene, text)) : undefined}
        {...flip(`sight ${side.name}`)}
      >
        <span className="k-sight-gift">
          <b className="k-points">{side.points}</b>
          {[...(side.imprints ?? '')].map((mark, i) => (
            <SmallSign key={i} of={mark} />
          ))}
          {side.tile && <i className="k-tile-sign" />}
          <b className="k-have" data-near={have >= limits.sightCards - 1}>
            {have}/{limits.sightCards}
          </b>
        </span>
        <span className="k-wanted">
          {cards.map(({ face, there }) => (
            <span key={face} data-there={there}>
              <SmallCircle colour={face[0]!} />
              {face[1]}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
