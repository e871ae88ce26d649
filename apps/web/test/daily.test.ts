import { GAME_IDS, type GameId } from '@baithak/catalog';
import { openings } from '@baithak/catalog/openings';
import { puzzles as doors } from '@baithak/catalog/puzzles';
import { CHARACTERS, Fault, sure } from '@baithak/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import {
  askedDay,
  DAILY_OPPONENT,
  dailyOpening,
  dailyPuzzle,
  dayAfter,
  dayAt,
  endOf,
  lastDays,
} from '../controller/daily.ts';
import { dailyAt, dailyTable } from '../controller/daily-table.ts';
import { botSeed } from '../local/bot-seed.ts';
import { dailyDeal, faredAt, rivalIn } from '../local/daily.ts';

const DAY = '2026-11-18';
/** A Monday. */
const MONDAY = '2026-11-16';

const later = (day: string, count: number) =>
  Array.from({ length: count }, (_, i) => dayAfter(day, i));

test('a day begins everywhere at the same moment, at midnight UTC', () => {
  const midnight = Date.UTC(2026, 10, 18);
  expect(dayAt(midnight)).toBe(DAY);
  expect(dayAt(midnight - 1)).toBe('2026-11-17');
  expect(endOf(DAY)).toBe(midnight + 86_400_000);
  expect(dayAt(endOf(DAY) - 1)).toBe(DAY);
});

afterEach(() => vi.unstubAllEnvs());

/** Node reads the zone anew whenever it is set. */
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'Europe/Berlin'])(
  'the time zone of a device changes nothing: %s',
  async (zone) => {
    const { puzzles, tries } = await doors.jaipur!();
    const before = dailyPuzzle(puzzles, tries, { day: DAY, game: 'jaipur' })!.id;
    vi.stubEnv('TZ', zone);
    // Late in the evening and early in the morning somewhere.
    for (const hour of [0, 9, 14, 23]) {
      const day = dayAt(Date.UTC(2026, 10, 18, hour, 59, 59));
      expect(day).toBe(DAY);
      expect(dailyPuzzle(puzzles, tries, { day, game: 'jaipur' })!.id).toBe(before);
    }
    // A day with 23 or 25 hours by the clock of the zone.
    expect(later('2026-10-24', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(later('2027-03-27', 3)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
  },
);

test('days go on over months and leap years', () => {
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
});

test('a link may ask for the last seven days and for no other', () => {
  expect(lastDays(DAY)).toEqual([
    DAY,
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    '2026-11-14',
    '2026-11-13',
    '2026-11-12',
  ]);
  expect(askedDay('2026-11-12', DAY)).toBe('2026-11-12');
  for (const asked of ['2026-11-11', '2026-11-19', '2026-13-45', 'tomorrow', '', null]) {
    expect(askedDay(asked, DAY)).toBe(DAY);
  }
});

test('a table tells which deal of the day it is for', () => {
  const daily = { day: DAY, game: 'jaipur' };
  expect(dailyAt(dailyTable(daily))).toEqual(daily);
  expect(dailyAt(`/table/${dailyTable(daily)}`)).toEqual(daily);
  for (const other of ['7f3a', 'daily-2026-11-18-', 'daily-tomorrow-jaipur']) {
    expect(dailyAt(other)).toBeNull();
  }
});

test.each(Object.keys(doors))(
  '%s has another puzzle every day until all were used',
  async (game) => {
    const { puzzles, tries } = await doors[game]!();
    const idOn = (day: string) => dailyPuzzle(puzzles, tries, { day, game })!.id;
    const first = idOn(MONDAY);
    const round = later(MONDAY, 366).findIndex((day, i) => i > 0 && idOn(day) === first);
    // Whole weeks, and nearly all puzzles that are neither trivial nor too hard.
    expect(round % 7).toBe(0);
    expect(round).toBeGreaterThanOrEqual(42);
    // Whatever day it starts from, and over its end.
    for (const start of [MONDAY, DAY, '1969-12-31', '2031-06-01']) {
      expect(new Set(later(start, round).map(idOn)).size).toBe(round);
    }
  },
);

test.each(Object.keys(doors))('the puzzles of %s are harder towards Sunday', async (game) => {
  const { puzzles, tries } = await doors[game]!();
  const finds = (day: string) =>
    dailyPuzzle(puzzles, tries, { day, game })!.solved.reduce((sum, n) => sum + n, 0);
  for (const monday of [MONDAY, dayAfter(MONDAY, 35)]) {
    const week = later(monday, 7).map(finds);
    expect(week).toEqual(week.toSorted((a, b) => b - a));
    expect(week[0]).toBeGreaterThan(week[6]!);
    for (const found of week) {
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(tries * CHARACTERS.length);
    }
  }
});

test('too few puzzles for a week give none', () => {
  const few = [{ solved: [1, 0] }, { solved: [2, 1] }];
  expect(dailyPuzzle(few, 3, { day: DAY, game: 'x' })).toBeUndefined();
});

test.each(Object.keys(openings))('%s begins otherwise every day', async (game) => {
  const { lines } = await openings[game]!();
  const days = later(DAY, lines.length);
  const begun = days.map((day) => dailyOpening(lines, { day, game }));
  expect(new Set(begun).size).toBe(lines.length);
});

const startOf = async (day: string, game: GameId) => {
  const made = sure(await dailyDeal({ day, game }, 'Asha'));
  const { match } = made.table;
  return JSON.stringify(match!.game.writePosition(match!.state));
};

test.each(GAME_IDS)('the deal of %s follows from the date alone', async (game) => {
  const deal = await startOf(DAY, game);
  expect(await startOf(DAY, game)).toBe(deal);
  expect(await startOf(dayAfter(DAY, 1), game)).not.toBe(deal);
});

test('games of the same day have different luck', async () => {
  const jaipur = sure(await dailyDeal({ day: DAY, game: 'jaipur' }, 'Asha'));
  const samsara = sure(await dailyDeal({ day: DAY, game: 'samsara' }, 'Asha'));
  expect(jaipur.table.match!.seed).not.toBe(samsara.table.match!.seed);
});

test.each(GAME_IDS)('in the deal of %s you meet one opponent, without hints', async (game) => {
  const { id, table } = sure(await dailyDeal({ day: DAY, game }, 'Asha'));
  expect(id).toBe(`daily-${DAY}-${game}`);
  expect(table.settings.hints).toBe(false);
  const { turn } = table.match!;
  // Elsewhere the rules choose who begins.
  const first = turn.kind === 'seat' ? turn.seat : -1;
  const seat = Object.hasOwn(openings, game) ? first : 0;
  expect(table.seats[seat]).toMatchObject({ kind: 'person', name: 'Asha' });
  expect(table.seats[1 - seat]).toEqual({ kind: 'bot', character: DAILY_OPPONENT });
  expect(faredAt(table)).toBeNull();
});

test('there is no deal of an unknown game', async () => {
  const made = await dailyDeal({ day: DAY, game: 'chess' }, 'Asha');
  expect(made).toBeInstanceOf(Fault);
  expect((made as Fault).code).toBe('unknown-game');
});

test('a bot answers the same at the table of a deal, and by chance at others', () => {
  const table = dailyTable({ day: DAY, game: 'jaipur' });
  expect(botSeed(table, 'kapi', { hand: 1 })).toBe(botSeed(table, 'kapi', { hand: 1 }));
  expect(botSeed(table, 'kapi', { hand: 2 })).not.toBe(botSeed(table, 'kapi', { hand: 1 }));
  expect(botSeed('7f3a', 'kapi', {})).not.toBe(botSeed('7f3a', 'kapi', {}));
});

test.each(['jaipur', 'vancana'] as const)(
  'a character fares the same each time: %s',
  async (game) => {
    const daily = { day: DAY, game };
    const never = new AbortController().signal;
    const [once, again] = [
      await rivalIn(daily, 'gilli', never),
      await rivalIn(daily, 'gilli', never),
    ];
    expect(once).toEqual(again);
    expect(once).toMatchObject({ undid: false, moves: expect.any(Number) });
    const strong = await rivalIn(daily, 'phani', never);
    expect(strong).not.toEqual(once);
  },
);

test('a character that is stopped has no result', async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await rivalIn({ day: DAY, game: 'talluka' }, 'mina', stop.signal)).toBeNull();
});

test('whoever does what a character does fares like it', async () => {
  const daily = { day: DAY, game: 'jaipur' };
  const { table } = sure(await dailyDeal(daily, 'Asha'));
  const match = table.match!;
  const { minds, browserRuntime } = await import('../local/bots.ts');
  const { characterBot } = await import('@baithak/bots');
  const { FastRandom } = await import('@baithak/kernel');
  const mind = await minds.of('jaipur');
  const you = 0;
  for (let { turn } = match; turn.kind === 'seat'; turn = match.turn) {
    const { seat } = turn;
    const who = seat === you ? 'mayur' : DAILY_OPPONENT;
    const view = match.game.view(match.state, seat);
    const random = new FastRandom(botSeed(dailyTable(daily), who, view));
    const ask = { game: match.game, view, random, budget: {}, stop: { stopped: false } };
    const { move } = await characterBot(mind, who)({ ...ask, runtime: browserRuntime });
    sure(match.decide(seat, [move]));
  }
  expect(faredAt(table)).toEqual(await rivalIn(daily, 'mayur', new AbortController().signal));
});
