import { Icon } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { timeLeft } from '@baithak/table';
import { useEffect, useState } from 'react';
import type { ReadyTable } from '../../controller/snapshot.ts';
import type { PartProps } from './parts.tsx';

interface SeatClockProps extends Pick<PartProps, 'say'> {
  readonly table: ReadyTable;
  readonly seat: Seat;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time a seat has left. It counts down here, between messages from the server. */
export function SeatClock({ table, say, seat }: SeatClockProps) {
  const clocks = table.room.match?.clocks;
  const runs = clocks?.running === seat && table.room.stage === 'playing';
  const now = useNow(runs);
  if (clocks === undefined) return null;
  // The clocks of the table and of this device may differ.
  const left = timeLeft(clocks, seat, now - table.clockLag);
  if (left === null) return null;
  const shown = Math.max(0, left);
  return (
    <span className="plate-clock" data-runs={runs} data-short={shown < MINUTE}>
      <span className="b-unseen">{say(message('clock.left'))} </span>
      {shown >= 2 * DAY
        ? say(message('clock.days', { n: Math.floor(shown / DAY) }))
        : shown >= DAY / 2
          ? say(message('clock.hours', { n: Math.floor(shown / HOUR) }))
          : digits(shown)}
    </span>
  );
}

/** 4:05, 1:04:05. */
function digits(ms: number): string {
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const [hours, minutes] = [Math.floor(ms / HOUR), (ms % HOUR) / MINUTE];
  const seconds = two((ms % MINUTE) / SECOND);
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${Math.floor(minutes)}:${seconds}`;
}

/** A tab on the action bar while somebody here has to decide and has little time left. */
export function LowTime({ table, say }: Omit<SeatClockProps, 'seat'>) {
  const clocks = table.room.match?.clocks;
  const seat = table.room.stage === 'playing' ? table.acting : null;
  const runs = seat !== null && clocks?.running === seat;
  const now = useNow(runs);
  const left = runs ? timeLeft(clocks, seat, now - table.clockLag) : null;
  if (left === null || left >= MINUTE) return null;
  return (
    <p className="low-time">
      <Icon name="clock" />
      <span aria-hidden="true">{digits(Math.max(0, left))}</span>
      <span className="b-unseen" role="alert">
        {say(message('clock.low'))}
      </span>
    </p>
  );
}

function useNow(ticking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!ticking) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
