import { commonCatalogues, speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { barOf } from '../../board/bar.tsx';
import type { Scene } from '../../board/scene.ts';
import type { State } from '../../index.ts';
import { words } from '../../words/index.ts';
import { run, table } from '../testing.ts';
import { situationOf } from './situation.ts';

const { say } = speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Ravi']);
const OWN = { character: 'Ussagah', zone: 'D', draw: '++--', marker: 1 };
const WON = ['JK', 'JY', 'JB', 'JG'];

/** What the bar says while nothing is chosen. */
function barAt(state: State) {
  const scene = { ...situationOf(state, 0), say, chosen: [], shown: [], useful: () => false };
  const { ask, note, primary } = barOf(
    scene as unknown as Scene,
    () => {},
    () => {},
  );
  return { ask, note, button: primary?.label };
}

const aiming = (own: object) => {
  const seats = [{ ...OWN, ...own }, { zone: 'V' }];
  const state = table(2, { phase: 'amulet', seats, groups: [['JD']] });
  run(state, 'amulet:C1');
  return state;
};

describe('the bar', () => {
  it('names both prices before the reserve is used, and offers to use it', () => {
    expect(barAt(aiming({ hand: 'D++', reserve: 'J' }))).toEqual({
      ask: 'Use your reserve for the amulet of Jann and Dhyann?',
      note: 'It costs 4 Bad Karma as it is, 2 with your reserve.',
      button: 'Use Jann',
    });
  });

  it('M25: says that nothing but Bad Karma matters after the fifth amulet', () => {
    expect(barAt(aiming({ hand: 'JJDD', amulets: WON }))).toEqual({
      ask: 'Your fifth amulet! Use one last power.',
      note: 'Only less Bad Karma still helps: it wins a tie.',
      button: 'Use Fresh skin',
    });
  });

  it('M10: says who is met, and where', () => {
    const met = (zone: string) => {
      const seats = [{ ...OWN, zone: 'Y', hand: 'J+--' }, { zone }];
      const state = table(2, { seats, groups: [['JD']] });
      run(state, 'go:G');
      return barAt(state).ask;
    };
    expect(met('G')).toBe('Ravi is here: give a card or take 2 Bad Karma.');
    expect(met('D')).toBe('Ravi is next to you: give a card or take 2 Bad Karma.');
  });
});
