import type { TableRecord } from '@baithak/host';
import type { Occupant, PersonId, TableEventBody } from '@baithak/table';

/** The body of an event without a person's name and words; what cannot be read goes altogether. */
export function scrubEvent(by: string, body: string, person: PersonId): string {
  const event = parse<TableEventBody>(body);
  return event === undefined ? '' : JSON.stringify(scrubBody(by, event, person));
}

/** The seats of a record without a person's name. */
export function scrubRest(rest: string, person: PersonId): string {
  const record = parse<Pick<TableRecord, 'seats'>>(rest);
  if (record === undefined) return '';
  const seats = record.seats?.map((occupant) => scrubOccupant(occupant, person)) ?? [];
  return JSON.stringify({ ...record, seats });
}

function scrubBody(by: string, event: TableEventBody, person: PersonId): TableEventBody {
  switch (event.kind) {
    case 'joined':
      return event.person === person ? { ...event, name: '' } : event;
    case 'seated':
      return { ...event, occupant: scrubOccupant(event.occupant, person) };
    case 'asked': {
      const { question } = event;
      return question.person === person ? { ...event, question: { ...question, name: '' } } : event;
    }
    case 'chatted':
      return by === person ? { ...event, text: '' } : event;
    default:
      return event;
  }
}

function scrubOccupant(occupant: Occupant, person: PersonId): Occupant {
  const theirs = occupant.kind === 'person' && occupant.person === person;
  return theirs ? { ...occupant, name: '' } : occupant;
}

function parse<T extends object>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
