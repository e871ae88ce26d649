import type { Player } from '@baithak/board';
import { message } from '@baithak/kernel';
import { opponentsAround } from '../../controller/quick-game.ts';
import type { Say } from '../../shell/language.ts';

/** Who sits where: the learner, and gentle opponents. */
export interface Cast {
  readonly you: number;
  readonly names: readonly string[];
  readonly portraits: readonly string[];
}

export function castOf(seats: number, you: number, say: Say): Cast {
  const others = opponentsAround('mina', seats - 1);
  const cast = [...others.slice(0, you), 'you', ...others.slice(you)];
  return {
    you,
    names: cast.map((each) => say(message(each === 'you' ? 'player.you' : `character.${each}`))),
    portraits: cast,
  };
}

export const playersOf = ({ names, portraits, you }: Cast, isTurn: boolean, say: Say): Player[] =>
  names.map((name, seat) => ({
    seat,
    name,
    about: seat === you && isTurn ? say(message('player.your-turn')) : '',
    portrait: <img src={`/portraits/${portraits[seat]}.svg`} alt="" />,
    isYou: seat === you,
    state: seat === you && isTurn ? 'decides' : 'waits',
    clock: null,
    deed: null,
  }));
