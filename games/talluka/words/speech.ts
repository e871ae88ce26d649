import { type Message, message, type Speech } from '@baithak/kernel';
import { AS_READ, pieceArt, seenMessage, type Way } from '@baithak/panakizhi';
import type { Direction } from '../rules/board.ts';
import { type Event, reasonOf } from '../rules/events.ts';
import { change } from './change.ts';

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
  pictures: (event) => (event.kind === 'pushed' ? [pieceArt('pawn', event.seat)] : []),
  // The line that is pushed, not yet which way.
  places: (move) => AS_READ.filter((square) => square.includes(move[0]!)),
  command,
  change,
};

function command(move: string): Message {
  if (move === 'pass') return message('board.pass');
  const [line, direction] = move as unknown as [string, Direction];
  return message('do.push', { line: lineMessage(line), way: seenMessage(WAYS[direction]) });
}

function sentence(event: Event): Message | null {
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
      // The end, which follows at once, tells it.
      return null;
    case 'ended':
      return message(key, { reason: reasonOf(event.end, event.winner) });
  }
}

export function lineMessage(name: string): Message {
  return message(/\d/.test(name) ? 'line.row' : 'line.column', { name });
}
