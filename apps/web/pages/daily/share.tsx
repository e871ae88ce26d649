import { message } from '@baithak/kernel';
import { useRef, useState } from 'react';
import { copyText } from '../../shell/copy-text.ts';
import { useSay } from '../../shell/language.ts';

/** The result as a text for others: shown, copied, or handed to the device's share sheet. */
export function ShareResult({ text }: { readonly text: string }) {
  const say = useSay();
  const shown = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState('');
  const share = async () => {
    try {
      await navigator.share({ text });
    } catch {
      // They closed the share sheet.
    }
  };
  const copy = async () => {
    if (await copyText(text, shown.current)) setCopied(text);
  };
  return (
    <section className="panel daily-share" aria-labelledby="daily-share">
      <h2 id="daily-share">{say(message('daily.share'))}</h2>
      <p className="quiet">{say(message('daily.share-about'))}</p>
      <pre ref={shown}>{text}</pre>
      <div className="buttons">
        {'share' in navigator && (
          <button type="button" className="main-button" onClick={share}>
            {say(message('daily.share-button'))}
          </button>
        )}
        <button type="button" onClick={copy}>
          {say(message('daily.copy'))}
        </button>
        <p role="status">{copied === text && say(message('daily.copied'))}</p>
      </div>
    </section>
  );
}
