import type { Fault, Message } from '@baithak/kernel';
import { checkPositionFaults } from '@baithak/panakizhi/testing';
import { commonCatalogues, faultMessage, speaker, speakerFrom } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { sketch } from '../view/sketch.ts';
import { words } from '../words/index.ts';
import { after, at, playAll, refusal } from './testing.ts';

const NAMES = ['Asha', 'Ravi'];
const english = speaker('en', [words.catalogues, commonCatalogues], NAMES);
const german = speaker('de', [words.catalogues, commonCatalogues], NAMES);

function log(position: string, texts: string, { say } = english): string[] {
  return playAll(at(position), texts).map((event) => say(words.sentence(event) as Message));
}

describe('words', () => {
  it('a log reads as sentences', () => {
    expect(log('5/5/w4/5/4(wb) w', 'a3-a4 e1/e2')).toEqual([
      'Asha moved a piece up to a4.',
      'Ravi moved only the top piece up to e2. White is now on top of the rest.',
    ]);
    expect(log('5/5/(ww)4/5/4b w', 'a3/a4/b4')).toEqual([
      'Asha moved only the top piece up to a4. White is now on top of the rest.',
      'Asha also moved the next piece to b4.',
    ]);
    expect(log('5/5/(bw)b(wb)2/5/5 w', 'a3xc3')).toEqual([
      'Asha jumped right onto c3, now 4 high. The top piece on b3 turned white.',
      'The game is over. Asha wins with a stack of four.',
    ]);
    expect(log('5/5/2w2/5/5 b', 'pass')).toEqual(['Ravi had no move and passed.']);
  });

  it('and so it does in German', () => {
    expect(log('5/5/(bbb)4/5/4w b', 'a3/a4', german)).toEqual([
      'Ravi hat nur den obersten Stein nach oben auf a4 gezogen. Auf dem Rest liegt jetzt Schwarz oben.',
    ]);
    expect(log('5/5/wwb2/5/5 w', 'a3xc3', german)).toEqual([
      'Asha ist nach rechts auf c3 gesprungen, jetzt 2 hoch. Der oberste Stein auf b3 wurde schwarz.',
    ]);
  });

  it('speaks to the person at the screen, from their side of the board', () => {
    const [event] = playAll(at('5/5/wwb2/5/5 w'), 'a3xc3');
    const { say } = speakerFrom('en', [words.catalogues.en], NAMES, 1);
    expect(say(words.sentence(event!) as Message)).toMatch(/^Asha jumped left onto c3/);
  });

  it('a refusal says what is wrong', () => {
    const fault = refusal(at('5/5/(bbw)b(bw)2/5/5 w'), 'a3xc3') as Fault;
    expect(english.say(faultMessage(fault))).toBe('That would make a stack of 5. The most is 4.');
  });

  it('every refused position has its sentence in every language', () => {
    const refused = [7, '', '5 w', '5/5/5/5/x4 w', '5/5/5/5/11wb1 w', '5/5/5/5/w w', '5/5/5/5/5 x'];
    const stacks = ['5/5/5/5/(w4 w', '5/5/5/5/(w)4 w', '5/5/5/5/(wwwww)4 w', '5/5/5/5/(wwww)4 w'];
    const more = ['5/5/5/5/5 w', 'wwwww/wwwww/wwwww/wwwww/5 w'];
    checkPositionFaults(game, words, [...refused, ...stacks, ...more]);
  });
});

describe('the sketch', () => {
  const state = () => after('(wbw)3b/5/2(bb)1w/5/4(wb) b', 'c3-c4');

  it('shows stacks from the bottom to the top', () => {
    expect(sketch(game.view(state(), 0), english.say)).toBe(
      [
        '    +------+------+------+------+------+',
        ' 5  | wbW  |      |      |      |  B   |',
        '    +------+------+------+------+------+',
        ' 4  |      |      |  bB  |      |      |',
        '    +------+------+------+------+------+',
        ' 3  |      |      |      |      |  W   |',
        '    +------+------+------+------+------+',
        ' 2  |      |      |      |      |      |',
        '    +------+------+------+------+------+',
        ' 1  |      |      |      |      |  wB  |',
        '    +------+------+------+------+------+',
        '       a      b      c      d      e',
        'W Asha   B Ravi',
        'Stacks are written from bottom to top; the capital letter is on top.',
        'Turn 1, last move c3-c4',
        '',
      ].join('\n'),
    );
  });

  it('and no more of them than the view does', () => {
    const lines = sketch(game.dim(game.view(state(), 0), 'counts'), english.say).split('\n');
    expect(lines[1]).toBe(' 5  | ??W  |      |      |      |  B   |');
    expect(lines[3]).toBe(' 4  |      |      |  ?B  |      |      |');
  });

  it('has room for a stack of four', () => {
    const over = after('5/5/(bw)b(wb)2/5/5 w', 'a3xc3');
    expect(sketch(game.view(over, 0), english.say)).toContain(
      ' 3  |      |  W   | wbbW |      |      |',
    );
  });
});
