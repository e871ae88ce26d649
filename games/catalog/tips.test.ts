import {
  CHANCE,
  FastRandom,
  type Game,
  type GameEvent,
  type Json,
  legalMoves,
  OVER,
  read,
  readOptions,
  sure,
} from '@baithak/kernel';
import { type LessonTip, tipFor } from '@baithak/kernel/lesson';
import { expect, test } from 'vitest';
import { catalog } from './generated/doors.ts';

const SEATS = 2;
/** Decisions in one game, and games that are tried. */
const LONGEST = 1_000;
const MOST_GAMES = 60;

/** What hardly ever happens by chance: a position, and moves from there. */
const RARE: Readonly<Record<string, readonly (readonly [Json, string])[]>> = {
  talluka: [
    ['WB3/5/5/5/WB3 w', '5>'],
    ['BW3/5/5/5/BW3 b', '5>'],
  ],
  vancana: [
    ['5/2Cc1/2c2/5/5 w 0 0', 'c4xc2 d4xb2 c2xc4 b2xd4 c4-b4'],
    ['5/5/2C2/2cC1/5 b 0 0', 'c2xc4 d2xb4 c4xc2 b4xd2 c2-b2'],
  ],
  srrakk: [
    ['(ww)(bb)3/(bb)4/5/5/5 w', ''],
    ['(bb)(ww)3/(ww)4/5/5/5 b', ''],
  ],
  ananda: [0, 1].map((seat) => [
    { tiles: [['rv', 'e5', 'f5']], seats: [{ monk: 'e5' }, { monk: 'f5' }], seat },
    '',
  ]),
};

/** The tips that there is a reason for in a game of random moves, each with the seat that hears it. */
function* told(
  game: Game,
  tips: readonly LessonTip[],
  start: unknown,
  seed: string,
  opening: readonly string[] = [],
): Generator<string> {
  const random = new FastRandom(seed);
  const state = game.copy(start as object);
  let [news, events]: [GameEvent[], GameEvent[]] = [[], []];
  let last = OVER;
  const tell = (event: GameEvent) => events.push(event);
  for (let n = 0; n < LONGEST && game.status(state) !== OVER; n++) {
    const seat = game.status(state);
    if (seat === CHANCE) {
      game.resolve(state, game.draw(state, random), tell);
    } else {
      // What a seat decides in one go is one piece of news.
      if (seat !== last) [news, events] = [events, []];
      const legal = legalMoves(game, state);
      const sight = {
        seat,
        legal,
        events: news.flatMap((event) => game.witness(event, seat) ?? []),
      };
      for (const tip of tips) if (tipFor([tip], [], sight)) yield `${tip.id} ${seat}`;
      const move = opening[n] ?? legal[random.below(legal.length)]!;
      game.play(state, sure(read(game, state, move)), tell);
    }
    last = seat;
  }
}

const taught = Object.entries(catalog).filter(([, { lesson }]) => lesson !== undefined);

test.each(taught)('every tip of %s can be heard at either seat', async (id, doors) => {
  const game: Game = await doors.game();
  const { tips } = await doors.lesson!.lesson();
  const options = sure(readOptions(game, {}, SEATS));
  const missing = new Set(tips.flatMap((tip) => [`${tip.id} 0`, `${tip.id} 1`]));
  const hear = (...game: Parameters<typeof told>) => {
    for (const each of told(...game)) missing.delete(each);
  };
  for (const [position, moves] of RARE[id] ?? []) {
    const start = sure(game.readPosition(position, options, SEATS));
    hear(
      game,
      tips,
      start,
      id,
      moves.split(' ').filter((move) => move !== ''),
    );
  }
  for (let n = 0; n < MOST_GAMES && missing.size > 0; n++) {
    hear(game, tips, game.setup(options, SEATS), `${id} ${n}`);
  }
  expect([...missing]).toEqual([]);
});

test('a tip about what others did is not told to whoever did it', () => {
  const tip: LessonTip = { id: 'turned', event: { kind: 'jumped' }, by: 'others', rule: 'V10' };
  const hears = (seat: number, ...by: readonly number[]) =>
    tipFor([tip], [], {
      seat,
      legal: [],
      events: by.map((each) => ({ kind: 'jumped', seat: each })),
    });
  expect(hears(0, 1)).toBe(tip);
  expect(hears(1, 0)).toBe(tip);
  expect(hears(0, 0)).toBeUndefined();
  expect(hears(1, 1)).toBeUndefined();
  expect(hears(0, 0, 1)).toBe(tip);
});

test('in Vancana only whose piece was taken hears that it was', async () => {
  const game = await catalog.vancana.game();
  const { tips } = await catalog.vancana.lesson!.lesson();
  const turned = tips.filter(({ id }) => id === 'turned');
  const [[position, moves]] = RARE.vancana as [readonly [Json, string]];
  const start = sure(game.readPosition(position, sure(readOptions(game, {}, SEATS)), SEATS));
  const jumps = moves.split(' ').slice(0, 1);
  const [first] = told(game, turned, start, 'jump', jumps);
  // White jumped, so black hears of it.
  expect(first).toBe('turned 1');
});
