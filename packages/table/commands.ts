import { type AnyMatch, Fault, isCharacter, type Seat } from '@baithak/kernel';
import type { CommandKind, CommandRule } from './command.ts';
import { answered, ask, revealsNothing, undoScope } from './consent.ts';
import { begin, promise, reveal } from './deal.ts';
import { departure, retirement } from './departure.ts';
import type { Occupant, PersonId, TableEventBody } from './event.ts';
import { MODERATION, silenced } from './moderation.ts';
import { STAGES, type Stage } from './public-state.ts';
import { isRatedMatch, ratedDeparture, unagreed } from './rated.ts';
import { settle } from './settings.ts';
import type { Table } from './table.ts';

const ALWAYS = STAGES;
const BETWEEN: readonly Stage[] = ['gathering', 'over'];
const MOST_PEOPLE = 200;
const MOST_TEXT = 500;
export const MOST_NAME = 40;

export const COMMANDS: { readonly [Kind in CommandKind]: CommandRule<Kind> } = {
  join: {
    right: 'anyone',
    stages: ALWAYS,
    whileDealing: true,
    run({ table, command, by }) {
      if (table.public.banned.some(({ id }) => id === by)) return new Fault('banned');
      if (table.people.length >= MOST_PEOPLE && !table.has(by as string)) {
        return new Fault('room-full');
      }
      const name = plainText(command.name, MOST_NAME);
      if (name === '') return new Fault('name');
      const { sign } = command;
      return [{ kind: 'joined', person: by as string, name, ...(sign && { sign }) }];
    },
  },
  leave: {
    right: 'member',
    stages: ALWAYS,
    whileDealing: true,
    run({ table, command, by, near }) {
      const person = by as string;
      // In a rated match nobody chooses whom the others go on against.
      const going = isRatedMatch(table)
        ? ratedDeparture(table, person, { near })
        : departure(table, person, { near: near ?? command.near });
      return [...going, { kind: 'left', person }];
    },
  },
  configure: {
    right: 'owner',
    stages: BETWEEN,
    run({ table, command }) {
      const settings = settle(table.games, command.settings, table.settings);
      return settings instanceof Fault ? settings : [{ kind: 'configured', settings }];
    },
  },
  sit: {
    right: 'member',
    stages: ALWAYS,
    run({ table, command, by, now }) {
      const { seat } = command;
      const name = plainText(command.name, MOST_NAME);
      if (name === '') return new Fault('name');
      const person = by as string;
      const there = table.seats[seat];
      const occupant: Occupant = { kind: 'person', person, name };
      const free = there?.kind !== 'person' || there.person === person;
      if (!free) return new Fault('seat-taken', { args: { seat: { seat } } });
      if (table.stage !== 'playing' || there?.kind === 'person') {
        return freed(table, seat, { by, now }, occupant);
      }
      return sitDuringPlay(table, seat, { person, name, now });
    },
  },
  bot: {
    right: 'owner',
    stages: BETWEEN,
    run({ table, command, by, now }) {
      const { seat, character } = command;
      if (!isCharacter(character)) return new Fault('character');
      return freed(table, seat, { by, now }, { kind: 'bot', character });
    },
  },
  free: {
    right: 'member',
    stages: BETWEEN,
    run: ({ table, command, by, now }) => freed(table, command.seat, { by, now }, { kind: 'open' }),
  },
  accept: {
    right: 'member',
    stages: BETWEEN,
    run({ table, by }) {
      const person = by as string;
      if (table.settings.rated !== true) return new Fault('not-rated');
      return table.public.accepted.includes(person) ? [] : [{ kind: 'accepted', person }];
    },
  },
  promise: {
    right: 'seat',
    stages: BETWEEN,
    whileDealing: true,
    run: ({ table, command }) => promise(table, command),
  },
  salt: {
    right: 'seat',
    stages: BETWEEN,
    whileDealing: true,
    run: ({ table, command }) => reveal(table, command),
  },
  start: {
    right: 'owner',
    stages: ['gathering'],
    run({ table }) {
      const open = table.seats.findIndex((occupant) => occupant.kind === 'open');
      if (open >= 0) return new Fault('seat-open', { args: { seat: { seat: open } } });
      return unagreed(table) ?? begin(table);
    },
  },
  move: {
    right: 'seat',
    stages: ['playing'],
    run({ table, command }) {
      const { seat, moves, after } = command;
      const match = table.match as AnyMatch;
      if (table.paused) return new Fault('paused');
      if (after !== match.entries.length) {
        return new Fault('stale', { args: { after, now: match.entries.length } });
      }
      const judged = match.judge(seat, moves);
      if (judged instanceof Fault) return judged;
      return { event: { kind: 'moved', seat, moves: judged.moves }, judged };
    },
  },
  undo: {
    right: 'seat',
    stages: ['playing', 'over'],
    run({ table, command, by }) {
      const { seat } = command;
      if (table.settings.rated) return new Fault('rated-undo');
      const scope = undoScope(table.match as AnyMatch, seat);
      if (scope === null || endedByWord(table)) return new Fault('nothing-to-undo');
      const alone = table.othersThan(by).length === 0;
      if (table.stage === 'over' && !alone) return new Fault('match-over');
      // The seed was revealed when the match ended.
      const told = table.stage === 'over';
      if (!told && revealsNothing(scope))
        return [{ kind: 'undone', decisions: 1, revealed: false }];
      return ask(table, by, { kind: 'undo', seat, undo: scope });
    },
  },
  resign: {
    right: 'seat',
    stages: ['playing'],
    run({ table, command: { seat }, near }) {
      if (table.public.gone.includes(seat)) {
        return new Fault('already-resigned', { args: { seat: { seat } } });
      }
      return [retirement(table, { kind: 'resigned', seat, near })];
    },
  },
  'offer-draw': {
    right: 'seat',
    stages: ['playing'],
    run({ table, command, by }) {
      if (table.seats.length !== 2) return new Fault('draw-two-seats');
      if (table.seats.some((occupant) => occupant.kind === 'bot')) return new Fault('draw-bot');
      return ask(table, by, { kind: 'draw', seat: command.seat });
    },
  },
  pause: {
    right: 'seat',
    stages: ['playing'],
    run({ table, command, by }) {
      if (table.paused) return new Fault('paused');
      return ask(table, by, { kind: 'pause', seat: command.seat });
    },
  },
  resume: {
    right: 'seat',
    stages: ['playing'],
    run: ({ table }) => (table.paused ? [{ kind: 'resumed' }] : new Fault('not-paused')),
  },
  answer: {
    right: 'seat',
    stages: ALWAYS,
    run({ table, command }) {
      const { seat, yes } = command;
      const { question } = table;
      const mayAnswer = question?.waitingFor.includes(seat) || (!yes && question?.seat === seat);
      if (question === null || !mayAnswer) return new Fault('no-question');
      if (question.asked !== command.question) return new Fault('question-gone');
      return answered(table, question, seat, yes);
    },
  },
  rematch: {
    right: 'seat',
    stages: ['over'],
    run({ table, command, by }) {
      const open = table.seats.findIndex((occupant) => occupant.kind === 'open');
      if (open >= 0) return new Fault('seat-open', { args: { seat: { seat: open } } });
      return unagreed(table) ?? ask(table, by, { kind: 'rematch', seat: command.seat });
    },
  },
  chat: {
    right: 'member',
    stages: ALWAYS,
    whileDealing: true,
    run({ table, command, by }) {
      const text = plainText(command.text, MOST_TEXT);
      if (text === '') return new Fault('chat');
      return silenced(table, by) ?? [{ kind: 'chatted', text }];
    },
  },
  react: {
    right: 'member',
    stages: ALWAYS,
    whileDealing: true,
    run({ table, command: { reaction }, by }) {
      return silenced(table, by) ?? [{ kind: 'reacted', reaction }];
    },
  },
  ...MODERATION,
  tick: {
    right: 'host',
    stages: ALWAYS,
    whileDealing: true,
    run: () => [],
  },
  credit: {
    right: 'host',
    stages: ALWAYS,
    whileDealing: true,
    run({ table, command: { ms } }) {
      if (table.stage !== 'playing' && table.public.deal === null) return new Fault('not-started');
      return Number.isInteger(ms) && ms > 0 ? [{ kind: 'credited', ms }] : new Fault('clock');
    },
  },
};

function sitDuringPlay(
  table: Table,
  seat: Seat,
  { person, name, now }: { person: PersonId; name: string; now: number },
): readonly TableEventBody[] | Fault {
  const there = table.seats[seat];
  if (table.settings.rated) return new Fault('rated-running');
  if (table.public.gone.includes(seat)) return new Fault('seat-gone', { args: { seat: { seat } } });
  if (table.public.withheld.includes(person)) return new Fault('withheld');
  const known = [...(table.insiders.get(person) ?? [])];
  if (known.some((other) => other !== seat)) return new Fault('seen-secrets');
  const returning = there?.kind === 'bot' && there.standsFor === person;
  if (isKeptFrom(table, person, there, now)) return new Fault('seat-kept');
  if (!returning) return ask(table, person, { kind: 'seat', seat, person, name });
  return [{ kind: 'seated', seat, occupant: { kind: 'person', person, name } }];
}

/** Whether a bot keeps a seat for somebody else who may still come back. */
function isKeptFrom(
  { public: { banned } }: Table,
  person: PersonId | null,
  there: Occupant | undefined,
  now: number,
): boolean {
  if (there?.kind !== 'bot' || there.standsFor === person) return false;
  const isBarred = banned.some(({ id }) => id === there.standsFor);
  return !isBarred && (there.keptUntil ?? 0) > now;
}

/** Seats another occupant: on one's own seat, on one that no person holds or left lately, or anywhere for the owner. */
function freed(
  table: Table,
  seat: Seat,
  { by, now }: { readonly by: PersonId | null; readonly now: number },
  occupant: Occupant,
): readonly TableEventBody[] | Fault {
  const there = table.seats[seat];
  if (table.owner !== by) {
    const isTaken = there?.kind === 'person' && there.person !== by;
    if (isTaken) return new Fault('seat-taken', { args: { seat: { seat } } });
    if (isKeptFrom(table, by, there, now)) return new Fault('seat-kept');
  }
  return [{ kind: 'seated', seat, occupant }];
}

/** A match that ended by resignation, time or agreement stays over. */
function endedByWord(table: Table): boolean {
  const last = table.match?.entries.at(-1)?.kind;
  return table.stage === 'over' && (last === 'resign' || last === 'timeout' || last === 'draw');
}

/** Letters, digits, punctuation, symbols: text without any of them shows nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters, line ends, lone surrogates and characters that change the direction of text. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/** Names and chat become one line without control characters; empty if nothing is visible. */
export function plainText(text: string, most: number): string {
  const line = text.replace(UNFIT, ' ').trim().slice(0, most).replace(UNFIT, '').trim();
  return VISIBLE.test(line) ? line : '';
}
