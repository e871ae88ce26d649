import { ACCENTS } from '@baithak/board/facts';
import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { type FormEvent, type ReactNode, useState } from 'react';
import { EMBLEMS, type Profile } from '../../controller/profile.ts';
import { Avatar } from '../../shell/avatar.tsx';
import { useServer, useServerState } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { NameField } from '../../shell/name-field.tsx';
import { lotus, OwnSign } from '../../shell/person-sign.tsx';
import { profile, useProfile } from '../../shell/storage.ts';

/** Name, sign and colour. They are saved as soon as they are chosen. */
export function ProfileForm() {
  const say = useSay();
  const now = useProfile();
  const isNamed = now.name.trim() !== '';
  // A name that is not there has no initial: the lotus stands for it.
  const drawn = (look: Partial<Profile>) => {
    const shown = { ...now, ...look };
    return isNamed || shown.emblem !== 'initial' ? <Avatar {...shown} /> : lotus;
  };
  const inColour = isNamed || now.emblem !== 'initial' ? {} : ({ emblem: 'lotus' } as const);
  return (
    <section className="panel me-profile" aria-labelledby="me-profile">
      <div className="me-face">
        <OwnSign />
      </div>
      <div className="me-choices">
        <h2 id="me-profile">{say(message('me.profile'))}</h2>
        <OwnName />
        <Choice
          label={say(message('me.emblem'))}
          name="emblem"
          choices={EMBLEMS}
          chosen={now.emblem}
          choose={(emblem) => profile.set({ emblem })}
          draw={(emblem) => drawn({ emblem })}
        />
        <Choice
          label={say(message('me.colour'))}
          name="colour"
          choices={ACCENTS}
          chosen={now.colour}
          choose={(colour) => profile.set({ colour, ...inColour })}
          draw={(colour) => drawn({ colour, ...inColour })}
        />
      </div>
    </section>
  );
}

/** The server knows a guest by name, too; tables that run keep the name they know. */
function OwnName() {
  const say = useSay();
  const { keeper } = useServer();
  const state = useServerState();
  const { name } = useProfile();
  const [written, setWritten] = useState(name);
  const [told, setTold] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wish = written.trim();
    profile.set({ name: wish });
    setTold(say(message('me.saved')));
    const isKnown = state.status === 'here' && state.session !== null;
    if (!isKnown || wish === '' || state.session.name === wish) return;
    const fault = await keeper.enter(wish);
    if (fault !== undefined) setTold(say(faultMessage(fault)));
  };
  return (
    <form className="inline-form" onSubmit={save}>
      <NameField
        label={say(message('online.name'))}
        value={written}
        change={(text) => {
          setWritten(text);
          setTold('');
        }}
        isOwn
      />
      <button type="submit">{say(message('me.save'))}</button>
      <span role="status" className="quiet">
        {told}
      </span>
    </form>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly choose: (value: T) => void;
  readonly draw: (value: T) => ReactNode;
}

function Choice<T extends string>({ label, name, choices, chosen, choose, draw }: ChoiceProps<T>) {
  const say = useSay();
  return (
    <fieldset className="me-signs">
      <legend>{label}</legend>
      {choices.map((value) => (
        <label key={value} className="me-sign">
          <input
            type="radio"
            name={name}
            className="b-unseen"
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          {draw(value)}
          <span className="b-unseen">{say(message(`${name}.${value}`))}</span>
        </label>
      ))}
    </fieldset>
  );
}
