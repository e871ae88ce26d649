import { FastRandom, type Language } from '@baithak/kernel';
import { Table } from '@baithak/table';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { finger, type Hand, keys, mouse } from './hands.ts';
import { openKept } from './kept.ts';
import { expectEnd, playScript } from './play.ts';
import { playerAt } from './player.ts';
import { begunWith, decide, legalAt, type Setting } from './scripted.ts';

const baithak = site();
const CALM = { reducedMotion: 'reduce' } as const;

/** A table with so many decisions to come, and what they were when it was played before. */
async function withLeft(setting: Setting, left: number, from = 0): Promise<[Table, string[]]> {
  const table = await begunWith(setting);
  const random = new FastRandom('late');
  while (table.toDecide !== null) {
    const all = legalAt(table);
    decide(table, all[random.below(all.length)]!);
  }
  const moved = table.events.filter((event) => event.kind === 'moved');
  const cut = from > 0 ? moved.slice(from, from + left) : moved.slice(-left);
  const early = table.events.slice(0, cut[0]!.seq);
  return [Table.load(table.games, early), cut.flatMap(({ moves }) => moves)];
}

const TWO = ['Asha', 'Ravi'];
for (const setting of [
  { id: 'samsara', seats: TWO, options: { mode: 'quick' } },
  { id: 'ananda', seats: TWO },
  { id: 'parikrama', seats: TWO, options: { mode: 'full' } },
] as const) {
  test(`debug ${setting.id}`, async () => {
    const [table, moves] = await withLeft(setting, Number(process.env.LEFT ?? 60), Number(process.env.FROM ?? 0));
    const { page, close } = await openKept(baithak, table, CALM);
    page.setDefaultTimeout(8000);
    const player = await playerAt(page, setting.id, mouse);
    try {
      await playScript(player, table, moves);
    } catch (e) {
      await page.screenshot({ path: `/tmp/fail-${setting.id}.png`, fullPage: true });
      console.log('made', table.entryOf.size, 'next', legalAt(table).slice(0, 12).join(' '), 'of', moves.join(' ').slice(0, 600));
      throw e;
    }
    if (!process.env.FROM) await expectEnd(player, table);
    await close();
  });
}
