import { type Message, message } from '@baithak/kernel';
import type { Waiting } from '../../controller/waiting.ts';

/** How things stand at a table, for its pill. */
export function stateOf({ record, isKept, news, outcome }: Waiting): Message {
  if (news === 'turn') return message('player.your-turn');
  if (news === 'ready') return message('home.ready');
  if (outcome !== null) return message(`home.result.${outcome}`);
  if (isKept) return message('home.kept');
  if (record.paused) return message('home.paused');
  return message(`home.stage.${record.stage}`);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many milliseconds in whole units: the clocks of server and device may differ a little. */
export function timeLeft(ms: number): Message {
  if (ms < MINUTE) return message('home.left-soon');
  const [key, unit] =
    ms >= 2 * DAY
      ? (['days', DAY] as const)
      : ms >= HOUR
        ? (['hours', HOUR] as const)
        : (['minutes', MINUTE] as const);
  return message('home.left', { time: message(`clock.${key}`, { n: Math.floor(ms / unit) }) });
}
