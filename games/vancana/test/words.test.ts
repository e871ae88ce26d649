import type { Fault, Message } from '@baithak/kernel';
import { checkPositionFaults } from '@baithak/panakizhi/testing';
import { commonCatalogues, faultMessage, speaker } from '@baithak/words';
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
      'Asha jumps with a crown from a3 to c5 and turns over the pawn on b4.',
      'The crown is home: 3 points now for Asha.',
      'The game is over. Asha wins with three pieces at home.',
    ]);
    expect(log('4c/P4/5/5/5 w', 'a4-a5', german)).toEqual([
      'Asha geht mit einem Bauern von a4 nach a5.',
      'Der Bauer ist daheim: der erste Punkt für Asha.',
      'Das Spiel ist zu Ende. Ravi gewinnt: Asha hat die letzte Figur heimgebracht, aber keine drei.',
    ]);
    expect(log(LOOP, `${ROUND} c4-b4`).at(-2)).toBe('Asha breaks the loop and does not jump.');
    expect(log('cc3/P4/5/5/5 w', 'pass')).toEqual(['Asha has no move and passes.']);
  });

  it('a refusal names the jumps that are due', () => {
    expect(refused('4c/5/1p3/C1P2/5 w', 'c2-c3')).toBe(
      'You can jump and must; choose one of these: a2xc4, c2xa4.',
    );
    expect(refused('4c/5/2p2/2P2/5 w', 'c2-b3', german)).toBe(
      'Du hast einen Sprung und musst ihn machen: c2xc4.',
    );
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
    expect(sketch(game.view(at(LOOP), 0), german.say)).toContain('c p Ravi: 0 daheim\nZug 0\n');
  });
});
