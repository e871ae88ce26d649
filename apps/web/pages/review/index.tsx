import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { type ReactNode, useEffect, useState } from 'react';
import { DROPPED, takeDropped } from '../../shell/dropped.ts';
import { FileButton, MATCH_FILES } from '../../shell/file-button.tsx';
import { Frame } from '../../shell/frame.tsx';
import { useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { Title } from '../../shell/navigation.tsx';
import { BackHome, Loading } from '../../shell/notices.tsx';
import * as words from '../../words/review.ts';
import { ReviewScreen } from './screen.tsx';
import { type Found, sourceOf, useTableSource } from './source.ts';
import './review.css';

/** The review of the last match at a table on this device. */
export function TableReviewPage({ param }: { readonly param: string }) {
  return <Shown found={useTableSource({ kind: 'device', id: param })} />;
}

/** The review of the last match at a table on the server. */
export function OnlineReviewPage({ param }: { readonly param: string }) {
  return <Shown found={useTableSource({ kind: 'server', id: param })} />;
}

function Shown({ found }: { readonly found: Found | null }) {
  if (found === null) {
    return (
      <Frame>
        <Loading />
      </Frame>
    );
  }
  return (
    <MoreWords books={words}>
      {'fault' in found ? <Refused fault={found.fault} /> : <ReviewScreen source={found} />}
    </MoreWords>
  );
}

function Refused({ fault }: { readonly fault: FaultData }) {
  const say = useSay();
  return (
    <Frame>
      <Title text={say(faultMessage(fault))} />
      <BackHome />
    </Frame>
  );
}

/** The review of any match file: dropped on a page, or chosen here. */
export function FilePage() {
  return (
    <MoreWords books={words}>
      <AnyFile />
    </MoreWords>
  );
}

/** Larger files are no matches, and reading them would only make the page slow. */
const LARGEST = 4_000_000;

function AnyFile() {
  const [found, setFound] = useState<Found | null>(null);
  const look = async (file: File | null) => {
    if (file === null) return;
    setFound(null);
    setFound(
      file.size > LARGEST ? { fault: { code: 'review-large' } } : await sourceOf(await file.text()),
    );
  };
  useEffect(() => {
    const take = () => void look(takeDropped());
    take();
    window.addEventListener(DROPPED, take);
    return () => window.removeEventListener(DROPPED, take);
  }, []);
  if (found !== null && !('fault' in found))
    return <ReviewScreen key={found.file} source={found} />;
  return (
    <Frame>
      <Chooser look={look} fault={found?.fault ?? null} />
    </Frame>
  );
}

interface ChooserProps {
  readonly look: (file: File | null) => void;
  readonly fault: FaultData | null;
}

function Chooser({ look, fault }: ChooserProps): ReactNode {
  const say = useSay();
  return (
    <article className="review-file">
      <Title text={say(message('review.file-title'))} />
      <p>{say(message('review.file-about'))}</p>
      <FileButton
        text={say(message('review.file-choose'))}
        accept={MATCH_FILES}
        take={look}
        isMain
      />
      <p role="alert">{fault && say(faultMessage(fault))}</p>
      <BackHome />
    </article>
  );
}
