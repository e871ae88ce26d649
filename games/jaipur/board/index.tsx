import { type BoardProps, Motion, Stage, useDrag, useFrame, useFresh } from '@baithak/board';
import { message } from '@baithak/kernel';
import { type KeyboardEvent, useEffect } from 'react';
import { facts } from '../facts.ts';
import { format } from '../position/notation.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { keepArt } from './art.ts';
import { barOf } from './bar.tsx';
import './board.css';
import { bonusOf, saleOf } from './consequences.ts';
import { Market } from './market.tsx';
import { useLayout } from './motion.ts';
import { Near } from './near.tsx';
import { Picture } from './picture.tsx';
import { endBar, FinalScene, RoundScene, useCount } from './round-end.tsx';
import { useRounds } from './rounds.ts';
import { Rival } from './seats.tsx';
import {
  attemptOf,
  cardDrag,
  NOTHING,
  type Open,
  type Selection,
  selectionFor,
  selectKind,
  toggleMarket,
} from './selection.ts';
import { Tokens } from './tokens.tsx';

type Props = BoardProps<View, Event>;

export function Board(props: Props) {
  return props.quiet === true ? <Picture {...props} /> : <Table {...props} />;
}

/** Market, tokens, both traders: one screen. Cards are selected, and the bar says what they would do. */
function Table({
  view: present,
  seat: acting,
  legal,
  preview,
  lit,
  news: latest,
  story,
  say,
  attempt,
  proposed: [proposed] = [],
}: Props) {
  const { view, news, end, isPast, goOn } = useRounds(present, latest);
  const layout = useLayout(view, news.key, news.events, story);
  const count = useCount(end);
  const frame = useFrame();
  useEffect(keepArt, []);
  const near = frame.players.length > 0 ? frame.near : (view.viewer ?? 0);
  const seat = !isPast && acting === near ? acting : null;
  const open: Open = {
    market: layout.market,
    hand: layout.hands[near]!,
    herd: view.seats[near]!.herd ?? 0,
  };
  const [selection, select] = useFresh(
    `${seat} ${layout.moment} ${proposed}`,
    proposed === undefined ? NOTHING : selectionFor(proposed, open),
  );
  const tried = attemptOf(selection, open);
  const text = format(tried);
  const ahead = seat === null || text === '' ? null : preview([text]);
  const change = seat === null ? undefined : select;
  const dragging = useDrag(change && cardDrag(open, selection, change, attempt));
  const clear = () => select(NOTHING);

  function press(event: KeyboardEvent): void {
    // In a sheet Escape closes only the sheet.
    if (event.key === 'Escape' && !document.querySelector(':popover-open')) clear();
  }

  function sell(good: string): void {
    const next = selectKind(selection, good, open);
    // Nothing to sell is a reason that the referee gives.
    if (next === NOTHING && !open.hand.some(({ letter }) => letter === good)) attempt(`-${good}`);
    else select(next);
  }

  const toggle = (change: (selection: Selection) => void) => (id: string) =>
    change(toggleMarket(selection, id, open));
  // While a scene counts, the table must not be ahead of it. A lesson has no such scene.
  const isCounted = end === null ? view.due === 'over' && frame.outcome !== null : count.isDone;
  const shared = { view, layout, say, lit };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the buttons inside
    <div onKeyDown={press} {...dragging}>
      <Motion moment={layout.moment} cues={layout.cues} className="j-root">
        <Stage
          look={facts.look}
          where={say(message('board.round', { round: view.round }))}
          ground="floor"
          bar={barNow()}
          scene={
            end &&
            (count.counted < 0 || count.isFolded ? (
              <i hidden />
            ) : (
              <RoundScene {...{ end, count, near, say }} />
            ))
          }
          finale={
            view.last === null
              ? undefined
              : (finale) => <FinalScene {...{ finale, view, near, say }} scored={view.last!} />
          }
        >
          <div className="j-table">
            <Rival {...shared} {...{ isCounted }} seat={1 - near} />
            <Market {...shared} chosen={selection.market} toggle={change && toggle(change)} />
            <Tokens
              {...{ view, say, lit }}
              sale={ahead === null ? undefined : saleOf(ahead)}
              bonus={ahead === null ? undefined : bonusOf(ahead)}
              sell={change && sell}
            />
            <Near {...shared} {...{ isCounted, open, selection, change }} seat={near} />
          </div>
        </Stage>
      </Motion>
    </div>
  );

  function barNow() {
    if (end !== null) return endBar(end, count, say, goOn);
    if (seat === null) return { ask: '' };
    return barOf({ view, seat, legal, tried, ahead, say, attempt, clear });
  }
}
