import type { Cue } from '@baithak/board';
import type { MemoryAids } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../../board/layout.ts';
import { follow } from '../../board/motion.ts';
import { type Event, game, type State } from '../../index.ts';
import { run, table } from '../testing.ts';

const CHANGE = { market: 'DGGKK', hands: ['SSLLL', 'CC'], herds: [2, 1] };

const seen = (state: State, viewer: number | null, aids: MemoryAids = 'full') =>
  game.dim(game.view(state, viewer), aids);

interface Moved {
  readonly before: Layout;
  readonly after: Layout;
  readonly events: readonly Event[];
}

/** Plays texts and follows the cards as one viewer sees them. */
function moved(
  change: object,
  texts: readonly string[],
  viewer: number | null = 0,
  aids?: MemoryAids,
): Moved {
  const state = table({ ...CHANGE, ...change });
  const before = follow(null, seen(state, viewer, aids), []);
  const told = run(state, ...texts);
  const events = told.flatMap((event) => game.witness(event, viewer) ?? []);
  return { before, events, after: follow(before, seen(state, viewer, aids), events) };
}

const sounds = (cues: readonly Cue[]) => cues.flatMap(({ sound }) => sound ?? []);
const letters = (cards: Layout['market']) => cards.map((card) => card?.letter ?? '-').join('');
const idAt = (layout: Layout, letter: string) =>
  layout.market.find((card) => card?.letter === letter)!.id;

describe('motion', () => {
  it('a taken card goes from the market to the hand, and the deck fills its place', () => {
    const { before, after } = moved({}, ['+D', 'L']);
    const diamond = idAt(before, 'D');
    expect(after.hands[0]!.map(({ id }) => id)).toContain(diamond);
    expect(letters(after.market)).toBe('LGGKK');
    expect(after.cues).toMatchObject([
      { thing: diamond, step: 0, sound: 'take' },
      { thing: after.market[0]!.id, from: 'deck', step: 1, sound: 'place' },
    ]);
  });

  it('a card is followed even if an equal one replaces it', () => {
    const { before, after } = moved({ deck: { D: 2, L: 2 } }, ['+D', 'D']);
    expect(after.hands[0]!.map(({ id }) => id)).toContain(idAt(before, 'D'));
    expect(idAt(after, 'D')).not.toBe(idAt(before, 'D'));
  });

  it('camels go to the herd', () => {
    const { before, after } = moved({}, ['+K', 'L', 'P']);
    const camels = before.market.flatMap((card) => (card?.letter === 'K' ? [card.id] : []));
    expect(after.cues.slice(0, 2).map(({ thing }) => thing)).toEqual(camels);
    expect(after.herds[0]!.slice(-2).map(({ id }) => id)).toEqual(camels);
    expect(sounds(after.cues)).toEqual(['take', 'place', 'place']);
    expect(letters(after.market)).toBe('DGGLP');
  });

  it('camels go to a herd that has to be remembered as pictures that leave', () => {
    const { after } = moved({ turn: 1 }, ['+K', 'L', 'P'], 0, 'none');
    expect(after.herds[1]).toEqual([]);
    expect(after.cues.slice(0, 2)).toMatchObject([{ to: 'herd 1' }, { to: 'herd 1' }]);
  });

  it('an exchange goes both ways, into the gaps', () => {
    const { before, after } = moved({}, ['+GG-LK']);
    expect(letters(after.market)).toBe('DLKKK');
    const [leather, camel] = [after.market[1]!.id, after.market[2]!.id];
    expect(before.hands[0]!.map(({ id }) => id)).toContain(leather);
    expect(before.herds[0]!.map(({ id }) => id)).toContain(camel);
    expect(after.cues).toMatchObject([
      { step: 0, sound: 'take' },
      { step: 0 },
      { thing: leather, step: 1, sound: 'place' },
      { thing: camel, step: 1 },
    ]);
  });

  it('a sale goes to the discards, then its tokens to the seller', () => {
    const { before, after } = moved({}, ['-LLL', '2']);
    const sold = before.hands[0]!.slice(2).map(({ id }) => id);
    const [first, second, third, ...rest] = after.cues;
    expect([first, second, third].map((cue) => cue!.thing)).toEqual(sold);
    expect([first, second, third].map((cue) => cue!.to)).toEqual([
      'discards',
      'discards',
      undefined,
    ]);
    expect(after.top).toMatchObject({ id: sold[2], letter: 'L' });
    expect(rest).toMatchObject([
      { thing: 'token L 0', to: 'score 0', step: 1, sound: 'score' },
      { thing: 'token L 1', to: 'score 0', step: 1 },
      { thing: 'token L 2', to: 'score 0', step: 1 },
      { thing: 'bonus 3', to: 'score 0', step: 2, sound: 'score' },
    ]);
    expect(first!.sound).toBe('sell');
  });

  it('tokens leave from the top of what is left', () => {
    const tokens = { ...game.view(table(), 0).tokens, S: [5, 5, 5] };
    const { after } = moved({ tokens }, ['-SS']);
    expect(after.cues.slice(2).map(({ thing }) => thing)).toEqual(['token S 2', 'token S 3']);
  });

  it('cards of a hidden hand are backs that are turned over on their way', () => {
    const { before, after } = moved({ turn: 1 }, ['-CC']);
    expect(before.hands[1]!.map(({ letter }) => letter)).toEqual([null, null]);
    expect(before.hands[1]!.map(({ id }) => id)).toContain(after.top!.id);
    expect(after.hands[1]).toEqual([]);
  });

  it('an empty bonus pile only sounds', () => {
    const { after } = moved({ bonus: { 3: [], 4: [4], 5: [8] } }, ['-LLL']);
    expect(after.cues.at(-1)).toMatchObject({ thing: 'no-bonus', sound: 'place' });
    expect(after.cues.at(-1)!.to).toBeUndefined();
  });

  it('a round is dealt from the deck', () => {
    const events: Event[] = [
      { kind: 'round-started', round: 2, starter: 1 },
      { kind: 'dealt', seat: 0, card: 'D' },
      { kind: 'dealt', seat: 0, card: 'K' },
      { kind: 'dealt', seat: 1, card: null },
      { kind: 'hand-dealt', seat: 0, goods: 'D', size: 1, camels: 1 },
      { kind: 'laid-out', card: 'G' },
    ];
    const state = table({ market: 'GKKKK', hands: ['D', 'C'], herds: [1, 0] });
    const before = follow(null, seen(table(CHANGE), 0), []);
    const after = follow(before, seen(state, 0), events);
    const dealt = [...after.hands[0]!, ...after.herds[0]!, ...after.hands[1]!];
    const cued = after.cues.map(({ thing }) => thing);
    for (const { id } of dealt) expect(cued).toContain(id);
    for (const cue of after.cues) expect(cue.from).toBe('deck');
    expect(sounds(after.cues)).toContain('place');
  });

  it('the end of a round sounds, and the end of the game is left to the page', () => {
    const over = { ...CHANGE, hands: ['DD', 'CC'], seals: [1, 0], round: 2 };
    const tokens = { ...game.view(table(), 0).tokens, D: [5, 5], G: [], S: [] };
    const { events, after } = moved({ ...over, tokens }, ['-DD']);
    expect(events.map(({ kind }) => kind)).toEqual(['sold', 'round-scored', 'game-over']);
    expect(after.cues.at(-1)).toMatchObject({ thing: 'round-scored', sound: 'score' });
  });

  it('after a reload the cards of the market lie where they lay', () => {
    const state = table(CHANGE);
    const story: Event[] = [...'KKKDL'].map((card) => ({ kind: 'laid-out', card }) as Event);
    story.push(
      { kind: 'took', seat: 0, good: 'D' } as Event,
      { kind: 'laid-out', card: 'G' } as Event,
    );
    const view = { ...seen(state, 0), market: 'GLKKK' };
    const { market, cues } = follow(null, view, [], story);
    expect([letters(market), cues]).toEqual(['KKKGL', []]);
    expect(letters(follow(null, view, []).market)).toBe('GLKKK');
  });

  it('nothing moves at first sight', () => {
    expect(follow(null, seen(table(CHANGE), 0), []).cues).toEqual([]);
  });
});
