import { type Message, message, type Speech } from '@baithak/kernel';
import { type Event, reasonOf } from '../rules/play.ts';

/** The rules of README.md in order, and those that it marks as house rulings. */
export const speech: Speech<Event> = {
  rules: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  houseRules: ['T6', 'T7'],
  sentence,
  places: (move) => [move],
  command: (move) => message('do.mark', { square: move }),
};

/** The line of the log for each event; `null` for an event that needs none. */
function sentence(event: Event): Message {
  const key = `log.${event.kind}`;
  switch (event.kind) {
    case 'marked':
      return message(key, { seat: { seat: event.seat }, square: event.square });
    case 'ended':
      return message(key, { reason: reasonOf(event.winner) });
  }
}
