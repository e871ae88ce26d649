import { type Arg, type Message, message, type Seat } from '@baithak/kernel';
import { CARD_COST, cardNumber } from '../rules/cards.ts';
import { COLOURS, COMPONENTS, SYMBOLS } from '../rules/components.ts';
import type { Score } from '../rules/scores.ts';
import { arithmeticOf, circlesFor, hasPowerIn, sightCards } from './bill.ts';
import { mapPicture, tileRows } from './picture.ts';
import { scoresIn } from './tally.ts';
import type { SeatView, View } from './view.ts';

type Say = (message: Message) => string;

const WIDTH = 80;
const { limits, sights, scoringTiles } = COMPONENTS;

/** The table as text in 80 columns: the offer, the other seats in short, and the viewer's own things. */
export function sketch(view: View, say: Say): string {
  const near = view.viewer ?? view.turn;
  const scores = scoresIn(view);
  const order = view.seats.map((_, i) => (near + 1 + i) % view.seats.length);
  return [
    title(view, say),
    '',
    ...market(view, say),
    ...sightLines(view, near, say),
    ...scoringLines(view, scores[near]!, say),
    ...order.flatMap((seat) => ['', ...seatLines(view, seat, seat === near, scores[seat]!, say)]),
    '',
    ...wrapped(label(say, 'key').split(' '), 0, ' '),
  ].join('\n');
}

function title({ round, last, ender, deckSize, discardsSize, bag }: View, say: Say): string {
  const notes = [...(last ? ['last'] : []), ...(!last && ender !== null ? ['ending'] : [])];
  return [
    label(say, 'round', { round }),
    ...notes.map((note) => label(say, note)),
    label(say, 'piles', { deck: deckSize, discards: discardsSize, bag: bag.length }),
  ].join(' · ');
}

function market(view: View, say: Say): string[] {
  const { C, R, T } = view.hitch;
  return [
    ...fact(say, 'open', view.open.map(priced)),
    label(say, 'row'),
    ...indented(tileRows(view.row, WIDTH - 2, true)),
    ...(view.specials.length > 0 ? [label(say, 'specials')] : []),
    ...indented(tileRows(view.specials, WIDTH - 2, false)),
    ...fact(say, 'supply', [`4:C×${C}`, `5:R×${R}`, `6:T×${T}`, `7:F×${view.fourteen}`]),
  ];
}

/** A card with its cost, unless it is free. */
function priced(name: string): string {
  const cost = CARD_COST[cardNumber(name)]!;
  return cost === 0 ? name : `${name}/${cost}`;
}

/** The cards that each Sight names. Those in the Journal are marked. */
function sightLines({ sights: offered, seats }: View, near: Seat, say: Say): string[] {
  return offered.flatMap((name) => {
    const side = sights.find((other) => other.name === name);
    if (side === undefined) return [label(say, 'sight-open', { name })];
    const cards = sightCards(side, seats[near]!.journal);
    const marked = cards.map(({ face, there }) => (there ? `${face}+` : face)).join(' ');
    return [
      label(say, side.tile ? 'sight-tile' : 'sight', {
        name,
        cards: marked,
        have: cards.filter(({ there }) => there).length,
        need: limits.sightCards,
        points: side.points,
        imprints: side.imprints ?? '',
      }),
    ];
  });
}

function scoringLines({ scoring }: View, score: Score, say: Say): string[] {
  return scoring.map((name, i) => {
    const { each, table } = scoringTiles.find((tile) => tile.name === name)!;
    const worth = table === undefined ? `× ${each}` : entries(table);
    const { count, points } = score.scoring[i]!;
    const tile = say(message(`scoring.${name}`));
    return label(say, 'scoring', { name, tile, worth, count, points });
  });
}

const entries = (table: Readonly<Record<number, number>>): string =>
  Object.entries(table)
    .map(([count, points]) => `${count}:${points}`)
    .join(' ');

function seatLines(view: View, seat: Seat, isNear: boolean, score: Score, say: Say): string[] {
  const own = view.seats[seat]!;
  const mark = view.phase !== 'over' && view.turn === seat ? '>' : ' ';
  const backpack = `${own.backpackSize}/${limits.backpack}`;
  const head = [
    `${mark} ${seat + 1} ${say(message('said.seat', { seat: { seat } }))}`,
    say(message('gift.points', { n: score.total })),
    label(say, 'backpack', { backpack }),
    label(say, 'circles', { circles: circlesText(own) }),
    say(message('sketch.loops', { n: score.loops })),
  ];
  return [
    ...wrapped(head, 4, ' · ', 0),
    ...indented([
      ...fact(say, 'hand', handTexts(own, say)),
      ...setLines(own, say),
      ...fact(say, 'journal', own.journal),
      ...fact(say, 'symbols', symbolTexts(score)),
      ...(own.waiting.length > 0 ? fact(say, 'waiting', own.waiting) : []),
      ...(view.turn === seat ? paying(view, say) : []),
      ...mapLines(own, isNear, say),
    ]),
  ];
}

/** The discounts by colour, and the one of special tile 13. */
function circlesText(own: SeatView): string {
  const circles = circlesFor(own).map((n, colour) => `${COLOURS[colour]}${n}`);
  return [...circles, ...(hasPowerIn(own, 'discount') ? ['+1'] : [])].join(' ');
}

function handTexts({ hand, handSize, hitch, seen }: SeatView, say: Say): string[] {
  if (hand !== null) return hand.map(priced);
  const known = [...(seen ?? []), ...hitch];
  const count = label(say, 'cards', { n: handSize });
  return known.length === 0 ? [count] : [`${count}, ${label(say, 'known')}`, ...known];
}

function setLines({ sets }: SeatView, say: Say): string[] {
  const texts = Object.entries(sets).map(([letter, cards]) => `${letter}: ${cards.join(' ')}`);
  return texts.length === 0 ? [] : wrapped([label(say, 'sets'), ...texts], 2, '   ');
}

function symbolTexts({ journalSymbols, mapSymbols }: Score): string[] {
  return SYMBOLS.map((symbol, s) => `${symbol} ${journalSymbols[s]}×${mapSymbols[s]}`);
}

/** The payment and how it adds up. */
function paying(view: View, say: Say): string[] {
  const due = view.phase === 'pay' ? [label(say, 'due', { n: view.due })] : [];
  const sum = arithmeticOf(view);
  if (sum === null) return due;
  const { costs: _, ...args } = sum;
  const told = label(say, 'paying', { ...args, cards: view.laid.join(' ') });
  return [...wrapped(told.split(' '), 2, ' '), ...due];
}

/** The viewer's Map is a picture, the others are lists of tiles. */
function mapLines({ map }: SeatView, isNear: boolean, say: Say): string[] {
  if (map.length === 0) return [label(say, 'map', { n: 0 })];
  const head = label(say, 'map', { n: map.length });
  const picture = isNear ? mapPicture(map, WIDTH - 4) : null;
  if (picture !== null) return [head, ...picture];
  const tiles = map.map(([tile, x, y, turn]) => `${tile}(${x},${y})r${turn}`);
  return wrapped([head, ...tiles], 2, ' ');
}

function fact(say: Say, name: string, texts: readonly string[]): string[] {
  return wrapped([label(say, name), ...(texts.length === 0 ? ['–'] : texts)], 2, '  ');
}

const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === '' ? '' : `    ${line}`).trimEnd());

/** Puts texts side by side while they fit, and indents further lines. */
function wrapped(texts: readonly string[], indent: number, gap: string, margin = 4): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    const length = (last?.length ?? 0) + gap.length + text.length;
    if (last !== undefined && length <= WIDTH - margin) lines[lines.length - 1] = last + gap + text;
    else lines.push(last === undefined ? text : ' '.repeat(indent) + text);
  }
  return lines;
}

const label = (say: Say, name: string, args: Record<string, Arg> = {}): string =>
  say(message(`sketch.${name}`, args));
