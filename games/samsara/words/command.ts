import { type Message, message } from '@baithak/kernel';
import { cardName } from '../view/names.ts';
import { inReach } from '../view/outlook.ts';
import type { View } from '../view/view.ts';

/** A move as a command, on its button and in lists. */
export function command(text: string, view: View): Message {
  const [verb = '', object = ''] = text.split(':');
  const [what = '', to] = object.split('>');
  if (what === '.') return message(`board.leave.${leaves(view, text)}`);
  if (text === 'pay:--') return message('board.do.pay-bad');
  switch (verb) {
    case 'char':
      return message('board.do.char', { name: what });
    case 'power':
      return message('board.do.power', { name: powerName(view, Number(what)) });
    case 'amulet':
      return message('board.do.amulet');
    case 'swap':
      return message('board.do.swap', { card: cardName(what), zone: cardName(to!) });
    case 'pay':
      return labelOfPayment(view, what, to);
    default:
      return message(`board.do.${verb}`, { card: cardName(what[0]!) });
  }
}

/** The step that a move leaves. Without an amulet in reach, the end of the actions is the end of the turn. */
export function leaves(view: View, text: string): string {
  const [step = ''] = text.split(':');
  return step === 'act' && inReach(view, view.turn).length === 0 ? 'amulet' : step;
}

function powerName({ seats, turn }: View, power: number): Message {
  return message(`power-name.${seats[turn]!.character}.${power}`);
}

function labelOfPayment(view: View, card: string, to: string | undefined): Message {
  if (to === undefined) return message('board.do.back', { card: cardName(card) });
  const seat = { seat: Number(to) };
  if (view.seats.length === 5) return message('board.do.treat', { seat });
  return message('board.do.pay', { card: cardName(card), seat });
}
