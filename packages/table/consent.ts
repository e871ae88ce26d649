import type { TableEventBody } from './event.ts';
import type { Occupant, PersonId, Question } from './room.ts';
import type { Table } from './table.ts';
import { revealsNothing } from './undo.ts';

/** Asks everybody else at the table, or goes ahead at once where there is nobody to ask. */
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

/** Everybody goes one seat on, so that another seat begins. */
function moveRound(table: Table): TableEventBody[] {
  const count = table.seats.length;
  return table.seats.map((_, seat) => ({
    kind: 'seated',
    seat,
    occupant: table.seats[(seat + count - 1) % count] as Occupant,
  }));
}
