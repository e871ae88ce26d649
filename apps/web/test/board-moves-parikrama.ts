import { type Message, message } from '@baithak/kernel';
import type { Locator } from 'playwright-core';
import { button, type Player } from './player.ts';
import { escaped } from './said.ts';

/** Makes a move of Parikrama, on the part of the table that it is about. */
export async function onParikrama(
  text: string,
  player: Player,
  legal: readonly string[],
): Promise<void> {
  const [verb, rest = ''] = text.split(':') as [string, string?];
  if (/^[A-Z]+$/.test(verb)) return lay(player, verb, rest, legal.includes('done'));
  await player.hand.press(placeOf(player, verb, rest));
}

function placeOf(player: Player, verb: string, rest: string): Locator {
  const { say } = player;
  const buttons = area(player, 'board.turn').getByRole('button');
  if (/^r\d$/.test(verb)) return rotation(player, Number(verb[1]));
  switch (verb) {
    case 'skip':
    case 'done':
      return buttons.first();
    case 'keep':
      return buttons.last();
    case 'close':
      return button(player, say(message('board.close', { set: rest }))).first();
    case 'ride':
    case 'journal':
      return rest === '.' ? buttons.last() : buttons.filter({ hasText: say(card(rest)) });
    case 'sight':
      if (rest === '.') return buttons.last();
      return button(player, say(message('board.sight-take-named', { name: rest })));
    case 'pay':
    case 'drop':
      return thing(player, 'board.hand', card(rest));
    case 'draw':
      return thing(player, 'board.market', card(rest));
    case 'special':
      return special(player, 'board.specials', rest);
    case 'next':
      if (rest.startsWith('S')) return special(player, 'board.map', rest);
      return thing(player, 'board.map', tile(rest));
    case 'tile':
      return area(player, 'board.row')
        .getByRole('button')
        .nth(Number(rest) - 1);
    default:
      return button(player, rest);
  }
}

/** A part of the table. If every seat has such a part, its name also contains the seat. */
const area = ({ page, say }: Player, key: string): Locator =>
  page.getByRole('region', { name: say(message(key)) });

/** The first button whose name begins like this; its state follows the name. */
function thing(player: Player, where: string, name: Message): Locator {
  const start = new RegExp(`^${escaped(player.say(name))}([ ,]|$)`);
  return area(player, where).getByRole('button', { name: start }).first();
}

/** A special tile; the text of its gift follows its name. */
const special = (player: Player, where: string, name: string): Locator =>
  area(player, where).getByRole('button', { name: new RegExp(` ${name} \\(`) });

const face = (name: string): Message =>
  message('card.face', { colour: message(`colour.${name[0]}`), value: Number(name[1]) });

const card = (name: string): Message =>
  name.length === 1
    ? message(`card.${name}`)
    : message('card.coloured', { face: face(name), imprint: message(`symbol.${name[2]}`) });

function tile(name: string): Message {
  if (name === 'F') return message('tile.points', { n: 14 });
  const colours = [...'PBGY'].filter((colour) => name.slice(1).includes(colour));
  return message('tile.basic', {
    symbol: message(`symbol.${name[0]}`),
    colours: colours.map((colour) => message(`colour.${colour}`)),
  });
}

function rotation(player: Player, n: number): Locator {
  const [start = ''] = player.say(message('board.rotation', { n, gain: '' })).split(':');
  return area(player, 'board.map').getByRole('button', { name: new RegExp(`^${start}:`) });
}

/** Plays a card from the hand: picks it, and where there is a choice, its set and its face. */
async function lay(player: Player, set: string, entry: string, goesOn: boolean): Promise<void> {
  const { hand, say } = player;
  const [name, stands] = entry.includes('*') ? entry.split('*') : [entry];
  await hand.press(thing(player, 'board.hand', card(name || 'W')));
  if (goesOn && stands === undefined) return;
  const places = area(player, 'board.sets').getByRole('listitem');
  const [start] = say(message('board.set-single', { set, n: 1 })).split(':');
  const open = places.filter({ hasText: new RegExp(`^${start}:`) }).first();
  const begins = (await open.count()) === 0;
  const place = begins ? places.filter({ hasText: say(message('board.new-set')) }) : open;
  const how =
    stands === undefined || begins
      ? message('board.lay', { n: -1 })
      : message('board.lay-as', { face: face(stands), n: -1 });
  const said = new RegExp(`^${escaped(say(how).replace('?', ''))}`);
  await hand.press(place.getByRole('button', { name: said }));
}
