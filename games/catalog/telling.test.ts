import { Draft, type Json, type Language, type Seat, sure } from '@baithak/kernel';
import { commonCatalogues, speakerFrom } from '@baithak/words';
import { expect, test } from 'vitest';
import { wordsOf } from './doors.ts';
import { catalog } from './generated/doors.ts';

type GameId = keyof typeof catalog;

/** What a move is called, and what the seat that makes it hears about its change. */
async function toldOf(id: GameId, position: Json, move: string, language: Language = 'en') {
  const [game, words] = await Promise.all([catalog[id].game(), wordsOf(catalog[id])]);
  const state = sure(game.readPosition(position, {}, 2));
  const seat: Seat = game.status(state);
  const view = game.view(state, seat);
  const ahead = sure(new Draft(game, state, seat).preview([move], 'full'));
  const books = [words.catalogues[language], commonCatalogues[language]];
  const { say } = speakerFrom(language, books, ['Asha', 'Ravi'], seat);
  const change = words.change?.(view, ahead, seat) ?? null;
  return [say(words.command(move, view)), change && say(change)];
}

const changeOf = async (...asked: Parameters<typeof toldOf>) => (await toldOf(...asked))[1];

test('Talluka tells of a win that is stopped or threatened, of lines, or else what moves', async () => {
  const start = 'BB1WW/BB1WW/5/WW1BB/WW1BB w';
  expect(await toldOf('talluka', start, '1>')).toEqual([
    'Push row 1 right',
    'Ravi still cannot win next turn',
  ]);
  expect(await toldOf('talluka', start, '1>', 'de')).toEqual([
    'Reihe 1 nach rechts schieben',
    'Ravi kann weiterhin nicht im nächsten Zug gewinnen',
  ]);
  // Black could push row 2 to the right and have four in column b.
  expect(await changeOf('talluka', '1B3/1B3/1BWW1/BW3/5 w', '3<')).toBe(
    'It stops Ravi from winning next turn',
  );
  expect(await changeOf('talluka', '1W3/1W3/WB3/WB3/5 w', '3>')).toBe(
    'It threatens to win next turn',
  );
  expect(await changeOf('talluka', 'BB3/5/2W2/2W2/WW3 w', 'cv')).toBe(
    'Your longest line grows to three',
  );
  // A push that lets the opponent win has nothing to be said for it; one that wins needs no more.
  expect(await changeOf('talluka', '1B3/1B3/1B3/BW3/3WW w', '1<')).toBeNull();
  expect(await changeOf('talluka', '1W3/1W3/1W3/WB3/3BB w', '2>')).toBeNull();
});

test('Vancana tells of pieces that are turned over, saved, or nearer to their home', async () => {
  expect(await toldOf('vancana', '5/3p1/1p3/1C3/4P w 0 0', 'b2xb4')).toEqual([
    'Crown jumps from b2 to b4',
    'It turns the black pawn white',
  ]);
  expect(await toldOf('vancana', '3p1/5/5/1C3/5 w 0 0', 'b2-b3')).toEqual([
    'Crown from b2 to b3',
    'Then your crown is 2 rows from home',
  ]);
  // The black crown could jump over the white one.
  expect(await changeOf('vancana', '5/p2p1/1c3/2C2/4P w 0 0', 'c2-d1')).toBe(
    'After it, Ravi can take none of your pieces',
  );
});

test('Srrakk tells of stacks that grow or are taken over', async () => {
  expect(await toldOf('srrakk', '5/1w3/1b3/1w3/4b w', 'b2xb4')).toEqual([
    'Jump from b2 to b4',
    'It turns the black piece on b3 white and makes both stacks yours',
  ]);
  expect(await toldOf('srrakk', '5/1w3/1w3/1w3/4b w', 'b2xb4', 'de')).toEqual([
    'Von b2 nach b4 springen',
    'Dein Stapel wird zwei hoch',
  ]);
  expect(await toldOf('srrakk', '5/5/5/1(bw)3/4b w', 'b2/b3')).toEqual([
    'Top piece from b2 to b3',
    null,
  ]);
});
