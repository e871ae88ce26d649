import { message } from '@baithak/kernel';
import { type FormEvent, useState } from 'react';
import type { Account, accountsAt, Passkey } from '../../controller/accounts.ts';
import { copyText } from '../../shell/copy-text.ts';
import { download } from '../../shell/download.ts';
import { useLanguage, useSay } from '../../shell/language.ts';

type Accounts = ReturnType<typeof accountsAt>;

interface PasskeysProps {
  readonly account: Account;
  readonly server: Accounts;
  readonly change: (doing: ReturnType<Accounts['rename'] | Accounts['add']>) => Promise<void>;
  readonly isAble: boolean;
}

export function Passkeys({ account, server, change, isAble }: PasskeysProps) {
  const say = useSay();
  const { passkeys } = account;
  const add = () => change(server.add(say(message('account.device', { n: passkeys.length + 1 }))));
  return (
    <div className="me-passkeys">
      <h3>{say(message('account.passkeys'))}</h3>
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} server={server} change={change} />
        ))}
      </ul>
      {isAble && (
        <button type="button" onClick={add}>
          {say(message('account.add'))}
        </button>
      )}
    </div>
  );
}

interface RowProps extends Pick<PasskeysProps, 'server' | 'change'> {
  readonly passkey: Passkey;
}

function PasskeyRow({ passkey: { id, name, usedAt }, server, change }: RowProps) {
  const say = useSay();
  const { language } = useLanguage();
  const [written, setWritten] = useState<string | null>(null);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    await change(server.rename(id, written ?? name));
    setWritten(null);
  };
  if (written !== null) {
    return (
      <li>
        <form className="inline-form" onSubmit={rename}>
          <label className="field">
            <span>{say(message('account.passkey-name'))}</span>
            <input
              type="text"
              value={written}
              maxLength={40}
              // biome-ignore lint/a11y/noAutofocus: the person has just asked to write here
              autoFocus
              onChange={(event) => setWritten(event.target.value)}
            />
          </label>
          <button type="submit" disabled={written.trim() === ''}>
            {say(message('account.rename'))}
          </button>
        </form>
      </li>
    );
  }
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(usedAt);
  return (
    <li>
      <span className="me-passkey">
        <b>{name}</b> <small className="quiet">{say(message('account.used', { when }))}</small>
      </span>
      <button
        type="button"
        className="quiet-button"
        aria-label={say(message('account.rename-named', { name }))}
        onClick={() => setWritten(name)}
      >
        {say(message('account.rename'))}
      </button>
      <button
        type="button"
        className="quiet-button"
        aria-label={say(message('account.remove-named', { name }))}
        onClick={() => change(server.remove(id))}
      >
        {say(message('account.remove'))}
      </button>
    </li>
  );
}

export function RecoveryCodes({
  left,
  renew,
}: {
  readonly left: number;
  readonly renew: () => void;
}) {
  const say = useSay();
  return (
    <div>
      <h3>{say(message('account.codes'))}</h3>
      <p>
        {say(message('account.codes-left', { n: left }))}{' '}
        <span className="quiet">{say(message('account.renew-about'))}</span>
      </p>
      <button type="button" onClick={renew}>
        {say(message('account.renew'))}
      </button>
    </div>
  );
}

interface NewCodesProps {
  readonly codes: readonly string[];
  readonly done: () => void;
}

/** The only time that anybody sees these codes. */
export function NewCodes({ codes, done }: NewCodesProps) {
  const say = useSay();
  const [told, setTold] = useState('');
  const text = codes.join('\n');
  const copy = async () => {
    await copyText(text);
    setTold(say(message('account.copied')));
  };
  return (
    <div className="me-new-codes" role="status">
      <h3>{say(message('account.new-codes'))}</h3>
      <p>{say(message('account.new-codes-about'))}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="buttons">
        <button
          type="button"
          onClick={() =>
            download('baithak-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))
          }
        >
          {say(message('account.download'))}
        </button>
        <button type="button" onClick={copy}>
          {say(message('account.copy'))}
        </button>
        <button type="button" onClick={done}>
          {say(message('account.saved'))}
        </button>
      </div>
      <p>{told}</p>
    </div>
  );
}
