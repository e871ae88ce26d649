import {
  type Bar,
  BlockPrint,
  Deed,
  type Look,
  Plate,
  type Player,
  Stage,
  useFrame,
} from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import './duel.css';

interface DuelProps {
  readonly look: Look;
  readonly where: string;
  readonly bar: Bar;
  /** What one has to do to win, in a few words and a picture. */
  readonly goal: ReactNode;
  /** How far a seat has come. */
  readonly standing: (seat: Seat) => ReactNode;
  /** Beside the name: the colour of a seat. */
  readonly colour: (seat: Seat) => string;
  readonly children: ReactNode;
}

/** The stage of a game for two on squares: the players beside the board, or above and below it. */
export function Duel({ look, where, bar, goal, standing, colour, children }: DuelProps) {
  const { players, near } = useFrame();
  const you = players[near];
  const rival = players[1 - near];
  return (
    <Stage look={look} where={where} bar={bar} ground="floor">
      <div className="duel">
        {rival && <Side player={rival} colour={colour} standing={standing} />}
        <div className="duel-deed" data-region="deed">
          {rival && <Deed player={rival} />}
        </div>
        <div className="duel-board" data-region="board">
          {children}
        </div>
        {you && <Side player={you} colour={colour} standing={standing} goal={goal} />}
      </div>
    </Stage>
  );
}

interface SideProps extends Pick<DuelProps, 'colour' | 'standing'> {
  readonly player: Player;
  readonly goal?: ReactNode;
}

function Side({ player, colour, standing, goal }: SideProps) {
  const about =
    player.about === '' ? colour(player.seat) : `${colour(player.seat)} · ${player.about}`;
  return (
    <Plate player={player} about={about} className="duel-side">
      {standing(player.seat)}
      {goal !== undefined && <div className="duel-goal">{goal}</div>}
    </Plate>
  );
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
      <span className="pips-beads" role="img" aria-label={`${count} / ${most}`}>
        {beads.map((kind, i) => (
          <i key={i} data-kind={kind} />
        ))}
      </span>
    </div>
  );
}

export { BlockPrint };
