import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './browser.ts';
import { keeping } from './driver.ts';
import { phasesOf, answer as press, pressesFor } from './phases.ts';
import { CALM } from './play.ts';
import { covered } from './stage-covers.ts';
import { closePanel, gameIsOver, momentOf, resize, turnIsHere, type } from './stage-kit.ts';
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
  /** The sizes at which everything that can open over the table is opened. */
  readonly covers: readonly Size[];
  /** Whether choices are looked at right before they are complete, too. */
  readonly halves?: boolean;
  /** English unless told otherwise. */
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
  // Half a choice is looked at on a table of its own: it may be part of a draft already.
  const halves = how.halves === true ? phases : [];
  const tables = [...phases.map(({ table }) => table), over, ...halves.map(({ table }) => table)];
  const { locale = 'en-GB', sizes = [...WHOLE, ...SMALL] } = how;
  const { visit, show } = await keeping(site, tables, { ...CALM, locale });
  const { page } = visit;
  await page.addInitScript(mayHoldBots);
  const report = new Report(setting);
  const look = async ({ phase, sizes }: Stop) => {
    for (const size of sizes) {
      for (const found of await surveysAt(page, size)) report.add(phase, size, found);
    }
  };
  for (const [i, { name, answer }] of phases.entries()) {
    await show(i);
    await ready(page, 'yours');
    if (i === 0) report.note(await covered(page, how.covers));
    await look({ phase: name, sizes });
    await page.evaluate(() => window.bots.hold());
    await play(page, answer);
    await look({ phase: `after ${name}`, sizes: how.later });
    await page.evaluate(() => window.bots.release());
    await turnIsHere(page).or(gameIsOver(page)).first().waitFor();
    await look({ phase: `after ${name}, asked again`, sizes: how.later });
  }
  await show(phases.length);
  await ready(page, 'over');
  await look({ phase: 'over', sizes });
  for (const [i, phase] of halves.entries()) {
    const presses = await pressesFor(site, phase);
    await resize(page, [1280, 720]);
    await show(phases.length + 1 + i);
    await ready(page, 'yours');
    await closePanel(page);
    await press(page, phase, presses - 1);
    await look({ phase: `half of ${phase.name}`, sizes });
  }
  report.note([...new Set(visit.troubles)].map((trouble) => `the browser says: ${trouble}`));
  await visit.leave();
  return report.lines;
}

declare global {
  interface Window {
    bots: { hold(): void; release(): void };
  }
}

/** Lets a walk keep back what bots do, so that the stage can be looked at while they think. */
function mayHoldBots(): void {
  let isHeld = false;
  const kept: (() => void)[] = [];
  window.bots = {
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const tell of kept.splice(0)) tell();
    },
  };
  const isByBot = (text = '') => text.includes('"moved"') && text.includes('"by":null');
  window.Worker = class extends Worker {
    override addEventListener(kind: string, hear: EventListenerOrEventListenerObject): void {
      if (typeof hear !== 'function') return;
      super.addEventListener(kind, (event) => {
        const { data } = event as MessageEvent;
        if (isHeld && (kept.length > 0 || isByBot(data?.text))) kept.push(() => hear(event));
        else hear(event);
      });
    }
  };
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

/**
 * The page may open the side panel by itself when the window grows: then the stage is looked at with the
 * panel beside the table, too. What lies under a panel counts without it.
 */
async function surveysAt(page: Page, [width, height]: Size): Promise<Survey[]> {
  await page.setViewportSize({ width, height });
  const fits = WHOLE.some(([w, h]) => w === width && h === height);
  const wanted = { fits, leastText: fits ? LEAST_TEXT : 0 };
  const found = await page.evaluate(survey, wanted);
  if (found.panel === 'closed') return [found];
  await closePanel(page);
  const bare = await page.evaluate(survey, wanted);
  return found.panel === 'beside' ? [found, bare] : [bare];
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
    const beside = found.panel === 'beside' ? ' with the panel' : '';
    const size = `${width}×${height}${beside}`;
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
