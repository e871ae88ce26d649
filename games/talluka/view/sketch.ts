import type { Message } from '@baithak/kernel';
import { coloursMessage, sketchFiles, sketchSquares, turnMessage } from '@baithak/panakizhi';
import type { View } from './view.ts';

/** The board as text. An arrow on the edge shows from where the last push came. */
export function sketch(view: View, say: (message: Message) => string): string {
  const { position, last } = view;
  const markIf = (push: string) => (last === push ? push.slice(-1) : ' ');
  const lines = [
    sketchFiles(3, (file) => markIf(`${file}v`)),
    ...sketchSquares(position, {
      left: (rank) => markIf(`${rank}>`),
      right: (rank) => markIf(`${rank}<`),
    }),
    sketchFiles(3, (file) => markIf(`${file}^`)),
    sketchFiles(),
    say(coloursMessage()),
    say(turnMessage(view)),
  ];
  return `${lines.join('\n')}\n`;
}
