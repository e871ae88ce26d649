import {
  type Bar,
  director,
  type Look,
  Plate,
  type Player,
  Portrait,
  Stage,
  useFrame,
} from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { COLOURS } from '../rules/squares.ts';
import type { CommonView } from '../view/view.ts';
import './duel.css';
import './duel-narrow.css';
import './verdict.css';

interface DuelProps {
  readonly look: Look;
  readonly near: Seat;
  readonly view: CommonView;
  readonly say: (message: Message) => string;
  readonly bar: Bar;
  /** What one has to do to win, in a few words and a picture. */
  readonly goal: ReactNode;
  /** How far a seat has come. */
  readonly standing: (seat: Seat) => ReactNode;
  /** The last move: who made it, with which piece, and a sign of where it went. */
  readonly last: LastMove | null;
  /** What a seat has gained, for windows with room beside the table. */
  readonly tray?: (seat: Seat) => ReactNode;
  /** How many beads belong to the goal. */
  readonly trophy: number;
  /** How people count: a turn of each player, or each of their moves. */
  readonly counts: 'turns' | 'moves';
  readonly children: ReactNode;
}

export interface LastMove {
  readonly seat: Seat;
  readonly piece: ReactNode;
  readonly sign?: ReactNode;
  /** In place of the words of the log, which do not know from which side people look. */
  readonly words?: string;
}

/** The stage of a game for two on squares: the players beside the board, or above and below it. */
export function Duel(props: DuelProps) {
  const { look, near, view, say, counts, bar, goal, last, tray, children } = props;
  const over = useOver(view);
  const moves = over ? view.ply : view.ply + 1;
  const n = counts === 'turns' ? Math.ceil(moves / 2) : moves;
  const where = say(message(over ? 'board.length' : 'board.turn', { n }));
  // How long a won game has lasted.
  const length = view.winner === null ? '' : say(message('board.in-length', { n }));
  const trophy = Array.from({ length: props.trophy }, () => 'coming');
  const { players, outcome = null } = useFrame();
  const [you, rival] = [players[near], players[1 - near]];
  const beside = tray && { top: tray(1 - near), bottom: tray(near) };
  return (
    <Stage look={look} where={where} bar={bar} ground="floor" beside={beside}>
      <div className="duel" data-outcome={outcome?.kind}>
        {rival && <Side {...props} player={rival} place="rival" />}
        <div
          className="duel-deed"
          data-region="deed"
          data-by={last?.seat === near ? 'near' : 'far'}
        >
          {last !== null && <LastDeed last={last} player={players[last.seat]} />}
        </div>
        <div className="duel-board" data-region="board">
          {children}
        </div>
        {you && outcome === null && <Side {...props} player={you} place="near" goal={goal} />}
        {you && outcome !== null && (
          <section className="duel-side duel-verdict" data-region={`seat-${near}`}>
            <Portrait player={you} />
            <div>
              <h2 style={{ '--letters': outcome.words.length }}>{outcome.words}</h2>
              <div className="duel-note">
                <p>{length === '' ? outcome.reason : length}</p>
                {tray !== undefined && props.standing(near)}
                {tray === undefined && outcome.kind === 'won' && length !== '' && (
                  <Beads kinds={trophy} />
                )}
              </div>
            </div>
          </section>
        )}
      </div>
    </Stage>
  );
}

interface SideProps extends Pick<DuelProps, 'standing' | 'say'> {
  readonly player: Player;
  readonly place: 'rival' | 'near';
  readonly goal?: ReactNode;
}

function Side({ player, place, standing, goal, say }: SideProps) {
  const { seat, name, about, isYou } = player;
  const colour = say(message(`colour.${COLOURS[seat]}`));
  const shown = isYou ? { ...player, name: `${name} · ${colour}` } : player;
  // A narrow plate has room for the first of them alone.
  const both = (
    <>
      <span>{colour}</span> {about !== '' && <span>{about}</span>}
    </>
  );
  return (
    <Plate player={shown} className={`duel-side duel-${place}`} about={isYou ? undefined : both}>
      <div className="duel-standing">{standing(seat)}</div>
      {place === 'near' && <div className="duel-goal">{goal}</div>}
    </Plate>
  );
}

/** The last event of a turn sums it up, such as a piece that came home; the game's end has its own place. */
function deedOf({ deeds = [], turn = [] }: Player): string | undefined {
  const isLast = turn.at(-1)?.kind === 'ended';
  return deeds.at(isLast ? -2 : -1);
}

interface LastDeedProps {
  readonly last: LastMove;
  readonly player: Player | undefined;
}

/** Who did what, in a bubble that points at the player. */
function LastDeed({ last: { piece, sign, words }, player }: LastDeedProps) {
  const said = words ?? (player && deedOf(player));
  if (said === undefined) return null;
  const mark = player?.mark ?? null;
  return (
    <p className="duel-bubble">
      <span className="duel-bubble-piece">{piece}</span>
      <span>
        {mark !== null && <span className="duel-bubble-mark">{mark}</span>} {said}
      </span>
      {sign !== undefined && <span className="duel-bubble-sign">{sign}</span>}
    </p>
  );
}

/** The seat at the bottom. It changes only when the move before is over, and people have seen it. */
export function useNear(): Seat {
  const { near } = useFrame();
  const [shown, show] = useState(near);
  useEffect(() => {
    if (near === shown) return undefined;
    const timer = setTimeout(() => show(near), director.busy);
    return () => clearTimeout(timer);
  }, [near, shown]);
  return shown;
}

/** Whether the length of a game can be told: it is over, by its rules or because somebody resigned. */
function useOver({ end, ply }: CommonView): boolean {
  const { outcome = null } = useFrame();
  return end !== null || (outcome !== null && ply > 0);
}

interface PipsProps {
  readonly label: string;
  readonly count: number;
  /** How many more there would be after the previewed move. */
  readonly coming?: number;
  readonly most: number;
  readonly colour: 'w' | 'b';
}

/** Progress towards a small number, drawn as beads. */
export function Pips({ label, count, coming = 0, most, colour }: PipsProps) {
  const beads = Array.from({ length: most }, (_, i) =>
    i < count ? colour : i < count + coming ? 'coming' : 'empty',
  );
  return (
    <div className="pips">
      <span className="pips-label">{label}</span>
      <Beads kinds={beads} label={`${count} / ${most}`} />
    </div>
  );
}

interface BeadsProps {
  readonly kinds: readonly string[];
  readonly label?: string;
}

function Beads({ kinds, label }: BeadsProps) {
  const spoken =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className="pips-beads" {...spoken}>
      {kinds.map((kind, i) => (
        <i key={i} data-kind={kind} />
      ))}
    </span>
  );
}

interface WayProps {
  /** 0 to the right, 90 down. */
  readonly turn: number;
}

/** A small sign of a direction. */
export function Way({ turn }: WayProps) {
  return (
    <svg className="duel-way" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M-7-10H0L9 0 0 10H-7L2 0Z" transform={`rotate(${turn})`} />
    </svg>
  );
}

interface LeadsProps {
  /** The move; a narrow bar has it on the button alone. */
  readonly to: string;
  /** What it leads to. */
  readonly what: string;
}

/** The sentence about a move that is shown. */
export function Leads({ to, what }: LeadsProps) {
  return (
    <>
      <span className="duel-bar-long">{to}: </span>
      <span className="duel-bar-brief">{what}</span>
    </>
  );
}
