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
function barAt(state: State, guided = false) {
  const still = { say, guided, chosen: [], shown: [], useful: () => false };
  const scene = { ...situationOf(state, 0), ...still };
  const { ask, note, primary } = barOf(
    scene as unknown as Scene,
    () => {},
    () => {},
  );
  return { ask, note, button: primary?.label };
}

/** What the bar says about a thing that is chosen, and does when one leaves the step. */
function barOn(state: State, thing: string, asked: string | null = null, voice = say) {
  const scene = { ...situationOf(state, 0), say: voice, chosen: [thing], shown: [thing] };
  const done: string[] = [];
  const { ask, note, more, quiet, primary, urgent } = barOf(
    { ...scene, useful: () => true } as unknown as Scene,
    (text) => done.push(text),
    () => {},
    { asked, ask: (amulet) => done.push(`ask ${amulet}`) },
  );
  quiet?.at(-1)?.act?.();
  return { ask, note, more, done, urgent, button: primary?.label };
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
      ask: 'Use your reserve?',
      note: 'It costs 4 Bad Karma as it is, 2 with your reserve.',
      button: 'Use Jann',
    });
  });

  it('M25: says that nothing but Bad Karma matters after the fifth amulet', () => {
    expect(barAt(aiming({ hand: 'JJDD', amulets: WON }))).toEqual({
      ask: 'Fifth amulet! Use one last power.',
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

  it('asks nothing where there is nothing to choose', () => {
    const acting = (hand: string) =>
      barAt(table(2, { phase: 'act', seats: [{ ...OWN, hand }, { zone: 'V' }], groups: [['JD']] }));
    expect(acting('J+--').ask).toBe('Play an action?');
    expect(acting('+--').ask).toBe('No card here can be played.');
    // Gyaan needs another card to keep.
    expect(acting('G--').ask).toBe('No card here can be played.');
    const needing = barAt(aiming({ hand: 'J+', reserve: 'D' }));
    expect(needing).toMatchObject({ ask: 'This amulet needs your reserve.', button: 'Use Dhyann' });
    const arriving = (seats: number, hand: string, zones: readonly string[]) => {
      const others = zones.map((zone) => ({ zone }));
      const state = table(seats, { seats: [{ ...OWN, zone: 'Y', hand }, ...others] });
      run(state, 'go:G');
      return barAt(state);
    };
    expect(arriving(2, '--', ['G'])).toMatchObject({
      ask: 'You have no card to give: take 2 Bad Karma.',
      button: 'Take 2 Bad Karma',
    });
    expect(arriving(5, '--', ['G', 'V', 'V', 'V'])).toMatchObject({
      ask: 'Ravi is here: Ravi takes a Good Karma, or you take 2 Bad Karma.',
      note: undefined,
      button: 'Good Karma for Ravi',
    });
  });

  it('says what a zone costs and what it gives, for every zone', () => {
    const english = speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Mina']).say;
    const german = speaker('de', [words.catalogues, commonCatalogues], ['Asha', 'Mina']).say;
    const seats = [{ ...OWN, zone: 'V', hand: 'J+--' }, { zone: 'Y' }];
    const state = table(2, { seats, groups: [['JD']] });
    for (const [zone, name] of Object.entries({ K: 'Kaam Kar', Y: 'Yugal', B: 'Bachcha' })) {
      const { note, more } = barOn(state, `zone:${zone}`, null, english);
      const where = zone === 'Y' ? 'there' : 'next to it';
      expect(note).toBe(`Mina is ${where}: give a card or take 2 Bad Karma. You get ${name}.`);
      expect(more).toBeUndefined();
      expect(barOn(state, `zone:${zone}`, null, german).note).toContain(`Du bekommst ${name}.`);
    }
  });

  it('says what a card does before the amulets that it is needed for', () => {
    const seats = [{ ...OWN, hand: 'JDM-' }, { zone: 'V' }];
    const state = table(2, { phase: 'act', seats, groups: [['JD']] });
    expect(barOn(state, 'hand:2').note).toBe('Maut: get rid of 1 Bad Karma in your hand.');
    expect(barOn(state, 'hand:0')).toMatchObject({
      note: 'Jann: draw 2 cards, then play 1 more action. Needed for an amulet in reach.',
      more: undefined,
    });
  });

  it('asks once before a chosen amulet is given up', () => {
    const seats = [{ ...OWN, hand: 'JJDD' }, { zone: 'V' }];
    const state = table(2, { phase: 'amulet', seats, groups: [['JD', 'JV']] });
    expect(barOn(state, 'amulet:C1').done).toEqual(['ask amulet:C1']);
    expect(barOn(state, 'amulet:C1', 'amulet:C1')).toEqual({
      ask: 'End your turn without this amulet?',
      note: 'All symbols are light: it is free.',
      more: undefined,
      done: ['amulet:.'],
      urgent: true,
      button: 'Win this amulet',
    });
    // Another one was asked about, or none can be won.
    expect(barOn(state, 'amulet:C1', 'amulet:C3').done).toEqual(['amulet:.']);
    expect(barOn(state, 'amulet:C2').done).toEqual(['amulet:.']);
    expect(barOn(state, 'amulet:C2').urgent).toBe(false);
  });

  it('proposes nothing to somebody who is taught or tested', () => {
    const state = table(2, {
      phase: 'power',
      seats: [{ ...OWN, hand: '-', amulets: [...WON, 'JD'] }, { zone: 'V' }],
    });
    expect(barAt(state).button).toBe('Use Fresh skin');
    expect(barAt(state, true).button).toBe('Choose a power');
  });
});
