import { type Message, message, type Speech } from '@baithak/kernel';
import { pieceArt, seenMessage, startOf, wayBetween } from '@baithak/panakizhi';
import { type Event, reasonOf } from '../rules/events.ts';
import { change } from './change.ts';

const RULE_COUNT = 20;
const HOUSE_RULES = ['S2', 'S3', 'S12', 'S14', 'S16', 'S17', 'S18', 'S19', 'S20'];

export const speech: Speech<Event> = {
  rules: Array.from({ length: RULE_COUNT }, (_, i) => `S${i + 1}`),
  houseRules: HOUSE_RULES,
  sentence,
  pictures: (event) => ('from' in event ? [pieceArt('pawn', event.seat)] : []),
  places: startOf,
  command,
  change,
};

/** By the sign of a move's notation. */
const COMMANDS: Readonly<Record<string, string>> = { '-': 'move', x: 'jump', '/': 'shed' };

function command(move: string): Message {
  if (move === 'pass') return message('board.pass');
  const [from, to, second] = move.split(/[-x/]/) as [string, string, string?];
  if (second !== undefined) return message('do.shed-two', { from, to, second });
  return message(`do.${COMMANDS[move[2]!]}`, { from, to });
}

function sentence(event: Event): Message {
  const key = `log.${event.kind}`;
  if (event.kind === 'ended') return message(key, { reason: reasonOf(event.end, event.winner) });
  const seat = { seat: event.seat };
  if (event.kind === 'passed') return message(key, { seat });
  const way = wayBetween(event.from, event.to);
  // Only the second piece of a shed goes diagonally.
  const { to } = event;
  if (way === null) {
    const top = event.kind === 'shed' ? event.top : null;
    return message('log.shed-more', { seat, to, top: top ?? 'none' });
  }
  switch (event.kind) {
    case 'moved':
      return message(key, { seat, way: seenMessage(way), to, height: event.height });
    case 'jumped': {
      const { height, onto, over, flipped } = event;
      const total = height + onto;
      return message(key, { seat, way: seenMessage(way), to, total, over, flipped });
    }
    case 'shed':
      return message(key, { seat, way: seenMessage(way), to, top: event.top ?? 'none' });
  }
}
