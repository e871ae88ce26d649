import { type Message, message, sure } from '@baithak/kernel';
import { sketchFiles, sketchSquares, turnMessage } from '@baithak/panakizhi';
import { parsePosition } from '../position/position.ts';
import type { View } from './view.ts';

/** The board as text, and below it how many pieces are home. White's pieces are capitals. */
export function sketch(view: View, say: (message: Message) => string): string {
  const { whiteHome, blackHome } = sure(parsePosition(view.position));
  const homes = [
    { seat: { seat: 0 }, pieces: 'C P', count: whiteHome },
    { seat: { seat: 1 }, pieces: 'c p', count: blackHome },
  ];
  const lines = [
    ...sketchSquares(view.position),
    sketchFiles(),
    homes.map((args) => say(message('sketch.home', args))).join('   '),
    say(turnMessage(view)),
  ];
  return `${lines.join('\n')}\n`;
}
