import { Kolam } from '@baithak/board';
import { message } from '@baithak/kernel';
import { Component, type ReactNode } from 'react';
import { pathTo } from '../routes.ts';
import { useSay } from './language.ts';
import { Link, Title } from './navigation.tsx';
import './notices.css';

export function Loading() {
  const say = useSay();
  return (
    <p role="status" className="loading">
      <Kolam columns={3} />
      {say(message('page.loading'))}
    </p>
  );
}

export function NotFound() {
  const say = useSay();
  return (
    <Lost>
      <Title text={say(message('page.not-found'))} />
      <BackHome />
    </Lost>
  );
}

/** A lamp that went out, beside what to do now. */
export function Lost({ children }: { readonly children: ReactNode }) {
  return (
    <section className="lost">
      <img src="/art/doors/unlit.svg" alt="" />
      {children}
    </section>
  );
}

export function BackHome() {
  const say = useSay();
  return (
    <p>
      <Link to={pathTo('home')}>{say(message('page.to-games'))}</Link>
    </p>
  );
}

export function Trouble() {
  const say = useSay();
  return (
    <>
      <Title text={say(message('page.trouble'))} />
      <p>{say(message('page.trouble-help'))}</p>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          {say(message('page.reload'))}
        </button>
      </p>
    </>
  );
}

/** Keeps the frame when a page throws or part of it cannot be loaded. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Trouble /> : this.props.children;
  }
}
