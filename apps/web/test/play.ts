import type { GameId } from '@baithak/catalog';
import {
  Draft,
  type Game,
  LANGUAGES,
  legalMoves,
  type Message,
  message,
  type Result,
} from '@baithak/kernel';
import type { Table } from '@baithak/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ReadyTable } from '../controller/snapshot.ts';
import { outcomeFor } from '../pages/table/sentences.ts';
import { onBoardOf } from './board-moves.ts';
import { anyStep } from './board-moves-parikrama.ts';
import { numbers } from './driver.ts';
import { button, type Player, passScreen, youAt } from './player.ts';
import { like, said } from './said.ts';
import {
  barOf,
  boardIsHere,
  gameIsOver,
  legalTexts,
  type Moment,
  momentOf,
  turnIsHere,
} from './stage-kit.ts';
import { decide } from './tables.ts';

/** Playwright waits for animations to end, so there are none. */
export const CALM = { reducedMotion: 'reduce' } as const;

/** Plays turns for all people at one screen, on the board and at `table` alike. */
export async function playScript(
  player: Player,
  table: Table,
  turns: readonly (readonly string[])[],
): Promise<void> {
  let last: number | null = null;
  for (const [i, moves] of turns.entries()) {
    const seat = table.toDecide!;
    if (hasCurtain(table) && seat !== last) await passScreen(player, last, seat);
    last = seat;
    await playTurn(player, table, moves, i);
  }
}

const hasCurtain = ({ game, seats }: Table): boolean =>
  game.hasSecrets && seats.filter(({ kind }) => kind === 'person').length > 1;

/** Makes the moves of one turn. */
async function playTurn(
  player: Player,
  table: Table,
  moves: readonly string[],
  i: number,
): Promise<void> {
  const { game, match } = table;
  const draft = new Draft(game, match!.state, table.toDecide!);
  for (const step of stepsOf(moves)) {
    const before = await momentOf(player.page);
    await onBoard(game, step.join(' '), player, i, legalMoves(game, draft.state));
    for (const move of step) draft.add(move);
    if (draft.open) await settled(player, before, legalMoves(game, draft.state).length);
    else await afterTurn(player, table, moves, before);
  }
}

async function afterTurn(
  player: Player,
  table: Table,
  moves: readonly string[],
  before: Moment,
): Promise<void> {
  const seat = table.toDecide;
  decide(table, ...moves);
  const next = table.toDecide;
  if (next === null) return expectEnd(player, table);
  const hide = message('table.hide', { seat: { seat: next } });
  if (!hasCurtain(table) || next === seat) {
    await settled(player, before, legalMoves(table.game, table.match!.state).length);
  } else await button(player, player.say(hide)).waitFor();
}

/** Splits a turn into what boards do in one go: Ananda's board makes a whole meditation at once. */
function stepsOf(moves: readonly string[]): string[][] {
  const at = moves.findIndex((move) => /^card:\d/.test(move));
  const singly = at < 0 ? moves : moves.slice(0, at);
  const together = at < 0 ? [] : [moves.slice(at)];
  return [...singly.map((move) => [move]), ...together];
}

/** Makes a move on the board; every other turn is dragged if the device can drag. */
export function onBoard(
  { id }: Pick<Game, 'id'>,
  move: string,
  player: Player,
  i: number,
  legal: readonly string[] = [],
): Promise<void> {
  const { press } = player.hand;
  const hand = i % 2 === 0 ? player.hand : { press };
  return onBoardOf(id)(move, { ...player, hand }, legal);
}

/** Waits until the page accepted a move and lists `legal` moves; `null` accepts any number. */
export async function settled(
  player: Player,
  before: Moment,
  legal: number | null = null,
): Promise<void> {
  const isSettled = async () => {
    const now = await momentOf(player.page);
    const isNew = now.told !== before.told || now.legal !== before.legal;
    return isNew && (legal === null || now.legal === legal);
  };
  await expect.poll(isSettled, { interval: 20 }).toBe(true);
}

/** Expects the result of the table and its reason, once everything is counted. */
export async function expectEnd({ page, say }: Player, table: Table): Promise<void> {
  const turn = table.match!.turn;
  if (turn.kind !== 'over') throw new Error('the match is not over');
  await skipCounting(page);
  // A phone has no room for it in the bar, so it may stand on the stage alone.
  const verdict = page.getByText(say(verdictAt(table, turn.result)), { exact: true });
  await verdict.filter({ visible: true }).first().waitFor();
  const reason = barOf(page).getByText(say(turn.result.reason), { exact: true });
  await reason.waitFor({ state: 'attached' });
}

/** Waits for the verdict; the points before it are not waited for. */
export async function skipCounting(page: Page): Promise<void> {
  await gameIsOver(page).waitFor();
  const button = (key: string) =>
    barOf(page)
      .getByRole('button')
      .filter({ hasText: new RegExp(`${said(key)}|${said(key, {}, 'de')}`) });
  const [skip, rematch] = [button('tally.skip'), button('table.rematch')];
  await skip.or(rematch).first().waitFor();
  // The counting may end by itself in this moment.
  const words = LANGUAGES.map((language) => said('tally.skip', {}, language));
  await barOf(page).evaluate((bar, labels) => {
    const buttons = [...bar.querySelectorAll('button')];
    buttons.find(({ textContent }) => labels.includes(textContent ?? ''))?.click();
  }, words);
  await rematch.waitFor();
}

/** The verdict as the page says it to the person at this screen. */
function verdictAt(table: Table, result: Result): Message {
  const you = youAt(table.seats);
  return outcomeFor({ own: you === null ? [] : [you] } as unknown as ReadyTable, result);
}

/** Whether the page has light text on a dark background. */
export function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    const light = (text: string) => Number(/[\d.]+/.exec(text)?.[0]);
    return light(color) > light(backgroundColor);
  });
}

/**
 * Plays for the people at one screen until the game is over. It chooses from the legal moves that the
 * page lists, and makes them on the board.
 */
export async function playToEnd(player: Player, { game }: Table): Promise<void> {
  const { page } = player;
  const random = numbers(1);
  const changes = LANGUAGES.flatMap((language) =>
    ['table.lift', 'table.hide'].map((key) => like(key, {}, language).source),
  );
  const change = page.getByRole('button', { name: new RegExp(changes.join('|')) });
  for (let turn = 0; ; turn++) {
    await turnIsHere(page).or(gameIsOver(page)).or(change).first().waitFor();
    if ((await gameIsOver(page).count()) > 0) return;
    if (await change.isVisible()) await player.hand.press(change);
    else {
      await boardIsHere(page);
      await playStep(player, game.id as GameId, turn, random);
    }
  }
}

async function playStep(
  player: Player,
  id: GameId,
  turn: number,
  random: () => number,
): Promise<void> {
  if (id === 'parikrama') return parikramaStep(player, random);
  const legal = await legalTexts(player.page);
  const before = await momentOf(player.page);
  await onBoard({ id }, newcomersChoice(id, legal, random), player, turn, legal);
  await settled(player, before);
}

async function parikramaStep(player: Player, random: () => number): Promise<void> {
  const before = await momentOf(player.page);
  await anyStep(player, random);
  await settled(player, before);
}

/** A legal move that brings the end of the game closer. */
export function newcomersChoice(
  id: GameId,
  legal: readonly string[],
  random: () => number,
): string {
  const wished = WISHES[id]?.map((wish) => legal.filter((text) => wish.test(text)));
  const some = wished?.find(({ length }) => length > 0) ?? legal;
  return some[Math.floor(random() * some.length)]!;
}

/** Patterns of moves from the best to the worst. */
const WISHES: Readonly<Partial<Record<GameId, readonly RegExp[]>>> = {
  // Amulets end the game; all other moves only make turns longer.
  samsara: [/^amulet:[LRC]/, /:\.$/],
  // The game ends when all tiles are drawn and built.
  ananda: [/^card:\.$/, /^tile:[^.]/],
  // Twelve tiles on the Map end the game, and closed sets bring them.
  parikrama: [/^close:/, /^[A-Z]+:/, /^done$/, /^sight:\d/, /^(?!skip|keep|sight)/],
};
