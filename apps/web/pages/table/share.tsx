import { message } from '@baithak/kernel';
import { useState } from 'react';
import { pathTo } from '../../routes.ts';
import { useServerState } from '../../shell/contexts.ts';
import { QrCode } from '../../shell/qr-code.tsx';
import { reachable } from '../../shell/reachable.ts';
import { type PartProps, useTableAddress } from './parts.tsx';

/** The link to this table, as text and as a QR code. */
export function Share({ say }: Pick<PartProps, 'say'>) {
  const address = useTableAddress();
  const state = useServerState();
  const [copied, setCopied] = useState(false);
  if (address.kind === 'device') return null;
  const addresses = state.status === 'here' ? state.info.addresses : [];
  const link = new URL(pathTo('online', address.id), reachable(addresses)).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without permission to copy, people copy the link by hand.
    }
  };
  return (
    <section className="share" aria-labelledby="share-title">
      <h2 id="share-title">{say(message('share.title'))}</h2>
      <div className="inline-form">
        <label className="field">
          <span>{say(message('share.link'))}</span>
          <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
        <button type="button" onClick={copy}>
          {say(message(copied ? 'share.copied' : 'share.copy'))}
        </button>
      </div>
      <QrCode text={link} label={say(message('share.qr'))} />
    </section>
  );
}
