import { Draft, FastRandom, type Language } from '@baithak/kernel';
import { Table } from '@baithak/table';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { finger, type Hand, keys, mouse } from './hands.ts';
import { openKept } from './kept.ts';
import { playScript } from './play.ts';
import { playerAt } from './player.ts';
import { begunWith, decide, legalIn, type Setting } from './scripted.ts';

const baithak = site();
const CALM = { reducedMotion: 'reduce' } as const;

/** A table with so many turns to come, and what they were when it was played before. */
async function withLeft(setting: Setting, left: number, from = 0): Promise<[Table, string[][]]> {
  const table = await begunWith(setting);
  const random = new FastRandom('late');
  while (table.toDecide !== null) decide(table, ...someTurn(table, random));
  const moved = table.events.filter((event) => event.kind === 'moved');
  const cut = from > 0 ? moved.slice(from, from + left) : moved.slice(-left);
  const early = table.events.slice(0, cut[0]!.seq);
  return [Table.load(table.games, early), cut.map(({ moves }) => [...moves])];
}

/** Until chance or another seat comes next. */
function someTurn({ game, match, toDecide }: Table, random: FastRandom): string[] {
  const draft = new Draft(game, match!.state, toDecide!);
  while (draft.open) {
    const all = legalIn(game, draft.state);
    draft.add(all[random.below(all.length)]!);
  }
  return draft.texts;
}

const TWO = ['Asha', 'Ravi'];
for (const setting of [
  { id: 'samsara', seats: TWO, options: { mode: 'quick' } },
  { id: 'ananda', seats: TWO },
  { id: 'parikrama', seats: TWO, options: { mode: 'full' } },
] as const) {
  test(`debug ${setting.id}`, async () => {
    const [table, moves] = await withLeft(
      setting,
      Number(process.env.LEFT ?? 20),
      Number(process.env.FROM ?? 0),
    );
    const { page, close } = await openKept(baithak, table, CALM);
    page.setDefaultTimeout(8000);
    const player = await playerAt(page, table, mouse);
    try {
      await playScript(player, table, moves);
    } catch (e) {
      await page.screenshot({ path: `/tmp/fail-${setting.id}.png`, fullPage: true });
      console.log(
        'made',
        table.entryOf.size,
        'next',
        legalIn(table.game, table.match!.state).slice(0, 12).join(' '),
        'of',
        moves.join(' ').slice(0, 600),
      );
      throw e;
    }
    await close();
  });
}
