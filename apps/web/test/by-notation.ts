import { catalog, type GameId } from '@baithak/catalog';
import { type Language, type Message, message } from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import type { Locator, Page } from 'playwright-core';
import { webCatalogues } from '../words/index.ts';
import type { Hand } from './hands.ts';
import type { ScriptedGame } from './scripted.ts';

type Say = (message: Message) => string;

/** Finds things by what the screen calls them, in its language. */
export async function voice(id: GameId, language: Language = 'en'): Promise<Say> {
  const { catalogues } = await catalog[id].words();
  const books = [catalogues, webCatalogues, commonCatalogues];
  return speaker(language, books, ['Asha', 'Ravi']).say;
}

interface Player {
  readonly page: Page;
  readonly hand: Hand;
  readonly say: Say;
}

/** A move of which the notation is known, made on the board of its game. */
export async function playByBoard(id: ScriptedGame, text: string, player: Player): Promise<void> {
  const pass = button(player, player.say(message('board.pass')));
  if (text === 'pass') await player.hand.press(pass);
  else await WAYS[id](text, player);
}

const WAYS: Readonly<Record<ScriptedGame, (text: string, player: Player) => Promise<void>>> = {
  talluka: push,
  vancana: fromTo,
  srrakk: fromTo,
  jaipur: trade,
};

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** By how its name begins: how it stands comes behind. */
function button({ page }: Player, start: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${escaped(start)}(,|$)`) });
}

async function carryOrPress({ hand }: Player, from: Locator, to: Locator): Promise<void> {
  if (hand.carry !== undefined) return hand.carry(from, to);
  await hand.press(from);
  await hand.press(to);
}

const DIRECTIONS = { '<': 'left', '>': 'right', '^': 'up', v: 'down' } as const;

async function push(text: string, player: Player): Promise<void> {
  const [line, sign] = [text[0]!, text[1] as keyof typeof DIRECTIONS];
  const label = message('board.push', {
    line: message(/\d/.test(line) ? 'line.row' : 'line.column', { name: line }),
    way: message(`way.${DIRECTIONS[sign]}`),
    legal: 'yes',
    last: 'no',
    lit: 'no',
  });
  const handle = button(player, player.say(label));
  if (player.hand.carry === undefined) return player.hand.press(handle);
  const middle = /\d/.test(line) ? `c${line}` : `${line}3`;
  await player.hand.carry(handle, button(player, middle));
}

/** Where several moves lead from one square to the other, the board asks which. */
async function fromTo(text: string, player: Player): Promise<void> {
  const [from, to] = text.match(/[a-e]\d/g) as [string, string];
  await carryOrPress(player, button(player, from), button(player, to));
  const ways = player.page
    .getByRole('group')
    .getByRole('button', { name: new RegExp(` ${escaped(text)}$`) });
  if ((await ways.count()) > 0) await player.hand.press(ways);
}

async function trade(text: string, player: Player): Promise<void> {
  const { page, hand, say } = player;
  const [, taken = '', returned = ''] = /^(?:\+(\w+))?(?:-(\w+))?$/.exec(text)!;
  const card = (key: string, letter: string) => {
    const label = message(key, { card: message(`board.card.${letter}`), place: 1, count: 1 });
    const kind = say({ ...label, args: { ...label.args, lit: 'no' } }).replace(/ 1 .*/, '');
    return page.getByRole('button', { name: new RegExp(`^${kind} `), pressed: false }).first();
  };
  if (taken === 'K') return hand.press(button(player, say(message('board.take-camels'))).first());
  for (const letter of taken) await hand.press(card('board.market-card', letter));
  for (const letter of returned.replaceAll('K', '')) {
    await hand.press(card('board.hand-card', letter));
  }
  for (const _ of returned.replace(/[^K]/g, '')) {
    await hand.press(button(player, say(message('board.camel-more'))));
  }
  const bar = page.getByRole('region', { name: say(message('board.action')), exact: true });
  await hand.press(bar.getByRole('button').first());
}
