import type { GameId } from '@baithak/catalog';
import { Draft, type Game, legalMoves, message } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { outcome } from '../pages/table/sentences.ts';
import { ON_BOARD } from './board-moves.ts';
import { gameIsOver, moveButtons, numbers, turnIsHere } from './driver.ts';
import { button, escaped, type Player, passScreen } from './player.ts';
import { decide } from './tables.ts';

/** Hands wait until what they reach for is at rest. */
export const CALM = { reducedMotion: 'reduce' } as const;

/** Plays for all people at one screen, turn by turn, on the board; the table goes along with it. */
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

/** A turn is drafted on the page, and leaves it when it is complete. */
async function playTurn(
  player: Player,
  table: Table,
  moves: readonly string[],
  i: number,
): Promise<void> {
  const { game, match } = table;
  const draft = new Draft(game, match!.state, table.toDecide!);
  for (const step of stepsOf(moves)) {
    const before = await signs(player);
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
  before: Signs,
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

/** The board of Ananda makes a whole meditation at once. */
function stepsOf(moves: readonly string[]): string[][] {
  const at = moves.findIndex((move) => /^card:\d/.test(move));
  const singly = at < 0 ? moves : moves.slice(0, at);
  const together = at < 0 ? [] : [moves.slice(at)];
  return [...singly.map((move) => [move]), ...together];
}

/** Every other turn is dragged, by hands that drag. */
export function onBoard(
  { id }: Pick<Game, 'id'>,
  move: string,
  player: Player,
  i: number,
  legal: readonly string[] = [],
): Promise<void> {
  const { press } = player.hand;
  const hand = i % 2 === 0 ? player.hand : { press };
  return ON_BOARD[id as GameId](move, { ...player, hand }, legal);
}

/** By what a page is seen to have taken a move: what it tells of moves, and how many there are. */
interface Signs {
  readonly told: string;
  readonly legal: number;
}

export async function signs({ page, say }: Player): Promise<Signs> {
  const log = page.getByRole('list', { name: say(message('table.log')), exact: true });
  const drafted = say(message('table.drafted', { what: '' })).trim();
  const [lines, tried, counted] = await Promise.all([
    log.getByRole('code').count(),
    page
      .getByRole('paragraph')
      .filter({ hasText: drafted })
      .evaluateAll((found) => found.map((each) => each.getAttribute('title'))),
    page.getByText(movesCounted(say)).allTextContents(),
  ]);
  return { told: [lines, ...tried].join(), legal: Number(/\d+/.exec(counted[0] ?? '0')?.[0]) };
}

const movesCounted = (say: Player['say']) =>
  new RegExp(`^${escaped(say(message('table.moves', { n: 0 }))).replace('0', '\\d+')}$`);

/** Waits until a move was taken and so many are legal; `null`: any number. */
export async function settled(
  player: Player,
  before: Signs,
  legal: number | null = null,
): Promise<void> {
  const isSettled = async () => {
    const now = await signs(player);
    const isNew = now.told !== before.told || now.legal !== before.legal;
    return isNew && (legal === null || now.legal === legal);
  };
  await expect.poll(isSettled, { timeout: 20_000, interval: 20 }).toBe(true);
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

/**
 * People at one screen among bots, until the game is over: what they choose is listed by the page as
 * legal, and played on the board.
 */
export async function playToEnd(player: Player, { game }: Table): Promise<void> {
  const { page } = player;
  const random = numbers(1);
  const change = page.getByRole('button', { name: /^(I am .* show my side|Hide my side .*)$/ });
  for (let turn = 0; ; turn++) {
    await turnIsHere(page).or(gameIsOver(page)).or(change).first().waitFor();
    if (await gameIsOver(page).isVisible()) return;
    if (await change.isVisible()) await change.click();
    else await playStep(player, game.id as GameId, turn, random);
  }
}

async function playStep(
  player: Player,
  id: GameId,
  turn: number,
  random: () => number,
): Promise<void> {
  const legal = await (await moveButtons(player.page)).allTextContents();
  const before = await signs(player);
  await onBoard({ id }, newcomersChoice(id, legal, random), player, turn, legal);
  await settled(player, before);
}

/** What somebody plays who wants to see the end soon: one of what is legal, by its notation. */
export function newcomersChoice(
  id: GameId,
  legal: readonly string[],
  random: () => number,
): string {
  const wished = WISHES[id]?.map((wish) => legal.filter((text) => wish.test(text)));
  const some = wished?.find(({ length }) => length > 0) ?? legal;
  return some[Math.floor(random() * some.length)]!;
}

/** From the best kind of step to the worst; what is not named comes last. */
const WISHES: Readonly<Partial<Record<GameId, readonly RegExp[]>>> = {
  // Amulets end the game; everything else only makes turns longer.
  samsara: [/^amulet:[LRC]/, /:\.$/],
  // Tiles have to be drawn, and built, until there are none.
  ananda: [/^card:\.$/, /^tile:[^.]/],
  // Twelve tiles on the Map end the game, and closed sets bring them.
  parikrama: [/^close:/, /^[A-Z]+:/, /^done$/, /^sight:\d/, /^(?!skip|keep|sight)/],
};
