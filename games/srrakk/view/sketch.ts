import { type Message, message } from '@baithak/kernel';
import { coloursMessage, sketchFiles, sketchSquares, turnMessage } from '@baithak/panakizhi';
import type { View } from './view.ts';

const WIDTH = 6;

/**
 * The board as text. A stack is written from bottom to top with its top as a capital letter; a `?`
 * stands for what the view does not show.
 */
export function sketch(view: View, say: (message: Message) => string): string {
  const lines = [
    ...sketchSquares(view.position, { width: WIDTH, cell: stackCell }),
    sketchFiles(WIDTH),
    say(coloursMessage()),
    say(message('sketch.order')),
    say(turnMessage(view)),
  ];
  return `${lines.join('\n')}\n`;
}

function stackCell(stack: string): string {
  const indent = stack.length < 3 ? '  ' : ' ';
  return `${indent}${stack.slice(0, -1)}${stack.slice(-1).toUpperCase()}`.padEnd(WIDTH);
}
