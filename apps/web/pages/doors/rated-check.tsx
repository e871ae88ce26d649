import { message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import { accountsAt } from '../../controller/accounts.ts';
import { useServerState } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';

interface RatedCheckProps {
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
}

/** Only those with an account can play rated games. */
export function RatedCheck({ isOn, turn }: RatedCheckProps) {
  const say = useSay();
  const hasAccount = useHasAccount();
  if (!hasAccount) return null;
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => turn(event.target.checked)} />
      <span>{say(message('rated.find'))}</span>
    </label>
  );
}

/** Whether the person of this browser has an account. */
export function useHasAccount(): boolean {
  const state = useServerState();
  const person = state.status === 'here' ? state.session?.person : undefined;
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (person === undefined) return setHas(false);
    const own = accountsAt(window.location.origin).own();
    own.then((answer) => setHas('account' in answer && answer.account !== null));
  }, [person]);
  return has;
}
