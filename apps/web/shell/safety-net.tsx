import { Component, type ReactNode } from 'react';
import { Trouble } from './notices.tsx';

/** A bug in a page, or a part of it that could not be fetched, leaves the frame standing. */
export class SafetyNet extends Component<{ readonly children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Trouble /> : this.props.children;
  }
}
