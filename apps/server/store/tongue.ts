import { type RawBuilder, sql } from 'kysely';

type Text = RawBuilder<unknown>;

/** Where the two databases speak differently. Texts that are no JSON have no fields. */
export interface Tongue {
  /** A field of a JSON object. */
  field(text: Text, name: string): RawBuilder<string | null>;
  isJson(text: Text): RawBuilder<boolean>;
  /** The person on the seat that is to move, in the `rest` of a table. */
  personToMove(rest: Text): RawBuilder<string | null>;
  /** Whether a seat is free, in the `rest` of a table. */
  hasOpenSeat(rest: Text): RawBuilder<boolean>;
  /** Whether a deal waits for a person, in the `rest` of a table. */
  owesDeal(rest: Text, person: Text): RawBuilder<boolean>;
  /** Where a text begins in another; 0 if it is not there. */
  find(text: Text, part: string): RawBuilder<number>;
}

export const SQLITE: Tongue = {
  field: (text, name) =>
    sql`case when json_valid(${text}) then ${text} ->> ${sql.lit(`$.${name}`)} end`,
  isJson: (text) => sql`json_valid(${text})`,
  personToMove: (rest) => sql`case when json_valid(${rest}) then
    json_extract(${rest}, '$.seats[' || json_extract(${rest}, '$.turn') || '].person') end`,
  hasOpenSeat: (rest) => sql`exists (select 1
    from json_each(case when json_valid(${rest}) then ${rest} else '{}' end, '$.seats') as seat
    where seat.value ->> '$.kind' = 'open')`,
  owesDeal: (rest, person) => sql`exists (select 1
    from json_each(case when json_valid(${rest}) then ${rest} else '{}' end, '$.dealing') as due
    where json_extract(${rest}, '$.seats[' || due.value || '].person') = ${person})`,
  find: (text, part) => sql`instr(${text}, ${part})`,
};
