import { expect, test } from 'vitest';
import { MistakeBook, type OwnMistake } from '../controller/mistake-book.ts';
import { PuzzleBook } from '../controller/puzzle-book.ts';
import type { SavedText } from '../controller/saved.ts';

function memory(text: string | null = null): SavedText & { text: string | null } {
  return {
    text,
    read() {
      return this.text;
    },
    write(next) {
      this.text = next;
    },
  };
}

test('what is due comes first, then what is new, then what is due soonest', () => {
  let day = 100;
  const book = new PuzzleBook(memory(), () => day);
  const ids = ['a', 'b', 'c'];
  expect(book.next('talluka', ids)).toBe('a');
  book.note('talluka', 'a', false);
  expect(book.next('talluka', ids)).toBe('b');
  book.note('talluka', 'b', true);
  expect(book.solved('talluka', ids)).toBe(1);
  expect(book.next('talluka', ids, 'b')).toBe('c');
  day += 1;
  expect(book.next('talluka', ids)).toBe('a');
  book.note('talluka', 'a', true);
  book.note('talluka', 'c', true);
  // All were solved: the one that comes back first, but never the same twice.
  expect(book.next('talluka', ids, 'b')).toBe('a');
  expect(book.next('talluka', ids)).toBe('b');
  expect(book.next('vancana', ids)).toBe('a');
});

test('a puzzle that is solved again and again comes back later each time', () => {
  let day = 0;
  const saved = memory();
  const book = new PuzzleBook(saved, () => day);
  const waits = Array.from({ length: 6 }, () => {
    book.note('jaipur', 'a', true);
    const [[, , due]] = JSON.parse(saved.text!).jaipur;
    const wait = due - day;
    day = due;
    return wait;
  });
  expect(waits).toEqual([3, 7, 21, 60, 60, 60]);
  book.note('jaipur', 'a', false);
  expect(JSON.parse(saved.text!).jaipur).toEqual([['a', 0, day + 1]]);
});

test('what is damaged is forgotten', () => {
  for (const text of ['no JSON', '[]', '{"jaipur":7}', '{"jaipur":[["a",9,1],["b"],3,["c",1]]}']) {
    const book = new PuzzleBook(memory(text), () => 0);
    expect(book.solved('jaipur', ['a', 'b', 'c'])).toBe(0);
    expect(book.next('jaipur', ['a', 'b'])).toBe('a');
    expect(new MistakeBook(memory(text)).of('jaipur')).toEqual([]);
  }
});

test('mistakes are kept once, and the oldest make room', () => {
  const book = new MistakeBook(memory());
  const mistake = (n: number): OwnMistake => ({
    id: `own ${n}`,
    seats: 2,
    position: 'here',
    answer: ['5>'],
    at: n,
  });
  for (let n = 0; n < 40; n++) book.note('talluka', mistake(n));
  book.note('talluka', mistake(39));
  expect(book.of('talluka')).toHaveLength(30);
  expect(book.of('talluka')[0]).toEqual(mistake(10));
  expect(book.of('vancana')).toEqual([]);
});
