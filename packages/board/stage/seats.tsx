import type { ReactNode } from 'react';
import { spot } from '../cue.ts';
import type { Player } from './frame.ts';
import './seats.css';

/** The face of a player; a ring shows whose turn it is. */
export function Portrait({ player }: { readonly player: Player }) {
  return (
    <span className="portrait" data-state={player.state} data-you={player.isYou}>
      {player.portrait}
      {player.badge}
    </span>
  );
}

interface PlateProps {
  readonly player: Player;
  /** Below the name, in place of what the page knows about the player. */
  readonly about?: ReactNode;
  /** The score, drawn large. */
  readonly score?: ReactNode;
  /** What is public about them: cards in hand, pieces, tokens. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A player's place: portrait, name, score and what everybody may see of them. */
export function Plate({ player, about, score, children, className = '' }: PlateProps) {
  const { seat, name, state, isYou, clock } = player;
  return (
    <section
      className={`plate ${className}`}
      aria-label={name}
      aria-current={state === 'decides' || state === 'thinks' ? 'true' : undefined}
      data-seat={seat}
      data-state={state}
      data-you={isYou}
      data-region={`seat-${seat}`}
      {...spot(`seat-${seat}`)}
    >
      <Portrait player={player} />
      <div className="plate-who">
        <p className="plate-name">{name}</p>
        <p className="plate-about">{about ?? player.about}</p>
      </div>
      {score !== undefined && <div className="plate-score">{score}</div>}
      {children !== undefined && <div className="plate-facts">{children}</div>}
      {clock}
    </section>
  );
}

interface DeedProps {
  readonly player: Player;
}

/** What a player did last, beside them. Its place stays when it is empty. */
export function Deed({ player }: DeedProps) {
  return (
    <div className="deed" data-empty={player.deed === null} data-seat={player.seat}>
      {player.deed !== null && <p>{player.deed}</p>}
    </div>
  );
}
