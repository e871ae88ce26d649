import { type Message, message } from '@baithak/kernel';
import { FILES, SIZE } from '@baithak/panakizhi';
import type { View } from './view.ts';

/**
 * The board as text. The last push stands as an arrow outside its line, on the edge it was pushed
 * from, where the eye looks for what came in.
 */
export function sketch(view: View, say: (message: Message) => string): string {
  const ranks = view.position.split(' ')[0]!.split('/');
  const lines = [
    edge((file) => (view.last === `${file}v` ? 'v' : ' ')),
    ...ranks.flatMap((rank, i) => [RULER, rankLine(view, rank, String(SIZE - i))]),
    RULER,
    edge((file) => (view.last === `${file}^` ? '^' : ' ')),
    edge((file) => file),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n${legend(view, say)}\n`;
}

const RULER = `    ${'+---'.repeat(SIZE)}+`;

function edge(mark: (file: string) => string): string {
  return `    ${FILES.map((file) => `  ${mark(file)} `).join('')}`;
}

function rankLine(view: View, rank: string, name: string): string {
  const cells = rank.replace(/\d/g, (empties) => ' '.repeat(Number(empties)));
  const left = view.last === `${name}>` ? '>' : ' ';
  const right = view.last === `${name}<` ? '<' : ' ';
  return ` ${name}${left} |${[...cells].map((cell) => ` ${cell} |`).join('')} ${right}`;
}

function legend(view: View, say: (message: Message) => string): string {
  const colours = say(message('sketch.colours', { white: { seat: 0 }, black: { seat: 1 } }));
  const last = view.last === null ? 'sketch.start' : 'sketch.last';
  const state = say(message(last, { ply: view.ply, move: view.last ?? '' }));
  return `${colours}\n${state}`;
}
