import { type Message, message, type Seat } from '@baithak/kernel';
import { GOODS, LETTERS, PILES } from '../rules/components.ts';
import { tally } from './tally.ts';
import type { View } from './view.ts';

type Say = (message: Message) => string;

/** The table as text of at most eighty columns; the viewer sits at the bottom. */
export function sketch(view: View, say: Say): string {
  const near = view.viewer ?? 0;
  return [
    say(message('sketch.round', { round: view.round })),
    '',
    ...seatLines(view, 1 - near, say),
    '',
    ...tableLines(view, say),
    '',
    ...seatLines(view, near, say),
    '',
    say(message('sketch.key')),
  ].join('\n');
}

function seatLines(view: View, seat: Seat, say: Say): string[] {
  const { hand, handSize, herd, seen } = view.seats[seat]!;
  const mark = view.due !== 'over' && view.turn === seat ? '>' : ' ';
  const count = say(message('sketch.cards', { n: handSize }));
  const known = seen ? `, ${say(message('sketch.known', { cards: seen }))}` : '';
  const { least, most } = tally(view)[seat]!;
  const facts = [
    `${label('hand', say)} ${hand === null ? `(${count}${known})` : cards(hand)}`,
    `${label('herd', say)} ${herd ?? '?'}`,
    `${label('rupees', say)} ${least === most ? least : `${least}–${most}`}`,
    `${label('seals', say)} ${view.seals[seat]}`,
  ];
  return [`${mark} ${say(message('sketch.seat', { seat: { seat } }))}`, `    ${facts.join('   ')}`];
}

function tableLines(view: View, say: Say): string[] {
  const piles = GOODS.map((good) => `${good} ${view.tokens[good].join(' ') || '–'}`);
  const bonus = PILES.map((pile) => `${pile}: ${view.bonusPiles[pile]}`);
  const rows: [Label, string][] = [
    ['market', `${cards(view.market)}     ${label('deck', say)} ${view.deckSize}`],
    ['discards', discards(view, say)],
    ['tokens', piles.slice(0, 3).join('     ')],
    ['tokens', piles.slice(3).join('     ')],
    ['bonus', bonus.join('   ')],
  ];
  const width = Math.max(...rows.map(([name]) => label(name, say).length));
  return rows.map(([name, text]) => `  ${label(name, say).padEnd(width)}  ${text}`);
}

function discards(view: View, say: Say): string {
  const top = view.topDiscard;
  if (top === null) return label('none', say);
  const counts = view.discards;
  const all = counts === null ? '' : countText(counts);
  return `${label('top', say)} ${top}${all && `     ${all}`}`;
}

const countText = (counts: Readonly<Record<string, number>>): string =>
  LETTERS.filter((letter) => (counts[letter] ?? 0) > 0)
    .map((letter) => `${letter}${counts[letter]}`)
    .join(' ');

const cards = (letters: string): string =>
  letters === '' ? '–' : [...letters].map((letter) => `[${letter}]`).join('');

type Label =
  | 'market'
  | 'deck'
  | 'top'
  | 'discards'
  | 'tokens'
  | 'bonus'
  | 'hand'
  | 'herd'
  | 'seals'
  | 'rupees'
  | 'none';

const label = (name: Label, say: Say): string => say(message(`sketch.${name}`));
