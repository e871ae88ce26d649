import { type Message, message, type Seat } from '@baithak/kernel';
import { tileParts } from '../position/notation.ts';
import { tally } from './tally.ts';
import type { View } from './view.ts';

type Say = (message: Message) => string;

const FILES = 'abcdefghijklmn';
const WIDTH = 80;

/** What is seen of a space from above: colour and height, and which tile is on top. */
interface Top {
  readonly colour: string;
  readonly height: number;
  readonly tile: number;
}

/** The temple from above as text, four letters a space; below it the seats. */
export function sketch(view: View, say: Say): string {
  const tops = topsOf(view);
  const monks = new Map(view.seats.map(({ monk }, seat) => [monk, seat]));
  const lines: string[] = [];
  for (let rank = view.ranks; rank >= 1; rank--) {
    lines.push(rankLine(view, tops, monks, rank));
    if (rank > 1) lines.push(betweenLine(view, tops, rank));
  }
  const files = [...FILES.slice(0, view.files)].map((file) => ` ${file}   `).join('');
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

function topsOf(view: View): Map<string, Top> {
  const tops = new Map<string, Top>();
  view.tiles.forEach((text, tile) => {
    const [colours, ...spaces] = tileParts(text);
    spaces.forEach((space, half) => {
      const height = (tops.get(space)?.height ?? 0) + 1;
      tops.set(space, { colour: colours[half]!, height, tile });
    });
  });
  return tops;
}

function rankLine(
  { files }: View,
  tops: ReadonlyMap<string, Top>,
  monks: ReadonlyMap<string | null, Seat>,
  rank: number,
): string {
  const cells = [...FILES.slice(0, files)].map((file, i) => {
    const space = `${file}${rank}`;
    const monk = monks.get(space);
    const cell = `${cellText(tops.get(space))}${monk === undefined ? '' : `@${monk + 1}`}`;
    return cell.padEnd(4) + (isOneTile(tops, space, `${FILES[i + 1]}${rank}`) ? '=' : ' ');
  });
  return `${String(rank).padStart(2)} ${cells.join('')}`;
}

/** Between two ranks only tiles that point up are to be seen. */
function betweenLine({ files }: View, tops: ReadonlyMap<string, Top>, rank: number): string {
  const cells = [...FILES.slice(0, files)].map((file) =>
    isOneTile(tops, `${file}${rank}`, `${file}${rank - 1}`) ? ' |   ' : '     ',
  );
  return `   ${cells.join('')}`;
}

function cellText(top: Top | undefined): string {
  return top === undefined ? ' .' : `${top.colour}${top.height}`;
}

function isOneTile(tops: ReadonlyMap<string, Top>, one: string, other: string): boolean {
  const tile = tops.get(one)?.tile;
  return tile !== undefined && tile === tops.get(other)?.tile;
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

/** Lines that are short enough, broken between words. */
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
