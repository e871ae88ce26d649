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

/**
 * A copy without a server lies in any folder, and its host knows one page only. There the path of a page
 * stands behind the #.
 */
const AFTER_HASH = import.meta.env?.MODE === 'static';

/** The address of a page of this site. */
export const addressOf = (path: string): string => (AFTER_HASH ? `#${path}` : path);

/** Where we are: path, query and the part of the page that is asked for. */
export function here(): URL {
  const { href, origin, hash } = window.location;
  return new URL(AFTER_HASH ? hash.slice(1) || '/' : href, origin);
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => here().pathname);
}

/** The part of the page that is asked for. */
export const useAsked = (): string => useSyncExternalStore(subscribe, () => here().hash.slice(1));

/** In the history: the page before is one of this site. */
const INSIDE = { isInside: true } as const;

export function go(path: string): void {
  window.history.pushState(INSIDE, '', addressOf(path));
  window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}

/** Goes to a page that takes the place of this one in the history. */
export function replace(path: string): void {
  window.history.replaceState(window.history.state, '', addressOf(path));
  for (const listener of listeners) listener();
}

/** Goes to where one came from, or to a page if that was no page of this site. */
export function goBack(otherwise: string): void {
  if (window.history.state?.isInside === true) window.history.back();
  else go(otherwise);
}

/** Handles plain clicks. The browser handles all other ways to follow a link, such as a new tab. */
function follow(event: MouseEvent<HTMLAnchorElement>, act: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  act();
}

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** Its name, where it shows only a sign. */
  readonly label?: string;
  /** What a plain click does, where it does not leave the page. */
  readonly act?: () => void;
}

export function Link({ to, children, className, label, act = () => go(to) }: LinkProps) {
  return (
    <a
      href={addressOf(to)}
      className={className}
      aria-label={label}
      onClick={(event) => follow(event, act)}
    >
      {children}
    </a>
  );
}

let isFirstPage = true;

interface TitleProps {
  readonly text: string;
  /** The title of the tab, if it differs from the heading. */
  readonly tab?: string;
}

/** The page's heading and the title of the tab. After a change of page the heading gets the focus. */
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
