import { type Message, message, type Seat } from '@baithak/kernel';
import { FILE_NAMES } from '../rules/encoding.ts';
import { type Stack, stacksIn } from './open-table.ts';
import { tally } from './summary.ts';
import type { View } from './view.ts';

type Say = (message: Message) => string;

const WIDTH = 80;

/** The temple from above as text, four characters a space; below it the seats. */
export function sketch(view: View, say: Say): string {
  const stacks = stacksIn(view);
  const monks = new Map(view.seats.map(({ monk }, seat) => [monk, seat]));
  const lines: string[] = [];
  for (let rank = view.ranks; rank >= 1; rank--) {
    lines.push(rankLine(view, stacks, monks, rank));
    if (rank > 1) lines.push(betweenLine(view, stacks, rank));
  }
  const files = [...FILE_NAMES.slice(0, view.files)].map((file) => ` ${file}   `).join('');
  return [
    ...lines.map((line) => line.trimEnd()),
    `   ${files}`.trimEnd(),
    '',
    ...view.seats.flatMap((_, seat) => seatLines(view, seat, say)),
    `  ${label('supply', say)} ${view.supplySize}`,
    ...areaLine(view, say),
    '',
    ...wrapped(say(message('sketch.key'))),
  ].join('\n');
}

function rankLine(
  { files }: View,
  stacks: ReadonlyMap<string, Stack>,
  monks: ReadonlyMap<string | null, Seat>,
  rank: number,
): string {
  const cells = [...FILE_NAMES.slice(0, files)].map((file, i) => {
    const space = `${file}${rank}`;
    const monk = monks.get(space);
    const cell = `${cellText(stacks.get(space))}${monk === undefined ? '' : `@${monk + 1}`}`;
    return cell.padEnd(4) + (isOneTile(stacks, space, `${FILE_NAMES[i + 1]}${rank}`) ? '=' : ' ');
  });
  return `${String(rank).padStart(2)} ${cells.join('')}`;
}

/** Between two ranks there is only a mark for each tile that points up. */
function betweenLine({ files }: View, stacks: ReadonlyMap<string, Stack>, rank: number): string {
  const cells = [...FILE_NAMES.slice(0, files)].map((file) =>
    isOneTile(stacks, `${file}${rank}`, `${file}${rank - 1}`) ? ' |   ' : '     ',
  );
  return `   ${cells.join('')}`;
}

function cellText(stack: Stack | undefined): string {
  return stack === undefined ? ' .' : `${stack.colours.at(-1)}${stack.colours.length}`;
}

function isOneTile(stacks: ReadonlyMap<string, Stack>, one: string, other: string): boolean {
  const tile = stacks.get(one)?.tile;
  return tile !== undefined && tile === stacks.get(other)?.tile;
}

function seatLines(view: View, seat: Seat, say: Say): string[] {
  const { rack, rackSize, hand, handSize, pileSize, karma } = view.seats[seat]!;
  const mark = view.phase !== 'over' && view.seat === seat ? '>' : ' ';
  const fact = (name: Label, value: string | number) => `${label(name, say)} ${value}`;
  const open = [fact('karma', tally(view)[seat]!.least), fact('pile', pileSize)];
  const own = [
    fact('rack', rack?.join(' ') ?? rackSize),
    fact('hand', hand?.join(' ') ?? handSize),
  ];
  return [
    `${mark} ${seat + 1} ${say(message('sketch.seat', { seat: { seat } }))}   ${open.join('   ')}`,
    `    ${own.join('   ')}`,
    ...(karma.length > 0 ? wrapped(karma.join(' ')).map((line) => `      ${line}`) : []),
  ];
}

function areaLine({ area, seat }: View, say: Say): string[] {
  if (area === null) return [];
  const colour = message(`colour.${area.colour}`);
  const args = { seat: { seat }, colour, value: area.spaces.length };
  return [`  ${say(message('sketch.area', args))}`];
}

/** Breaks a text between words into lines that fit. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 8 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

type Label = 'supply' | 'karma' | 'rack' | 'hand' | 'pile';

const label = (name: Label, say: Say): string => say(message(`sketch.${name}`));
