import { message } from '@baithak/kernel';
import { useEffect, useRef } from 'react';
import type { View } from '../view.ts';
import { BuildPanel } from './build-panel.tsx';
import { MeditatePanel } from './meditate-panel.tsx';
import { MonkPanel } from './monk-panel.tsx';
import type { PanelProps } from './panel-parts.tsx';

/** What would happen, and the buttons that make it happen. */
export function Panel(props: PanelProps) {
  const { view, say } = props;
  return (
    <section
      ref={useKeptFocus(view.phase)}
      className="a-panel"
      aria-label={say(message('board.action'))}
    >
      {view.phase === 'monk' && <MonkPanel {...props} />}
      {view.phase === 'build' && <BuildPanel {...props} />}
      {view.phase === 'meditate' && <MeditatePanel {...props} />}
    </section>
  );
}

/** A phase that ends takes its buttons away; the keyboard then goes on with those of the next one. */
function useKeptFocus(phase: string) {
  const box = useRef<HTMLElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    const isLost = before.current !== phase && document.activeElement === document.body;
    before.current = phase;
    if (isLost) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [phase]);
  return box;
}

const RULES: Readonly<Record<string, string>> = {
  monk: 'A7',
  build: 'A9',
  meditate: 'A17',
  refill: 'A18',
  balance: 'A23',
  over: 'A27',
};
const titleOf = ({ phase }: View): string => `board.step.${phase === 'over' ? 'end' : phase}`;

/** For those who wait or only look: what the mover is about. */
export function WaitingPanel({ view, say }: Pick<PanelProps, 'view' | 'say'>) {
  return (
    <section className="a-panel" aria-label={say(message('board.phase'))}>
      {view.phase in RULES && <h4>{say(message(titleOf(view)))}</h4>}
      <p className="a-rule">{say(message(`rule.${RULES[view.phase] ?? 'A2'}`))}</p>
    </section>
  );
}
