import { type AnyMatch, Fault, type Seat } from '@baithak/kernel';
import { begin } from './deal.ts';
import type { Occupant, PersonId, Question, TableEventBody, UndoScope } from './event.ts';
import type { Table } from './table.ts';

/** Whoever wishes the same as the open question agrees to it. */
const SHARED: readonly Question['kind'][] = ['draw', 'pause', 'rematch'];

/**
 * Asks the other people at the table; goes ahead at once if there are none. An open question stays
 * what it is until it is answered, so that nobody agrees to another one by mistake.
 */
export function ask(
  table: Table,
  by: PersonId | null,
  question: Omit<Question, 'waitingFor'>,
): readonly TableEventBody[] | Fault {
  const waitingFor = consenting(table, by, question.kind);
  const asked = { ...question, waitingFor };
  if (waitingFor.length === 0) return granted(table, asked);
  const open = table.question;
  if (open === null) return [{ kind: 'asked', question: asked }];
  const agrees = open.kind === question.kind && SHARED.includes(open.kind);
  return agrees && open.waitingFor.includes(question.seat)
    ? answered(table, open, question.seat, true)
    : new Fault('question-open');
}

/** The seats of everybody else; for a seat also the host, who may hold none. */
function consenting(
  table: Table,
  by: PersonId | null,
  kind: Question['kind'],
): readonly (Seat | null)[] {
  const others = table.othersThan(by);
  const { owner } = table;
  const hostWatches = kind === 'seat' && owner !== by && table.seatsOf(owner).length === 0;
  return hostWatches ? [...others, null] : others;
}

export function answered(
  table: Table,
  question: Question,
  seat: Seat | null,
  yes: boolean,
): readonly TableEventBody[] {
  const answer = { kind: 'answered', seat, yes } as const;
  const last = question.waitingFor.every((each) => each === seat);
  return yes && last ? [answer, ...granted(table, question)] : [answer];
}

/** What follows when all have agreed. */
function granted(table: Table, question: Question): TableEventBody[] {
  switch (question.kind) {
    case 'undo': {
      const scope = question.undo;
      if (scope === undefined) return [];
      const revealed = table.stage === 'over' || !revealsNothing(scope);
      return [{ kind: 'undone', decisions: scope.decisions, revealed }];
    }
    case 'draw':
      return [{ kind: 'drawn' }];
    case 'pause':
      return [{ kind: 'paused' }];
    case 'seat': {
      const { person = '', name = '' } = question;
      return [{ kind: 'seated', seat: question.seat, occupant: { kind: 'person', person, name } }];
    }
    case 'rematch':
      return [...moveRound(table), ...begin(table)];
  }
}

/** Everybody moves one seat on, so that another person begins. */
function moveRound(table: Table): TableEventBody[] {
  const count = table.seats.length;
  return table.seats.map((_, seat) => ({
    kind: 'seated',
    seat,
    occupant: table.seats[(seat + count - 1) % count] as Occupant,
  }));
}

/**
 * What an undo by this seat would take back: everything since and including its last decision.
 * `null` if it has made none.
 */
export function undoScope(match: AnyMatch, seat: Seat): UndoScope | null {
  const { decisions } = match;
  const first = decisions.findLastIndex((entry) => entry.seat === seat);
  if (first < 0) return null;
  const taken = decisions.slice(first);
  return {
    decisions: taken.length,
    moves: taken.flatMap((entry) => entry.moves),
    revealed: taken.filter((entry) => entry.outcomes.length > 0).map((entry) => entry.seq),
  };
}

/** Whether nobody has learnt anything since: no chance step, no move of another seat. */
export function revealsNothing(scope: UndoScope): boolean {
  return scope.decisions === 1 && scope.revealed.length === 0;
}
