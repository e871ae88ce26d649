import { flip } from '@baithak/board';
import { message } from '@baithak/kernel';
import { CARD_COST, cardNumber } from '../rules/cards.ts';
import { cardSaid } from '../rules/naming.ts';
import { CardFace } from './art.tsx';
import type { Scene } from './scene.ts';

/** Each coloured card exists once. Other cards are identified by their places. */
/** Equal hitch-hike cards are told apart by their places; a set has no equal stand-ins. */
export function cardId(name: string, area: string, place: number): string {
  if (name.includes('*')) return `${area} ${name}`;
  return name.length === 3 ? name : `${area} ${name} ${place}`;
}

export const toneOf = (name: string): string => {
  const shown = name.split('*').at(-1)!;
  return shown.length === 1 ? 'W' : shown[0]!;
};

interface PlayingCardProps {
  readonly scene: Scene;
  readonly name: string;
  /** Where it lies, by its name in refusals, and the how-manieth of equal cards it is there. */
  readonly area: string;
  readonly place: number;
  readonly from?: string | undefined;
  /** What a press does, if anything. */
  readonly press?: (() => void) | undefined;
  /** Whether it can be chosen now. */
  readonly able?: boolean;
  readonly chosen?: boolean;
  readonly drag?: boolean;
  /** A sign on a chosen card: a tick, or a coin if it pays. */
  readonly sign?: 'tick' | 'coin';
  /** Only a copy that shows where the card would go. */
  readonly ghost?: boolean;
}

/** A card that can be pressed. */
export function PlayingCard(props: PlayingCardProps) {
  const { scene, name, area, place, from, press, ghost = false } = props;
  const { able = false, chosen = false, drag = false, sign = 'tick' } = props;
  const { say, lit } = scene;
  const label = message('board.card', {
    card: cardSaid(name),
    cost: name.includes('*') ? 0 : CARD_COST[cardNumber(name)]!,
    able: able ? 'yes' : 'no',
  });
  const look = {
    className: 'k-card',
    'data-tone': toneOf(name),
    'data-able': able,
    'data-chosen': chosen,
    'data-sign': sign,
    'data-ghost': ghost,
    'data-lit': lit.has(`${area}:${name}`),
    'data-drag': drag ? `${area} ${name}` : undefined,
    ...(ghost ? {} : flip(cardId(name, area, place), { from })),
  };
  if (press === undefined) {
    return (
      <span {...look} role="img" aria-label={say(label)} aria-hidden={ghost || undefined}>
        <CardFace name={name} />
      </span>
    );
  }
  return (
    <button {...look} type="button" aria-label={say(label)} aria-pressed={chosen} onClick={press}>
      <CardFace name={name} />
    </button>
  );
}
