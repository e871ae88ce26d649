// A slow, plain second reading of Vancana. It shares nothing with the engine on purpose: tests
// hold the two against each other, and a misreading would have to be made twice to go unnoticed.
// Draws by repetition or by the ply cap need the whole game and are not judged here.

type Colour = 'w' | 'b';
/** As in a position string: crown or pawn, upper case for White. */
type Piece = 'C' | 'P' | 'c' | 'p';
type Direction = readonly [right: number, up: number];

interface Scene {
  /** Square name to piece; an empty square is absent. */
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly toMove: Colour;
  readonly home: Readonly<Record<Colour, number>>;
}

const FILES = 'abcde';
const RANKS = '12345';
const PASS = 'pass';
const HOME_TO_WIN = 3;

const NORTH: readonly Direction[] = [
  [-1, 1],
  [0, 1],
  [1, 1],
];
const SIDEWAYS: readonly Direction[] = [
  [-1, 0],
  [1, 0],
];
const SOUTH: readonly Direction[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** `earlier` lists every position that stood on the board before this one in the same game. */
export function legalMoves(position: string, earlier: readonly string[] = []): string[] {
  const scene = readScene(position);
  const seenBefore = earlier.some((old) => loopKey(readScene(old)) === loopKey(scene));
  return legalIn(scene, seenBefore);
}

/** Takes any step, even past a jump: whether the loop right allows it is for `legalMoves` to say. */
export function afterMove(
  position: string,
  move: string,
): { position: string; winner: Colour | 'draw' | null } {
  const before = readScene(position);
  if (!legalIn(before, true).includes(move)) throw new Error(`Not a move here: ${move}`);
  const after = play(before, move);
  return { position: writeScene(after), winner: verdict(after) };
}

export function perft(position: string, depth: number): number {
  return countLeaves(readScene(position), depth);
}

function countLeaves(scene: Scene, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalIn(scene, false);
  if (moves.length === 0) return 1;
  return moves
    .map((move) => countLeaves(play(scene, move), depth - 1))
    .reduce((sum, leaves) => sum + leaves, 0);
}

function legalIn(scene: Scene, freedFromDuty: boolean): string[] {
  if (verdict(scene) !== null) return [];
  const jumps = jumpsOf(scene);
  const steps = stepsOf(scene);
  if (jumps.length + steps.length === 0) return [PASS];
  if (jumps.length > 0 && !freedFromDuty) return jumps.sort();
  return [...jumps, ...steps].sort();
}

function stepsOf(scene: Scene): string[] {
  return reachOf(scene).flatMap(({ from, next }) =>
    isEmpty(scene, next) ? [`${from}-${next}`] : [],
  );
}

function jumpsOf(scene: Scene): string[] {
  return reachOf(scene).flatMap(({ from, next, behind }) => {
    const jumped = next === null ? undefined : scene.pieces.get(next);
    const overEnemy = jumped !== undefined && colourOf(jumped) !== scene.toMove;
    return overEnemy && isEmpty(scene, behind) ? [`${from}x${behind}`] : [];
  });
}

interface Reach {
  readonly from: string;
  readonly next: string | null;
  readonly behind: string | null;
}

/** For each piece of the side to move and each way it may go: the next two squares, if any. */
function reachOf(scene: Scene): Reach[] {
  return [...scene.pieces]
    .filter(([, piece]) => colourOf(piece) === scene.toMove)
    .flatMap(([from, piece]) =>
      directionsOf(piece).map((direction) => {
        const next = neighbour(from, direction);
        return { from, next, behind: next === null ? null : neighbour(next, direction) };
      }),
    );
}

function directionsOf(piece: Piece): readonly Direction[] {
  if (piece === 'P') return NORTH;
  if (piece === 'p') return SOUTH;
  return [...NORTH, ...SIDEWAYS, ...SOUTH];
}

function isEmpty(scene: Scene, square: string | null): boolean {
  return square !== null && !scene.pieces.has(square);
}

function play(scene: Scene, move: string): Scene {
  if (move === PASS) return handOver(scene);
  const from = move.slice(0, 2);
  const to = move.slice(3);
  const piece = scene.pieces.get(from);
  if (piece === undefined) throw new Error(`Nothing stands on ${from}`);
  const pieces = new Map(scene.pieces);
  pieces.delete(from);
  if (move[2] === 'x') flip(pieces, midway(from, to));
  if (isGoal(to, scene.toMove)) return handOver({ ...scene, pieces, home: oneMoreHome(scene) });
  pieces.set(to, piece);
  return handOver({ ...scene, pieces });
}

function flip(pieces: Map<string, Piece>, square: string): void {
  const turned = { C: 'c', c: 'C', P: 'p', p: 'P' } as const;
  const piece = pieces.get(square);
  if (piece === undefined) throw new Error(`Nothing to flip on ${square}`);
  pieces.set(square, turned[piece]);
}

function isGoal(square: string, colour: Colour): boolean {
  return square.endsWith(colour === 'w' ? '5' : '1');
}

function oneMoreHome(scene: Scene): Record<Colour, number> {
  return { ...scene.home, [scene.toMove]: scene.home[scene.toMove] + 1 };
}

function verdict(scene: Scene): Colour | 'draw' | null {
  // The third piece home counts before anything else: it may have been its owner's last one.
  if (scene.home.w >= HOME_TO_WIN) return 'w';
  if (scene.home.b >= HOME_TO_WIN) return 'b';
  const colours = new Set([...scene.pieces.values()].map(colourOf));
  if (!colours.has('b') && colours.has('w')) return 'w';
  if (!colours.has('w') && colours.has('b')) return 'b';
  if (canMove(scene) || canMove(handOver(scene))) return null;
  if (scene.home.w === scene.home.b) return 'draw';
  return scene.home.w > scene.home.b ? 'w' : 'b';
}

function canMove(scene: Scene): boolean {
  return stepsOf(scene).length > 0 || jumpsOf(scene).length > 0;
}

function colourOf(piece: Piece): Colour {
  return piece === 'C' || piece === 'P' ? 'w' : 'b';
}

function handOver(scene: Scene): Scene {
  return { ...scene, toMove: scene.toMove === 'w' ? 'b' : 'w' };
}

function neighbour(square: string, [right, up]: Direction): string | null {
  const file = FILES[FILES.indexOf(square.charAt(0)) + right];
  const rank = RANKS[RANKS.indexOf(square.charAt(1)) + up];
  return file === undefined || rank === undefined ? null : file + rank;
}

function midway(from: string, to: string): string {
  const between = (names: string, at: number) =>
    names.charAt((names.indexOf(from.charAt(at)) + names.indexOf(to.charAt(at))) / 2);
  return between(FILES, 0) + between(RANKS, 1);
}

/** The scores stay out: while the board repeats, nobody can have come home in between. */
function loopKey(scene: Scene): string {
  return writeScene({ ...scene, home: { w: 0, b: 0 } });
}

function readScene(position: string): Scene {
  const [board = '', side, white, black, ...rest] = position.split(' ');
  const rows = board.split('/');
  if (rows.length !== 5 || (side !== 'w' && side !== 'b') || rest.length > 0) {
    throw new Error(`Bad position: ${position}`);
  }
  const pieces = rows.flatMap((row, fromTop) => readRow(row, RANKS.charAt(4 - fromTop)));
  return {
    pieces: new Map(pieces),
    toMove: side,
    home: { w: readScore(white), b: readScore(black) },
  };
}

function readRow(row: string, rank: string): [string, Piece][] {
  const cells = row.replace(/[1-5]/g, (digit) => '.'.repeat(Number(digit)));
  if (!/^[CPcp.]{5}$/.test(cells)) throw new Error(`Bad row: ${row}`);
  return [...FILES].flatMap((file, index): [string, Piece][] => {
    const cell = cells.charAt(index);
    return cell === '.' ? [] : [[file + rank, cell as Piece]];
  });
}

function readScore(text = ''): number {
  if (!/^[0-3]$/.test(text)) throw new Error(`Bad score: ${text}`);
  return Number(text);
}

function writeScene({ pieces, toMove, home }: Scene): string {
  const rows = [...RANKS].reverse().map((rank) =>
    [...FILES]
      .map((file) => pieces.get(file + rank) ?? '.')
      .join('')
      .replace(/\.+/g, (gap) => String(gap.length)),
  );
  return `${rows.join('/')} ${toMove} ${home.w} ${home.b}`;
}
