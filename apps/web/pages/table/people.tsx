import { message } from '@baithak/kernel';
import { MoreWords } from '../../shell/more-words.tsx';
import * as peopleWords from '../../words/people.ts';
import { Farewell } from './farewell.tsx';
import { type PartProps, useTableAddress, useTableSay } from './parts.tsx';
import type { PeopleSheet } from './people-sheet.ts';
import { PersonRow } from './person-row.tsx';
import { Sheet } from './sheet.tsx';
import type { Talk } from './talk.ts';

interface PeopleProps extends PartProps {
  readonly talk: Talk;
  readonly people: PeopleSheet;
}

/** Everybody at the table, and what one can do about them. The host can do more. */
export function People(props: PeopleProps) {
  if (useTableAddress().kind !== 'server' || !props.people.isOpen) return null;
  return (
    <MoreWords books={peopleWords}>
      <PeopleList {...props} />
    </MoreWords>
  );
}

function PeopleList(wordless: PeopleProps) {
  const { table, words, people } = wordless;
  const say = useTableSay(table, words);
  const props = { ...wordless, say };
  const { room, presence } = table;
  const guests = presence?.guests ?? 0;
  return (
    <Sheet title={say(message('people.title'))} say={say} close={people.close} isCompact>
      <ul className="people">
        {room.people.map((person) => (
          <PersonRow
            key={person.id}
            {...props}
            someone={person}
            startsOpen={person.id === people.person}
          />
        ))}
      </ul>
      {guests > 0 && <p className="quiet">{say(message('people.guests', { n: guests }))}</p>}
      {room.owner === table.person && <HostTools {...props} />}
      <Farewell {...props} />
    </Sheet>
  );
}

/** What concerns the whole table, and those who were banned from it. */
function HostTools({ table, controller, say }: PeopleProps) {
  const { chatClosed, banned } = table.room;
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={chatClosed}
          onChange={() => controller.command({ do: 'close-chat', on: !chatClosed })}
        />
        {say(message('people.close-chat'))}
      </label>
      {banned.length > 0 && (
        <section aria-labelledby="people-banned">
          <h3 id="people-banned">{say(message('people.banned'))}</h3>
          <ul className="people">
            {banned.map(({ id, name }) => (
              <li key={id} className="person">
                <span className="person-name">{name}</span>
                <button
                  type="button"
                  aria-label={say(message('people.unban-one', { name }))}
                  onClick={() => controller.command({ do: 'ban', person: id, on: false })}
                >
                  {say(message('people.unban'))}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
