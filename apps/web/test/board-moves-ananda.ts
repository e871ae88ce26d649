import { message } from '@baithak/kernel';
import type { Locator } from 'playwright-core';
import { restingAt } from './hands.ts';
import type { Player } from './player.ts';
import { escaped } from './said.ts';
import { barOf, primaryOf } from './stage-kit.ts';

/** Makes a move of Ananda. A meditation comes as a whole, as the board makes it: `card:3 card:1 card:.` */
export async function onAnanda(text: string, player: Player): Promise<void> {
  const { hand, page } = player;
  const [verb, rest] = text.split(':') as [string, string];
  if (verb === 'card') return meditate(player, text.match(/\d/g) ?? []);
  if (rest === '.') return verb === 'monk' ? hand.press(primaryOf(page)) : endBuilding(player);
  if (verb === 'tile') return build(player, rest);
  await pointAt(player, rest);
  await hand.press(primaryOf(page));
}

/** Presses a space. Others may cover it; the temple is turned until it is visible. */
async function pointAt(player: Player, name: string): Promise<void> {
  const { hand, page, say } = player;
  const space = page.locator(`[role="button"][data-place="${name}"]`);
  const turn = page.getByRole('button', { name: say(message('board.turn-view')), exact: true });
  for (let turns = 0; turns < 4; turns++) {
    const seen = await restingAt(space);
    if (seen !== null) return hand.press(space, seen);
    await hand.press(turn);
  }
  throw new Error(`${name} is covered from every side`);
}

/** The loud button if nothing can be built, else the quiet one. */
async function endBuilding({ hand, page }: Player): Promise<void> {
  const stop = barOf(page).locator('.bar-button-quiet:not(:has(.icon))');
  await hand.press((await stop.count()) > 0 ? stop.first() : primaryOf(page));
}

/** Takes a tile from the rack to a space, where more presses turn it until it lies as wanted. */
async function build(player: Player, text: string): Promise<void> {
  const { hand, page, say } = player;
  const [tile, spaces] = text.split('@') as [string, string];
  const [one, other] = spaces.match(/[a-n]\d+/g) as [string, string];
  const colours = [...tile].map((letter) => say(message(`colour.${letter}`)));
  const names = [tile, [...tile].reverse().join('')];
  const onRack = names.map((name) => page.locator(`[data-drag="tile ${name}"]`));
  await hand.press(onRack[0]!.or(onRack[1]!).first());
  await pointAt(player, one);
  for (let turns = 0; !(await liesAs(player, [one, other], colours)); turns++) {
    if (turns > TURNS) throw new Error(`the board never offers ${text}`);
    await pointAt(player, one);
  }
  await hand.press(primaryOf(page));
}

const TURNS = 8;

/** Whether the drafted tile lies on both spaces, each with its colour. */
async function liesAs(
  { page, say }: Player,
  spaces: readonly string[],
  colours: readonly string[],
): Promise<boolean> {
  const args = { space: 'x', ghost: 'yes', offered: 'no', lit: 'no' };
  const bare = say(message('board.space-bare', { ...args, ghost: 'no' }));
  const ghost = escaped(say(message('board.space-bare', args)).slice(bare.length));
  const found = spaces.map((name, i) =>
    page.getByRole('button', { name: new RegExp(`^${name}: ${colours[i]}.*${ghost}`) }).count(),
  );
  return (await Promise.all(found)).every((count) => count === 1);
}

/** The cards that fit the area are the ones that can be lifted. To forgo them is the quiet button. */
async function meditate({ page, hand }: Player, values: readonly string[]): Promise<void> {
  const card = (value: string): Locator =>
    page.locator(`[data-drag="card ${value}"][aria-pressed="false"]`).first();
  for (const value of values) await hand.press(card(value));
  const forgo = barOf(page).locator('.bar-button-quiet');
  const isForgone = values.length === 0 && (await forgo.count()) > 0;
  await hand.press(isForgone ? forgo.first() : primaryOf(page));
}
