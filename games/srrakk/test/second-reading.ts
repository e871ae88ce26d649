// A slow, plain second reading of Srrakk. It shares nothing with the engine on purpose: tests
// hold the two against each other, and a misreading would have to be made twice to go unnoticed.
// Draws by repetition or by the ply cap need the whole game and are not judged here.

type Colour = 'w' | 'b';
/** Bottom to top, never empty. */
type Stack = readonly Colour[];

interface Scene {
  /** Square name to stack; an empty square is absent. */
  readonly stacks: ReadonlyMap<string, Stack>;
  readonly toMove: Colour;
}

const FILES = 'abcde';
const RANKS = '12345';
const SQUARES = [...RANKS].flatMap((rank) => [...FILES].map((file) => file + rank));
const PASS = 'pass';
const FULL_HEIGHT = 4;

export function legalMoves(position: string): string[] {
  return legalIn(readScene(position));
}

export function afterMove(
  position: string,
  move: string,
): { position: string; winner: Colour | 'draw' | null } {
  const before = readScene(position);
  if (!legalIn(before).includes(move)) throw new Error(`Not a move here: ${move}`);
  const after = play(before, move);
  return { position: writeScene(after), winner: verdict(after) };
}

export function perft(position: string, depth: number): number {
  return countLeaves(readScene(position), depth);
}

function countLeaves(scene: Scene, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalIn(scene);
  if (moves.length === 0) return 1;
  return moves
    .map((move) => countLeaves(play(scene, move), depth - 1))
    .reduce((sum, leaves) => sum + leaves, 0);
}

function legalIn(scene: Scene): string[] {
  if (verdict(scene) !== null) return [];
  const moves = movesOf(scene);
  return moves.length > 0 ? moves : [PASS];
}

function movesOf(scene: Scene): string[] {
  return [...scene.stacks]
    .filter(([, stack]) => ownerOf(stack) === scene.toMove)
    .flatMap(([from, stack]) => [
      ...slidesFrom(scene, from),
      ...jumpsFrom(scene, from, stack),
      ...shedsFrom(scene, from, stack),
    ])
    .sort();
}

function slidesFrom(scene: Scene, from: string): string[] {
  return emptyBeside(scene, from).map((to) => `${from}-${to}`);
}

function jumpsFrom(scene: Scene, from: string, jumper: Stack): string[] {
  return SQUARES.filter((to) => {
    const over = midway(from, to);
    const landing = scene.stacks.get(to);
    if (over === null || !scene.stacks.has(over) || landing === undefined) return false;
    return landing.length <= jumper.length && landing.length + jumper.length <= FULL_HEIGHT;
  }).map((to) => `${from}x${to}`);
}

function shedsFrom(scene: Scene, from: string, stack: Stack): string[] {
  if (stack.length < 2) return [];
  const staysOwn = ownerOf(stack.slice(0, -1)) === scene.toMove;
  return emptyBeside(scene, from).flatMap((first) => {
    const seconds = staysOwn
      ? emptyBeside(scene, first).filter((second) => areDiagonal(from, second))
      : [];
    return [`${from}/${first}`, ...seconds.map((second) => `${from}/${first}/${second}`)];
  });
}

function emptyBeside(scene: Scene, square: string): string[] {
  return SQUARES.filter((other) => areBeside(square, other) && !scene.stacks.has(other));
}

function play(scene: Scene, move: string): Scene {
  if (move === PASS) return handOver(scene);
  const stacks = new Map(scene.stacks);
  const from = move.slice(0, 2);
  const to = move.slice(3, 5);
  const second = move.slice(6);
  if (move[2] === '/') {
    moveTop(stacks, from, to);
    if (second !== '') moveTop(stacks, from, second);
  } else {
    if (move[2] === 'x') flipTop(stacks, midway(from, to));
    putOn(stacks, to, takeAll(stacks, from));
  }
  return handOver({ ...scene, stacks });
}

function takeAll(stacks: Map<string, Stack>, square: string): Stack {
  const stack = stacks.get(square);
  if (stack === undefined) throw new Error(`Nothing stands on ${square}`);
  stacks.delete(square);
  return stack;
}

function putOn(stacks: Map<string, Stack>, square: string, arriving: Stack): void {
  const stack = [...(stacks.get(square) ?? []), ...arriving];
  if (stack.length > 0) stacks.set(square, stack);
}

function moveTop(stacks: Map<string, Stack>, from: string, to: string): void {
  const stack = takeAll(stacks, from);
  putOn(stacks, from, stack.slice(0, -1));
  putOn(stacks, to, stack.slice(-1));
}

function flipTop(stacks: Map<string, Stack>, square: string | null): void {
  if (square === null) throw new Error('A jump leaps exactly one stack');
  const stack = takeAll(stacks, square);
  putOn(stacks, square, [...stack.slice(0, -1), other(ownerOf(stack))]);
}

function verdict(scene: Scene): Colour | 'draw' | null {
  const tower = [...scene.stacks.values()].find((stack) => stack.length >= FULL_HEIGHT);
  if (tower !== undefined) return ownerOf(tower);
  const stuck = movesOf(scene).length === 0 && movesOf(handOver(scene)).length === 0;
  return stuck ? 'draw' : null;
}

function ownerOf(stack: Stack): Colour {
  const top = stack.at(-1);
  if (top === undefined) throw new Error('An empty stack belongs to nobody');
  return top;
}

function other(colour: Colour): Colour {
  return colour === 'w' ? 'b' : 'w';
}

function handOver(scene: Scene): Scene {
  return { ...scene, toMove: other(scene.toMove) };
}

/** How far apart two squares are, along the files and along the ranks. */
function distances(one: string, two: string): [files: number, ranks: number] {
  const gap = (names: string, at: number) =>
    Math.abs(names.indexOf(one.charAt(at)) - names.indexOf(two.charAt(at)));
  return [gap(FILES, 0), gap(RANKS, 1)];
}

function areBeside(one: string, two: string): boolean {
  const [files, ranks] = distances(one, two);
  return files + ranks === 1;
}

function areDiagonal(one: string, two: string): boolean {
  const [files, ranks] = distances(one, two);
  return files === 1 && ranks === 1;
}

/** The square a straight jump between these two leaps, or null when they are no jump apart. */
function midway(from: string, to: string): string | null {
  const [files, ranks] = distances(from, to);
  if (files + ranks !== 2 || files === ranks) return null;
  return SQUARES.find((square) => areBeside(from, square) && areBeside(square, to)) ?? null;
}

function readScene(position: string): Scene {
  const [board = '', side, ...rest] = position.split(' ');
  const rows = board.split('/');
  if (rows.length !== 5 || (side !== 'w' && side !== 'b') || rest.length > 0) {
    throw new Error(`Bad position: ${position}`);
  }
  const stacks = rows.flatMap((row, fromTop) => readRow(row, RANKS.charAt(4 - fromTop)));
  return { stacks: new Map(stacks), toMove: side };
}

function readRow(row: string, rank: string): [string, Stack][] {
  const spread = row.replace(/[1-5]/g, (digit) => '.'.repeat(Number(digit)));
  const cells = spread.match(/\.|[wb]|\([wb]{2,4}\)/g) ?? [];
  if (cells.length !== 5 || cells.join('') !== spread) throw new Error(`Bad row: ${row}`);
  return cells.flatMap((cell, index): [string, Stack][] => {
    const stack = [...cell].filter((sign) => sign === 'w' || sign === 'b');
    return stack.length === 0 ? [] : [[FILES.charAt(index) + rank, stack]];
  });
}

function writeScene(scene: Scene): string {
  const rows = [...RANKS].reverse().map((rank) =>
    [...FILES]
      .map((file) => writeStack(scene.stacks.get(file + rank) ?? []))
      .join('')
      .replace(/\.+/g, (gap) => String(gap.length)),
  );
  return `${rows.join('/')} ${scene.toMove}`;
}

function writeStack(stack: readonly Colour[]): string {
  if (stack.length === 0) return '.';
  return stack.length === 1 ? stack.join('') : `(${stack.join('')})`;
}
