import { scrollingAt } from '@baithak/furniture';
import { message } from '@baithak/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import type { View } from '../view.ts';
import { BuildPanel } from './build-panel.tsx';
import { MeditatePanel } from './meditate-panel.tsx';
import { MonkPanel } from './monk-panel.tsx';
import type { PanelProps } from './panel-parts.tsx';

/** What would happen, and the buttons that make it happen; or what the others are about. */
export function Panel({ isActing, ...props }: PanelProps & { readonly isActing: boolean }) {
  const { view, selection, text, say } = props;
  const box = useRef<HTMLElement>(null);
  useKeptFocus(box, isActing ? view.phase : 'waiting');
  const wish = text ?? selection.cards.join();
  useInSight(box, wish, selection.at);
  return (
    <section
      ref={box}
      className="a-panel"
      tabIndex={-1}
      data-phase={view.phase}
      data-trying={wish !== ''}
      aria-label={say(message(isActing ? 'board.action' : 'board.phase'))}
    >
      {isActing ? <Deciding {...props} /> : <Waiting view={view} say={say} />}
    </section>
  );
}

function Deciding(props: PanelProps) {
  switch (props.view.phase) {
    case 'monk':
      return <MonkPanel {...props} />;
    case 'build':
      return <BuildPanel {...props} />;
    default:
      return <MeditatePanel {...props} />;
  }
}

/**
 * A step that ends takes its buttons away. The keyboard then goes on with those of the next one; while
 * others have their turn, it waits at the panel.
 */
function useKeptFocus(box: RefObject<HTMLElement | null>, step: string): void {
  const before = useRef(step);
  useEffect(() => {
    const { current } = box;
    const isLost = [document.body, current].includes(document.activeElement as HTMLElement);
    if (before.current !== step && isLost) {
      (current?.querySelector('button') ?? current)?.focus({ preventScroll: true });
    }
    before.current = step;
  }, [box, step]);
}

/**
 * The buttons may be below the screen: they come as soon as there is a use for them. On a phone the
 * panel then rises from below, and what is tried must not be under it.
 */
function useInSight(box: RefObject<HTMLElement | null>, wish: string, at: string | null): void {
  useEffect(() => {
    const { current } = box;
    const buttons = current?.querySelector('.a-buttons');
    if (!current || !buttons || wish === '') return;
    const behavior = scrollingAt(current);
    buttons.scrollIntoView({ block: 'nearest', behavior });
    const place = current.closest('.a-frame')?.querySelector(`[data-place="${at}"]`);
    if (!place || getComputedStyle(current).position !== 'sticky') return;
    const hidden = place.getBoundingClientRect().bottom - current.getBoundingClientRect().top;
    if (hidden > 0) scrollBy({ top: hidden + 12, behavior });
  }, [box, wish, at]);
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
function Waiting({ view, say }: Pick<PanelProps, 'view' | 'say'>) {
  return (
    <>
      {view.phase in RULES && <h4>{say(message(titleOf(view)))}</h4>}
      <p className="a-rule">{say(message(`rule.${RULES[view.phase] ?? 'A2'}`))}</p>
    </>
  );
}
