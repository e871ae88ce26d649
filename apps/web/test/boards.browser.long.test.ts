import { message } from '@baithak/kernel';
import { test } from 'vitest';
import { leaveRound } from './board-moves.ts';
import { site } from './browser.ts';
import { nextTurn, openKept } from './driver.ts';
import { ENDINGS, mouse } from './hands.ts';
import { CALM, onBoard, playScript, playToEnd, settled, skipCounting } from './play.ts';
import { type Player, playerAt } from './player.ts';
import { momentOf } from './stage-kit.ts';
import { begun, begunWith, RICH_TABLES, SCRIPTED, type Setting, script } from './tables.ts';

const baithak = site();

const WAYS = [{ how: 'by mouse', hand: mouse, language: 'en', options: {} } as const, ...ENDINGS];

/** Played against a bot: with two people there would be a curtain at every turn. */
test.each(WAYS)('a whole game of jaipur $how', async ({ hand, language, options }) => {
  const table = await begunWith({ id: 'jaipur', seats: ['Asha', 1] });
  const { page, close } = await openKept(baithak, table, { ...CALM, ...options });
  const player = await playerAt(page, table, hand, language);
  for (let turn = 0; (await nextTurn(page)) === 'turn'; turn++) {
    // What is there to trade is known once the next round is dealt.
    await leaveRound(player);
    await nextTurn(page);
    const before = await momentOf(page);
    await onBoard({ id: 'jaipur' }, await simpleTrade(player), player, turn);
    await settled(player, before);
  }
  await skipCounting(page);
  await close();
});

const FULL = 7;

/** A simple player of Jaipur: takes herds, makes larger sales, otherwise takes the next good. */
async function simpleTrade({ page }: Player): Promise<string> {
  const lettersIn = (area: string) =>
    page
      .locator(`[data-area="${area}"] [data-letter]`)
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-letter') ?? ''));
  const [hand, market] = [await lettersIn('hand'), await lettersIn('market')];
  const goods = market.filter((letter) => letter !== 'K');
  if (market.length - goods.length > 2) return '+K';
  const sold = largest(hand);
  if (sold.length > 2 || hand.length === FULL) return `-${sold}`;
  return `+${goods[0] ?? 'K'}`;
}

/** The letters of the most frequent kind. */
function largest(hand: readonly string[]): string {
  const sets = [...new Set(hand)].map((kind) => hand.filter((each) => each === kind));
  const [most = []] = sets.sort((one, other) => other.length - one.length);
  return most.join('');
}

/** By mouse boards.browser.test.ts plays them. */
const OPEN = SCRIPTED.filter((id) => id !== 'jaipur');
const DUELS = OPEN.flatMap((id) => ENDINGS.map((ending) => ({ id, ...ending })));

test.each(DUELS)('a whole game of $id $how', async ({ id, hand, language, options }) => {
  const table = await begun(id, 'here');
  const { page, close } = await openKept(baithak, table, { ...CALM, ...options });
  const player = await playerAt(page, table, hand, language);
  const moves = await script(id);
  await playScript(
    player,
    table,
    moves.map((move) => [move]),
  );
  await close();
});

test.each(RICH_TABLES)('a whole game of $id with $seats, by mouse', async (setting) => {
  const table = await begunWith(setting);
  const { page, close } = await openKept(baithak, table, CALM);
  await playToEnd(await playerAt(page, table, mouse), table);
  await close();
});

test('a whole game of ananda in the view from above, by mouse', async () => {
  const table = await begunWith({ id: 'ananda', seats: ['Asha', 1] });
  const { page, close } = await openKept(baithak, table, CALM);
  const player = await playerAt(page, table, mouse);
  await page.getByRole('button', { name: player.say(message('board.from-above')) }).click();
  await playToEnd(player, table);
  await skipCounting(page);
  await close();
});

test('a whole game of samsara alone, by mouse', async () => {
  const table = await begunWith({ id: 'samsara', seats: ['Asha'] });
  const { page, close } = await openKept(baithak, table, CALM);
  await playToEnd(await playerAt(page, table, mouse), table);
  await skipCounting(page);
  await close();
});

/** The boards with the most kinds of things to press. */
const RICHEST: Setting[] = [
  { id: 'samsara', seats: ['Asha', 1] },
  { id: 'ananda', seats: ['Asha', 1] },
  { id: 'parikrama', seats: ['Asha', 1], options: { mode: 'full' } },
];
const RUNS = RICHEST.flatMap((setting) => ENDINGS.map((ending) => ({ setting, ...ending })));

test.each(RUNS)('a whole game of $setting.id $how', async ({ setting, ...ending }) => {
  const { hand, language, options } = ending;
  const table = await begunWith(setting);
  const { page, close } = await openKept(baithak, table, { ...CALM, ...options });
  await playToEnd(await playerAt(page, table, hand, language), table);
  await skipCounting(page);
  await close();
});
