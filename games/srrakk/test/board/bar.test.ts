import { previewIn, renderToStaticMarkup } from '@baithak/board/testing';
import { legalMoves, read, sure } from '@baithak/kernel';
import { shownOf } from '@baithak/panakizhi/board';
import { speakerFrom } from '@baithak/words';
import { createElement, Fragment, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { barOf, deedOf } from '../../board/bar.tsx';
import { MOVING } from '../../board/moves.ts';
import { game } from '../../index.ts';
import { words } from '../../words/index.ts';
import { at } from '../testing.ts';

/** What the bar says while a move is shown. */
function barAt(position: string, text: string) {
  const state = at(position);
  const seat = game.status(state);
  const { say } = speakerFrom('en', [words.catalogues.en], ['You', 'Mithu'], seat);
  return barOf({
    ...{ view: game.view(state, seat), seat, near: seat, legal: legalMoves(game, state) },
    using: { square: text.slice(0, 2), mode: 'move', first: null },
    ...{ stack: 'w', jumps: true },
    shown: shownOf(MOVING.optionOf(text), previewIn(game, state, seat)),
    clear: () => {},
    threats: {
      ...{ shown: false, kinds: [], by: 1 - seat },
      ...{ toggle: () => {}, at: () => [], named: (_, name) => name },
    },
    again: null,
    ...{ say, attempt: () => {} },
  });
}

const textOf = (node: ReactNode) =>
  renderToStaticMarkup(createElement(Fragment, null, node)).replace(/<[^>]+>/g, '');
const asked = (position: string, text: string) => textOf(barAt(position, text).ask);
const noted = (position: string, text: string) => textOf(barAt(position, text).note);

it('warns of what a jump gives away, before anything else', () => {
  expect(asked('5/5/wwb2/5/5 w', 'a3xc3')).toBe(
    'Jump right: your own piece on b3 turns black and goes to Mithu.',
  );
  expect(asked('5/5/w(bw)b2/5/5 w', 'a3xc3')).toBe(
    'Jump right: your own stack on b3 turns black on top and goes to Mithu.',
  );
});

it('tells both parts of a bar as whole sentences', () => {
  expect(noted('5/5/wwb2/5/5 w', 'a3xc3')).toBe('Your stack grows to two.');
  expect(noted('5/5/wbb2/5/5 w', 'a3xc3')).toMatch(/^The black piece on b3 turns white/);
});

it('tells both pieces of a double shed, as the seat at the bottom sees it', () => {
  const deed = (position: string, move: string, near = 0) => {
    const state = at(position);
    game.play(state, sure(read(game, state, move)));
    const { say } = speakerFrom('en', [words.catalogues.en], ['You', 'Mithu'], 0);
    return say(deedOf(game.view(state, 0), 0, near)!.words);
  };
  expect(deed('5/5/2(bww)2/5/5 w', 'c3/d3/d4')).toBe(
    'You moved the two top pieces to d3 and d4. Black is now on top of the rest.',
  );
  expect(deed('5/5/2(ww)2/5/5 w', 'c3/d3/d4')).toBe('You moved the two top pieces to d3 and d4.');
  expect(deed('5/5/2(ww)2/5/5 w', 'c3/d3')).toBe(
    'You moved only the top piece right to d3. White is now on top of the rest.',
  );
});

it('tells what else a jump leads to', () => {
  expect(asked('5/5/wbb2/5/5 w', 'a3xc3')).toBe('Jump right: your stack grows to two.');
});
