import { ratingsOf } from '@baithak/catalog/strengths';
import { CHARACTERS, type Character, message } from '@baithak/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { ownStrength, placeOf } from '../../controller/own-strength.ts';
import { gamesIn, type Score, scoreOf } from '../../controller/records.ts';
import type { SeatWish } from '../../local/envelope.ts';
import { useSay } from '../../shell/language.ts';
import { OwnSign } from '../../shell/person-sign.tsx';
import { showChosen } from '../doors/chosen.ts';
import { useDeviceGames } from '../doors/own-games.ts';
import './cast.css';

interface CastProps {
  readonly game: string;
  /** How many seats the table has. */
  readonly seats: number;
  readonly value: SeatWish;
  readonly choose: (wish: SeatWish) => void;
}

/** The six opponents, gentle to fierce, and somebody who shares this screen. */
export function Cast({ game, seats, value, choose }: CastProps) {
  const say = useSay();
  const games = useDeviceGames() ?? [];
  const measured = ratingsOf(game, seats);
  // With more seats the characters were not measured; what they are worth at two still says a lot.
  const isForTwo = seats > 2 && Object.keys(measured).length === 0;
  const ratings = isForTwo ? ratingsOf(game, 2) : measured;
  const about = say(message(isForTwo ? 'new.rating-for-two' : 'new.rating'));
  const faces = useRef<HTMLFieldSetElement>(null);
  useEffect(() => showChosen(faces.current), []);
  const isRated = Object.keys(ratings).length > 0;
  const own = seats === 2 ? ownStrength(games, game, ratings) : null;
  const place = own === null ? null : placeOf(own, ratings);
  return (
    <>
      <fieldset ref={faces} className="cast" data-rated={isRated}>
        <legend className="b-unseen">{say(message('home.opponent'))}</legend>
        {CHARACTERS.map((character) => (
          <label key={character} className="cast-one">
            <input
              type="radio"
              name="cast"
              className="b-unseen"
              checked={value.kind === 'bot' && value.character === character}
              onChange={() => choose({ kind: 'bot', character })}
            />
            <img src={`/art/arches/${character}.svg`} alt="" width={120} height={146} />
            <b>{say(message(`character.${character}`))}</b>
            <span>{say(message(`character.${character}.about`))}</span>
            <small>{say(message(`character.${character}.temper`))}</small>
            <Against score={scoreOf(games, { game, against: character })} />
            <Points rating={ratings[character]} about={about} end={endAt(character)}>
              {place?.by === character && <You at={place.part} />}
            </Points>
          </label>
        ))}
        <label className="cast-one">
          <input
            type="radio"
            name="cast"
            className="b-unseen"
            checked={value.kind === 'person'}
            onChange={() => choose({ kind: 'person', name: '' })}
          />
          <img src="/art/arches/person.svg" alt="" width={120} height={146} />
          <b>{say(message('new.person'))}</b>
          <span>{say(message('new.person-about'))}</span>
          <Points rating={undefined} about={about} end="none" />
        </label>
      </fieldset>
      {own !== null && (
        <p className="cast-note">{say(message('new.you-about', { points: String(own) }))}</p>
      )}
      {isForTwo && isRated && <p className="cast-note">{about}</p>}
    </>
  );
}

/** Your games against a character. */
function Against({ score }: { readonly score: Score }) {
  const say = useSay();
  const n = gamesIn(score);
  if (n === 0) return null;
  return <em>{say(message('new.record', { won: score.won, n }))}</em>;
}

/** Where the line of ratings begins and ends. */
type End = 'gentle' | 'fierce' | 'none';

const endAt = (character: Character): End | undefined => {
  if (character === CHARACTERS[0]) return 'gentle';
  return character === CHARACTERS.at(-1) ? 'fierce' : undefined;
};

interface PointsProps {
  readonly rating: number | undefined;
  /** What the number is. */
  readonly about: string;
  readonly end?: End | undefined;
  readonly children?: ReactNode;
}

/** A dot on the line, and the measured points. */
function Points({ rating, about, end, children }: PointsProps) {
  const say = useSay();
  return (
    <span className="cast-points" data-known={rating !== undefined} data-end={end}>
      {rating !== undefined && end !== undefined && (
        <span className="cast-end" aria-hidden="true">
          {say(message(`new.${end}`))}
        </span>
      )}
      {rating !== undefined && (
        <>
          <span className="b-unseen">{about} </span>
          {rating}
        </>
      )}
      {children}
    </span>
  );
}

/** Where you stand on the line yourself; the sentence below the line says it in words. */
const You = ({ at }: { readonly at: number }) => (
  <span className="cast-you" aria-hidden="true" style={{ insetInlineStart: `${at * 100}%` }}>
    <span className="sign">
      <OwnSign />
    </span>
  </span>
);
