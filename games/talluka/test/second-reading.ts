// A slow, plain second reading of Talluka. It shares nothing with the engine on purpose: tests
// hold the two against each other, and a misreading would have to be made twice to go unnoticed.

type Colour = 'w' | 'b';

interface Scene {
  /** Square name to colour; an empty square is absent. */
  readonly pieces: ReadonlyMap<string, Colour>;
  readonly toMove: Colour;
}

const FILES = ['a', 'b', 'c', 'd', 'e'];
const RANKS = ['1', '2', '3', '4', '5'];
const PASS = 'pass';

const ROWS = RANKS.map((rank) => FILES.map((file) => file + rank));
const COLUMNS = FILES.map((file) => RANKS.map((rank) => file + rank));

/** Every push there could be, with its five squares in the order in which it runs over them. */
const PATHS: ReadonlyMap<string, readonly string[]> = new Map([
  ...ROWS.flatMap((squares, index): [string, string[]][] => [
    [`${RANKS[index]}>`, squares],
    [`${RANKS[index]}<`, squares.toReversed()],
  ]),
  ...COLUMNS.flatMap((squares, index): [string, string[]][] => [
    [`${FILES[index]}^`, squares],
    [`${FILES[index]}v`, squares.toReversed()],
  ]),
]);

export function legalMoves(position: string, earlier?: readonly string[]): string[] {
  return legalIn(readScene(position), new Set(earlier?.map(tidy) ?? []));
}

export function afterMove(
  position: string,
  push: string,
): { position: string; winner: Colour | null } {
  const before = readScene(position);
  const after = play(before, push);
  return { position: writeScene(after), winner: winnerAfter(after, before.toMove) };
}

export function perft(position: string, depth: number): number {
  return countLeaves(readScene(position), depth);
}

function countLeaves(scene: Scene, depth: number): number {
  if (depth === 0) return 1;
  const pushes = legalIn(scene, new Set());
  if (pushes.length === 0) return 1;
  return pushes
    .map((push) => countLeaves(play(scene, push), depth - 1))
    .reduce((sum, leaves) => sum + leaves, 0);
}

function legalIn(scene: Scene, earlier: ReadonlySet<string>): string[] {
  if (hasFour(scene, 'w') || hasFour(scene, 'b')) return [];
  const pushes = pushesOf(scene, earlier);
  if (pushes.length > 0) return pushes;
  // The other side is stuck too if everything it could push is forbidden: were the ban left out
  // of this question, both sides could pass to each other until the ply cap.
  return pushesOf(handOver(scene), earlier).length > 0 ? [PASS] : [];
}

function pushesOf(scene: Scene, earlier: ReadonlySet<string>): string[] {
  return [...PATHS.keys()]
    .filter((push) => runOf(scene, push) !== null)
    .filter((push) => earlier.size === 0 || !earlier.has(writeScene(play(scene, push))))
    .sort();
}

/** The squares of the pieces this push would move, nearest to the edge first, or null. */
function runOf(scene: Scene, push: string): string[] | null {
  const path = PATHS.get(push);
  if (path === undefined) return null;
  const occupied = path.map((square) => scene.pieces.has(square));
  const first = occupied.indexOf(true);
  const nearest = path[first];
  if (nearest === undefined || scene.pieces.get(nearest) !== scene.toMove) return null;
  const room = occupied.indexOf(false, first);
  const hitsTheEdge = room === -1;
  if (hitsTheEdge) return null;
  const bumpsIntoNothing = room - first < 2;
  return bumpsIntoNothing ? null : path.slice(first, room);
}

function play(scene: Scene, push: string): Scene {
  if (push === PASS) return handOver(scene);
  const run = runOf(scene, push);
  if (run === null) throw new Error(`Not a push here: ${push} in ${writeScene(scene)}`);
  const path = PATHS.get(push) ?? [];
  const still = [...scene.pieces].filter(([square]) => !run.includes(square));
  const moved = run.map((square): [string, Colour] => [
    path[path.indexOf(square) + 1] as string,
    scene.pieces.get(square) as Colour,
  ]);
  return handOver({ ...scene, pieces: new Map([...still, ...moved]) });
}

function winnerAfter(scene: Scene, pusher: Colour): Colour | null {
  // The opponent is asked first: with a line for each, the pusher loses.
  if (hasFour(scene, other(pusher))) return other(pusher);
  return hasFour(scene, pusher) ? pusher : null;
}

function hasFour(scene: Scene, colour: Colour): boolean {
  return [...ROWS, ...COLUMNS].some((line) => {
    const mine = line.map((square) => scene.pieces.get(square) === colour);
    return mine.slice(0, 4).every(Boolean) || mine.slice(1).every(Boolean);
  });
}

function other(colour: Colour): Colour {
  return colour === 'w' ? 'b' : 'w';
}

function handOver(scene: Scene): Scene {
  return { ...scene, toMove: other(scene.toMove) };
}

function tidy(position: string): string {
  return writeScene(readScene(position));
}

function readScene(position: string): Scene {
  const [board = '', side = ''] = position.split(' ');
  const rows = board.split('/');
  if (rows.length !== 5 || (side !== 'w' && side !== 'b')) throw new Error(`Bad: ${position}`);
  const pieces = rows.flatMap((row, fromTop) => readRow(row, ROWS[4 - fromTop] ?? []));
  return { pieces: new Map(pieces), toMove: side };
}

function readRow(row: string, squares: readonly string[]): [string, Colour][] {
  const cells = row.replace(/[1-5]/g, (digit) => '.'.repeat(Number(digit)));
  if (!/^[WB.]{5}$/.test(cells)) throw new Error(`Bad row: ${row}`);
  return squares.flatMap((square, index): [string, Colour][] => {
    const cell = cells[index];
    return cell === '.' ? [] : [[square, cell === 'W' ? 'w' : 'b']];
  });
}

function writeScene(scene: Scene): string {
  const rows = ROWS.toReversed().map((squares) =>
    squares
      .map((square) => scene.pieces.get(square)?.toUpperCase() ?? '.')
      .join('')
      .replace(/\.+/g, (gap) => String(gap.length)),
  );
  return `${rows.join('/')} ${scene.toMove}`;
}
