import { message } from '@baithak/kernel';
import { useState } from 'react';
import { pathTo } from '../../routes.ts';
import { copyText } from '../../shell/copy-text.ts';
import { download } from '../../shell/download.ts';
import { addressOf } from '../../shell/navigation.tsx';
import { writeLink } from './link.ts';
import type { LabProps } from './props.ts';

/** The link to this moment, and pictures of it. */
export function ShareTab({ lab, say }: LabProps) {
  const [news, tell] = useState('');
  const { id } = lab.game;
  const copy = async () => {
    const path = `${pathTo('lab', id)}#${await writeLink(lab.line)}`;
    const isCopied = await copyText(new URL(addressOf(path), window.location.href).href);
    tell(say(message(isCopied ? 'lab.copied' : 'lab.not-copied')));
  };
  const save = async (kind: 'png' | 'svg') => {
    tell('');
    try {
      const { pictureOf } = await import('./picture.ts');
      download(`${id}.${kind}`, await pictureOf(document.querySelector('.stage')!, kind));
    } catch {
      tell(say(message('lab.no-picture')));
    }
  };
  return (
    <section className="lab-share" aria-label={say(message('lab.share'))}>
      <button type="button" className="main-button" onClick={copy}>
        {say(message('lab.copy-link'))}
      </button>
      <p className="quiet">{say(message('lab.link-about'))}</p>
      <div className="buttons">
        <button type="button" onClick={() => save('png')}>
          {say(message('lab.png'))}
        </button>
        <button type="button" onClick={() => save('svg')}>
          {say(message('lab.svg'))}
        </button>
      </div>
      <p className="quiet">{say(message('lab.picture-about'))}</p>
      <p role="status">{news}</p>
    </section>
  );
}
