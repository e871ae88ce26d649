import { previewIn, renderToStaticMarkup } from '@baithak/board/testing';
import { legalMoves } from '@baithak/kernel';
import { shownOf } from '@baithak/panakizhi/board';
import { speakerFrom } from '@baithak/words';
import { createElement, Fragment } from 'react';
import { expect, it } from 'vitest';
import { barOf } from '../../board/bar.tsx';
import { MOVING } from '../../board/moves.ts';
import { game } from '../../index.ts';
import { words } from '../../words/index.ts';
import { at } from '../testing.ts';

/** What the bar asks while a move is shown. */
function asked(position: string, text: string): string {
  const state = at(position);
  const seat = game.status(state);
  const { say } = speakerFrom('en', [words.catalogues.en], ['You', 'Mithu'], seat);
  const bar = barOf({
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
  return renderToStaticMarkup(createElement(Fragment, null, bar.ask)).replace(/<[^>]+>/g, '');
}

it('warns of what a jump gives away, before anything else', () => {
  expect(asked('5/5/wwb2/5/5 w', 'a3xc3')).toBe(
    'Jump right: your own piece on b3 turns black and goes to Mithu.',
  );
  expect(asked('5/5/w(bw)b2/5/5 w', 'a3xc3')).toBe(
    'Jump right: your own stack on b3 turns black on top and goes to Mithu.',
  );
});

it('tells what else a jump leads to', () => {
  expect(asked('5/5/wbb2/5/5 w', 'a3xc3')).toBe('Jump right: your stack grows to two.');
});
