import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { type FormEvent, useId, useState } from 'react';
import { remember, remembered } from './memory.ts';
import { useServer } from './server.ts';
import { useSay } from './speech.ts';

/** A name is all that a guest gives. */
export function NameForm({ entered }: { readonly entered?: () => void }) {
  const say = useSay();
  const { keeper } = useServer();
  const [name, setName] = useState(remembered('name') ?? '');
  const [fault, setFault] = useState<FaultData | null>(null);
  const help = useId();
  async function enter(event: FormEvent): Promise<void> {
    event.preventDefault();
    const refused = await keeper.enter(name);
    setFault(refused ?? null);
    if (refused !== undefined) return;
    remember('name', name.trim());
    entered?.();
  }
  return (
    <form className="name-form" onSubmit={enter}>
      <label className="field">
        <span>{say(message('online.name'))}</span>
        <input
          type="text"
          value={name}
          maxLength={40}
          autoComplete="nickname"
          aria-describedby={help}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="main-button">
        {say(message('online.enter'))}
      </button>
      <p id={help} className="quiet">
        {say(message('online.name-help'))}
      </p>
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
    </form>
  );
}
