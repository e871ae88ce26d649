import { catalog, GAME_IDS, type GameId } from '@baithak/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { faults } from './axe.ts';
import { site } from './browser.ts';
import { resign, startOf } from './driver.ts';
import { said } from './said.ts';
import {
  boardIsHere,
  gameIsOver,
  legalTexts,
  primaryOf,
  resize,
  toolOf,
  type,
} from './stage-kit.ts';

const baithak = site();
const bubbleOf = (page: Page) => page.locator('.bubble.hint');
const square = (page: Page, name: string) => page.locator(`[data-place="${name}"]`);
const button = (page: Page, key: string) => primaryOf(page).getByText(said(key), { exact: true });

async function lessonOf(game: string) {
  const visit = await baithak.open(pathTo('lesson', game));
  await boardIsHere(visit.page);
  return visit;
}

const PHONE = { viewport: { width: 390, height: 844 } };

/** Where "How to play" is one screen. */
const SCREENS = [
  [1280, 720],
  [1440, 900],
  [1024, 768],
] as const;

/** How many presses the longest answer of a step takes. */
const MOST_MOVES = 12;

/** Makes the moves that the hints show, until the step is done. */
async function solve(page: Page, done: ReturnType<typeof button>): Promise<void> {
  for (let moves = 0; moves < MOST_MOVES && (await done.count()) === 0; moves++) {
    await toolOf(page, 'hint').click();
    // Not in the bubble, which may lie over something that answers the pointer.
    await toolOf(page, 'hint').click();
    await bubbleOf(page).getByText(said('lesson.move')).waitFor();
    await primaryOf(page).click();
    await bubbleOf(page).waitFor({ state: 'detached' });
  }
  await done.waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
}

test.each(GAME_IDS)('whoever follows the hints finishes the lesson: %s', async (game) => {
  const { page, close } = await lessonOf(game);
  const all = (await page.locator('.lesson-steps button').count()) - 1;
  const place = page.locator('.lesson-steps > p');
  for (let n = 1; n <= all; n++) {
    await expect.poll(() => place.textContent()).toBe(said('lesson.step', { n, all }));
    await solve(page, button(page, 'lesson.next'));
    if (n === 1) expect(await faults(page)).toEqual([]);
    await button(page, 'lesson.next').click();
  }
  // The last one is no step, but a game.
  await expect.poll(() => place.textContent()).toBe(said('lesson.game'));
  await button(page, 'lesson.play').waitFor();
  await page.getByRole('button', { name: said('lesson.game'), exact: true }).waitFor();
  await expect.poll(() => page.locator('.lesson-steps [data-done="true"]').count()).toBe(all);
  await close();
});

/** A whole game of these is no short one. */
const LONG: readonly GameId[] = ['ananda', 'jaipur', 'parikrama', 'samsara'];

test.each(GAME_IDS)('the last step is a game against Mina with a whisper: %s', async (game) => {
  const { page, close } = await lessonOf(game);
  await page.locator('.lesson-steps button').last().click();
  await page.getByRole('heading', { name: said('lesson.last.title') }).waitFor();
  expect(await faults(page)).toEqual([]);
  const late = game === 'jaipur' ? 'round' : 'late';
  await page.getByText(said(`lesson.last.${LONG.includes(game) ? late : 'idea'}`)).waitFor();
  await button(page, 'lesson.play').click();
  await page.locator('[data-turn="yours"]').waitFor({ state: 'attached' });
  await page.locator('.stage').getByText(said('character.mina')).first().waitFor();
  await bubbleOf(page).getByText(said('hint.look')).waitFor();
  // Where the game is long, it is nearly over.
  const { match } = await catalog[game].lesson!.lesson();
  const short = await match?.();
  expect(short !== undefined).toBe(LONG.includes(game));
  const start = await startOf(page);
  expect(start.options).toMatchObject(short?.options ?? {});
  expect(start.position).toEqual(short?.position);
  await close();
});

test('the last step is offered until its game is over, and then kept as done', async () => {
  const { page, close } = await lessonOf('talluka');
  const { steps } = await catalog.talluka.lesson!.lesson();
  const known = JSON.stringify({ talluka: steps.map(({ id }) => id) });
  await page.evaluate((text) => localStorage.setItem('baithak.lessons', text), known);
  const last = page.locator('.lesson-steps button').last();
  const path = new URL(page.url()).href;
  await page.goto(path);
  await button(page, 'lesson.play').click();
  await page.locator('[data-turn="yours"]').waitFor({ state: 'attached' });
  await page.goto(path);
  await expect.poll(() => last.getAttribute('data-done')).toBe('false');
  await button(page, 'lesson.play').click();
  await page.locator('[data-turn="yours"]').waitFor({ state: 'attached' });
  await resign(page);
  await gameIsOver(page).waitFor({ state: 'attached' });
  await page.goto(path);
  await expect.poll(() => last.getAttribute('data-done')).toBe('true');
  // Everything is done, so the path begins anew; the game stays on offer.
  await last.click();
  await page.getByText(said('lesson.last.done')).waitFor();
  await button(page, 'lesson.play').waitFor();
  await page.getByRole('button', { name: said('lesson.game-done') }).waitFor();
  await page
    .getByRole('link', { name: said('lesson.to-games') })
    .first()
    .click();
  await page.getByText(said('learn.done', { n: steps.length })).waitFor();
  await close();
});

test('a wrong try gets the reason, a nudge, the rule and the answer', async () => {
  const { page, close } = await lessonOf('vancana');
  // Legal, but not what was asked.
  await square(page, 'c3').click();
  await square(page, 'c4').click();
  await primaryOf(page).click();
  await page.getByText('That is a fine step. This time, go back and to the side.').waitFor();
  expect(await faults(page)).toEqual([]);
  await button(page, 'lesson.try-again').click();
  await expect.poll(() => square(page, 'c3').getAttribute('data-blank')).not.toBe('true');
  await page.locator('.lesson-steps button').nth(4).click();
  // Against the rules.
  await square(page, 'e3').click();
  const refusal = page.getByRole('alert');
  await refusal.getByText('You can jump', { exact: false }).waitFor();
  await refusal.getByText('Look for a black piece', { exact: false }).waitFor();
  expect(await faults(page)).toEqual([]);
  await refusal.getByRole('button', { name: said('table.rule', { rule: 'V12' }) }).click();
  await page.getByRole('dialog').locator('#V12').waitFor();
  await page.keyboard.press('Escape');
  await square(page, 'e3').click();
  await refusal.getByText(said('lesson.show-me')).click();
  await primaryOf(page).click();
  await button(page, 'lesson.next').waitFor();
  await close();
});

test('a tile of Ananda lies nowhere until its place is chosen, and a hint goes on from there', async () => {
  const { page, close } = await lessonOf('ananda');
  const tried = page.locator('[data-tried="true"]');
  const tile = page.getByRole('button', { name: /^red-red/ });
  const place = (name: string) => page.locator(`[role="button"][data-place="${name}"]`);
  await page.locator('.lesson-steps button').nth(3).click();
  await tile.click();
  await expect.poll(() => primaryOf(page).getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => tried.count()).toBe(0);
  // A hint begins anew: first it points at the tile, then it shows where it goes.
  await toolOf(page, 'hint').click();
  await expect.poll(() => page.locator('.hint-mark').count()).toBeGreaterThan(0);
  await toolOf(page, 'hint').click();
  await bubbleOf(page).getByText(said('lesson.move')).waitFor();
  await expect.poll(() => page.locator('.hint-mark').count()).toBe(0);
  await expect.poll(() => tried.count()).toBe(2);
  await primaryOf(page).click();
  await button(page, 'lesson.next').click();
  // Where a tile fits in one way only, a second press is no mistake.
  await tile.click();
  await place('f5').click({ force: true });
  await expect.poll(() => tried.count()).toBe(2);
  await place('f5').click({ force: true });
  await page.locator('.a-note[role="status"]').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  await close();
});

test('a lesson is remembered, and goes on where it stopped', async () => {
  const { page, close } = await lessonOf('vancana');
  await solve(page, button(page, 'lesson.next'));
  await page.reload();
  await page.getByRole('heading', { name: 'Pawns only go forwards.' }).waitFor();
  await page.getByRole('link', { name: said('lesson.to-games') }).click();
  await page.getByText(said('learn.done', { n: 1 })).waitFor();
  await close();
});

test('by keyboard, in German', async () => {
  const visit = await baithak.open(pathTo('lesson', 'vancana'), { locale: 'de-DE' });
  const { page, close } = visit;
  await boardIsHere(page);
  await page.getByRole('heading', { name: 'Kronen gehen überallhin.' }).waitFor();
  await square(page, 'c3').focus();
  await page.keyboard.press('Enter');
  await square(page, 'b2').focus();
  await page.keyboard.press('Enter');
  await primaryOf(page).focus();
  await page.keyboard.press('Enter');
  await primaryOf(page)
    .getByText(said('lesson.next', {}, 'de'))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bauern gehen nur vorwärts.' }).waitFor();
  await close();
});

test('whoever comes back to the game of a lesson another way is still coached', async () => {
  const { page, close } = await lessonOf('talluka');
  await page.locator('.lesson-steps button').last().click();
  await button(page, 'lesson.play').click();
  await page.locator('[data-turn="yours"]').waitFor({ state: 'attached' });
  const table = new URL(page.url());
  const lesson = new URL(pathTo('lesson', 'talluka'), table).href;
  table.search = '';
  await page.goto(table.href);
  await boardIsHere(page);
  await bubbleOf(page).getByText(said('hint.look')).waitFor();
  await resign(page);
  await gameIsOver(page).waitFor({ state: 'attached' });
  await page.goto(lesson);
  const last = page.locator('.lesson-steps button').last();
  await expect.poll(() => last.getAttribute('data-done')).toBe('true');
  await close();
});

test('the first game after a lesson is coached', async () => {
  const { page, close } = await baithak.open('/play/talluka?coach=on&opponent=mina');
  await boardIsHere(page);
  await bubbleOf(page).getByText(said('hint.look')).waitFor();
  expect(new URL(page.url()).search).toBe('?coach=on');
  await close();
});

test('whoever moves on has read the tip', async () => {
  const { page, close } = await baithak.open('/');
  await page.evaluate(() => localStorage.setItem('baithak.tips', '{}'));
  await page.goto(new URL('/play/talluka', page.url()).href);
  await boardIsHere(page);
  await page.getByRole('region', { name: said('tip.title') }).waitFor();
  const [move] = await legalTexts(page);
  await type(page, move!);
  const read = () => page.evaluate(() => localStorage.getItem('baithak.tips'));
  await expect.poll(read).toContain('talluka');
  await close();
});

test('whoever skips the lesson gets a tip when a thing first matters, once', async () => {
  const { page, close } = await baithak.open('/');
  await page.evaluate(() => localStorage.setItem('baithak.tips', '{}'));
  await page.goto(new URL('/play/talluka', page.url()).href);
  await boardIsHere(page);
  const tip = page.getByRole('region', { name: said('tip.title') });
  await tip.waitFor();
  expect(await faults(page)).toEqual([]);
  const first = await tip.getByRole('status').textContent();
  // It waits while something lies over the table.
  await toolOf(page, 'rules').click();
  await tip.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await tip.waitFor();
  await expect.poll(() => tip.getByRole('status').textContent()).toBe(first);
  await tip.getByText(said('tip.ok')).click();
  await tip.waitFor({ state: 'detached' });
  // One in a turn is enough.
  await page.locator('[data-turn="yours"]').waitFor({ state: 'attached' });
  await expect.poll(() => tip.count()).toBe(0);
  await page.reload();
  await boardIsHere(page);
  // The same thing is not told again; another may be.
  if ((await tip.count()) > 0) expect(await tip.getByRole('status').textContent()).not.toBe(first);
  await page.evaluate(() => localStorage.setItem('baithak.tips', '{}'));
  await page.reload();
  await tip.getByText(said('tip.off')).click();
  await page.reload();
  await boardIsHere(page);
  await page.locator('[data-turn="yours"]').waitFor({ state: 'attached' });
  await expect.poll(() => tip.count()).toBe(0);
  const known = await page.evaluate(() => localStorage.getItem('baithak.tips'));
  expect(JSON.parse(known ?? '{}')).toHaveProperty('none');
  await close();
});

test('a finished step hides the tips about what it taught, and no others', async () => {
  const { page, close } = await baithak.open('/');
  const tip = page.getByRole('region', { name: said('tip.title') });
  const playAfter = async (...done: readonly string[]) => {
    await page.evaluate(
      (lessons) => {
        localStorage.setItem('baithak.tips', '{}');
        localStorage.setItem('baithak.lessons', lessons);
      },
      JSON.stringify({ talluka: done }),
    );
    await page.goto(new URL('/play/talluka', page.url()).href);
    await boardIsHere(page);
    await page.locator('[data-turn="yours"]').waitFor({ state: 'attached' });
  };
  await playAfter('gap');
  await tip.getByText('Push from an end where', { exact: false }).waitFor();
  await playAfter('gap', 'push');
  await type(page, (await legalTexts(page))[0]!);
  // The next one comes after the answer of the other side; the first was not needed.
  await tip.getByText('Look for threes', { exact: false }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('baithak.tips'))).toBe('{}');
  await close();
});

test.each(['talluka', 'vancana', 'srrakk'])(
  'a tip of %s on a phone lies on no piece, nor where a chosen one can go',
  async (id) => {
    const { page, close } = await baithak.open('/', PHONE);
    await page.evaluate(() => localStorage.setItem('baithak.tips', '{}'));
    await page.goto(new URL(`/play/${id}?seed=5`, page.url()).href);
    await boardIsHere(page);
    const tip = page.getByRole('region', { name: said('tip.title') });
    await tip.waitFor();
    const covered = () =>
      tip.evaluate((bubble) => {
        const a = bubble.getBoundingClientRect();
        const pieces = '[data-kind="square"]:not([data-blank="true"])';
        return [...document.querySelectorAll(`${pieces}, [data-state="target"]`)].filter((each) => {
          const b = each.getBoundingClientRect();
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        }).length;
      });
    await expect.poll(covered).toBe(0);
    await square(page, 'b1').click();
    await expect.poll(covered).toBe(0);
    const { x, width } = (await tip.boundingBox())!;
    expect([x >= 0, x + width <= 390]).toEqual([true, true]);
    await close();
  },
);

test.each(['talluka', 'vancana', 'srrakk'])(
  'a tip of %s beside the board hides nobody’s face',
  async (id) => {
    const { page, close } = await baithak.open('/', { viewport: { width: 1280, height: 720 } });
    await page.evaluate(() => localStorage.setItem('baithak.tips', '{}'));
    await page.goto(new URL(`/play/${id}?seed=5`, page.url()).href);
    await boardIsHere(page);
    const tip = page.getByRole('region', { name: said('tip.title') });
    await tip.waitFor();
    const hidden = () =>
      tip.evaluate((bubble) => {
        const a = bubble.getBoundingClientRect();
        return [...document.querySelectorAll('.stage-table .portrait')].filter((face) => {
          const b = face.getBoundingClientRect();
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        }).length;
      });
    await expect.poll(hidden).toBe(0);
    await close();
  },
);

test('a game without a lesson is told so in one sentence', async () => {
  const { page, close } = await baithak.open(pathTo('lesson', 'chess'));
  await page.getByRole('heading', { name: said('page.not-found') }).waitFor();
  await close();
});

const IN_EVERY_LANGUAGE = GAME_IDS.flatMap((game) =>
  (['en-GB', 'de-DE'] as const).map((locale) => [game, locale] as const),
);

/** Runs in the page: by how much the guide scrolls as it is, and with each of these verdicts of the coach. */
function excessWith(verdicts: readonly string[]): number[] {
  const guide = document.querySelector('.lesson-guide')!;
  const excess = () => guide.scrollHeight - guide.clientHeight;
  const before = excess();
  guide.querySelector('.lesson-coach')!.setAttribute('data-verdict', 'true');
  const said = guide.querySelector('.lesson-task')!;
  return [
    before,
    ...verdicts.map((verdict) => {
      said.textContent = verdict;
      return excess();
    }),
  ];
}

test.each(IN_EVERY_LANGUAGE)(
  'every step fits beside the table without scrolling: %s, %s',
  async (game, locale) => {
    const viewport = { width: 1280, height: 720 };
    const { page, close } = await baithak.open(pathTo('lesson', game), { locale, viewport });
    await boardIsHere(page);
    const door = catalog[game].lesson!;
    const words = await (locale === 'de-DE' ? door.de() : door.en());
    const { steps } = await door.lesson();
    const tooLong: string[] = [];
    for (const [n, { id, misses = [] }] of steps.entries()) {
      await page.locator('.lesson-steps button').nth(n).click();
      await page.getByRole('heading', { name: words[`${id}.title`]! }).waitFor();
      const told = ['done', 'nudge', ...misses.map(({ name }) => name)];
      const excess = await page.evaluate(
        excessWith,
        told.map((word) => words[`${id}.${word}`]!),
      );
      for (const [i, word] of ['task', ...told].entries()) {
        if (excess[i]! > 0) tooLong.push(`${id}.${word}: ${excess[i]} px`);
      }
    }
    expect(tooLong).toEqual([]);
    await close();
  },
);

test.each(IN_EVERY_LANGUAGE)(
  'how to play fits on one screen without scrolling: %s, %s',
  async (game, locale) => {
    const { page, close } = await baithak.open(pathTo('how', game), { locale });
    await page.locator('.how-clip').first().waitFor();
    /** Of the whole, and of each picture with its words. */
    const hidden = () =>
      page
        .locator('.how-main, .how-pictures > li')
        .evaluateAll((all) =>
          Math.max(...all.map((each) => each.scrollHeight - each.clientHeight)),
        );
    for (const size of SCREENS) {
      await resize(page, size);
      await expect.poll(hidden, { message: `at ${size}` }).toBe(0);
    }
    await close();
  },
);

test.each(GAME_IDS)('on a phone how to play shows one picture at a time: %s', async (game) => {
  const { page, close } = await baithak.open(pathTo('how', game), PHONE);
  await page.locator('.how-clip').first().waitFor();
  const pictures = page.locator('.how-pictures > li');
  const all = await pictures.count();
  /** Those in the window, by number. */
  const seen = () =>
    pictures.evaluateAll((each) =>
      each.flatMap((one, i) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return isInside ? [i + 1] : [];
      }),
    );
  await expect.poll(seen).toEqual([1]);
  expect(await faults(page)).toEqual([]);
  const turn = (key: string) => page.getByRole('button', { name: said(key) });
  await expect.poll(() => turn('how.before').getAttribute('aria-disabled')).toBe('true');
  await turn('how.next').click();
  await expect.poll(seen).toEqual([2]);
  await page.getByText(said('how.page', { n: 2, all })).waitFor();
  await page.locator('.how-pictures').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(seen).toEqual([1]);
  for (let n = 2; n <= all; n++) {
    await turn('how.next').click();
    await expect.poll(seen).toEqual([n]);
  }
  await expect.poll(() => turn('how.next').getAttribute('aria-disabled')).toBe('true');
  await close();
});

test.each(GAME_IDS)(
  'how to play shows what each picture is about, as a whole: %s',
  async (game) => {
    const { page, close } = await baithak.open(pathTo('how', game));
    await page.locator('.how-picture').first().waitFor();
    const clips = page.locator('.how-clip');
    for (const clip of await clips.all()) {
      await expect
        .poll(async () =>
          clip.evaluate((each) => {
            const [part, frame] = [each, each.closest('.how-picture')!].map((one) =>
              one.getBoundingClientRect(),
            );
            const isInside =
              part!.left >= frame!.left &&
              part!.right <= frame!.right &&
              part!.top >= frame!.top &&
              part!.bottom <= frame!.bottom;
            return isInside && part!.width > frame!.width / 10;
          }),
        )
        .toBe(true);
    }
    await close();
  },
);
