import type { Message } from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import { sketch } from '../view/sketch.ts';
import { words } from '../words/index.ts';
import { after, at, playAll } from './testing.ts';

const english = speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Ravi']);

it('the log reads as sentences', () => {
  const events = playAll(at('XX./OO./... x'), 'c3');
  expect(events.map((event) => english.say(words.sentence(event) as Message))).toEqual([
    'Asha marks c3.',
    'The game is over. Asha wins with three in a line.',
  ]);
});

it('the prompt says whose turn it is, then how the game ended', () => {
  const asked = (position: string, move: string) =>
    english.say(game.prompt(game.view(after(position, move), null)));
  expect(asked('.../.../... x', 'b2')).toBe('Ravi: mark an empty square.');
  expect(asked('XOX/XOO/OX. x', 'c1')).toBe('Draw: the board is full.');
});

it('the terminal shows the board', () => {
  expect(sketch(game.view(at('X.O/.X./... o'), 0), english.say)).toBe(
    [
      '3  X |   | O',
      '  ---+---+---',
      '2    | X |',
      '  ---+---+---',
      '1    |   |',
      '   a   b   c',
      '',
      'X Asha   O Ravi',
      '',
    ].join('\n'),
  );
});
