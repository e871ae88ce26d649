import { Action, type BoardProps, useFresh } from '@baithak/furniture';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { KeyboardEvent } from 'react';
import { format } from '../notation.ts';
import type { View } from '../view.ts';
import './board.css';
import { CardRow } from './card-row.tsx';
import { Herd } from './herd.tsx';
import { LastRound } from './last-round.tsx';
import { Market } from './market.tsx';
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

/** Whoever looks sits at the bottom; cards are picked up, and the button says what that would do. */
export function Board({ view, seat, legal, lit, say, attempt }: BoardProps<View>) {
  const [selection, select] = useFresh(`${seat} ${JSON.stringify(view)}`, NOTHING);
  const near = view.viewer ?? 0;
  const clear = () => select(NOTHING);
  const decides = seat !== null && seat === near;
  const shared = { view, selection, lit, say, change: decides ? select : undefined };

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') clear();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the buttons inside
    <div className="j-frame" onKeyDown={press}>
      <div className="j-table">
        <div>
          <SeatArea view={view} seat={1 - near} say={say}>
            <SeatCards
              {...shared}
              seat={1 - near}
              change={undefined}
              selection={NOTHING}
              lit={[]}
            />
          </SeatArea>
          <Market
            {...{ view, legal, lit, say }}
            chosen={selection.market}
            toggle={
              decides ? (place) => select(toggleMarket(selection, place, view.market)) : undefined
            }
            attempt={decides ? attempt : undefined}
          />
          <SeatArea view={view} seat={near} say={say}>
            <SeatCards {...shared} seat={near} />
            {decides && <ActionBar {...{ view, seat, selection, legal, say, attempt, clear }} />}
          </SeatArea>
        </div>
        <div>
          <Supply view={view} say={say} />
          {view.last && (
            <LastRound last={view.last} open={view.turns === 0 || view.due === 'over'} say={say} />
          )}
        </div>
      </div>
    </div>
  );
}

interface SeatCardsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly selection: Selection;
  readonly lit: readonly string[];
  readonly say: (message: Message) => string;
  readonly change: ((selection: Selection) => void) | undefined;
}

function SeatCards({ view, seat, selection, lit, say, change }: SeatCardsProps) {
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
          say={say}
          toggle={change && ((place) => change(toggleHand(selection, place)))}
        />
      </div>
      <div>
        <h4>{say(message('board.herd'))}</h4>
        <Herd
          count={own.herd ?? 0}
          chosen={selection.camels}
          lit={lit.includes('herd')}
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
  const camels = view.market.split('K').length - 1;
  return (
    <section className="j-bar" aria-label={say(message('board.action'))}>
      <output>{say(planMessage(tried, camels))}</output>
      <Action legal={legal.includes(text)} act={action === null ? undefined : () => attempt(text)}>
        {say(action ?? message('board.nothing'))}
      </Action>
      <Action act={action === null ? undefined : clear}>{say(message('board.clear'))}</Action>
    </section>
  );
}
