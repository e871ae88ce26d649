import { type Message, message } from '@baithak/kernel';
import { FILES, SIZE } from '@baithak/panakizhi';
import type { View } from './view.ts';

const RULER = `    ${'+------'.repeat(SIZE)}+`;

/**
 * The board as text. A stack is written from its bottom to its top, which is a capital letter; what
 * the view does not show of it is a `?`.
 */
export function sketch(view: View, say: (message: Message) => string): string {
  const ranks = view.position.split(' ')[0]!.split('/');
  const lines = [
    ...ranks.flatMap((rank, i) => [RULER, rankLine(rank, String(SIZE - i))]),
    RULER,
    `    ${FILES.map((file) => `   ${file}   `).join('')}`.trimEnd(),
    say(message('sketch.colours', { white: { seat: 0 }, black: { seat: 1 } })),
    say(message('sketch.order')),
    say(turnMessage(view)),
  ];
  return `${lines.join('\n')}\n`;
}

function rankLine(rank: string, name: string): string {
  const cells = [...rank.matchAll(/\d|\(.*?\)|[wb]/g)].flatMap(([text]) => cellsOf(text));
  return ` ${name}  |${cells.join('|')}|`;
}

/** A digit stands for so many empty squares. */
function cellsOf(text: string): string[] {
  if (/\d/.test(text)) return new Array<string>(Number(text)).fill(' '.repeat(6));
  const stack = text.replace(/[()]/g, '');
  const shown = ` ${stack.slice(0, -1)}${stack.slice(-1).toUpperCase()}`;
  return [(stack.length < 3 ? ` ${shown}` : shown).padEnd(6)];
}

function turnMessage(view: View): Message {
  if (view.last === null) return message('sketch.start', { ply: view.ply });
  return message('sketch.last', { ply: view.ply, move: view.last });
}
