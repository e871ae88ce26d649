import { readFileSync } from 'node:fs';
import { type Language, message } from '@baithak/kernel';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { playByBoard, voice } from './by-notation.ts';
import { capital, gameIsOver, logLines, nextTurn, startGame } from './driver.ts';
import { draggingFinger, draggingMouse, type Hand, keys, mouse, swipe } from './hands.ts';
import { goToKept } from './kept.ts';
import { almostOver, begun, SCRIPTED, type ScriptedGame, script } from './scripted.ts';

const baithak = site();

/** What is announced of a scripted game, move by move. */
function announced(id: ScriptedGame): string[] {
  const text = readFileSync(new URL(`fixtures/announced-${id}.txt`, import.meta.url), 'utf8');
  return text.trimEnd().split('\n');
}

/** Jaipur has a curtain between two people at one screen: it is played against a bot, elsewhere. */
const OPEN = SCRIPTED.filter((id) => id !== 'jaipur');

test.each(OPEN)('a whole game of %s by mouse on its board, as it is announced', async (id) => {
  const { page, close } = await baithak.open();
  const say = await voice(id);
  await startGame(page, { game: capital(id), seats: ['Asha', 'Ravi'] });
  await nextTurn(page);
  const lines: string[] = [];
  for (const [i, text] of (await script(id)).entries()) {
    await playByBoard(id, text, { page, say, hand: i % 2 === 0 ? mouse : draggingMouse });
    await logLines(page).nth(i).waitFor();
    const wanted = announced(id)[i]!.slice(text.length + 2);
    await page.getByRole('status').filter({ hasText: wanted }).waitFor({ timeout: 10_000 });
    lines.push(`${text}: ${await page.getByRole('status').first().textContent()}`);
  }
  expect(lines).toEqual(announced(id));
  await gameIsOver(page).waitFor();
  await close();
});

interface Ending {
  readonly how: string;
  readonly hand: Hand;
  readonly language: Language;
  readonly options: BrowserContextOptions;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ENDINGS: Ending[] = [
  { how: 'by touch on a phone in the dark', hand: draggingFinger, language: 'en', options: { ...PHONE, colorScheme: 'dark' } },
  { how: 'by keys alone in German', hand: keys, language: 'de', options: { locale: 'de-DE' } },
];
const RUNS = SCRIPTED.flatMap((id) => ENDINGS.map((ending) => ({ id, ...ending })));

test.each(RUNS)('the end of $id $how', async ({ id, hand, language, options }) => {
  const { page, close } = await baithak.open('/', options);
  const say = await voice(id, language);
  const [table, last] = await almostOver(id);
  const seat = table.toDecide!;
  await goToKept(page, table);
  if (id === 'jaipur') {
    const lift = page.getByRole('button', { name: say(message('table.lift', { seat: { seat } })) });
    await lift.waitFor();
    await hand.press(lift);
  }
  await page.getByText(say(message('table.all-moves', { n: table.events.length })).split('(')[0]!).waitFor();
  await playByBoard(id, last, { page, hand, say });
  await page.getByRole('heading', { name: announced(id).at(-1)!.includes('Asha wins') ? /Asha/ : /Ravi/, level: 2 }).first().waitFor();
  expect(await isDark(page)).toBe(options.colorScheme === 'dark');
  await close();
});
