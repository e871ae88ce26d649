import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS } from '@baithak/panakizhi';
import type { ComponentProps } from 'react';
import { HOME_TO_WIN } from '../rules/components.ts';
import { KindFace, Tray } from './homes.tsx';
import { colourOf, isCrown } from './moves.ts';

interface Saying {
  readonly say: (message: Message) => string;
}

type TrayOf = ComponentProps<typeof Tray>;

interface StandingProps extends Saying {
  readonly tray: TrayOf;
  /** All pieces on the board. */
  readonly pieces: readonly string[];
}

/** On a player's plate: what is home, or where the tray stands beside the table, what is left. */
export function Standing({ tray, pieces, say }: StandingProps) {
  const { seat, count } = tray;
  const own = pieces.filter((piece) => colourOf(piece) === COLOURS[seat]);
  const crowns = own.filter(isCrown).length;
  return (
    <>
      <div className="v-at-home">
        <span className="pips-label">
          {say(message('board.home', { count, most: HOME_TO_WIN }))}
        </span>
        <Tray {...tray} />
      </div>
      <div className="v-on-board">
        <span className="pips-label">{say(message('board.on-board'))}</span>
        <span
          className="v-counts"
          role="img"
          aria-label={say(message('board.counts', { crowns, pawns: own.length - crowns }))}
        >
          <KindFace kind="crown" seat={seat} />
          <b>{crowns}</b>
          <KindFace kind="pawn" seat={seat} />
          <b>{own.length - crowns}</b>
        </span>
      </div>
    </>
  );
}

interface HomeTrayProps extends TrayOf, Saying {
  readonly won: boolean;
}

/** Beside the table: the pieces that a seat has brought home. */
export function HomeTray({ won, say, ...tray }: HomeTrayProps) {
  const { seat, count } = tray;
  return (
    <section
      className="v-home"
      aria-label={say(message('board.home-of', { seat: { seat } }))}
      data-won={won}
      data-region={`tray-${seat}`}
    >
      <Tray {...tray} />
      <p>
        <span className="v-home-count">
          <b>{count}</b> {say(message('board.of', { most: HOME_TO_WIN }))}
        </span>
        <span>{say(message('board.home-of', { seat: { seat } }))}</span>
      </p>
    </section>
  );
}

interface HomeRowProps extends Saying {
  readonly seat: Seat;
  /** Whether it lies at the top of the board. */
  readonly up: boolean;
}

/** The name of the row where a seat's pieces come home, on the frame of the board. */
export function HomeRow({ seat, up, say }: HomeRowProps) {
  return (
    <span className="v-home-row">
      <Zigzag up={up} />
      <span>{say(message('board.home-row', { seat: { seat } }))}</span>
      <Zigzag up={up} />
    </span>
  );
}

function Zigzag({ up }: { readonly up: boolean }) {
  return (
    <svg viewBox="0 0 34 12" aria-hidden="true">
      <path
        d="M1 10 7 3 13 10M11 10 17 3 23 10M21 10 27 3 33 10"
        transform={up ? undefined : 'rotate(180 17 6.5)'}
      />
    </svg>
  );
}

interface GoalProps {
  readonly seat: Seat;
  readonly words: string;
}

/** Pawns and crowns count alike. */
export function Goal({ seat, words }: GoalProps) {
  return (
    <>
      <span className="v-goal" aria-hidden="true">
        {Array.from({ length: HOME_TO_WIN }, (_, i) => (
          <KindFace key={i} kind={i % 2 === 0 ? 'pawn' : 'crown'} seat={seat} />
        ))}
      </span>
      <span>{words}</span>
    </>
  );
}
