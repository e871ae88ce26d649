import { type Message, message, type Seat } from '@baithak/kernel';
import { LETTERS, ZONES, type Zone } from '../rules/components.ts';
import { symbolsOf } from '../rules/pieces.ts';
import type { Phase } from '../rules/state.ts';
import type { SeatView, View } from './view.ts';

type Say = (message: Message) => string;

/** The table as text for eighty columns: the ring of zones, the amulets, the seats. */
export function sketch(view: View, say: Say): string {
  const near = view.viewer ?? 0;
  const order = view.seats.map((_, i) => (near + 1 + i) % view.seats.length);
  return [
    say(message(view.seats.length === 1 ? 'sketch.turn' : 'sketch.round', { round: view.round })),
    '',
    ...ring(view, say),
    '',
    ...groupLines(view, say),
    ...order.flatMap((seat) => ['', ...seatLines(view, seat, say)]),
    '',
    say(message('sketch.key')),
  ].join('\n');
}

const CELL = 24;
const ACTING: ReadonlySet<Phase> = new Set(['act', 'draw', 'swap', 'keep']);

/** The octagon with Jann at the top left. Each zone: its name, cards left, and who stands there. */
function ring(view: View, say: Say): string[] {
  const cell = (zone: Zone) => {
    const name = say(message(`card.${zone}`));
    return `${zone} ${name} ${view.supply[zone]}${standing(view, zone)}`.padEnd(CELL);
  };
  const [j, v, k, y, b, g, d, m] = ZONES.map(cell) as string[];
  const rift = standing(view, 'rift');
  const karma = (sign: '+' | '-') =>
    `${sign} ${say(message(`card.${sign}`))} ${view.supply[sign]}`.padEnd(CELL - 2);
  const gap = ' '.repeat(14);
  return [
    `${gap}${j}${v}`,
    `  ${m}${' '.repeat(CELL - 2)}${k}`,
    `${' '.repeat(CELL + 2)}${karma('+')}`,
    `${' '.repeat(CELL + 2)}${karma('-')}`,
    `  ${d}${' '.repeat(CELL - 2)}${y}`,
    `${gap}${g}${b}`,
    ...(rift === '' ? [] : [`  ${say(message('sketch.rift'))}${rift}`]),
  ].map((line) => line.trimEnd());
}

/** Seats are numbered from 1 for people; the neutral character is a star. */
function standing(view: View, place: string): string {
  const there = view.seats.flatMap((seat, s) => (seat.zone === place ? [String(s + 1)] : []));
  if (view.neutral === place) there.push('*');
  return there.length === 0 ? '' : ` [${there.join(' ')}]`;
}

function groupLines(view: View, say: Say): string[] {
  const { length } = view.seats;
  return view.groups.flatMap((group, g) => {
    const name =
      length <= 2
        ? say(message('sketch.group-all'))
        : say(message('sketch.group', { left: g + 1, right: ((g + 1) % length) + 1 }));
    const places = group.map((text, i) =>
      `${i + 1}:${text === null ? '–' : symbolsOf(text)}`.padEnd(7),
    );
    const half = places.length > 6 ? [places.slice(0, 6), places.slice(6)] : [places];
    return half.map((row, i) => `  ${(i === 0 ? name : '').padEnd(16)}${row.join('')}`.trimEnd());
  });
}

function seatLines(view: View, seat: Seat, say: Say): string[] {
  const own = view.seats[seat]!;
  const mark = view.phase !== 'over' && view.turn === seat ? '>' : ' ';
  const title = [
    `${mark} ${seat + 1} ${say(message('sketch.seat', { seat: { seat } }))}`,
    own.character ?? '–',
    ...(own.marker === null ? [] : [say(message('sketch.marker', { n: own.marker }))]),
    ...(view.turn === seat && ACTING.has(view.phase)
      ? [say(message('sketch.actions', { n: view.actions }))]
      : []),
  ];
  const facts: [Label, string][] = [
    ['hand', handText(own, say)],
    ['piles', pilesText(own, say)],
    ['won', own.amulets.map(symbolsOf).join(' ')],
    ['played', own.played],
    ['evanescent', own.evanescent],
    ['reserve', own.reserve],
    ['next', own.next],
  ];
  const shown = facts.filter(([, text]) => text !== '');
  return [
    title.join(' · '),
    ...wrapped(shown.map(([name, text]) => `${label(name, say)} ${text}`)),
  ];
}

function handText({ hand, handSize, seen }: SeatView, say: Say): string {
  if (hand !== null) return hand === '' ? '–' : hand;
  const known = seen ? `, ${say(message('sketch.known', { cards: seen }))}` : '';
  return `(${say(message('sketch.cards', { n: handSize }))}${known})`;
}

function pilesText({ drawSize, waste, wasteSize }: SeatView, say: Say): string {
  const top = waste === null || waste === '' ? '' : ` (${counted(waste)})`;
  return say(message('sketch.piles-of', { draw: drawSize, waste: `${wasteSize}${top}` }));
}

/** `++---` as `+2 -3`. */
const counted = (cards: string): string =>
  LETTERS.filter((letter) => cards.includes(letter))
    .map((letter) => {
      const n = cards.split(letter).length - 1;
      return n === 1 ? letter : `${letter}${n}`;
    })
    .join(' ');

/** Puts facts side by side as long as they fit into eighty columns. */
function wrapped(facts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const fact of facts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + fact.length + 3 <= 80) {
      lines[lines.length - 1] = `${last}   ${fact}`;
    } else lines.push(`    ${fact}`);
  }
  return lines;
}

type Label = 'hand' | 'piles' | 'won' | 'played' | 'evanescent' | 'reserve' | 'next';

const label = (name: Label, say: Say): string => say(message(`sketch.${name}`));
