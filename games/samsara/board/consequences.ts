import { type Message, message, type Seat } from '@baithak/kernel';
import type { Letter } from '../rules/components.ts';
import { foreseeBack, neededFor, outlook, reachAfter } from '../view/foresight.ts';
import type { View } from '../view/view.ts';
import { amuletAt } from './around.ts';
import { kindOf, letterOf, type Thing } from './things.ts';

/** What it would come to if this card were what the step asks for. */
export function consequences(view: View, near: Seat, thing: Thing, letter: Letter): Message[] {
  const kind = kindOf(thing);
  if (kind === 'reserve' && view.phase === 'use') return usedFor(view, near, letter);
  if (kind !== 'hand' || letter === '-') return [];
  return [...putBack(view, near, letter), ...missed(view, near, letter)];
}

function putBack(view: View, near: Seat, letter: Letter): Message[] {
  if (view.phase !== 'back') return [];
  return [message('board.then.back', foreseeBack(view, near, letter))];
}

const GIVING: readonly View['phase'][] = ['act', 'back', 'pay', 'swap'];

/** Amulets that only this card brings within reach; with five nobody is paid with a card. */
function missed(view: View, near: Seat, letter: Letter): Message[] {
  if (!GIVING.includes(view.phase) || (view.phase === 'pay' && view.seats.length === 5)) return [];
  const n = neededFor(view, near, letter);
  return n === 0 ? [] : [message('board.needed', { n })];
}

function usedFor(view: View, near: Seat, letter: Letter): Message[] {
  const aim = amuletAt(view, near, `amulet:${view.aim}`);
  if (aim === null) return [];
  const { dark: before } = outlook(view, near, aim);
  const { dark, open } = outlook({ ...view, used: view.used + letter }, near, aim);
  return [message('board.then.used', { dark, open, saved: Math.max(0, before - dark) })];
}

/** What is still to be chosen for an exchange, or what it would come to. */
export function exchange(view: View, near: Seat, chosen: readonly Thing[]): Message | null {
  if (view.phase !== 'swap') return null;
  const letter = (kind: string) => {
    const thing = chosen.find((each) => kindOf(each) === kind);
    return thing === undefined ? null : letterOf(thing, view.seats[near]!);
  };
  const [given, taken] = [letter('hand'), letter('zone')];
  if (given === null) return taken === null ? null : message('board.swap-zone');
  if (taken === null) return message('board.swap-hand');
  if (given === '-' || given === taken) return null;
  return message('board.then.swap', { n: reachAfter(view, near, given, taken) });
}
