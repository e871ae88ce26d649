import { type Message, message, type SeatTally, type Tally, type TallyLine } from '@baithak/kernel';

type Say = (message: Message) => string;

/** The score of each seat with its arithmetic. */
export function tallyLines(tally: Tally, say: Say): string[] {
  return tally.flatMap((seat, index) => seatLines(seat, index, say));
}

function seatLines({ lines, least, most }: SeatTally, seat: number, say: Say): string[] {
  const sum = range(least, most);
  return [
    say(message('play.tally-seat', { seat: { seat }, sum })),
    ...lines.map((line) => `  ${say(line.label)}: ${arithmetic(line)}`),
  ];
}

function arithmetic({ terms, least, most }: TallyLine): string {
  const sum = range(least, most);
  if (terms.length < 2) return sum;
  return `${terms.map((term) => term ?? '?').join(' + ')} = ${sum}`;
}

function range(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`;
}
