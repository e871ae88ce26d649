import type { Locator } from 'playwright-core';
import { restingAt } from './hands.ts';
import type { Player } from './player.ts';
import { barOf, primaryOf } from './stage-kit.ts';

/**
 * Answers a step of Parikrama with a move in it. The board makes whole steps: a card that is chosen
 * is played when the step is complete, so that the button may still wait for more.
 */
export async function onParikrama(text: string, player: Player): Promise<void> {
  const { hand, page } = player;
  const [verb, rest = ''] = text.split(':') as [string, string?];
  const thing = thingOf(player, verb, rest);
  if (thing !== null) {
    await thing.waitFor();
    await hand.press(thing, (await restingAt(thing)) ?? undefined);
  } else if (await press(player, quietOf(player))) return;
  await press(player, primaryOf(page));
}

/** Presses a button of the bar if it can do something; says whether it could. */
async function press({ hand }: Player, button: Locator): Promise<boolean> {
  if ((await button.count()) === 0) return false;
  if ((await button.getAttribute('aria-disabled')) === 'true') return false;
  await hand.press(button);
  return true;
}

const quietOf = ({ page }: Player): Locator =>
  barOf(page).locator('.bar-button-quiet:not(:has(.icon))').first();

/** What a move is about; `null` for moves that only the bar has. */
function thingOf({ page }: Player, verb: string, rest: string): Locator | null {
  const within = (region: string) => page.locator(`[data-region="${region}"]`);
  const card = (area: string, name: string) =>
    page.locator(`[data-drag="${area} ${name}"]`).first();
  if (rest === '.' || ['skip', 'done', 'keep'].includes(verb)) return null;
  if (/^[A-Z]+$/.test(verb)) return card('hand', rest.split('*')[0] || 'W');
  switch (verb) {
    case 'pay':
    case 'drop':
    case 'ride':
      return card('hand', rest);
    case 'draw':
      return card('open', rest);
    case 'close':
      return page.locator(`[data-drop="${rest}"] .k-set-press`);
    case 'tile':
      return within('row')
        .getByRole('button')
        .nth(Number(rest) - 1);
    case 'at':
      return page.locator(`[data-place="${rest}"]`);
    case 'special':
      return page.locator('.k-fan [data-able="true"]').first();
    case 'sight':
      return page.locator('.k-sights button').first();
    case 'journal':
      return page.locator('[data-region="sets"] .k-choice button').first();
    default:
      return null;
  }
}

/** Makes a whole step with whatever the board offers: first the bar's own wish, then things. */
export async function anyStep(player: Player, random: () => number): Promise<void> {
  const { page, hand } = player;
  if (await press(player, primaryOf(page))) return;
  const offered = page.locator('.stage-table button[data-able="true"][aria-pressed="false"]');
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const count = await offered.count();
    if (count === 0) break;
    const some = offered.nth(Math.floor(random() * count));
    // Cards overlap in a long hand.
    await hand.press(some, (await restingAt(some)) ?? undefined);
    if (await press(player, primaryOf(page))) return;
  }
  if (!(await press(player, quietOf(player)))) throw new Error('the board offers nothing');
}

const MOST_TRIES = 12;
