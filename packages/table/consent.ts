import type { AnyMatch, Seat } from '@baithak/kernel';
import type { Occupant, PersonId, Question, TableEventBody, UndoScope } from './event.ts';
import type { Table } from './table.ts';

/** Asks the other people at the table; goes ahead at once if there are none. */
export function ask(
  table: Table,
  by: PersonId | null,
  question: Omit<Question, 'waitingFor'>,
): TableEventBody[] {
  const waitingFor = table.othersThan(by);
  const asked = { ...question, waitingFor };
  return waitingFor.length === 0 ? granted(table, asked) : [{ kind: 'asked', question: asked }];
}

/** What follows when all have agreed. */
export function granted(table: Table, question: Question): TableEventBody[] {
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
      return [...moveRound(table), { kind: 'started' }];
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
