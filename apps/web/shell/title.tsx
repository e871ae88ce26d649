import { message } from '@baithak/kernel';
import { useEffect, useRef } from 'react';
import { useSay } from './speech.ts';

let isFirstPage = true;

/** The page's heading, which also names the tab; after a change of page the keyboard starts here. */
interface TitleProps {
  readonly text: string;
  /** What the tab says, if not the same. */
  readonly tab?: string;
}

export function Title({ text, tab = text }: TitleProps) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <>
      <title>{say(message('page.title', { text: tab }))}</title>
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
    </>
  );
}
