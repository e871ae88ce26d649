import type { Fault, Message } from '@baithak/kernel';
import { checkPositionFaults } from '@baithak/panakizhi/testing';
import { commonCatalogues, faultMessage, speaker, speakerFrom } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { sketch } from '../view/sketch.ts';
import { words } from '../words/index.ts';
import { after, at, LOOP, playAll, ROUND, refusal } from './testing.ts';

const english = speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Ravi']);
const german = speaker('de', [words.catalogues, commonCatalogues], ['Asha', 'Ravi']);

function log(position: string, texts: string, { say } = english): string[] {
  return playAll(at(position), texts).map((event) => say(words.sentence(event) as Message));
}

function refused(position: string, text: string, { say } = english): string {
  return say(faultMessage(refusal(at(position), text) as Fault));
}

describe('words', () => {
  it('a log reads as sentences', () => {
    expect(log('4c/1p3/C4/5/5 w 2 0', 'a3xc5')).toEqual([
      'Asha’s crown jumped to c5: Ravi’s pawn on b4 turned white.',
      'Asha brought a crown home: 3 of 3.',
      'The game is over. Asha wins with three pieces home.',
    ]);
    expect(log('4c/P4/5/5/5 w', 'a4-a5', german)).toEqual([
      'Der Bauer von Asha ging vorwärts nach a5.',
      'Asha hat einen Bauern ins Ziel gebracht: 1 von 3.',
      'Die Partie ist zu Ende. Ravi gewinnt: Asha hat die letzte Figur ins Ziel gebracht, aber nötig sind drei.',
    ]);
    expect(log(LOOP, `${ROUND} c4-b4`).at(-2)).toBe('Asha broke the loop and did not jump.');
    expect(log('cc3/P4/5/5/5 w', 'pass')).toEqual(['Asha had no move and passed.']);
  });

  it('speaks to the person at the screen', () => {
    const [step, jump] = playAll(at('4c/5/3p1/5/1C3 w'), 'b1-b2 d3-c2 b2xd2').filter(
      ({ kind }) => kind === 'stepped' || kind === 'jumped',
    );
    const said = (event: typeof step, language: 'en' | 'de', you: number) =>
      speakerFrom(language, [words.catalogues[language]], ['Asha', 'Ravi'], you).say(
        words.sentence(event!) as Message,
      );
    expect(said(step, 'en', 0)).toBe('Your crown stepped forward to b2.');
    expect(said(jump, 'en', 1)).toBe('Your pawn stepped diagonally to c2.');
  });

  it('a refusal says that a jump is due', () => {
    expect(refused('4c/5/1p3/C1P2/5 w', 'c2-c3')).toBe(
      'You can jump, so you must. Choose one of the marked pieces.',
    );
    expect(refused('4c/5/2p2/2P2/5 w', 'c2-b3', german)).toBe('Du kannst springen, also musst du.');
  });

  it('every refused position has its sentence in every language', () => {
    const board = ['5/5/5/5 w 0 0', '5/5/5/5/W4 w 0 0', '5/5/5/5/32 w 0 0', '5/5/5/5/4 w 0 0'];
    const limits = ['cccc1/5/5/5/CCC2 w 0 0', '5/pppp1/5/PPP2/5 w 0 0', '5/5/5/5/C4 w 0 0'];
    const more = ['1ccc1/1ppp1/5/1PPP1/1CCC1 w 1 0', 'C3c/5/5/5/C4 w 0 0', '5/5/5/5/5 w 0 3'];
    checkPositionFaults(game, words, [7, '', '5/5/5/5/5 x 0 0', ...board, ...limits, ...more]);
  });

  it('the board is sketched with what is home', () => {
    const state = after('1ccc1/1ppp1/5/1PP2/1CCC1 w 1 0', 'b2-a3');
    expect(sketch(game.view(state, 0), english.say)).toBe(
      [
        '    +---+---+---+---+---+',
        ' 5  |   | c | c | c |   |',
        '    +---+---+---+---+---+',
        ' 4  |   | p | p | p |   |',
        '    +---+---+---+---+---+',
        ' 3  | P |   |   |   |   |',
        '    +---+---+---+---+---+',
        ' 2  |   |   | P |   |   |',
        '    +---+---+---+---+---+',
        ' 1  |   | C | C | C |   |',
        '    +---+---+---+---+---+',
        '      a   b   c   d   e',
        'C P Asha: 1 home   c p Ravi: 0 home',
        'Turn 1, last move b2-a3',
        '',
      ].join('\n'),
    );
    expect(sketch(game.view(at(LOOP), 0), german.say)).toContain('c p Ravi: 0 im Ziel\nZug 0\n');
  });
});
