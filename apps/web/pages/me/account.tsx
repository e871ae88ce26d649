import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type Account,
  accountsAt,
  hasPasskeys,
  PROVE_FIRST,
  type SignedIn,
} from '../../controller/accounts.ts';
import type { Answered, Session } from '../../controller/server.ts';
import { useServer } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { goOnAs } from '../../shell/own-person.ts';
import { profile, useProfile } from '../../shell/storage.ts';
import { CodeForm } from './code-form.tsx';
import { Fold } from './fold.tsx';
import { NewCodes, Passkeys, RecoveryCodes } from './ways-in.tsx';

/** An account for those who want one: make it, sign in, and look after the ways into it. */
export function AccountPanel({ session }: { readonly session: Session | null }) {
  const say = useSay();
  const { keeper } = useServer();
  const { name } = useProfile();
  const server = useMemo(() => accountsAt(window.location.origin), []);
  const [account, setAccount] = useState<Account | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  /** Whether a recovery code is wanted as a proof. */
  const [isAsked, setAsked] = useState(false);
  const [code, setCode] = useState('');
  const isAble = hasPasskeys(window);
  const person = session?.person;
  // Another person has another account.
  useEffect(() => {
    if (person === undefined) return setAccount(null);
    server.own().then((answer) => setAccount('account' in answer ? answer.account : null));
  }, [server, person]);

  /** Does something with the account, and shows what became of it. */
  const change = useCallback(
    async (
      doing: Promise<
        Answered<{ readonly account: Account | null; readonly codes?: readonly string[] }>
      >,
    ) => {
      const answer = await doing;
      if ('fault' in answer) {
        setAsked(answer.fault.code === PROVE_FIRST);
        return setTold(say(faultMessage(answer.fault)));
      }
      setTold('');
      setAccount(answer.account);
      if (answer.codes !== undefined && answer.codes.length > 0) setCodes(answer.codes);
    },
    [say],
  );
  const make = async () => {
    if (session === null) {
      if (name.trim() === '') return setTold(say(message('account.name-first')));
      const fault = await keeper.enter(name.trim());
      if (fault !== undefined) return setTold(say(faultMessage(fault)));
    }
    return change(server.add(say(message('account.device', { n: 1 }))));
  };
  const entered = async (answer: Answered<SignedIn>) => {
    if ('fault' in answer) return setTold(say(faultMessage(answer.fault)));
    const { session: now, adopted, left } = answer;
    profile.set({ name: now.name });
    if (adopted > 0) goOnAs(now.person);
    await keeper.ask();
    return setTold(say(message('account.signed-in', { name: now.name, adopted, left })));
  };
  const prove = async () => {
    const answer = await server.prove(code);
    if ('fault' in answer) return setTold(say(faultMessage(answer.fault)));
    setAccount(answer.account);
    setAsked(false);
    setCode('');
    return setTold(say(message('account.confirmed')));
  };
  const leave = async (everywhere: boolean) => {
    const answer = await server.signOut(everywhere);
    if ('fault' in answer) return setTold(say(faultMessage(answer.fault)));
    await keeper.ask();
    return setTold(say(message('account.out-done')));
  };
  return (
    <Fold title={say(message('account.title'))} isOpen={account !== null || codes.length > 0}>
      {codes.length > 0 && <NewCodes codes={codes} done={() => setCodes([])} />}
      {account === null ? (
        <>
          <p className="quiet">{say(message('account.about'))}</p>
          <p className="quiet">{say(message(isAble ? 'account.how' : 'account.unable'))}</p>
          {isAble && (
            <button type="button" onClick={make}>
              {say(message('account.make'))}
            </button>
          )}
          <SignIn isGuest={session !== null} isAble={isAble} server={server} entered={entered} />
        </>
      ) : (
        <>
          <Passkeys account={account} server={server} change={change} isAble={isAble} />
          <RecoveryCodes left={account.codes} renew={() => change(server.renewCodes())} />
          <div className="buttons">
            <button type="button" onClick={() => leave(false)}>
              {say(message('account.out'))}
            </button>
            <button type="button" onClick={() => leave(true)}>
              {say(message('account.out-everywhere'))}
            </button>
          </div>
        </>
      )}
      <p role="status">{told}</p>
      {account !== null && isAsked && (
        <CodeForm
          label={say(message('account.code'))}
          button={say(message('account.confirm'))}
          longest={40}
          use={prove}
          {...{ code, setCode }}
        />
      )}
    </Fold>
  );
}

interface SignInProps {
  /** Whether this device may have online games of its own. */
  readonly isGuest: boolean;
  readonly isAble: boolean;
  readonly server: ReturnType<typeof accountsAt>;
  readonly entered: (answer: Answered<SignedIn>) => Promise<void>;
}

function SignIn({ isGuest, isAble, server, entered }: SignInProps) {
  const say = useSay();
  const [adopt, setAdopt] = useState(true);
  const [code, setCode] = useState('');
  return (
    <div className="me-sign-in">
      <h3>{say(message('account.have'))}</h3>
      {isGuest && (
        <label className="me-sure">
          <input
            type="checkbox"
            checked={adopt}
            onChange={(event) => setAdopt(event.target.checked)}
          />
          {say(message('account.adopt'))}
        </label>
      )}
      {isAble && (
        <button type="button" onClick={async () => entered(await server.signIn(adopt))}>
          {say(message('account.sign-in'))}
        </button>
      )}
      <CodeForm
        label={say(message('account.code'))}
        button={say(message('account.use-code'))}
        longest={40}
        use={async () => entered(await server.recover(code, adopt))}
        {...{ code, setCode }}
      />
    </div>
  );
}
