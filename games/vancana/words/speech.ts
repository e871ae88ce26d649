import { type Message, message, type Speech } from '@baithak/kernel';
import { COLOURS, pieceArt, piecesOn, startOf } from '@baithak/panakizhi';
import { forwardOf } from '../rules/board.ts';
import { HOME_TO_WIN } from '../rules/components.ts';
import { type Event, reasonOf } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { change } from './change.ts';

const RULE_COUNT = 22;
const HOUSE_RULES = ['V2', 'V3', 'V17', 'V18', 'V19', 'V20', 'V21', 'V22'];

export const speech: Speech<Event> = {
  rules: Array.from({ length: RULE_COUNT }, (_, i) => `V${i + 1}`),
  houseRules: HOUSE_RULES,
  sentence,
  pictures: (event) => ('piece' in event ? [pieceArt(event.piece, event.seat)] : []),
  places: startOf,
  command,
  change,
};

function command(move: string, { position }: View): Message {
  if (move === 'pass') return message('board.pass');
  const [from, to] = [move.slice(0, 2), move.slice(3)];
  const piece = /c/i.test(piecesOn(position).get(from) ?? '') ? 'crown' : 'pawn';
  return message(move[2] === 'x' ? 'do.jump' : 'do.step', { piece, from, to });
}

function sentence(event: Event): Message {
  const key = `log.${event.kind}`;
  if (event.kind === 'ended') return message(key, { reason: reasonOf(event.end, event.winner) });
  const seat = { seat: event.seat };
  switch (event.kind) {
    case 'stepped':
      return message(key, { seat, piece: event.piece, way: wayOf(event), to: event.to });
    case 'jumped':
      return message(key, {
        seat,
        piece: event.piece,
        foe: { seat: 1 - event.seat },
        flipped: event.flipped,
        to: event.to,
        over: event.over,
        colour: COLOURS[event.seat]!,
      });
    case 'brought-home':
      return message(key, { seat, piece: event.piece, score: event.score, most: HOME_TO_WIN });
    default:
      return message(key, { seat });
  }
}

/** As the player who moves sees it, whichever side of the board the reader looks from. */
function wayOf({ seat, from, to }: Extract<Event, { kind: 'stepped' }>): string {
  if (from[0] !== to[0] && from[1] !== to[1]) return 'diagonal';
  const ranks = (to.charCodeAt(1) - from.charCodeAt(1)) * forwardOf(seat);
  if (ranks === 0) return 'side';
  return ranks > 0 ? 'forward' : 'back';
}
