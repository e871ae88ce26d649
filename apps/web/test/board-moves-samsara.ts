import { type Message, message } from '@baithak/kernel';
import type { Locator } from 'playwright-core';
import { button, type Player } from './player.ts';

const named = (letter: string): Message => message(`card.${letter}`);

/** Makes a move of Samsara: selects the things it is about, then presses its button. */
export async function onSamsara(
  text: string,
  player: Player,
  legal: readonly string[],
): Promise<void> {
  const { hand } = player;
  const [verb, rest] = text.split(':') as [string, string];
  for (const thing of await thingsOf(player, verb, rest, legal)) await hand.press(thing);
  await hand.press(button(player, player.say(doing(player, verb, rest))));
}

/** With five players nobody is paid with a card. */
const isTreat = ({ seats }: Player, verb: string): boolean => seats === 5 && verb === 'pay';

async function thingsOf(
  player: Player,
  verb: string,
  rest: string,
  legal: readonly string[],
): Promise<Locator[]> {
  const [first = '', to = ''] = rest.split('>');
  const zone = (letter: string) => within(player, 'board.wheel', letter);
  const held = (letter: string) => within(player, 'board.row.hand', letter);
  if (rest === '.' || rest === '--' || verb === 'char' || isTreat(player, verb)) return [];
  if (verb === 'swap') return [held(first), zone(to)];
  if (['go', 'take', 'pick'].includes(verb)) return [zone(first)];
  if (verb === 'use') return [within(player, 'board.row.reserve', first[0]!)];
  if (verb === 'power') return [power(player, first)];
  if (verb === 'amulet') return [amulet(player, first, legal)];
  return [held(first)];
}

function within(player: Player, group: string, letter: string): Locator {
  const { page, say } = player;
  const things = page.getByRole('group', { name: say(message(group)), exact: true });
  return button({ page: things }, say(named(letter))).first();
}

function power({ page, say }: Player, n: string): Locator {
  const powers = page.getByRole('group', { name: say(message('board.powers')), exact: true });
  return powers.getByRole('button').nth(Number(n) - 1);
}

const SIDES = { L: 'board.group.L', R: 'board.group.R' } as const;

/** The board highlights the winnable amulets of a side in the order of the legal moves. */
function amulet({ page, say }: Player, name: string, legal: readonly string[]): Locator {
  const side = name[0] as keyof typeof SIDES | 'C';
  const usable = new RegExp(say(message('board.usable')));
  const groups =
    side === 'C'
      ? new RegExp(`${say(message('board.group.all'))}|${say(message('board.group.rest'))}`, 'i')
      : say(message(SIDES[side]));
  const listed = legal.filter((text) => text.startsWith(`amulet:${side}`));
  return page
    .getByRole('group', { name: groups })
    .getByRole('button', { name: usable })
    .nth(listed.indexOf(`amulet:${name}`));
}

/** The label of the button. */
function doing(player: Player, verb: string, rest: string): Message {
  const [first = '', to = ''] = rest.split('>');
  const seat = { seat: Number(to) };
  if (rest === '.') return message(`board.leave.${verb}`);
  if (rest === '--') return message('board.do.pay-bad');
  if (verb === 'char') return message('board.do.char', { name: rest });
  if (verb === 'power') return message('board.do.power', { n: rest });
  if (verb === 'amulet') return message('board.do.amulet');
  if (verb === 'swap') return message('board.do.swap', { card: named(first), zone: named(to) });
  if (verb !== 'pay') return message(`board.do.${verb}`, { card: named(first[0]!) });
  if (isTreat(player, verb)) return message('board.do.treat', { seat });
  if (to === '') return message('board.do.back', { card: named(first) });
  return message('board.do.pay', { card: named(first), seat });
}
