import { BlockPrint, Icon } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { type Message, message, type Result, type Seat } from '@baithak/kernel';
import { useId } from 'react';
import { dailyAt } from '../../controller/daily-table.ts';
import { pathTo, pathToNext, pathToRematch } from '../../routes.ts';
import type { Say } from '../../shell/language.ts';
import { Link, Title } from '../../shell/navigation.tsx';
import { Face } from '../table/face.tsx';
import { isBrokenOff, outcomeFor } from '../table/sentences.ts';
import type { Source } from './source.ts';

interface HeadProps {
  readonly source: Source;
  readonly say: Say;
}

/** Whose match it was, how it ended, and where to go from here. */
export function Head({ source, say }: HeadProps) {
  const { match, table, own, game } = source;
  const { turn } = match;
  const title = turn.kind === 'over' ? say(endOf(own, turn.result)) : '';
  const name = say(message('name'));
  const isDuel = own.length === 1 && match.seats === 2;
  return (
    <header className="review-head">
      <div>
        <Link to={table ?? pathTo('home')} className="tool" label={say(message('review.back'))}>
          <Icon name="back" />
        </Link>
        <p className="review-game">{name}</p>
        <div className="review-who">
          {isDuel && <At source={source} seat={own[0]!} />}
          <Title text={title} tab={`${say(message('review.title'))} · ${name}`} />
          {isDuel && <At source={source} seat={1 - own[0]!} />}
        </div>
        {table !== null && dailyAt(table) === null && (
          <div className="review-next">
            <Link to={pathToNext(game.id, table)} className="button review-change">
              {say(message('table.change-opponent'))}
            </Link>
            {own.length > 0 && (
              <Link to={pathToRematch(table)} className="button">
                {say(message('table.rematch'))}
              </Link>
            )}
          </div>
        )}
      </div>
      <BlockPrint motif={lookOf(game.id).motif} size={12} />
      {turn.kind === 'over' && own.length === 1 && turn.result.places[own[0]!] === 1 && <Lamps />}
    </header>
  );
}

/** Who sat at a seat. */
function At({ source: { seats, own, match }, seat }: { source: Source; seat: Seat }) {
  const occupant = seats?.[seat] ?? { kind: 'person', person: '', name: match.names[seat]! };
  return (
    <span className="review-face" aria-hidden="true">
      <Face occupant={occupant} isYou={own[0] === seat} />
    </span>
  );
}

/** Between two it is said against whom, and how clearly. */
export function endOf(own: readonly Seat[], result: Result): Message {
  const { places, scores } = result;
  const [you, ...more] = own;
  const isDrawn = places.every((place) => place === places[0]);
  if (you === undefined || more.length > 0 || places.length !== 2 || isDrawn) {
    return outcomeFor({ own }, result);
  }
  // One point for a win tells nothing that the word does not.
  const isScored = Math.max(...scores) > 1 && !isBrokenOff(result);
  const key = places[you] === 1 ? 'review.beat' : 'review.lost';
  return message(key, {
    seat: { seat: 1 - you },
    isScored: isScored ? 'yes' : 'no',
    own: scores[you]!,
    rival: scores[1 - you]!,
  });
}

/** They burn after a win only. */
function Lamps() {
  const id = useId();
  return (
    <svg className="review-lamps" aria-hidden="true">
      <pattern id={id} width="64" height="28" patternUnits="userSpaceOnUse">
        <path className="flame" d="M32 3c4 5 5 8 0 13-5-5-4-8 0-13Z" />
        <path className="bowl" d="M21 16h22c0 6-5 9-11 9s-11-3-11-9Z" />
      </pattern>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  );
}
