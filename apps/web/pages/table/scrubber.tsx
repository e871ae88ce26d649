import { message } from '@baithak/kernel';
import type { PartProps } from './parts.tsx';
import { isPastClosed, pastMessage, type Replay } from './replay.tsx';

interface ScrubberProps extends PartProps {
  readonly replay: Replay;
}

/** Any moment of the match, and the match by itself. The steps are in the action bar. */
export function Scrubber({ table, say, replay }: ScrubberProps) {
  const { at, last, pace, step } = replay;
  if (last < 1 || isPastClosed(table)) return null;
  const toggle = () => (pace === null ? replay.start(at >= last ? 0 : at, 'quick') : replay.stop());
  return (
    <fieldset className="scrubber" aria-label={say(message('past.title'))}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say(message('past.moment'))}
        aria-valuetext={say(pastMessage(table, table.past))}
        onChange={(event) => step(Number(event.target.value) - at)}
      />
      <button type="button" onClick={toggle}>
        {say(message(pace === null ? 'past.play' : 'past.stop'))}
      </button>
    </fieldset>
  );
}
