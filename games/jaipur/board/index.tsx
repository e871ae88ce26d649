import { Action, type BoardProps, Motion, useDrag, useFresh } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import type { KeyboardEvent } from 'react';
import { facts } from '../facts.ts';
import { format } from '../position/notation.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { Aside } from './aside.tsx';
import './board.css';
import { useCardMotion } from './card-motion.ts';
import { consequences } from './consequences.ts';
import { Market } from './market.tsx';
import { Picture } from './picture.tsx';
import {
  actionMessage,
  attemptOf,
  cardDrag,
  NOTHING,
  planMessage,
  type Selection,
  toggleMarket,
} from './selection.ts';
import { Trader } from './trader.tsx';

type Props = BoardProps<View, Event>;

export function Board(props: Props) {
  return props.quiet === true ? <Picture {...props} /> : <Table {...props} />;
}

/** The viewer sits at the bottom and selects cards; the action bar says what they would lead to. */
function Table({ view, seat, legal, preview, lit, say, attempt }: Props) {
  const [selection, select] = useFresh(`${seat} ${JSON.stringify(view)}`, NOTHING);
  const motion = useCardMotion(view);
  const near = view.viewer ?? 0;
  const clear = () => select(NOTHING);
  const decides = seat !== null && seat === near;
  const dragging = useDrag(decides ? cardDrag(view.market, selection, select) : undefined);
  const shared = { view, selection, lit, motion, say, change: decides ? select : undefined };

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') clear();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the buttons inside
    <div className="j-frame" data-accent={facts.look.accent} onKeyDown={press} {...dragging}>
      <Motion moment={motion.moment} className="j-table">
        <Trader {...shared} seat={1 - near} change={undefined} selection={NOTHING} lit={[]} />
        <Market
          {...{ view, legal, lit, motion, say }}
          chosen={selection.market}
          toggle={
            decides ? (place) => select(toggleMarket(selection, place, view.market)) : undefined
          }
          attempt={decides ? attempt : undefined}
        />
        <Trader {...shared} seat={near}>
          {decides && (
            <ActionBar {...{ view, seat, selection, legal, preview, say, attempt, clear }} />
          )}
        </Trader>
        <Aside view={view} say={say} />
      </Motion>
    </div>
  );
}

interface ActionBarProps extends Pick<Props, 'view' | 'legal' | 'preview' | 'say' | 'attempt'> {
  readonly seat: Seat;
  readonly selection: Selection;
  readonly clear: () => void;
}

/** Says what the selected cards would lead to, and tries the move. */
function ActionBar({ view, seat, selection, legal, preview, say, attempt, clear }: ActionBarProps) {
  const tried = attemptOf(selection, view.market, view.seats[seat]!.hand ?? '');
  const action = actionMessage(tried);
  const text = format(tried);
  const camels = view.market.split('K').length - 1;
  const then = action === null ? [] : consequences(view, seat, preview([text]));
  return (
    <section className="j-bar" aria-label={say(message('board.action'))}>
      <output>{[planMessage(tried, camels), ...then].map(say).join(' ')}</output>
      <Action legal={legal.includes(text)} act={action === null ? undefined : () => attempt(text)}>
        {say(action ?? message('board.nothing'))}
      </Action>
      <Action act={action === null ? undefined : clear}>{say(message('board.clear'))}</Action>
    </section>
  );
}
