import type { GameId } from '@baithak/catalog';

/** What becomes of the kinds of events of a game that people hear of while they play. */
export interface Kinds {
  /** What moves, for oneself and for others. */
  readonly moves: readonly string[];
  /** What moves nothing, and why: a kind, or a kind and whose doing it is. */
  readonly stays: Readonly<Record<string, string>>;
  /** What a way of one kind shows besides. */
  readonly joins?: Readonly<Record<string, readonly string[]>>;
  /** Whether things turn over in any match. */
  readonly turns?: boolean;
  /** Whether things make room for others, which no cue names. */
  readonly flows?: boolean;
  /** What moves nothing on a phone only, or not always, and why. */
  readonly phone?: Readonly<Record<string, string>>;
  /** The same where more than three people sit. */
  readonly crowd?: Readonly<Record<string, string>>;
}

const PASS = 'Nothing is done, so it is only heard.';
const LEADS = 'It only says what the next event does.';
const END = 'The page tells the end.';

/** Kinds that a table tells before its board is there are not listed. */
export const KINDS: Readonly<Record<GameId, Kinds>> = {
  talluka: {
    moves: ['pushed'],
    stays: { passed: PASS, 'lined-up': 'The four shine where they lie.', ended: END },
  },
  vancana: {
    turns: true,
    moves: ['stepped', 'jumped', 'brought-home'],
    joins: { 'brought-home': ['stepped', 'jumped'] },
    stays: { 'loop-broken': LEADS, passed: PASS, ended: END },
  },
  srrakk: {
    turns: true,
    moves: ['moved', 'jumped', 'shed'],
    stays: { passed: PASS, ended: END },
  },
  jaipur: {
    flows: true,
    turns: true,
    moves: [
      'took',
      'took-camels',
      'exchanged',
      'sold',
      'laid-out',
      'bonus',
      'round-started',
      'dealt',
    ],
    stays: {
      'no-bonus': 'The pile is empty.',
      'hand-dealt': 'Its cards were dealt one by one.',
      'round-scored': 'A scene counts the round.',
      'game-over': END,
    },
  },
  ananda: {
    moves: ['drew', 'monk-placed', 'gave-up', 'tile-placed', 'card-played'],
    stays: {
      built: 'Each of its tiles has moved.',
      meditated: 'Each of its cards has moved.',
      refilled: 'Each draw has moved.',
      balanced: 'Each draw has moved.',
      'game-over': END,
    },
  },
  samsara: {
    flows: true,
    moves: [
      ...['chose-character', 'hand-dealt', 'moved', 'neutral-moved', 'got-zone-card', 'gave-back'],
      ...['paid', 'paid-neutral', 'treated', 'took-bad', 'took', 'played', 'drew', 'reshuffled'],
      ...['swapped', 'kept', 'got-good', 'shed-bad', 'used', 'won-amulet', 'used-power'],
      ...['evanescent-ended', 'picked', 'discarded', 'hand-drawn'],
    ],
    stays: {
      'round-started': 'Only its number changes.',
      reincarnated: 'The walk through the rift shows it.',
      passed: PASS,
      aimed: LEADS,
      'hand-drawn own': 'Each card was drawn before.',
      'used-power other': 'The powers of others lie in a sheet.',
      'game-over': END,
    },
    phone: {
      'used-power own': 'A dashed frame marks the power.',
      'won-amulet other': 'What lies between others is in a sheet.',
    },
    crowd: { 'evanescent-ended other': 'The cards of others and their waste pile share a corner.' },
  },
  parikrama: {
    flows: true,
    moves: [
      ...['card-opened', 'swept', 'reshuffled', 'row-tile', 'laid', 'rode', 'paid', 'journalled'],
      ...[
        'unpacked',
        'gained-special',
        'took-tile',
        'rewarded',
        'took-sight',
        'placed',
        'drew',
        'dropped',
      ],
    ],
    stays: {
      'six-open': 'Each card has moved.',
      'round-started': 'Only its number changes.',
      skipped: PASS,
      'finished-laying': LEADS,
      'stopped-riding': LEADS,
      charged: LEADS,
      'kept-open': PASS,
      closed: LEADS,
      'no-tile': 'There is none.',
      'reward-gone': 'There is none.',
      'declined-sight': PASS,
      'no-gift': 'There is none.',
      'chose-tile': LEADS,
      'chose-square': LEADS,
      'end-near': 'It is only heard.',
      'game-over': END,
    },
    phone: {
      reshuffled: 'The discards lie under the deck.',
      swept: 'Cards that come and go at once only go below the deck.',
      'placed other': 'The Maps of others are in a sheet; the tile went there before.',
      'journalled other': 'Their sets and their Journal are one plate.',
      'took-sight': 'The Sights are in a sheet.',
    },
    crowd: { 'journalled other': 'Their sets and their Journal are one plate.' },
  },
};
