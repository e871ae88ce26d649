import { type Message, messagesOf } from '@baithak/kernel';
import { checkPositionFaults } from '@baithak/panakizhi/testing';
import { commonCatalogues, speaker, speakerFrom } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { sketch } from '../view/sketch.ts';
import { words } from '../words/index.ts';
import { after, at, FORBIDDEN, playAll } from './testing.ts';

const english = speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Ravi']);

function log(position: string, texts: string): string[] {
  return messagesOf(playAll(at(position), texts), words).map(english.say);
}

describe('words', () => {
  it('a log reads as sentences', () => {
    expect(log('1WB2/1WB2/1WB2/WB3/5 w', '2>')).toEqual([
      'Asha pushed row 2 right: 2 pawns.',
      'The game is over. Ravi wins: Asha’s push made four in a line for both.',
    ]);
    expect(log('WB3/5/5/5/WB3 w', '5> pass')[1]).toBe('Ravi could not push and passed.');
  });

  it('speaks to the person at the screen, from their side of the board', () => {
    const events = playAll(at('BB1WW/BB1WW/5/WW1BB/WW1BB w'), 'a^');
    const said = (language: 'en' | 'de', you: number) =>
      speakerFrom(language, [words.catalogues[language]], ['Asha', 'Ravi'], you).say(
        words.sentence(events[0]!) as Message,
      );
    expect(said('en', 1)).toBe('Asha pushed column a down: 2 pawns.');
    expect(said('de', 0)).toBe('Du hast Spalte a nach oben geschoben: 2 Steine.');
  });

  it('every refused position has its sentence in every language', () => {
    const refused = [7, '', '5 w', '5/5/5/5/x4 w', '5/5/5/5/11WB1 w', '5/5/5/5/W w', '5/5/5/5/5 x'];
    const more = ['WWWWW/WWWWW/5/5/5 w', '5/5/5/5/WWWW1 w', '5/5/5/5/5 w'];
    checkPositionFaults(game, words, [...refused, ...more], FORBIDDEN);
  });

  it('the board is sketched with the last push on its edge', () => {
    const state = after('BB1WW/BB1WW/5/WW1BB/WW1BB w', '1>');
    expect(sketch(game.view(state, 0), english.say)).toBe(
      [
        '',
        '    +---+---+---+---+---+',
        ' 5  | B | B |   | W | W |',
        '    +---+---+---+---+---+',
        ' 4  | B | B |   | W | W |',
        '    +---+---+---+---+---+',
        ' 3  |   |   |   |   |   |',
        '    +---+---+---+---+---+',
        ' 2  | W | W |   | B | B |',
        '    +---+---+---+---+---+',
        ' 1> |   | W | W | B | B |',
        '    +---+---+---+---+---+',
        '',
        '      a   b   c   d   e',
        'W Asha   B Ravi',
        'Turn 1, last move 1>',
        '',
      ].join('\n'),
    );
  });
});
