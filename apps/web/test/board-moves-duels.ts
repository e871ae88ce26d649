import { message } from '@baithak/kernel';
import type { Locator } from 'playwright-core';
import { button, fromTo, type Player } from './player.ts';
import { primaryOf } from './stage-kit.ts';

/** A square or an arrow. Its spoken name depends on the side that one looks from. */
const place = ({ page }: Player, name: string): Locator => page.locator(`[data-place="${name}"]`);

async function pass(player: Player): Promise<void> {
  await player.hand.press(button(player, player.say(message('board.pass'))));
}

/** A press on an arrow shows the push and the bar makes it; or the arrow is dragged over the board. */
export async function push(text: string, player: Player): Promise<void> {
  if (text === 'pass') return pass(player);
  const { hand, page } = player;
  const [line] = text as unknown as [string];
  const arrow = place(player, text);
  if (hand.carry !== undefined) {
    return hand.carry(arrow, place(player, /\d/.test(line) ? `c${line}` : `${line}3`));
  }
  await hand.press(arrow);
  await hand.press(primaryOf(page));
}

/** From one square to another. */
export async function hop(text: string, player: Player): Promise<void> {
  if (text === 'pass') return pass(player);
  if (text.includes('/')) return shed(text, player);
  const [from, to] = text.match(/[a-e]\d/g)!.map((name) => place(player, name));
  if (player.hand.carry !== undefined) return fromTo(player, from!, to!);
  if ((await from!.getAttribute('data-state')) !== 'chosen') await player.hand.press(from!);
  await goTo(player, to!);
}

/** A press shows the move and the bar makes it; the only way of a piece is shown from the start. */
async function goTo({ hand, page }: Player, to: Locator): Promise<void> {
  const ways = page.locator('[data-state="target"], [data-state="jump"]');
  const isOnly = (await ways.count()) === 1;
  await hand.press(to);
  if (!isOnly) await hand.press(primaryOf(page));
}

/** A stack, then "shed", then one square or two; a second press on the first square sheds one piece. */
async function shed(text: string, player: Player): Promise<void> {
  const { hand, say } = player;
  const [from, to, second] = text.match(/[a-e]\d/g)!.map((name) => place(player, name));
  if ((await from!.getAttribute('data-state')) !== 'chosen') await hand.press(from!);
  await hand.press(button(player, say(message('board.way.shed'))));
  await hand.press(to!);
  if (second !== undefined) await goTo(player, second);
  else if ((await from!.getAttribute('data-state')) === 'chosen') await hand.press(to!);
}
