import {
  Fault,
  hashChance,
  type Json,
  type MoveList,
  message,
  type Outcome,
  type OutcomeList,
} from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { CHECKS, type CheckName } from './checks/index.ts';
import type { Effort, Kit } from './kit.ts';
import { type Attempt, type Event, toy } from './toy/game.ts';
import { toyKit } from './toy/kit.ts';
import { handSize, identify, KINDS, type State, seatCards, sum } from './toy/state.ts';
import type { View } from './toy/view.ts';

type ToyGame = typeof toy;
type ToyKit = Kit<State, View, Attempt, Event>;

const EFFORT: Effort = { games: 20, pairs: 300 };

/** A kind that the next seat holds unseen: what a leak would tell. */
function secretOf(state: State): number {
  const next = (state.turn + 1) % state.stories.length;
  return state.hidden.slice(4 * next, 4 * next + 4).findIndex((count) => count > 0);
}

function withGame(change: Partial<ToyGame>): ToyKit {
  return { ...toyKit, game: { ...toy, ...change } };
}

function reversed(out: MoveList): void {
  out.items.subarray(0, out.size).reverse();
}

let borrowed = 0;

/** Bugs that people write, each with the check that must notice it and what that check says. */
const BUGS: Record<string, [CheckName, RegExp, ToyKit]> = {
  "the view holds another seat's card": [
    'secretsAreKept',
    /view tells/,
    withGame({
      view: (s, v) => ({ ...toy.view(s, v), stories: [`${secretOf(s)}`] }),
    }),
  ],
  'the log tells what was drawn': [
    'secretsAreKept',
    /events tells/,
    withGame({ witness: (event) => event }),
  ],
  'a fault tells what others hold': [
    'secretsAreKept',
    /fault tells/,
    withGame({
      judge(s, a) {
        const verdict = toy.judge(s, a);
        if (!(verdict instanceof Fault) || verdict.code !== 'not-held') return verdict;
        return new Fault('not-held', { rule: 'X2', args: { kind: KINDS[secretOf(s)] ?? 'no' } });
      },
    }),
  ],
  'the order of moves depends on the deck': [
    'secretsAreKept',
    /moves tells/,
    withGame({
      moves(s, out) {
        toy.moves(s, out);
        if ((s.deck[0] as number) % 2 === 1) reversed(out);
      },
    }),
  ],
  'the prompt depends on the deck': [
    'secretsAreKept',
    /view tells/,
    withGame({
      view: (s, v) => ({ ...toy.view(s, v), peek: s.deck[0] }) as View,
      prompt: (v) => message('prompt.act', { acts: (v as View & { peek: number }).peek }),
    }),
  ],
  'a move shows a hidden card before any chance step': [
    'secretsAreKept',
    /preview tells/,
    withGame({
      play(s, move, tell) {
        tell?.({ kind: 'laid', card: KINDS[secretOf(s)] ?? 'a' });
        toy.play(s, move, tell);
      },
    }),
  ],
  'the acts left are counted by the deck': [
    'secretsAreKept',
    /view tells/,
    withGame({ view: (s, v) => ({ ...toy.view(s, v), acts: s.deck[1] as number }) }),
  ],
  'a copy shares an array': [
    'copiesAreApart',
    /on a copy changed/,
    withGame({
      copy: (from, into) => Object.assign(toy.copy(from, into), { discards: from.discards }),
    }),
  ],
  'copying into a used state leaves something behind': [
    'copiesAreApart',
    /copy into differs/,
    withGame({
      copy(from, into) {
        const acts = into?.acts ?? from.acts;
        return Object.assign(toy.copy(from, into), { acts });
      },
    }),
  ],
  'listing the moves changes the state': [
    'copiesAreApart',
    /looking at a state/,
    withGame({
      moves(s, out) {
        toy.moves(s, out);
        s.acts = Math.max(0, s.acts - 1);
      },
    }),
  ],
  'two moves share one text': [
    'judgeAgreesWithMoves',
    /two moves with one text/,
    withGame({ format: (a) => (a.act === 'end' ? 'end' : `drop:${a.kind}`) }),
  ],
  'a second spelling is read': [
    'judgeAgreesWithMoves',
    /is read although/,
    withGame({ parse: (text) => toy.parse(text.trim()) }),
  ],
  'a move is listed twice': [
    'judgeAgreesWithMoves',
    /two moves with one text/,
    withGame({
      moves(s, out) {
        toy.moves(s, out);
        out.add(out.at(0));
      },
    }),
  ],
  'judge forgets the hand limit': [
    'judgeAgreesWithMoves',
    /allowed but not listed: take/,
    withGame({
      judge(s, a) {
        const verdict = toy.judge(s, a);
        return verdict instanceof Fault && verdict.code === 'full'
          ? toy.judge({ ...s, hidden: new Array(12).fill(0), known: new Array(12).fill(0) }, a)
          : verdict;
      },
    }),
  ],
  'judge refuses a listed move': [
    'judgeAgreesWithMoves',
    /listed but refused: end/,
    withGame({
      judge: (s, a) =>
        a.act === 'end' && s.acts === 2 ? new Fault('no-acts', { rule: 'X1' }) : toy.judge(s, a),
    }),
  ],
  'a refusal has no words': [
    'judgeAgreesWithMoves',
    /no en words for fault.whatever/,
    withGame({
      judge(s, a) {
        const verdict = toy.judge(s, a);
        return verdict instanceof Fault ? new Fault('whatever', { rule: 'X1' }) : verdict;
      },
    }),
  ],
  'draw takes every kind equally often': [
    'oddsHold',
    /does not follow the odds/,
    withGame({
      draw(s, random): Outcome {
        const kinds = s.deck.flatMap((count, kind) => (count > 0 ? [kind] : []));
        return kinds[random.below(kinds.length)] as Outcome;
      },
    }),
  ],
  'an outcome has no weight': [
    'oddsHold',
    /weight 0/,
    withGame({
      outcomes(s, out: OutcomeList) {
        out.clear();
        s.deck.forEach((count, kind) => {
          out.add(kind, count);
        });
      },
    }),
  ],
  'a full hand is a dead end': [
    'gamesEnd',
    /dead end/,
    withGame({
      moves(s, out) {
        toy.moves(s, out);
        if (handSize(s, s.turn) === 4) out.clear();
      },
    }),
  ],
  'the game has no end': [
    'gamesEnd',
    /past 40 decisions/,
    withGame({
      play(s, move, tell) {
        if (s.over || s.deck.every((n) => n === 0)) return;
        toy.play(s, move, tell);
      },
      status: (s) => (s.over ? s.turn : toy.status(s)),
    }),
  ],
  'a dropped card vanishes': [
    'gamesEnd',
    /cards of/,
    withGame({
      play(s, move, tell) {
        const before = [...s.discards];
        toy.play(s, move, tell);
        s.discards = before;
      },
    }),
  ],
  'the winner is counted wrong': [
    'gamesEnd',
    /places 1,3,3/,
    withGame({ result: (s) => ({ ...toy.result(s), places: [1, 3, 3] }) }),
  ],
  'a position forgets the acts left': [
    'positionsRoundTrip',
    /reads back as/,
    withGame({
      readPosition(raw, options, seats) {
        const state = toy.readPosition(raw, options, seats);
        return state instanceof Fault ? state : { ...state, acts: state.actsPerTurn };
      },
    }),
  ],
  'a broken position is a crash': [
    'garbageIsRefused',
    /Cannot read properties/,
    withGame({
      readPosition: (raw, options, seats) =>
        toy.readPosition(
          { ...(raw as { deck: Json[] }), deck: (raw as { deck: Json[] }).deck.slice() },
          options,
          seats,
        ),
    }),
  ],
  'a state is kept outside the state': [
    'matchesReplay',
    /replayed events differ/,
    withGame({
      play(s, move, tell) {
        borrowed++;
        toy.play(
          s,
          move,
          tell && ((e) => tell(e.kind === 'took' ? { ...e, seat: borrowed % 3 } : e)),
        );
      },
    }),
  ],
  'an undone draw comes again': [
    'undoDrawsAnew',
    /undone draws came again/,
    {
      ...toyKit,
      chance: (seed, entropy) => {
        const chance = hashChance(seed, entropy);
        return (_, index) => chance(0, index);
      },
    },
  ],
  'imagine deals what others dropped as if they might not have held it': [
    'imaginedOddsAreRight',
    /imagined worlds have other odds/,
    withGame({
      imagine(v, random) {
        const stories = v.stories.map((story) => '?'.repeat(Math.max(0, unseenIn(story))));
        return { ...toy.imagine({ ...v, stories }, random), stories: [...v.stories] };
      },
    }),
  ],
  'imagine forgets what was seen taken': [
    'imaginedStatesFit',
    /but seen as/,
    withGame({
      imagine(v, random) {
        const state = toy.imagine(v, random);
        const hidden = state.stories.flatMap((_, seat) => seatCards(state, seat));
        return { ...state, hidden, known: hidden.map(() => 0) };
      },
    }),
  ],
  'a game says that it has no secrets': [
    'openGamesAreOpen',
    /told to 0 alone/,
    withGame({ hasSecrets: false }),
  ],
  'a game says that nothing is left to chance': [
    'gamesEnd',
    /undeclared chance/,
    withGame({ hasChance: false }),
  ],
  'a tally does not add up': [
    'everythingCanBeSaid',
    /do not add up/,
    withGame({
      tally: (v) =>
        toy.tally(v).map((seat) => ({ ...seat, least: seat.least + 1, most: seat.most + 1 })),
    }),
  ],
  'a prompt has no words': [
    'everythingCanBeSaid',
    /no en words for prompt.none/,
    withGame({ prompt: () => message('prompt.none') }),
  ],
  'an identity forgets whose turn it is': [
    'identitiesHold',
    /one identity/,
    withGame({
      identify: (s, into) => identify({ ...s, turn: 0 }, into),
    }),
  ],
  'an identity leaves out a word': [
    'identitiesHold',
    /has two identities/,
    withGame({
      identify: (s, into) => identify(s, into) + 1,
    }),
  ],
  'an identity holds what was before': [
    'identitiesHold',
    /has two identities/,
    withGame({
      identify(s, into) {
        const size = identify(s, into);
        into[size] = ++borrowed;
        return size + 1;
      },
    }),
  ],
  'an identity grows with the discards': [
    'identitiesHold',
    /words of identity/,
    withGame({
      identify: (s, into) => identify(s, into) - (sum(s.discards) > 0 ? 0 : 1),
    }),
  ],
};

function unseenIn(story: string): number {
  return 2 * [...story].filter((letter) => letter === '?').length - story.length;
}

describe('the conformance suite', () => {
  for (const name of Object.keys(CHECKS) as CheckName[]) {
    if (name === 'openGamesAreOpen') continue;
    it(`accepts the sound toy game: ${name}`, () => {
      expect(() => CHECKS[name](toyKit, EFFORT)).not.toThrow();
    });
  }

  for (const [bug, [check, complaint, kit]] of Object.entries(BUGS)) {
    it(`${check} catches: ${bug}`, () => {
      expect(() => CHECKS[check](kit, EFFORT)).toThrow(complaint);
    });
  }

  it('finds different worlds often enough to mean something', () => {
    const { pairs, tried } = CHECKS.secretsAreKept(toyKit, EFFORT);
    expect(pairs).toBe(EFFORT.pairs);
    expect(tried).toBeLessThan(5 * pairs);
  });
});
