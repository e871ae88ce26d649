import { message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import type { PartProps } from './screen.ts';
import { openLog } from './sentences.ts';

const PACE = 900;

/** Goes back through the match and forth again, by hand or by itself. */
export function Scrubber({ table, controller, say }: PartProps) {
  const moments = openLog(table).map(({ seq }) => seq);
  const [playing, play] = useState(false);
  const last = moments.length - 1;
  const at = table.past === null ? last : Math.max(0, moments.indexOf(table.past));
  const goTo = (step: number) =>
    controller.lookAt(step >= last ? null : (moments[Math.max(0, step)] ?? null));
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      play(false);
      return undefined;
    }
    const timer = setTimeout(() => goTo(at + 1), PACE);
    return () => clearTimeout(timer);
  });
  const closed = table.room.settings?.aids === 'none' && table.room.stage === 'playing';
  if (last < 1 || closed) return null;
  const step = (by: number) => {
    play(false);
    goTo(at + by);
  };
  const replay = () => {
    if (!playing) goTo(at >= last ? 0 : at);
    play(!playing);
  };
  return (
    <fieldset className="scrubber" aria-label={say(message('past.title'))}>
      <button type="button" disabled={at === 0} onClick={() => step(-at)}>
        {say(message('past.first'))}
      </button>
      <button type="button" disabled={at === 0} onClick={() => step(-1)}>
        {say(message('past.back'))}
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say(message('past.moment'))}
        aria-valuetext={say(message('past.at', { n: at + 1, all: last + 1 }))}
        onChange={(event) => step(Number(event.target.value) - at)}
      />
      <button type="button" disabled={at >= last} onClick={() => step(1)}>
        {say(message('past.forward'))}
      </button>
      <button type="button" onClick={replay}>
        {say(message(playing ? 'past.stop' : 'past.play'))}
      </button>
      {table.past !== null && (
        <button type="button" className="main-button" onClick={() => step(last)}>
          {say(message('past.now'))}
        </button>
      )}
    </fieldset>
  );
}
