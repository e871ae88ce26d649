import { streamFrom, type Table } from '@baithak/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { openKept } from './driver.ts';
import { said } from './said.ts';
import { gameIsOver, openPanel } from './stage-kit.ts';
import { fullTables, type Size, smallTables, USUAL } from './stage-list.ts';
import { begunWith, playOut, type Setting } from './tables.ts';

const baithak = site();

const isLong = process.env.BAITHAK_LONG !== undefined;
const tables = [...(await fullTables()), ...(isLong ? await smallTables() : [])];

test.each(tables.flatMap((setting) => USUAL.map((size): [Setting, Size] => [setting, size])))(
  'whatever moves goes from one place on the board to another: %o at %o',
  async (setting, [width, height]) => {
    const table = await begunWith(setting);
    playOut(table, 'cues');
    const { page, close } = await openKept(baithak, table, {
      viewport: { width, height },
      reducedMotion: 'no-preference',
    });
    await gameIsOver(page).waitFor();
    await openPanel(page, 'log');
    const moments = firstOfEachKind(table);
    const { lost, moved } = await replay(page, moments);
    expect(lost).toEqual([]);
    expect(moved).toBeGreaterThan(moments.length);
    await close();
  },
);

/** How many moves before the end something of a new kind happens to Asha, or to somebody else. */
function firstOfEachKind(table: Table): number[] {
  const moves = streamFrom(table, 0, 0).flatMap((event) =>
    event.kind === 'moved' ? [event.told.events] : [],
  );
  const known = new Set<string>();
  return moves.flatMap((events, i) => {
    const kinds = events.map((event) => `${event.kind} ${'seat' in event && event.seat === 0}`);
    const isNew = kinds.some((kind) => !known.has(kind));
    for (const kind of kinds) known.add(kind);
    return isNew ? [moves.length - 1 - i] : [];
  });
}

/** Plays these moments of a match again, quickly, and tells which cues named nothing on the board. */
function replay(page: Page, moments: readonly number[]) {
  return page.evaluate(
    async ({ name, moments }) => {
      const lost = new Set<string>();
      let isStep = false;
      document.addEventListener('cuelost', ({ detail: cue }: CustomEventInit) => {
        // A sound alone and a rest name nothing.
        if (!isStep || cue.thing === cue.sound || cue.thing === 'rest') return;
        lost.add(`${cue.thing}: ${cue.from ?? 'where it was'} → ${cue.to ?? 'where it is'}`);
      });
      let moved = 0;
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, timing) {
        if (isStep) moved++;
        return animate.call(this, frames, timing);
      };
      document.documentElement.style.setProperty('--beat', '1ms');
      const slider = () => document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)!;
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const frame = () => new Promise(requestAnimationFrame);
      const last = Number(slider().max);
      const show = async (at: number) => {
        if (slider().value !== String(at)) {
          write.call(slider(), String(at));
          slider().dispatchEvent(new Event('input', { bubbles: true }));
          // The page puts the slider where the board is.
          do await frame();
          while (slider().value !== String(at));
        }
        await frame();
        await frame();
      };
      for (const back of moments.filter((each) => each > 0)) {
        isStep = false;
        await show(last - back - 1);
        isStep = true;
        await show(last - back);
      }
      return { lost: [...lost], moved };
    },
    { name: said('past.moment'), moments },
  );
}
