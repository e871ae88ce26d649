import { type Message, message, type Seat } from '@baithak/kernel';
import { wayMessage } from '@baithak/panakizhi';
import type { Direction } from '../rules/board.ts';
import { lineMessage, WAYS } from '../words/speech.ts';

/** The last push, as the seat at the bottom sees it. */
export function deedMessage(text: string, seat: Seat, near: Seat, four: boolean): Message {
  return message('board.deed', {
    seat: { seat },
    line: lineMessage(text[0]!),
    way: wayMessage(WAYS[text[1] as Direction], near),
    four: four ? 'yes' : 'no',
  });
}

/** A push as a command: “Push column b up”. */
export function pushMessage(text: string, near: Seat): Message {
  return message('board.push-now', {
    line: lineMessage(text[0]!),
    way: wayMessage(WAYS[text[1] as Direction], near),
  });
}
