import { type Message, message } from '@baithak/kernel';
import type { Locator } from 'playwright-core';
import { restingAt } from './hands.ts';
import { button, type Player } from './player.ts';
import { barOf, primaryOf } from './stage-kit.ts';

/** Makes a move of Samsara: selects the things it is about, then presses its button in the bar. */
export async function onSamsara(text: string, player: Player): Promise<void> {
  const { hand, page, say } = player;
  const [verb, rest] = text.split(':') as [string, string];
  for (const thing of thingsOf(player, verb, rest)) {
    await thing.waitFor();
    // Cards may overlap.
    await hand.press(thing, (await restingAt(thing)) ?? undefined);
  }
  const asides = asidesOf(verb, rest);
  if (asides.length === 0) return hand.press(primaryOf(page));
  const named = asides.map((aside) => button({ page: barOf(page) }, say(aside)));
  await hand.press(named.reduce((a, b) => a.or(b)));
}

/** Moves that leave a step, or take Bad Karma, have buttons of their own: one of these. */
function asidesOf(verb: string, rest: string): Message[] {
  if (rest === '--') return [message('board.do.pay-bad')];
  if (rest !== '.') return [];
  // Without an amulet in reach, the end of the actions is called the end of the turn.
  const steps = verb === 'act' ? ['act', 'amulet'] : [verb];
  return steps.map((step) => message(`board.leave.${step}`));
}

function thingsOf({ page, seats }: Player, verb: string, rest: string): Locator[] {
  const [first = '', to = ''] = rest.split('>');
  const thing = (name: string) => page.locator(`[data-thing="${name}"]`).first();
  const card = (row: string, letter: string) =>
    page.locator(`[data-thing^="${row}:"][data-tone="${letter}"]`).first();
  if (rest === '.' || rest === '--') return [];
  if (verb === 'swap') return [card('hand', first), thing(`zone:${to}`)];
  if (['go', 'take', 'pick'].includes(verb)) return [thing(`zone:${first}`)];
  if (verb === 'use') return [card('reserve', first[0]!)];
  if (['power', 'amulet', 'char'].includes(verb)) return [thing(`${verb}:${first}`)];
  // With five players nobody is paid with a card.
  if (verb === 'pay' && seats === 5) return [thing(`seat:${to}`)];
  if (verb === 'pay' && to !== '') return [card('hand', first), thing(`seat:${to}`)];
  return [card('hand', first)];
}
