import { previewIn } from '@baithak/board/testing';
import { legalMoves } from '@baithak/kernel';
import { speakerFrom } from '@baithak/words';
import { expect, it } from 'vitest';
import { leads } from '../../board/bar.tsx';
import { pushesFrom } from '../../board/preview.tsx';
import { game } from '../../index.ts';
import { moves } from '../../words/change.ts';
import { words } from '../../words/index.ts';
import { at } from '../testing.ts';

function said(position: string, text: string, language: 'en' | 'de' = 'en'): string[] {
  const state = at(position);
  const seat = game.status(state);
  const { say } = speakerFrom(language, [words.catalogues[language]], ['You', 'Mithu'], seat);
  const pushes = pushesFrom(legalMoves(game, state), previewIn(game, state, seat));
  const push = pushes.find((each) => each.text === text)!;
  const line = leads(push, seat, game.view(state, seat));
  return [line === null ? '' : say(line), say(moves(push, seat))];
}

it('tells of a line only if the push makes it longer', () => {
  expect(said('BB1WW/BB1WW/5/WW1BB/WW1BB w', 'b^')).toEqual(['', 'Two pawns move.']);
});

it('says what a push leads to', () => {
  expect(said('1BB2/B1WW1/1BWW1/WWBB1/WW1BB w', 'b^')).toEqual([
    'three in a line for you.',
    'Three pawns move, one of them black.',
  ]);
  expect(said('B4/1BBWW/WBWW1/WWBB1/2WBB w', 'b^')).toEqual([
    'four in a line. You win!',
    'Three pawns move, two of them black.',
  ]);
  expect(said('1WB2/1WB2/1WB2/WB3/5 w', '2>', 'de')).toEqual([
    'vier in einer Linie für Mithu. Du verlierst.',
    'Zwei Steine bewegen sich, einer davon schwarz.',
  ]);
});
