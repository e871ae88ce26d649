import { Fault, LANGUAGES, type Message, read, sure } from '@baithak/kernel';
import { commonCatalogues, faultMessage, speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { type Event, game, type State } from '../index.ts';
import { sketch } from '../view/sketch.ts';
import { words } from '../words/index.ts';

const OPTIONS = { layout: 'corners', repetition: 'forbidden' };
const english = speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Ravi']);

function at(position: string): State {
  return sure(game.readPosition(position, OPTIONS, 2));
}

function log(position: string, texts: string): string[] {
  const state = at(position);
  const said: string[] = [];
  for (const text of texts.split(' ')) {
    game.play(state, sure(read(game, state, text)), (event: Event) => {
      said.push(english.say(words.sentence(event) as Message));
    });
  }
  return said;
}

describe('words', () => {
  it('a log reads as sentences', () => {
    expect(log('1WB2/1WB2/1WB2/WB3/5 w', '2>')).toEqual([
      'Asha pushes row 2 to the right: 2 pawns move.',
      'Asha has a four: b5 b4 b3 b2.',
      'Ravi has a four: c5 c4 c3 c2.',
      'The game is over. Ravi wins: both have a four, and Asha made them.',
    ]);
    expect(log('WB3/5/5/5/WB3 w', '5> pass')[1]).toBe('Ravi has no push and passes.');
  });

  it('every refused position has its sentence in every language', () => {
    const refused = [7, '', '5 w', '5/5/5/5/x4 w', '5/5/5/5/11WB1 w', '5/5/5/5/W w', '5/5/5/5/5 x'];
    const more = ['WWWWW/WWWWW/5/5/5 w', '5/5/5/5/WWWW1 w', '5/5/5/5/5 w'];
    const codes = new Set<string>();
    for (const raw of [...refused, ...more]) {
      const fault = game.readPosition(raw, OPTIONS, 2);
      if (!(fault instanceof Fault)) throw new Error(`${raw} was accepted`);
      codes.add(fault.code);
      for (const language of LANGUAGES) {
        const { say } = speaker(language, [words.catalogues, commonCatalogues], []);
        expect(say(faultMessage(fault))).not.toContain('{');
      }
    }
    const told = Object.keys(words.catalogues.en).filter((key) => key.startsWith('fault.position'));
    expect([...codes].map((code) => `fault.${code}`).sort()).toEqual(told.sort());
  });

  it('the board is sketched with the last push on its edge', () => {
    const state = at('BB1WW/BB1WW/5/WW1BB/WW1BB w');
    game.play(state, sure(read(game, state, '1>')));
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
