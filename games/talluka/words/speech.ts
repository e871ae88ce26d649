import { type Message, message, type Seat, type Speech } from '@baithak/kernel';
import { seenMessage, type Way, wayMessage } from '@baithak/panakizhi';
import type { Direction } from '../rules/board.ts';
import { type Event, reasonOf } from '../rules/events.ts';

export const WAYS: Readonly<Record<Direction, Way>> = {
  '<': 'left',
  '>': 'right',
  '^': 'up',
  v: 'down',
};

const RULE_COUNT = 17;
const HOUSE_RULES = ['T2', 'T3', 'T12', 'T13', 'T14', 'T15', 'T16', 'T17'];

export const speech: Speech<Event> = {
  rules: Array.from({ length: RULE_COUNT }, (_, i) => `T${i + 1}`),
  houseRules: HOUSE_RULES,
  sentence,
};

function sentence(event: Event): Message {
  const key = `log.${event.kind}`;
  switch (event.kind) {
    case 'pushed':
      return message(key, {
        seat: { seat: event.seat },
        line: lineMessage(event.line),
        way: seenMessage(WAYS[event.direction]),
        count: event.moved.length,
      });
    case 'passed':
      return message(key, { seat: { seat: event.seat } });
    case 'lined-up':
      return message(key, { seat: { seat: event.seat } });
    case 'ended':
      return message(key, { reason: reasonOf(event.end, event.winner) });
  }
}

/** The last push, as the seat at the bottom sees it. */
export function deedMessage(text: string, seat: Seat, near: Seat): Message {
  return message('board.deed', {
    seat: { seat },
    line: lineMessage(text[0]!),
    way: wayMessage(WAYS[text[1] as Direction], near),
  });
}

/** A push as a command: “Push column b up”. */
export function pushMessage(text: string, near: Seat): Message {
  return message('board.push-now', {
    line: lineMessage(text[0]!),
    way: wayMessage(WAYS[text[1] as Direction], near),
  });
}

export function lineMessage(name: string): Message {
  return message(/\d/.test(name) ? 'line.row' : 'line.column', { name });
}
