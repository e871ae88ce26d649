import { message } from '@baithak/kernel';
import type { Locator } from 'playwright-core';
import { button, type Player } from './player.ts';

/** Makes a move of Ananda. A meditation comes as a whole, as the board makes it: `card:3 card:1 card:.` */
export async function onAnanda(text: string, player: Player): Promise<void> {
  const [verb, rest] = text.split(':') as [string, string];
  if (verb === 'card') return meditate(player, text.match(/\d/g) ?? []);
  if (rest === '.') return verb === 'monk' ? press(player, 'board.no-area') : endBuilding(player);
  if (verb === 'tile') return build(player, rest);
  await pointAt(player, rest);
  await press(player, 'board.place-monk', { at: rest });
}

const press = (player: Player, key: string, args = {}) =>
  player.hand.press(button(player, player.say(message(key, args))));

const panel = ({ page, say }: Player): Locator =>
  page.getByRole('region', { name: say(message('board.action')), exact: true });

/** Presses a space. Others may cover it; the temple is turned until it is visible. */
async function pointAt(player: Player, name: string): Promise<void> {
  const space = button(player, name);
  await space.scrollIntoViewIfNeeded();
  for (let turns = 0; turns < 4; turns++) {
    const seen = await space.evaluate(seenAt);
    if (seen !== null) return player.hand.press(space, seen);
    await press(player, 'board.turn-view');
  }
  throw new Error(`${name} is covered from every side`);
}

/** Finds a visible point of an element that is not at its edge. Runs in the page. */
function seenAt(thing: Element): { x: number; y: number } | null {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  const points = parts.flatMap((down) =>
    parts.map((across) => ({
      x: Math.round(left + across * width),
      y: Math.round(top + down * height),
    })),
  );
  const isSeen = (x: number, y: number) => thing.contains(document.elementFromPoint(x, y));
  const around = [-3, 0, 3];
  return (
    points.find(({ x, y }) => around.every((dx) => around.every((dy) => isSeen(x + dx, y + dy)))) ??
    null
  );
}

const endBuilding = (player: Player) => player.hand.press(panel(player).getByRole('button').last());

/** Takes a tile from the rack to a space and turns it until it lies as wanted. */
async function build(player: Player, text: string): Promise<void> {
  const { hand, say } = player;
  const [tile, spaces] = text.split('@') as [string, string];
  const [one, other] = spaces.match(/[a-n]\d+/g) as [string, string];
  const colours = [...tile].map((letter) => say(message(`colour.${letter}`)));
  const names = [colours.join('-'), colours.toReversed().join('-')];
  const onRack = names.map((name) => button(player, name));
  await hand.press(onRack[0]!.or(onRack[1]!).first());
  await pointAt(player, one);
  for (let turns = 0; !(await liesAs(player, [one, other], colours)); turns++) {
    if (turns > TURNS) throw new Error(`the board never offers ${text}`);
    await press(player, 'board.turn-right');
  }
  await press(player, 'board.build');
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
  const ghost = say(message('board.space-bare', args)).slice(bare.length);
  const found = spaces.map((name, i) =>
    page.getByRole('button', { name: new RegExp(`^${name}: ${colours[i]}.*${ghost}`) }).count(),
  );
  return (await Promise.all(found)).every((count) => count === 1);
}

/** All cards are buttons then. Cards in the colour of the area keep their plain name: colour and value. */
async function meditate(player: Player, values: readonly string[]): Promise<void> {
  const { page, hand } = player;
  for (const value of values) {
    await hand.press(page.getByRole('button', { name: new RegExp(`^\\S+ ${value}$`) }));
  }
  await hand.press(panel(player).getByRole('button').first());
}
