import { message } from '@baithak/kernel';
import { isPastClosed, type Replay } from './replay.ts';
import type { PartProps } from './screen.ts';

interface ScrubberProps extends PartProps {
  readonly replay: Replay;
}

/** Goes back through the match and forth again, by hand or by itself. */
export function Scrubber({ table, say, replay }: ScrubberProps) {
  const { at, last, pace, step } = replay;
  if (last < 1 || isPastClosed(table)) return null;
  const toggle = () => (pace === null ? replay.start(at >= last ? 0 : at, 'quick') : replay.stop());
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
      <button type="button" onClick={toggle}>
        {say(message(pace === null ? 'past.play' : 'past.stop'))}
      </button>
      {table.past !== null && (
        <button type="button" className="main-button" onClick={() => step(last)}>
          {say(message('past.now'))}
        </button>
      )}
    </fieldset>
  );
}
