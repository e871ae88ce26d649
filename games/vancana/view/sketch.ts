import { type Message, message, sure } from '@baithak/kernel';
import { FILES, SIZE } from '@baithak/panakizhi';
import { parsePosition } from '../position/position.ts';
import type { View } from './view.ts';

const RULER = `    ${'+---'.repeat(SIZE)}+`;

/** The board as text; White's pieces are capitals, and below stands what each has brought home. */
export function sketch(view: View, say: (message: Message) => string): string {
  const ranks = view.position.split(' ')[0]!.split('/');
  const lines = [
    ...ranks.flatMap((rank, i) => [RULER, rankLine(rank, String(SIZE - i))]),
    RULER,
    `    ${FILES.map((file) => `  ${file} `).join('')}`.trimEnd(),
    homeLine(view, say),
    say(turnMessage(view)),
  ];
  return `${lines.join('\n')}\n`;
}

function rankLine(rank: string, name: string): string {
  const cells = rank.replace(/\d/g, (empties) => ' '.repeat(Number(empties)));
  return ` ${name}  |${[...cells].map((cell) => ` ${cell} |`).join('')}`;
}

function homeLine(view: View, say: (message: Message) => string): string {
  const { whiteHome, blackHome } = sure(parsePosition(view.position));
  const white = { seat: { seat: 0 }, pieces: 'C P', count: whiteHome };
  const black = { seat: { seat: 1 }, pieces: 'c p', count: blackHome };
  return [white, black].map((args) => say(message('sketch.home', args))).join('   ');
}

function turnMessage(view: View): Message {
  if (view.last === null) return message('sketch.start', { ply: view.ply });
  return message('sketch.last', { ply: view.ply, move: view.last });
}
