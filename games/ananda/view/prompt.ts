import { type Message, MoveList, message } from '@baithak/kernel';
import { addMonkMoves } from '../rules/areas.ts';
import { NOWHERE } from '../rules/spaces.ts';
import { openTable } from './known.ts';
import type { View } from './view.ts';

/** What is asked now, of whoever looks. */
export function prompt(view: View): Message {
  const seat = { seat: view.seat };
  const isOwn = view.viewer === view.seat;
  switch (view.phase) {
    case 'over':
      return message('prompt.over');
    case 'start':
    case 'deal':
      return message('prompt.deal');
    case 'refill':
      return message('prompt.refill', { seat, n: view.due });
    case 'balance':
      return message('prompt.balance', { seat });
    default:
      return isOwn ? ownPrompt(view) : message(`prompt.wait-${view.phase}`, { seat });
  }
}

/** A8: whether the mover has nowhere to place the monk. */
function isNoAreaFree(view: View): boolean {
  const list = new MoveList();
  addMonkMoves(openTable(view), list);
  return list.at(0) === NOWHERE;
}

function ownPrompt(view: View): Message {
  const { phase, area, built, spent } = view;
  if (area === null) return message(isNoAreaFree(view) ? 'prompt.no-area' : 'prompt.monk');
  const args = {
    colour: message(`colour.${area.colour}`),
    value: area.spaces.length,
    left: area.spaces.length - spent,
  };
  if (phase === 'meditate') return message('prompt.meditate', args);
  return message(built === 0 ? 'prompt.build' : 'prompt.build-on', args);
}
