import { message } from '@baithak/kernel';
import { useEffect, useRef } from 'react';
import { useSay } from './speech.ts';

let isFirstPage = true;

/** The page's heading, which also names the tab; after a change of page the keyboard starts here. */
export function Title({ text }: { readonly text: string }) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <>
      <title>{say(message('page.title', { text }))}</title>
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
    </>
  );
}
