import { Icon } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { Person } from '@baithak/table';
import { faultMessage } from '@baithak/words';
import { useId, useState } from 'react';
import { useServer } from '../../shell/contexts.ts';
import { OwnSign, SignDisc } from '../../shell/person-sign.tsx';
import { isUnnamed } from '../../words/guest.ts';
import { Confirm } from './confirm.tsx';
import { type PartProps, useTableAddress } from './parts.tsx';
import { PresenceMark, presenceOf } from './presence.tsx';
import type { Talk } from './talk.ts';

interface PersonRowProps extends PartProps {
  readonly talk: Talk;
  readonly someone: Person;
  readonly startsOpen: boolean;
}

/** One person: name, whether they are there, what they do here, and a button for the options. */
export function PersonRow(props: PersonRowProps) {
  const { table, say, someone, startsOpen } = props;
  const [isOpen, open] = useState(startsOpen);
  const options = useId();
  const { room, person } = table;
  const { id } = someone;
  const name = isUnnamed(someone.name) ? say(message('home.me')) : someone.name;
  const isMe = id === person;
  const presence = presenceOf(table, id);
  return (
    <li className="person" data-open={isOpen}>
      <span className="person-face">
        {isMe ? (
          <span className="sign">
            <OwnSign />
          </span>
        ) : (
          <SignDisc name={someone.name} sign={someone.sign} />
        )}
        {presence !== null && <PresenceMark presence={presence} say={say} />}
      </span>
      <span className="person-name">
        {isMe ? say(message('people.me', { name })) : name}
        <small>{rolesOf(room, id).map(say).join(' · ')}</small>
      </span>
      {!isMe && (
        <button
          type="button"
          className="tool"
          aria-expanded={isOpen}
          aria-controls={options}
          aria-label={say(message('people.options', { name }))}
          onClick={() => open(!isOpen)}
        >
          <Icon name="more" />
        </button>
      )}
      {isOpen && !isMe && <Options {...props} id={options} />}
    </li>
  );
}

function rolesOf(
  { owner, seats, muted }: PartProps['table']['room'],
  person: string,
): readonly Message[] {
  const plays = seats.some((each) => each.kind === 'person' && each.person === person);
  return [
    ...(owner === person ? [message('people.host')] : []),
    message(plays ? 'people.plays' : 'people.watches'),
    ...(muted.includes(person) ? [message('people.is-muted')] : []),
  ];
}

interface Deed {
  readonly label: string;
  /** Asked before it is done. */
  readonly ask?: string;
  /** Whether it sends somebody away. */
  readonly isSevere?: true;
  act(): void | Promise<void>;
}

function Options({ id, ...props }: PersonRowProps & { readonly id: string }) {
  const { table, say } = props;
  const [asked, ask] = useState<Deed | null>(null);
  const [news, report] = useReport(props);
  const isHost = table.room.owner === table.person;
  const groups = [[...forOneself(props), report], ...(isHost ? forTheHost(props) : [])];
  return (
    <div id={id} className="person-options">
      {asked?.ask === undefined ? (
        groups.map((deeds, i) => (
          <div key={i} className="person-deeds">
            {deeds.map((deed) => (
              <button
                key={deed.label}
                type="button"
                data-severe={deed.isSevere}
                onClick={() => (deed.ask === undefined ? void deed.act() : ask(deed))}
              >
                {deed.label}
              </button>
            ))}
          </div>
        ))
      ) : (
        <Confirm
          say={say}
          ask={asked.ask}
          yes={asked.label}
          act={() => void asked.act()}
          close={() => ask(null)}
        />
      )}
      <p role="status">{news}</p>
    </div>
  );
}

/** Reports the person to whoever runs the server, and says whether that worked. */
function useReport({ say, someone: { id, name } }: PersonRowProps): [string, Deed] {
  const { server } = useServer();
  const address = useTableAddress();
  const [news, setNews] = useState('');
  const report: Deed = {
    label: say(message('people.report')),
    ask: say(message('people.ask-report', { name })),
    async act() {
      const answer = await server.report(address.id, id);
      setNews(say('fault' in answer ? faultMessage(answer.fault) : message('people.reported')));
    },
  };
  return [news, report];
}

/** What everybody can do, for their own screen alone. */
function forOneself({ say, talk, someone: { id } }: PersonRowProps): readonly Deed[] {
  const isHidden = talk.muted.includes(id);
  return [
    {
      label: say(message(isHidden ? 'people.show' : 'people.hide')),
      act: () => talk.mute(id),
    },
  ];
}

/** What is done to everybody's table, then what sends somebody away from it. */
function forTheHost({
  table,
  controller,
  say,
  someone,
}: PersonRowProps): readonly (readonly Deed[])[] {
  const { id: person, name } = someone;
  const isMuted = table.room.muted.includes(person);
  const shown: readonly Deed[] = [
    isMuted
      ? {
          label: say(message('people.unmute')),
          act: () => controller.command({ do: 'mute', person, on: false }),
        }
      : {
          label: say(message('people.mute')),
          ask: say(message('people.ask-mute', { name })),
          act: () => controller.command({ do: 'mute', person, on: true }),
        },
    {
      label: say(message('people.make-host')),
      ask: say(message('people.ask-host', { name })),
      act: () => controller.command({ do: 'hand-over', person }),
    },
  ];
  const severe: readonly Deed[] = [
    {
      label: say(message('people.remove')),
      ask: say(message('people.ask-remove', { name })),
      act: () => controller.command({ do: 'remove', person }),
    },
    {
      label: say(message('people.ban')),
      ask: say(message('people.ask-ban', { name })),
      act: () => controller.command({ do: 'ban', person, on: true }),
    },
    {
      label: say(message('people.ban-address')),
      ask: say(message('people.ask-ban-address', { name })),
      act: () => controller.command({ do: 'ban', person, on: true, address: true }),
    },
  ];
  return [shown, severe.map((deed) => ({ ...deed, isSevere: true }))];
}
