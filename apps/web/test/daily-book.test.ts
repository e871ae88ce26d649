import { CHARACTERS, type message } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { dayAfter } from '../controller/daily.ts';
import { DailyBook, type Fared } from '../controller/daily-book.ts';
import { compareFared } from '../controller/daily-rank.ts';
import type { SavedText } from '../controller/saved.ts';
import { shareText } from '../pages/daily/share-text.ts';
import { said } from './said.ts';

const DAY = '2026-11-18';

function saved(text: string | null = null): SavedText {
  let kept = text;
  return {
    read: () => kept,
    write(next) {
      kept = next;
    },
  };
}

const WON: Fared = { outcome: 'won', points: [2, 1], moves: 40, undid: false };
const SOLVED = { isHelped: false, isSolved: true };

/** A book in which these days were played in time. */
function played(days: readonly string[], game = 'jaipur'): DailyBook {
  const book = new DailyBook(saved());
  for (const day of days) {
    book.begin({ day, game }, day);
    book.noteTry({ day, game }, SOLVED);
  }
  return book;
}

test('a streak counts days in a row up to today, or to yesterday while today is open', () => {
  const days = [dayAfter(DAY, -2), dayAfter(DAY, -1), DAY];
  expect(played(days).streak(DAY)).toBe(3);
  expect(played(days.slice(0, 2)).streak(DAY)).toBe(2);
  expect(played(days.slice(0, 1)).streak(DAY)).toBe(0);
  expect(played([]).streak(DAY)).toBe(0);
});

test('a streak of one game does not count another', () => {
  const book = played([dayAfter(DAY, -1)], 'ananda');
  book.begin({ day: DAY, game: 'jaipur' }, DAY);
  book.noteDeal({ day: DAY, game: 'jaipur' }, WON);
  expect(book.streak(DAY)).toBe(2);
  expect(book.streak(DAY, 'jaipur')).toBe(1);
  expect(book.streak(DAY, 'ananda')).toBe(1);
  expect(book.streak(DAY, 'samsara')).toBe(0);
});

test('the longest streak outlives a gap', () => {
  const book = played(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-10']);
  expect(book.longest()).toBe(3);
  expect(book.streak(DAY)).toBe(0);
  expect(played([]).longest()).toBe(0);
});

test('who begins in time may end after midnight; a day of the archive does not count', () => {
  const late = new DailyBook(saved());
  late.begin({ day: DAY, game: 'jaipur' }, DAY);
  late.noteDeal({ day: DAY, game: 'jaipur' }, WON);
  expect(late.streak(dayAfter(DAY, 1))).toBe(1);
  const past = new DailyBook(saved());
  past.begin({ day: DAY, game: 'jaipur' }, dayAfter(DAY, 1));
  past.noteTry({ day: DAY, game: 'jaipur' }, SOLVED);
  expect(past.streak(dayAfter(DAY, 1))).toBe(0);
});

test('a puzzle that is only tried, and a deal that is only begun, do not count', () => {
  const book = new DailyBook(saved());
  const daily = { day: DAY, game: 'jaipur' };
  book.begin(daily, DAY);
  book.noteTry(daily, { isHelped: false, isSolved: false });
  expect(book.streak(DAY)).toBe(0);
  expect(book.open([DAY])).toEqual([daily]);
});

test('tries add up until it is solved, help stays, and nothing changes afterwards', () => {
  const book = new DailyBook(saved());
  const daily = { day: DAY, game: 'jaipur' };
  book.begin(daily, DAY);
  book.noteTry(daily, { isHelped: true, isSolved: false });
  book.noteTry(daily, SOLVED);
  book.noteTry(daily, SOLVED);
  expect(book.of(daily)?.puzzle).toEqual({ tries: 2, isHelped: true, isSolved: true });
  book.noteDeal(daily, WON);
  book.noteDeal(daily, { ...WON, outcome: 'lost' });
  expect(book.of(daily)?.deal).toEqual(WON);
  expect(book.open([DAY])).toEqual([]);
});

test('another page of the browser reads what was written; damage costs only what is damaged', () => {
  const text = saved();
  const daily = { day: DAY, game: 'jaipur' };
  new DailyBook(text).begin(daily, DAY);
  new DailyBook(text).noteDeal(daily, WON);
  expect(new DailyBook(text).of(daily)).toEqual({ onTime: true, deal: WON });
  const damaged = {
    ...JSON.parse(text.read()!),
    nonsense: 7,
    '2026-99-99': {},
    '2026-11-17': null,
  };
  damaged[DAY].ananda = { onTime: 'yes' };
  damaged[DAY].samsara = { onTime: true, puzzle: { tries: 'x' }, deal: { outcome: 'flew' } };
  const book = new DailyBook(saved(JSON.stringify(damaged)));
  expect(book.of(daily)?.deal).toEqual(WON);
  expect(book.of({ day: DAY, game: 'ananda' })).toBeUndefined();
  expect(book.of({ day: DAY, game: 'samsara' })).toEqual({ onTime: true });
  expect(book.streak(DAY)).toBe(1);
  for (const broken of ['{', 'null', '[]', '"x"']) {
    expect(new DailyBook(saved(broken)).streak(DAY)).toBe(0);
  }
});

test('results are ranked by outcome, points, and moves where points tell nothing', () => {
  const drawn: Fared = { ...WON, outcome: 'drawn', points: [1, 1] };
  const lost: Fared = { ...WON, outcome: 'lost', points: [1, 2] };
  expect(compareFared(WON, drawn)).toBeGreaterThan(0);
  expect(compareFared(lost, drawn)).toBeLessThan(0);
  expect(compareFared({ ...WON, points: [2, 0] }, WON)).toBeGreaterThan(0);
  expect(compareFared({ ...WON, moves: 20 }, WON)).toBe(0);
  const duel: Fared = { ...WON, points: [1, 0], moves: 12 };
  expect(compareFared(duel, { ...duel, moves: 20 })).toBeGreaterThan(0);
  const beaten: Fared = { ...duel, outcome: 'lost', points: [0, 1] };
  expect(compareFared(beaten, { ...beaten, moves: 20 })).toBeLessThan(0);
});

const say = ({ key, args }: ReturnType<typeof message>) => said(key, args);
const link = 'https://example.org/daily/jaipur?on=2026-11-18';
const base = { game: 'Jaipur', date: '18 Nov 2026', streak: 3, link };

test('the text to share tells how it went, with signs that differ in shape', () => {
  const rivals = CHARACTERS.map(
    (_, i): Fared => ({ ...WON, points: [2, i < 4 ? 2 : i === 4 ? 1 : 0] }),
  );
  const puzzle = { tries: 3, isHelped: true, isSolved: true };
  const text = shareText({ ...base, entry: { onTime: true, puzzle, deal: WON }, rivals }, say);
  expect(text.split('\n')).toEqual([
    'Baithak · Jaipur · 18 Nov 2026',
    '🧩 Puzzle 💡❌❌✅',
    '🃏 Deal 🏆 2 : 1',
    '🐾 Better than 4 of 6: ✅✅✅✅➖❌',
    '🔥 3 days in a row',
    link,
  ]);
});

test('the text leaves out what is not done or not known', () => {
  const none = CHARACTERS.map(() => null);
  const puzzle = { tries: 9, isHelped: false, isSolved: false };
  const open = { ...base, streak: 0, entry: { onTime: true, puzzle }, rivals: none };
  expect(shareText(open, say).split('\n')).toEqual([
    'Baithak · Jaipur · 18 Nov 2026',
    '🧩 Puzzle ❌❌❌❌❌❌',
    link,
  ]);
  const deal: Fared = { outcome: 'lost', points: [0, 1], moves: 17, undid: false };
  const half = {
    ...base,
    streak: 0,
    entry: { onTime: true, deal },
    rivals: [WON, ...none.slice(1)],
  };
  expect(shareText(half, say)).toContain('🃏 Deal 🥈 in 17 moves');
  expect(shareText(half, say)).not.toContain('🐾');
});
