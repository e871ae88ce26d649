import { scrollingAt } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import type { View } from '../view/view.ts';
import { BuildPanel } from './build-panel.tsx';
import { MeditatePanel } from './meditate-panel.tsx';
import { MonkPanel } from './monk-panel.tsx';
import type { PanelProps } from './panel-parts.tsx';

/** The consequences of the selection with the buttons that play it; or what the others are doing. */
export function Panel({ isActing, ...props }: PanelProps & { readonly isActing: boolean }) {
  const { view, selection, text, say } = props;
  const box = useRef<HTMLElement>(null);
  useKeptFocus(box, isActing ? view.phase : 'waiting');
  const wish = text ?? selection.cards.join();
  const isOffBoard = isActing && isNothingOnBoard(props);
  const aim = view.phase === 'meditate' ? '.a-hand' : `[data-place="${selection.at}"]`;
  useInSight(box, isOffBoard ? `${view.phase} ${wish}` : wish, aim);
  return (
    <section
      ref={box}
      className="a-panel"
      tabIndex={-1}
      data-phase={view.phase}
      data-trying={wish !== ''}
      data-rising={wish !== '' || isOffBoard}
      aria-label={say(message(isActing ? 'board.action' : 'board.phase'))}
    >
      {isActing ? <Deciding {...props} /> : <Waiting view={view} say={say} />}
    </section>
  );
}

/** Whether nothing on the board can be pressed. A phone then shows the panel, not only the temple. */
const isNothingOnBoard = ({ view, offers }: PanelProps): boolean =>
  view.phase === 'meditate' || offers.tiles.length + offers.monks.size === 0;

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
 * When a phase ends, its buttons disappear and the keyboard focus with them. The focus goes to the
 * first button of the next phase, or to the panel while others have their turn.
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
 * Scrolls the buttons into view as soon as they can be used. On a phone the panel then sticks to the
 * bottom of the screen, and the page scrolls until it does not hide the selected space.
 */
function useInSight(box: RefObject<HTMLElement | null>, wish: string, aim: string): void {
  useEffect(() => {
    const { current } = box;
    const buttons = current?.querySelector('.a-buttons');
    if (!current || !buttons || wish === '') return;
    const behavior = scrollingAt(current);
    buttons.scrollIntoView({ block: 'nearest', behavior });
    const place = current.closest('.a-frame')?.querySelector(aim);
    if (!place || getComputedStyle(current).position !== 'sticky') return;
    const hidden = place.getBoundingClientRect().bottom - current.getBoundingClientRect().top;
    if (hidden > 0) scrollBy({ top: hidden + 12, behavior });
  }, [box, wish, aim]);
}

const RULES: Readonly<Record<string, string>> = {
  monk: 'A7',
  build: 'A9',
  meditate: 'A17',
  refill: 'A18',
  balance: 'A23',
  over: 'A27',
};

/** Names the mover, so that no one else feels asked. */
function titleOf({ phase, seat }: View): Message {
  if (phase === 'over') return message('board.step.end');
  return message('board.waiting', { seat: { seat }, step: message(`board.step.${phase}`) });
}

/** For waiting players and spectators: the rule of the current phase. */
function Waiting({ view, say }: Pick<PanelProps, 'view' | 'say'>) {
  return (
    <>
      {view.phase in RULES && <h4>{say(titleOf(view))}</h4>}
      <p className="a-rule">{say(message(`rule.${RULES[view.phase] ?? 'A2'}`))}</p>
    </>
  );
}
