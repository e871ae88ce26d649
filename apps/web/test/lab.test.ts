import { catalog, GAME_IDS } from '@baithak/catalog';
import { FastRandom, Fault, type Game, Match, sure, writeMatch } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { labAfter, lineOf } from '../pages/lab/from-match.ts';
import { readLink, writeLink } from '../pages/lab/link.ts';
import {
  isBoardText,
  piecesOf,
  placed,
  readSquares,
  stackText,
  writeSquares,
} from '../pages/lab/squares.ts';
import { Lab, lineAt } from '../pages/lab/tree.ts';

const NEW = { seats: 2, options: {}, steps: [], at: 0 };
const random = () => new FastRandom('lab');
const open = (game: Game) => sure(Lab.open(game, NEW, random()));

/** Plays the first legal moves. */
function playOn(lab: Lab, moves: number): void {
  for (let i = 0; i < moves && lab.acting !== null; i++) lab.play([lab.legal[0]!]);
}

test.each(GAME_IDS)('a link leads back to the same moment of %s', async (id) => {
  const game = await catalog[id].game();
  const lab = open(game);
  playOn(lab, 12);
  const end = lab.position;
  lab.back();
  lab.back();
  const there = sure(Lab.open(game, sure(await readLink(await writeLink(lab.line))), random()));
  expect(there.position).toEqual(lab.position);
  expect(there.legal).toEqual(lab.legal);
  // What follows comes along.
  there.forward();
  there.forward();
  expect(there.position).toEqual(end);
});

/** Each choice of each option, beside the usual ones. */
const choicesOf = (game: Game, seats: number) =>
  game.options(seats).flatMap(({ name, choices }) => choices.map((choice) => ({ [name]: choice })));

test.each(GAME_IDS)(
  'a position of %s opens whatever its players chose, for few and for many',
  async (id) => {
    const game = await catalog[id].game();
    const usual = { seats: 2, options: open(game).options };
    for (const seats of [Math.min(...game.seatCounts), Math.max(...game.seatCounts)]) {
      for (const options of choicesOf(game, seats)) {
        const lab = sure(Lab.open(game, { ...NEW, seats, options }, random()));
        playOn(lab, 5);
        const { position } = lab;
        const there = sure(Lab.open(game, lineAt(game, position, usual), random()));
        expect(there.position, JSON.stringify(options)).toEqual(position);
        // Where it fits, what was chosen is kept.
        expect(lineAt(game, position, lab)).toMatchObject({ seats, options });
      }
    }
  },
);

test('a position that fits nothing is refused for what was chosen', async () => {
  const game = await catalog.parikrama.game();
  const line = lineAt(game, { nonsense: 1 }, { seats: 3, options: { mode: 'full' } });
  expect(line).toMatchObject({ seats: 3, options: { mode: 'full' } });
  expect(Lab.open(game, line, random())).toMatchObject({ code: 'position-unknown' });
});

test.each(GAME_IDS)('a match of %s can be branched anywhere', async (id) => {
  const game = await catalog[id].game();
  const match = sure(Match.open(game, { seats: 2, options: {}, names: ['A', 'B'], seed: 'x' }));
  match.deal();
  for (let turn = 0; turn < 6 && match.turn.kind === 'seat'; turn++) {
    const { seat } = match.turn;
    const lab = sure(Lab.open(game, lineOf(match, Number.MAX_SAFE_INTEGER), random()));
    const moves: string[] = [];
    while (lab.acting === seat && !(moves.length > 0 && lab.isDrawn)) {
      moves.push(lab.legal[0]!);
      lab.play([moves.at(-1)!]);
    }
    sure(match.decide(seat, moves));
  }
  const path = await labAfter(writeMatch(match), game, match.decisions.length);
  const lab = sure(Lab.open(game, sure(await readLink(String(path).split('#')[1]!)), random()));
  expect(lab.position).toEqual(game.writePosition(match.stateAfter(match.entries.length)));
  expect(lab.names).toEqual(['A', 'B']);
  while (lab.current.parent !== null) lab.back();
  lab.play([lab.legal.at(-1)!]);
  expect(lab.root.children.length).toBe(lab.current.parent!.children.length);
  expect(lab.path.length).toBe(2);
});

test('the same move leads to the same moment, another one to a variation, and it can be removed', async () => {
  const lab = open(await catalog.vancana.game());
  lab.play(['b2-b3']);
  const first = lab.current;
  lab.back();
  lab.play(['b2-b3']);
  expect(lab.current).toBe(first);
  lab.back();
  lab.play(['c2-c3']);
  expect(lab.root.children.length).toBe(2);
  lab.remove();
  expect(lab.root.children).toEqual([first]);
});

test('of several moves all are made, or none', async () => {
  const lab = open(await catalog.vancana.game());
  expect(lab.play(['b2-b3', 'nonsense'])).toBeInstanceOf(Fault);
  expect(lab.current).toBe(lab.root);
});

test('something else can be drawn for the same move', async () => {
  const lab = open(await catalog.jaipur.game());
  lab.play([lab.legal.find((move) => /^\+[^K]$/.test(move))!]);
  expect(lab.isDrawn).toBe(true);
  for (let i = 0; i < 8; i++) lab.redraw();
  const steps = lab.root.children.map(({ step }) => step);
  expect(steps.length).toBe(9);
  expect(new Set(steps).size).toBeGreaterThan(1);
});

test.each(['', 'x', 'AAAA', '☃', 'a'.repeat(200_000)])(
  'a damaged link is refused: %.10s',
  async (text) => {
    expect(await readLink(text)).toMatchObject({ code: 'lab-link' });
  },
);

test.each([
  { ...NEW, seats: 9 },
  { ...NEW, options: { layout: 'nowhere' } },
  { ...NEW, position: 'nonsense' },
  { ...NEW, steps: ['b2-b3', 'b2-b3'] },
  { ...NEW, steps: ['b2-b3 : K'] },
])('a line that the rules refuse is a fault: %j', async (line) => {
  expect(Lab.open(await catalog.vancana.game(), line, random())).toBeInstanceOf(Fault);
});

test.each(['talluka', 'vancana', 'srrakk'] as const)('pieces of %s can be placed', async (id) => {
  const game = await catalog[id].game();
  const lab = open(game);
  const text = lab.position;
  if (!isBoardText(text)) throw new Error('no board');
  expect(writeSquares(readSquares(text))).toBe(text);
  expect(piecesOf(text).length).toBe(id === 'vancana' ? 4 : 2);
  const hasStacks = !(game.readPosition(stackText(text), lab.options, 2) instanceof Fault);
  expect(hasStacks).toBe(id === 'srrakk');
  const [piece] = piecesOf(text);
  const { cells, fields } = readSquares(text);
  const changed = { cells: { ...cells, c3: placed('', piece!, hasStacks) }, fields };
  expect(readSquares(writeSquares(changed))).toEqual(changed);
  expect(placed('wb', null, true)).toBe('w');
  expect(placed('w', 'b', true)).toBe('wb');
  expect(placed('W', 'B', false)).toBe('B');
});
