import { Component, createRef, type ReactNode } from 'react';
import { flights, type Sight, sightOf } from './flights.ts';

interface MotionProps {
  /** As soon as this is another text, whatever has a new place is shown on its way there. */
  readonly moment: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Things that move with meaning: whatever carries `flip(id)` travels from where it was seen to where
 * it is now. It never holds up anything: things are in their new places at once, and the way there is
 * only drawn. A class, because only classes can look at the page right before it changes, which also
 * lets a journey start from the middle of the one before.
 */
export class Motion extends Component<MotionProps> {
  private readonly box = createRef<HTMLDivElement>();
  private running: Animation[] = [];

  override getSnapshotBeforeUpdate(before: MotionProps): Sight | null {
    const box = this.box.current;
    return box === null || before.moment === this.props.moment ? null : sightOf(box);
  }

  override componentDidUpdate(_: MotionProps, __: unknown, seen: Sight | null): void {
    if (seen === null || this.box.current === null) return;
    for (const animation of this.running) animation.cancel();
    this.running = flights(this.box.current, seen);
  }

  override render(): ReactNode {
    return (
      <div ref={this.box} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
