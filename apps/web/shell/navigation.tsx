import { message } from '@baithak/kernel';
import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSay } from './language.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

export function go(path: string): void {
  window.history.pushState(null, '', path);
  window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}

/** A plain click stays in the page; every other way of following a link is the browser's. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(event.currentTarget.pathname + event.currentTarget.hash);
}

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Link({ to, children, className }: LinkProps) {
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}

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
