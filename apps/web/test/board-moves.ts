import type { GameId } from '@baithak/catalog';
import { message } from '@baithak/kernel';
import { onAnanda } from './board-moves-ananda.ts';
import { hop, push } from './board-moves-duels.ts';
import { onParikrama } from './board-moves-parikrama.ts';
import { onSamsara } from './board-moves-samsara.ts';
import { button, type Player } from './player.ts';
import { primaryOf } from './stage-kit.ts';

/** Makes a move, given in notation, on the board of its game. `legal` lists the legal moves. */
type OnBoard = (text: string, player: Player, legal: readonly string[]) => Promise<void>;

const ON_BOARD: Readonly<Partial<Record<GameId, OnBoard>>> = {
  ananda: onAnanda,
  jaipur: trade,
  parikrama: onParikrama,
  samsara: onSamsara,
  srrakk: hop,
  talluka: push,
  vancana: hop,
};

/** How to make a move on the board of a game: unless told otherwise, a press on what the move names. */
export const onBoardOf = (id: string): OnBoard =>
  ON_BOARD[id as GameId] ?? ((text, player) => player.hand.press(button(player, text)));

/** Selects the cards to take and to give, then presses the button of the bar. */
async function trade(text: string, player: Player): Promise<void> {
  const { page, hand } = player;
  const [, taken = '', returned = ''] = /^(?:\+(\w+))?(?:-(\w+))?$/.exec(text)!;
  await leaveRound(player);
  for (const letter of taken) await pickUp(player, 'market', letter, 'hand');
  for (const letter of returned.replaceAll('K', '')) await pickUp(player, 'hand', letter, 'market');
  const herd = page.locator('button[data-region="herd"]');
  for (const _ of returned.replace(/[^K]/g, '')) await hand.press(herd);
  await hand.press(primaryOf(page));
}

async function pickUp(player: Player, area: string, letter: string, to: string): Promise<void> {
  const { hand, page } = player;
  const card = page
    .locator(`[data-drag^="${area}:"][data-letter="${letter}"][aria-pressed="false"]`)
    .first();
  // All camels of the market go together.
  if (letter === 'K' && (await card.count()) === 0) return;
  if (hand.carry === undefined) await hand.press(card);
  else await hand.carry(card, page.locator(`[data-region="${to}"]`));
}

/** The end of a round stays until somebody goes on. */
export async function leaveRound({ page, hand, say }: Player): Promise<void> {
  const deal = say(message('board.deal', { round: 0 })).replace('0', '\\d+');
  for (const words of [say(message('board.skip')), new RegExp(deal)]) {
    const next = primaryOf(page).filter({ hasText: words });
    if (await next.isVisible()) await hand.press(next);
  }
}
