import type { GameId } from '@baithak/catalog';
import { message } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { outcome } from '../pages/table/outcome.ts';
import { ON_BOARD } from './on-board.ts';
import { type Player, passScreen } from './player.ts';
import { decide, legalAt } from './scripted.ts';

/** Plays for all people at one screen, each move on the board; the table goes along with it. */
export async function playScript(
  player: Player,
  table: Table,
  moves: readonly string[],
): Promise<void> {
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  const curtain = table.game.hasSecrets && people > 1;
  let last: number | null = null;
  for (const [i, step] of stepsOf(moves).entries()) {
    const seat = table.toDecide!;
    if (curtain && seat !== last) await passScreen(player, last, seat);
    last = seat;
    await onBoard(table.game.id, step.join(' '), player, i, legalAt(table));
    for (const move of step) decide(table, move);
    await shown(player, table.entryOf.size);
  }
}

/** The board of Ananda makes a whole meditation at once. */
function stepsOf(moves: readonly string[]): string[][] {
  const steps: string[][] = [];
  for (const move of moves) {
    const before = steps.at(-1)?.at(-1);
    if (/^card:\d/.test(before ?? '')) steps.at(-1)!.push(move);
    else steps.push([move]);
  }
  return steps;
}

/** Every other move is dragged, by hands that drag. */
export function onBoard(
  id: string,
  move: string,
  player: Player,
  i: number,
  legal: readonly string[] = [],
): Promise<void> {
  const { press } = player.hand;
  const hand = i % 2 === 0 ? player.hand : { press };
  return ON_BOARD[id as GameId](move, { ...player, hand }, legal);
}

/** How many decisions the page tells of: those of the log, and those of a turn that goes on. */
export async function decisionsShown({ page, say }: Player): Promise<number> {
  const log = page.getByRole('list', { name: say(message('table.log')), exact: true });
  const start = say(message('table.drafted', { moves: '' })).trim();
  const drafted = page.getByRole('paragraph').filter({ hasText: start });
  const texts = await Promise.all([
    log.getByRole('code').allTextContents(),
    drafted.allTextContents(),
  ]);
  const moves = [...texts[0], ...texts[1].map((text) => text.slice(start.length))];
  return moves.flatMap((text) => text.trim().split(' ')).length;
}

/** Waits until the page tells of so many decisions. */
export async function shown(player: Player, count: number): Promise<void> {
  await expect
    .poll(() => decisionsShown(player), { timeout: 20_000, interval: 20 })
    .toBeGreaterThanOrEqual(count);
}

/** The result as the table knows it, at the head of the page, and the reason below. */
export async function expectEnd({ page, say }: Player, table: Table): Promise<void> {
  const turn = table.match!.turn;
  if (turn.kind !== 'over') throw new Error('the match goes on');
  const card = page.getByRole('region', { name: say(outcome(turn.result)), exact: true });
  await card.waitFor();
  await card.getByText(say(turn.result.reason), { exact: true }).waitFor();
}

/** Whether light letters stand on a dark ground. */
export function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    const light = (text: string) => Number(/[\d.]+/.exec(text)?.[0]);
    return light(color) > light(backgroundColor);
  });
}
