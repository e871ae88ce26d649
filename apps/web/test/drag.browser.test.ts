import { message } from '@baithak/kernel';
import { long } from '@baithak/testkit';
import type { BrowserContextOptions } from 'playwright-core';
import { test } from 'vitest';
import { site } from './browser.ts';
import { openKept } from './driver.ts';
import { type CarryingHand, finger, mouse, PHONE, restingAt } from './hands.ts';
import { CALM, settled } from './play.ts';
import { playerAt } from './player.ts';
import { momentOf, primaryOf, turnIsHere } from './stage-kit.ts';
import { type Setting, whereLegal } from './tables.ts';

const baithak = site();

/** A drag from one element to another, by the attributes that boards give them. */
interface Drag {
  readonly what: string;
  readonly wish: RegExp;
  /** Selectors, made from the parts of the move. */
  readonly from: (part: string) => string;
  readonly to: (part: string, other: string) => string;
  /** Whether the bar has to confirm it. */
  readonly confirmed?: true;
}

type Game = 'samsara' | 'ananda' | 'parikrama';

const held = (letter: string) => `[data-drag^="hand:"][data-tone="${letter}"]`;
const at = (place: string) => `[data-drop="${place}"]`;

const DRAGS: Readonly<Record<Game, readonly Drag[]>> = {
  samsara: [
    {
      what: 'a character to a zone',
      wish: /^go:(\w)$/,
      from: () => '[data-drag="soul"]',
      to: (zone) => at(`zone:${zone}`),
      confirmed: true,
    },
    { what: 'a card to be played', wish: /^act:(\S)$/, from: held, to: () => at('played') },
    { what: 'a card to be kept', wish: /^keep:(\S)$/, from: held, to: () => at('reserve') },
    { what: 'a card back', wish: /^back:(\w)$/, from: held, to: (zone) => at(`zone:${zone}`) },
    { what: 'a payment', wish: /^pay:(\S)>(\d)$/, from: held, to: (_, seat) => at(`seat:${seat}`) },
    {
      what: 'an exchange',
      wish: /^swap:(\S)>(\w)$/,
      from: held,
      to: (_, zone) => at(`zone:${zone}`),
    },
  ],
  ananda: [
    {
      what: 'the monk to an area',
      wish: /^monk:(\w\d)$/,
      from: () => '[data-drag="monk"]',
      to: at,
      confirmed: true,
    },
    {
      what: 'a tile to the temple',
      wish: /^tile:(\w\w)@(\w\d)/,
      from: (tile) => `[data-drag="tile ${tile}"]`,
      to: (_, space) => at(space),
      confirmed: true,
    },
    {
      what: 'a card to the karma',
      wish: /^card:(\d)$/,
      from: (value) => `[data-drag="card ${value}"]`,
      to: () => at('karma'),
      confirmed: true,
    },
  ],
  parikrama: [
    {
      what: 'a card to a new set',
      wish: /^A:([PBGY]\d\w)$/,
      from: (card) => `[data-drag="hand ${card}"]`,
      to: () => at('new'),
      confirmed: true,
    },
    {
      what: 'an open card to the hand',
      wish: /^draw:(W)$/,
      from: (card) => `[data-drag="open ${card}"]`,
      to: () => at('hand'),
      confirmed: true,
    },
  ],
};

const RUNS = Object.entries(DRAGS).flatMap(([id, drags]) =>
  drags.map((drag) => ({ id: id as Game, ...drag })),
);

/** Drags that use the same code as another one only run in `npm run long`. */
const ALIKE = ['a card to be kept', 'a card back', 'a payment'];
const BY_MOUSE = RUNS.filter(({ what }) => long || !ALIKE.includes(what));

test.each(BY_MOUSE)('$what in $id, dragged by mouse', async ({ id, ...drag }) => {
  await dragged(id, drag, mouse);
});

const BY_FINGER = ['a card to be played', 'a tile to the temple', 'a card to a new set'];

test.each(RUNS.filter(({ what }) => BY_FINGER.includes(what)))(
  '$what in $id, dragged by finger',
  async ({ id, ...drag }) => {
    await dragged(id, drag, finger, PHONE);
  },
);

test('a tile in the view from above, dragged by mouse', async () => {
  const [, tile] = DRAGS.ananda;
  await dragged('ananda', tile!, mouse, {}, 'board.from-above');
});

test('a press on the temple counts where the mouse already shows a tile', async () => {
  const [table, move] = await whereLegal({ id: 'ananda', seats: ['Asha', 1] }, /^tile:\w\w@(\w\d)/);
  const { page, close } = await openKept(baithak, table, CALM);
  await turnIsHere(page).waitFor();
  const [, place = ''] = /@(\w\d)/.exec(move)!;
  const where = await restingAt(page.locator(`[role="button"]${at(place)}`));
  await page.mouse.move(where!.x, where!.y);
  await page.locator('.a-ghost[data-passive="true"]').first().waitFor();
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(2, 2);
  await page.locator('.a-ghost[data-passive="false"]').first().waitFor();
  await close();
});

async function dragged(
  id: Game,
  { wish, from, to, confirmed }: Drag,
  hand: CarryingHand,
  options: BrowserContextOptions = {},
  view?: string,
): Promise<void> {
  const setting: Setting = { id, seats: ['Asha', 1] };
  const [table, move] = await whereLegal(setting, wish);
  const [, part = '', other = ''] = wish.exec(move)!;
  const { page, close } = await openKept(baithak, table, { ...CALM, ...options });
  await turnIsHere(page).waitFor();
  const player = await playerAt(page, table, hand);
  if (view !== undefined) {
    await page.getByRole('button', { name: player.say(message(view)) }).click();
  }
  const before = await momentOf(page);
  await hand.carry(page.locator(from(part)).first(), page.locator(to(part, other)).first());
  if (confirmed) await hand.press(primaryOf(page));
  await settled(player, before);
  await close();
}
