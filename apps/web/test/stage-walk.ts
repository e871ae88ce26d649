import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './browser.ts';
import { keeping } from './driver.ts';
import { phasesOf } from './phases.ts';
import { CALM } from './play.ts';
import { said } from './said.ts';
import {
  closePanel,
  gameIsOver,
  momentOf,
  openMenu,
  openPanel,
  resize,
  turnIsHere,
  type,
} from './stage-kit.ts';
import { type Size, SMALL, WHOLE } from './stage-list.ts';
import { type Survey, survey } from './survey.ts';
import { begunWith, playOut, type Setting } from './tables.ts';

/** No text is smaller, in pixels, where the whole table fits. */
const LEAST_TEXT = 13;

/** How thorough a walk is. */
interface Walk {
  /** How many games are played in search of different questions. */
  readonly games: number;
  /** The sizes at which the stage is also looked at while others play and after the answer. */
  readonly later: readonly Size[];
  /** English unless told otherwise; then only the table is looked at, not what opens over it. */
  readonly locale?: string;
  /** All sizes unless told otherwise. */
  readonly sizes?: readonly Size[];
}

/** A moment of a match: a question, a turn of others, the end. */
interface Stop {
  readonly phase: string;
  readonly sizes: readonly Size[];
}

/**
 * Walks one page through every question of a game and through all sizes, and returns what is wrong,
 * one line for each fault.
 */
export async function walk(site: Site, setting: Setting, how: Walk): Promise<string[]> {
  const phases = await phasesOf(setting, how.games);
  const over = await begunWith(setting);
  playOut(over, 'walk');
  const tables = [...phases.map(({ table }) => table), over];
  const { locale = 'en-GB', sizes = [...WHOLE, ...SMALL] } = how;
  const { visit, show } = await keeping(site, tables, { ...CALM, locale });
  const { page } = visit;
  const report = new Report(setting);
  const look = async ({ phase, sizes }: Stop) => {
    for (const size of sizes) report.add(phase, size, await surveyAt(page, size));
  };
  for (const [i, { name, answer }] of phases.entries()) {
    await show(i);
    await ready(page, 'yours');
    if (i === 0 && how.locale === undefined) report.note(await covered(page));
    await look({ phase: name, sizes });
    await play(page, answer);
    await look({ phase: `after ${name}`, sizes: how.later });
    await turnIsHere(page).or(gameIsOver(page)).first().waitFor();
    await look({ phase: `after ${name}, asked again`, sizes: how.later });
  }
  await show(phases.length);
  await ready(page, 'over');
  await look({ phase: 'over', sizes });
  report.note([...new Set(visit.troubles)].map((trouble) => `the browser says: ${trouble}`));
  await visit.leave();
  return report.lines;
}

async function ready(page: Page, turn: 'yours' | 'over'): Promise<void> {
  await page.locator(`[data-turn="${turn}"]`).waitFor();
  await page.locator('.action-bar-ask:not(:empty)').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Typed, so that a walk does not depend on how a board is used. */
async function play(page: Page, text: string): Promise<void> {
  await resize(page, [1280, 720]);
  const before = await momentOf(page);
  await type(page, text);
  await expect.poll(() => momentOf(page)).not.toEqual(before);
  await closePanel(page);
}

/** The page may open the side panel by itself when the window grows; what lies under it counts. */
async function surveyAt(page: Page, [width, height]: Size): Promise<Survey> {
  await page.setViewportSize({ width, height });
  const fits = WHOLE.some(([w, h]) => w === width && h === height);
  const wanted = { fits, leastText: fits ? LEAST_TEXT : 0 };
  const found = await page.evaluate(survey, wanted);
  if (!found.hasPanel) return found;
  await closePanel(page);
  return page.evaluate(survey, wanted);
}

/** Everything that opens over the stage, and how to close it. */
const COVERS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['log', (page) => openPanel(page, 'log')],
  ['analysis', (page) => openPanel(page, 'analysis')],
  ['rules', (page) => fromMenu(page, 'table.rules')],
  ['menu', openMenu],
  ['settings', (page) => fromMenu(page, 'settings.title')],
];

async function fromMenu(page: Page, key: string): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: said(key) }).click();
  // What is loaded on demand would open after the key that closes it.
  await page.getByRole('dialog').waitFor();
}

/** Opens each panel and sheet at each size; the page must never scroll or grow. */
async function covered(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of WHOLE) {
    await resize(page, [width, height]);
    for (const [name, open] of COVERS) {
      await closePanel(page);
      await open(page);
      const over = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      if (over.some((by) => by > 0)) {
        faults.push(`${width}×${height} with ${name} open: the page grows by ${over.join(' × ')}`);
      }
      await page.keyboard.press('Escape');
    }
  }
  return faults;
}

/** Gathers the faults of a walk, and what has moved since the walk first saw it. */
class Report {
  /** The phases with a fault, by size and fault. */
  private readonly found = new Map<string, string[]>();
  private readonly seen = new Map<string, { readonly phase: string; readonly survey: Survey }>();

  constructor(private readonly setting: Setting) {}

  get lines(): string[] {
    const { id, seats } = this.setting;
    return [...this.found].map(([fault, phases]) => {
      const [first, ...more] = phases;
      const others = more.length === 0 ? '' : ` and ${more.length} more`;
      const where = first === undefined ? '' : `phase ${first}${others}, `;
      return `${id} ${seats.length} seats, ${where}${fault}`;
    });
  }

  note(faults: readonly string[], phase?: string): void {
    for (const fault of faults) {
      const phases = this.found.get(fault) ?? [];
      this.found.set(fault, phase === undefined ? phases : [...phases, phase]);
    }
  }

  add(phase: string, [width, height]: Size, found: Survey): void {
    const size = `${width}×${height}`;
    const first = this.seen.get(size);
    if (first === undefined) this.seen.set(size, { phase, survey: found });
    const moved = first === undefined ? [] : changes(first.survey, found, first.phase);
    this.note(
      [...found.faults, ...moved].map((fault) => `${size}: ${fault}`),
      phase,
    );
  }
}

const isScene = (name: string) => name.startsWith('scene');

function changes(first: Survey, now: Survey, since: string): string[] {
  const names = new Set([...Object.keys(first.regions), ...Object.keys(now.regions)]);
  return [...names]
    .filter((name) => !isScene(name))
    .flatMap((name) => {
      const [was, is] = [first.regions[name], now.regions[name]];
      if (was === undefined) return [`region ${name} was not there in phase ${since}`];
      if (is === undefined) return [`region ${name} is missing; it was there in phase ${since}`];
      const isSame = was.every((n, i) => Math.abs(n - is[i]!) <= 1);
      return isSame ? [] : [`region ${name} moved from ${was.join()} to ${is.join()}`];
    });
}
