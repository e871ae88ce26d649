import { CHARACTERS, type Character, message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import { DAILY_OPPONENT } from '../../controller/daily.ts';
import type { Fared } from '../../controller/daily-book.ts';
import { compareFared } from '../../controller/daily-rank.ts';
import type { Daily } from '../../controller/daily-table.ts';
import { useLobby } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { type Rivals, sumOf } from './share-text.ts';

/** The six in your place, one after the other. */
export interface Playing {
  readonly rivals: Rivals;
  /** Who plays now; `null` if it was stopped, or all have played. */
  readonly now: Character | null;
  stop(): void;
  start(): void;
}

const NOBODY: Rivals = CHARACTERS.map(() => null);

/** Lets the characters play a deal once its result is known. */
export function useRivals({ day, game }: Daily, isOver: boolean): Playing {
  const lobby = useLobby();
  const [rivals, setRivals] = useState(NOBODY);
  const [isStopped, setStopped] = useState(false);
  const next = rivals.indexOf(null);
  const now = isOver && !isStopped ? (CHARACTERS[next] ?? null) : null;
  useEffect(() => {
    if (now === null) return undefined;
    const playing = lobby.rival({ day, game }, now);
    let isWanted = true;
    playing.answer.then((fared) => {
      if (!isWanted) return;
      if (fared === null) setStopped(true);
      else setRivals((known) => known.with(CHARACTERS.indexOf(now), fared));
    });
    return () => {
      isWanted = false;
      playing.stop();
    };
  }, [lobby, day, game, now]);
  return { rivals, now, stop: () => setStopped(true), start: () => setStopped(false) };
}

interface RivalListProps {
  readonly deal: Fared;
  readonly playing: Playing;
}

/** Your result among those of the characters, the best first. */
export function RivalList({ deal, playing }: RivalListProps) {
  const say = useSay();
  const { rivals, now, stop, start } = playing;
  const nameOf = (who: Character) => say(message(`character.${who}`));
  const known = rivals.filter((each) => each !== null);
  const rows = [
    { who: 'you' as const, fared: deal },
    ...CHARACTERS.flatMap((who, i) => (rivals[i] ? [{ who, fared: rivals[i] }] : [])),
  ].sort((a, b) => compareFared(b.fared, a.fared));
  const better = known.filter((each) => compareFared(deal, each) > 0).length;
  return (
    <section className="panel daily-others" aria-labelledby="daily-others">
      <h2 id="daily-others">{say(message('daily.others'))}</h2>
      <p className="quiet">
        {say(message('daily.others-about', { name: nameOf(DAILY_OPPONENT) }))}
      </p>
      <ol>
        {rows.map(({ who, fared }) => (
          <li key={who} data-you={who === 'you'}>
            <img src={`/portraits/${who}.svg`} alt="" />
            <b>{who === 'you' ? say(message('player.you')) : nameOf(who)}</b>
            <span>{say(message(`daily.outcome-${fared.outcome}`))}</span>
            <span>{sumOf(fared, say)}</span>
          </li>
        ))}
      </ol>
      {known.length < CHARACTERS.length ? (
        <div className="daily-thinking">
          <progress
            max={CHARACTERS.length}
            value={known.length}
            aria-label={say(message('daily.others'))}
          />
          <p>{now !== null && say(message('daily.thinking', { name: nameOf(now) }))}</p>
          <button type="button" onClick={now === null ? start : stop}>
            {say(message(now === null ? 'daily.compute' : 'daily.stop'))}
          </button>
        </div>
      ) : (
        <p role="status">
          <b>{say(message('daily.better', { n: better, all: CHARACTERS.length }))}</b>
        </p>
      )}
    </section>
  );
}
