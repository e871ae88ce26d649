import { Action, type BoardProps, dragMarks, Motion, useDrag, useFresh } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { KeyboardEvent, ReactNode } from 'react';
import { facts } from '../facts.ts';
import { format } from '../position/notation.ts';
import type { View } from '../view/view.ts';
import './board.css';
import { CardRow } from './card-row.tsx';
import { Consequences } from './consequences.tsx';
import { cardDrag } from './dragging.ts';
import { Herd } from './herd.tsx';
import { HiddenCards } from './hidden-cards.tsx';
import { LastRound } from './last-round.tsx';
import { Market } from './market.tsx';
import { type Moves, useMoves } from './moves.ts';
import { Picture } from './picture.tsx';
import { SeatArea } from './seat-area.tsx';
import {
  actionMessage,
  attemptOf,
  NOTHING,
  planMessage,
  type Selection,
  toggleHand,
  toggleMarket,
} from './selection.ts';
import { Supply } from './supply.tsx';

export function Board(props: BoardProps<View>) {
  return props.quiet === true ? <Picture {...props} /> : <Table {...props} />;
}

/** Whoever looks sits at the bottom; cards are picked up, and the button says what that would do. */
function Table({ view, seat, legal, lit, say, attempt }: BoardProps<View>) {
  const [selection, select] = useFresh(`${seat} ${JSON.stringify(view)}`, NOTHING);
  const moves = useMoves(view);
  const near = view.viewer ?? 0;
  const clear = () => select(NOTHING);
  const decides = seat !== null && seat === near;
  const dragging = useDrag(decides ? cardDrag(view.market, selection, select) : undefined);
  const shared = { view, selection, lit, moves, say, change: decides ? select : undefined };

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') clear();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the buttons inside
    <div className="j-frame" data-accent={facts.look.accent} onKeyDown={press} {...dragging}>
      <Motion moment={moves.moment} className="j-table">
        <Trader {...shared} seat={1 - near} change={undefined} selection={NOTHING} lit={[]} />
        <Market
          {...{ view, legal, lit, moves, say }}
          chosen={selection.market}
          toggle={
            decides ? (place) => select(toggleMarket(selection, place, view.market)) : undefined
          }
          attempt={decides ? attempt : undefined}
        />
        <Trader {...shared} seat={near}>
          {decides && <ActionBar {...{ view, seat, selection, legal, say, attempt, clear }} />}
        </Trader>
        <div className="j-aside">
          <Supply view={view} say={say} />
          {view.last && (
            <LastRound last={view.last} open={view.turns === 0 || view.due === 'over'} say={say} />
          )}
        </div>
      </Motion>
    </div>
  );
}

interface TraderProps extends SeatCardsProps {
  readonly children?: ReactNode;
}

/** A trader whose cards are open or not. */
function Trader({ children, ...props }: TraderProps) {
  const { view, seat, moves, say } = props;
  const known = view.seats[seat]!;
  const isHidden = known.hand === null;
  return (
    <SeatArea
      {...{ view, seat, say }}
      marks={props.change && dragMarks({ drop: 'hand' })}
      facts={isHidden && <HiddenCards {...{ seat, known, moves, say }} />}
    >
      {!isHidden && <SeatCards {...props} />}
      {children}
    </SeatArea>
  );
}

const NO_IDS: readonly string[] = [];

interface SeatCardsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly selection: Selection;
  readonly lit: readonly string[];
  readonly moves: Moves;
  readonly say: (message: Message) => string;
  readonly change: ((selection: Selection) => void) | undefined;
}

function SeatCards({ view, seat, selection, lit, moves, say, change }: SeatCardsProps) {
  const own = view.seats[seat]!;
  if (own.hand === null) return null;
  return (
    <div className="j-own">
      <div data-lit={lit.includes('hand')}>
        <h4>{say(message('board.hand'))}</h4>
        <CardRow
          area="hand"
          cards={own.hand}
          chosen={selection.hand}
          lit={lit}
          ids={seat === (view.viewer ?? 0) ? moves.hand : NO_IDS}
          source={moves.source}
          say={say}
          toggle={change && ((place) => change(toggleHand(selection, place)))}
        />
      </div>
      <div>
        <h4>{say(message('board.herd'))}</h4>
        <Herd
          seat={seat}
          count={own.herd ?? 0}
          chosen={selection.camels}
          lit={lit.includes('herd')}
          moves={moves}
          say={say}
          choose={change && ((camels) => change({ ...selection, camels }))}
        />
      </div>
    </div>
  );
}

interface ActionBarProps {
  readonly view: View;
  readonly seat: Seat;
  readonly selection: Selection;
  readonly legal: readonly string[];
  readonly say: (message: Message) => string;
  readonly attempt: (text: string) => void;
  readonly clear: () => void;
}

function ActionBar({ view, seat, selection, legal, say, attempt, clear }: ActionBarProps) {
  const tried = attemptOf(selection, view.market, view.seats[seat]!.hand ?? '');
  const action = actionMessage(tried);
  const text = format(tried);
  const isLegal = legal.includes(text);
  const camels = view.market.split('K').length - 1;
  return (
    <section className="j-bar" aria-label={say(message('board.action'))}>
      <output>
        {say(planMessage(tried, camels))}
        {isLegal && <Consequences of={tried} {...{ view, seat, say }} />}
      </output>
      <Action legal={isLegal} act={action === null ? undefined : () => attempt(text)}>
        {say(action ?? message('board.nothing'))}
      </Action>
      <Action act={action === null ? undefined : clear}>{say(message('board.clear'))}</Action>
    </section>
  );
}
