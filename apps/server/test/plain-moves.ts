/** Moves for `plain-client.ts`, made up from a view as the READMEs of the two games explain it. */

const FILES = [...'abcde'];
const SIZE = FILES.length;

interface TallukaView {
  position: string;
  history: string[] | null;
  repetition: string;
  mustPass: boolean;
}

/** Rows from the top, one letter a square and a point where it is empty. */
function boardOf(position: string): string[][] {
  const [rows = ''] = position.split(' ');
  return rows
    .split('/')
    .map((row) => [...row.replace(/\d/g, (digit) => '.'.repeat(Number(digit)))]);
}

const written = (board: string[][], side: string) =>
  `${board
    .map((row) => row.join('').replace(/\.+/g, (run) => String(run.length)))
    .join('/')} ${side}`;

/** The squares of a line as a push meets them, as [row from the top, column]. */
function squaresOf(line: string, direction: string): [number, number][] {
  const column = FILES.indexOf(line);
  const squares = Array.from({ length: SIZE }, (_, i): [number, number] =>
    column < 0 ? [SIZE - Number(line), i] : [i, column],
  );
  return direction === '<' || direction === '^' ? squares.reverse() : squares;
}

/** The board after a push, or `null` if the rules T5 to T8 forbid it. */
function pushed(board: string[][], move: string, own: string): string[][] | null {
  const squares = squaresOf(move[0]!, move[1]!);
  const at = ([row, column]: [number, number]) => board[row]![column]!;
  const from = squares.findIndex((square) => at(square) !== '.');
  if (from < 0 || at(squares[from]!) !== own) return null;
  const gap = squares.findIndex((square, i) => i > from && at(square) === '.');
  if (gap - from < 2) return null;
  const after = board.map((row) => [...row]);
  for (let i = gap; i > from; i--) {
    const [row, column] = squares[i]!;
    after[row]![column] = at(squares[i - 1]!);
  }
  const [row, column] = squares[from]!;
  after[row]![column] = '.';
  return after;
}

/** All legal pushes. Those that leave the most pawns side by side come first, so that the game ends soon. */
export function tallukaMoves(view: unknown, seat: number): string[] {
  const { position, history, repetition, mustPass } = view as TallukaView;
  if (mustPass) return ['pass'];
  const own = seat === 0 ? 'W' : 'B';
  const board = boardOf(position);
  const earlier = new Set(repetition === 'forbidden' ? history : []);
  const lines = [...FILES.flatMap((file) => [`${file}^`, `${file}v`])];
  for (let rank = 1; rank <= SIZE; rank++) lines.push(`${rank}<`, `${rank}>`);
  return lines
    .flatMap((move) => {
      const after = pushed(board, move, own);
      if (!after || earlier.has(written(after, seat === 0 ? 'b' : 'w'))) return [];
      return { move, longest: longestRun(after, own) };
    })
    .sort((a, b) => b.longest - a.longest)
    .map(({ move }) => move);
}

function longestRun(board: string[][], own: string): number {
  const columns = board.map((_, i) => board.map((row) => row[i]!));
  const lines = [...board, ...columns].map((line) => line.join(''));
  const runs = lines.flatMap((line) => line.match(new RegExp(`${own}+`, 'g')) ?? []);
  return Math.max(...runs.map((run) => run.length));
}

interface JaipurView {
  market: string;
  seats: { hand: string | null; herd: number | null }[];
}

const GOODS = [...'DGSCPL'];
const MOST_IN_HAND = 7;

/** Some legal moves: the largest sale, swaps for two camels, a single good, the camels. */
export function jaipurMoves(view: unknown, seat: number): string[] {
  const { market, seats } = view as JaipurView;
  const { hand, herd } = seats[seat]!;
  if (hand === null || herd === null) throw new Error('my own hand is hidden');
  const count = (cards: string, letter: string) => cards.split(letter).length - 1;
  const sales = GOODS.map((good) => ({ good, held: count(hand, good) }))
    .filter(({ good, held }) => held >= ('DGS'.includes(good) ? 2 : 1))
    .sort((a, b) => b.held - a.held)
    .map(({ good, held }) => `-${good.repeat(held)}`);
  const offered = GOODS.flatMap((good) => good.repeat(count(market, good)).split(''));
  const room = MOST_IN_HAND - hand.length;
  const swaps =
    herd >= 2 && room >= 2 && offered.length >= 2 ? [`+${offered.slice(0, 2).join('')}-KK`] : [];
  const takes = room >= 1 ? [...new Set(offered)].map((good) => `+${good}`) : [];
  const camels = market.includes('K') ? ['+K'] : [];
  const large = sales.filter((sale) => sale.length > 3);
  return [...large, ...swaps, ...takes, ...camels, ...sales];
}
