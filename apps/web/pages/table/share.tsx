import { message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import { pathTo } from '../../routes.ts';
import { useServerState } from '../../shell/contexts.ts';
import { copyText } from '../../shell/copy-text.ts';
import { QrCode } from '../../shell/qr-code.tsx';
import { reachable } from '../../shell/reachable.ts';
import { type PartProps, useTableAddress } from './parts.tsx';
import './share.css';

/** The link to a table on the server, and ways to send it. */
export interface Sharing {
  readonly link: string;
  readonly copied: boolean;
  copy(): Promise<void>;
  /** Opens the share sheet of the device; copies where there is none. */
  share(title: string): Promise<void>;
}

/** How long a button says that it has copied, in milliseconds. */
const COPIED_STAYS = 4000;

/** `null` for a table on this device: nobody else can reach it. */
export function useSharing(): Sharing | null {
  const address = useTableAddress();
  const state = useServerState();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_STAYS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (address.kind === 'device') return null;
  const addresses = state.status === 'here' ? state.info.addresses : [];
  const link = new URL(pathTo('online', address.id), reachable(addresses)).href;
  const copy = async () => setCopied(await copyText(link, document.querySelector('.share-link')));
  const share = async (title: string) => {
    if (!canShare()) return copy();
    try {
      await navigator.share({ title, url: link });
    } catch {
      // They closed the share sheet.
    }
  };
  return { link, copied, copy, share };
}

export const canShare = (): boolean => 'share' in navigator;

interface LinkBoxProps extends Pick<PartProps, 'say'> {
  readonly sharing: Sharing;
}

/** The link as text to copy and as a QR code to scan. */
export function LinkBox({ say, sharing }: LinkBoxProps) {
  const { link, copied, copy } = sharing;
  // What names the table stays whole; what is before it gives way where there is no room.
  const token = link.lastIndexOf('/') + 1;
  return (
    <section className="share" aria-label={say(message('share.title'))}>
      <QrCode text={link} label={say(message('share.qr'))} />
      <div>
        <p className="quiet">{say(message('share.link'))}</p>
        <p className="share-link">
          <span>{link.slice(0, token)}</span>
          <span>{link.slice(token)}</span>
        </p>
        <button type="button" onClick={copy}>
          {say(message(copied ? 'share.copied' : 'share.copy'))}
        </button>
      </div>
    </section>
  );
}

/** The same, on its own. */
export function Share({ say }: Pick<PartProps, 'say'>) {
  const sharing = useSharing();
  return sharing && <LinkBox say={say} sharing={sharing} />;
}
