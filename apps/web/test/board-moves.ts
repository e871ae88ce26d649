import type { GameId } from '@baithak/catalog';
import { message } from '@baithak/kernel';
import type { Locator } from 'playwright-core';
import { onAnanda } from './board-moves-ananda.ts';
import { hop, push } from './board-moves-duels.ts';
import { onParikrama } from './board-moves-parikrama.ts';
import { onSamsara } from './board-moves-samsara.ts';
import { button, type Player } from './player.ts';

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

/** Selects the cards to take and to give, then presses the button of the action. */
async function trade(text: string, player: Player): Promise<void> {
  const { page, hand, say } = player;
  const [, taken = '', returned = ''] = /^(?:\+(\w+))?(?:-(\w+))?$/.exec(text)!;
  if (text === '+K') return hand.press(button(player, say(message('board.take-camels'))).first());
  const market = page.getByRole('region', { name: say(message('board.market')), exact: true });
  const bar = page.getByRole('region', { name: say(message('board.action')), exact: true });
  const own = page.getByRole('region').filter({ has: bar }).last();
  for (const letter of taken) await pickUp(player, letter, market, own);
  for (const letter of returned.replaceAll('K', '')) await pickUp(player, letter, own, market);
  const oneMore = button(player, say(message('board.camel-more')));
  for (const _ of returned.replace(/[^K]/g, '')) await hand.press(oneMore);
  await hand.press(bar.getByRole('button').first());
}

async function pickUp(player: Player, letter: string, from: Locator, to: Locator): Promise<void> {
  const { hand, say } = player;
  const kind = new RegExp(`^${say(message(`board.card.${letter}`))},`);
  const card = from.getByRole('button', { name: kind, pressed: false }).first();
  if (hand.carry === undefined) await hand.press(card);
  else await hand.carry(card, to);
}
