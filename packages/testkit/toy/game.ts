import {
  CHANCE,
  Fault,
  type Game,
  type Json,
  type Move,
  type MoveList,
  message,
  type Options,
  type OutcomeList,
  OVER,
  type Random,
  type Result,
  type Tell,
  type Viewer,
} from '@baithak/kernel';
import { imagine } from './imagine.ts';
import {
  copy,
  DECK,
  HAND_LIMIT,
  handSize,
  identify,
  KINDS,
  type Kind,
  ROW,
  SEAT_COUNTS,
  type State,
  seatCards,
  setup,
  sum,
} from './state.ts';
import { type View, view } from './view.ts';

/**
 * A small game that has what is hard: a deck, private deals, takes that others remember, several
 * moves a turn, three seats. A turn is up to two acts (take a card of the row, drop one of the
 * hand) and `end`; then the seat draws a card unseen and the row is filled up. When the deck is
 * empty the game ends: a kind held n times is worth n × n.
 */
export type Attempt =
  | { readonly act: 'take' | 'drop'; readonly kind: Kind }
  | { readonly act: 'end' };

export type Event =
  | { readonly kind: 'took' | 'dropped'; readonly seat: number; readonly card: Kind }
  | { readonly kind: 'drew'; readonly seat: number; readonly card: Kind | null }
  | { readonly kind: 'laid'; readonly card: Kind };

const END: Move = 8;

export const toy: Game<State, View, Attempt, Event> = {
  id: 'toy',
  rulesVersion: 1,
  seatCounts: SEAT_COUNTS,
  decisionCap: 40,
  hasSecrets: true,
  hasChance: true,

  options: () => [{ name: 'acts', choices: [2, 1] }],
  setup: (options: Options, seats) => setup(options.acts as number, seats),
  copy,

  readPosition: (raw, _, seats) => readState(raw, seats),
  writePosition: (state) => structuredClone(state) as unknown as Json,

  status(state) {
    if (state.due !== 'nothing') return CHANCE;
    return state.over ? OVER : state.turn;
  },

  result(state): Result {
    const scores = state.stories.map((_, seat) => score(seatCards(state, seat)));
    const places = scores.map((own) => 1 + scores.filter((other) => other > own).length);
    return { places, scores, reason: message('end.deck') };
  },

  moves(state, out: MoveList) {
    out.clear();
    for (let move = 0; move < END; move++) {
      if (!(refusal(state, attemptOf(move)) instanceof Fault)) out.add(move);
    }
    out.add(END);
  },

  judge: (state, attempt) => refusal(state, attempt) ?? moveOf(attempt),
  spell: (_, move) => attemptOf(move),

  parse(text) {
    if (text === 'end') return { act: 'end' };
    const [, act, kind] = /^(take|drop):([abcd])$/.exec(text) ?? [];
    if (act === undefined) return new Fault('notation', { args: { text: text.slice(0, 20) } });
    return { act: act as 'take' | 'drop', kind: kind as Kind };
  },

  format: (attempt) => (attempt.act === 'end' ? 'end' : `${attempt.act}:${attempt.kind}`),

  play(state, move, tell) {
    const attempt = attemptOf(move);
    if (attempt.act === 'end') {
      state.due = sum(state.deck) > 0 ? 'hand' : 'nothing';
      state.over = state.due === 'nothing';
      return;
    }
    state.acts--;
    if (attempt.act === 'take') take(state, attempt.kind, tell);
    else drop(state, attempt.kind, tell);
  },

  outcomes(state, out: OutcomeList) {
    out.clear();
    state.deck.forEach((count, kind) => {
      if (count > 0) out.add(kind, count);
    });
  },

  draw(state, random: Random) {
    let ticket = random.below(sum(state.deck));
    return state.deck.findIndex((count) => {
      ticket -= count;
      return ticket < 0;
    });
  },

  formatOutcome: (_, outcome) => KINDS[outcome] as Kind,

  readOutcome(state, text) {
    const kind = KINDS.indexOf(text as Kind);
    return (state.deck[kind] ?? 0) > 0 ? kind : new Fault('outcome', { args: { text } });
  },

  audience: (state) => (state.due === 'row' ? 'all' : state.turn),

  resolve(state, outcome, tell) {
    state.deck[outcome] = (state.deck[outcome] as number) - 1;
    const card = KINDS[outcome] as Kind;
    if (state.due === 'row') {
      state.row[outcome] = (state.row[outcome] as number) + 1;
      tell?.({ kind: 'laid', card });
    } else {
      const held = 4 * state.turn + outcome;
      state.hidden[held] = (state.hidden[held] as number) + 1;
      state.stories[state.turn] = `${state.stories[state.turn]}?`;
      tell?.({ kind: 'drew', seat: state.turn, card });
    }
    goOn(state);
  },

  view,
  dim: (seen, aids) => (aids === 'none' ? { ...seen, known: null } : seen),
  witness: (event, viewer: Viewer) =>
    event.kind === 'drew' && event.seat !== viewer ? { ...event, card: null } : event,
  imagine,
  identify,

  tally: (seen) =>
    seen.sizes.map((size, seat) => {
      const known = seat === seen.viewer && seen.hand !== null;
      const terms = known ? (seen.hand as number[]).map((n) => n * n) : [null];
      const least = known ? sum(terms as number[]) : 0;
      const most = known ? least : size * size;
      return { lines: [{ label: message('tally.sets'), terms, least, most }], least, most };
    }),

  prompt(seen) {
    if (seen.over) return message('prompt.over');
    return message(seen.viewer === seen.turn ? 'prompt.act' : 'prompt.wait', {
      seat: { seat: seen.turn },
      acts: seen.acts,
    });
  },
};

function moveOf(attempt: Attempt): Move {
  if (attempt.act === 'end') return END;
  return (attempt.act === 'drop' ? 0 : 4) + KINDS.indexOf(attempt.kind);
}

function attemptOf(move: Move): Attempt {
  if (move === END) return { act: 'end' };
  return { act: move < 4 ? 'drop' : 'take', kind: KINDS[move & 3] as Kind };
}

function refusal(state: State, attempt: Attempt): Fault | undefined {
  if (attempt.act === 'end') return undefined;
  const { act, kind } = attempt;
  const at = KINDS.indexOf(kind);
  if (state.acts === 0) return new Fault('no-acts', { rule: 'X1' });
  if (act === 'drop') {
    const held = seatCards(state, state.turn)[at] as number;
    return held > 0 ? undefined : new Fault('not-held', { rule: 'X2', args: { kind } });
  }
  if ((state.row[at] as number) === 0)
    return new Fault('not-in-row', { rule: 'X3', args: { kind } });
  return handSize(state, state.turn) < HAND_LIMIT ? undefined : new Fault('full', { rule: 'X4' });
}

function take(state: State, kind: Kind, tell?: Tell<Event>): void {
  const at = KINDS.indexOf(kind);
  state.row[at] = (state.row[at] as number) - 1;
  const held = 4 * state.turn + at;
  state.known[held] = (state.known[held] as number) + 1;
  tell?.({ kind: 'took', seat: state.turn, card: kind });
}

/** A card known to be held goes first: only without one does dropping tell something new. */
function drop(state: State, kind: Kind, tell?: Tell<Event>): void {
  const at = KINDS.indexOf(kind);
  const held = 4 * state.turn + at;
  state.discards[at] = (state.discards[at] as number) + 1;
  if ((state.known[held] as number) > 0) state.known[held] = (state.known[held] as number) - 1;
  else {
    state.hidden[held] = (state.hidden[held] as number) - 1;
    state.stories[state.turn] = `${state.stories[state.turn]}${kind}`;
  }
  tell?.({ kind: 'dropped', seat: state.turn, card: kind });
}

/** The deal gives each seat two cards and fills the row; a turn's end gives one and fills the row. */
function goOn(state: State): void {
  if (state.dealing && handSize(state, state.turn) < 2) return;
  if (state.due === 'hand') {
    state.turn = (state.turn + 1) % state.stories.length;
    state.acts = state.actsPerTurn;
    if (state.dealing && state.turn !== 0) return;
  }
  const fill = sum(state.row) < ROW && sum(state.deck) > 0;
  state.due = fill ? 'row' : 'nothing';
  if (!fill) {
    state.dealing = false;
    state.over = sum(state.deck) === 0;
  }
}

function score(cards: readonly number[]): number {
  return sum(cards.map((n) => n * n));
}

function readState(raw: unknown, seats: number): State | Fault {
  const model = setup(2, seats);
  const refused = new Fault('position', {});
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return refused;
  const given = raw as Readonly<Record<string, unknown>>;
  if (Object.keys(given).sort().join() !== Object.keys(model).sort().join()) return refused;
  for (const [key, like] of Object.entries(model)) {
    if (!sameShape(given[key], like)) return refused;
  }
  const state = copy(given as unknown as State);
  const total = sum(state.deck) + sum(state.row) + sum(state.discards);
  const story = state.stories.every((text) => /^[abcd?]*$/.test(text));
  const due = ['hand', 'row', 'nothing'].includes(state.due);
  const whole =
    total + sum(state.known) + sum(state.hidden) === sum(DECK) &&
    state.stories[state.turn] !== undefined &&
    [1, 2].includes(state.actsPerTurn) &&
    state.acts >= 0 &&
    state.acts <= state.actsPerTurn &&
    state.stories.every(
      (text, seat) => unseenIn(text) === sum(state.hidden.slice(4 * seat, 4 * seat + 4)),
    ) &&
    (state.due === 'nothing' || sum(state.deck) > 0);
  return story && due && whole && !state.over ? state : refused;
}

function unseenIn(story: string): number {
  return 2 * [...story].filter((letter) => letter === '?').length - story.length;
}

function sameShape(value: unknown, like: unknown): boolean {
  if (!Array.isArray(like)) return typeof value === typeof like;
  return (
    Array.isArray(value) &&
    value.length === like.length &&
    value.every(
      (v, i) =>
        typeof v === typeof like[i] && (typeof v !== 'number' || (Number.isInteger(v) && v >= 0)),
    )
  );
}
