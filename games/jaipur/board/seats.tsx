import { Counter, flip, Plate, spot, useFrame } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { COMPONENTS, GOODS, type Letter, PILES } from '../rules/components.ts';
import type { SeatView, View } from '../view/view.ts';
import { rupeesOf, total } from './consequences.ts';
import { type Held, handSpot, herdSpot, type Layout, scoreSpot } from './layout.ts';
import {
  BackFace,
  CamelFace,
  CardFace,
  Count,
  HiddenBonus,
  Rupee,
  type Say,
  Seals,
  Tile,
} from './pieces.tsx';

interface SeatProps {
  readonly view: View;
  readonly seat: Seat;
  readonly say: Say;
}

const MOST_SEALS = COMPONENTS.limits.sealsToWin;

export function SealsOf({ view, seat, say }: SeatProps) {
  const won = view.seals[seat]!;
  return (
    <Seals
      won={won}
      most={MOST_SEALS}
      label={say(message('board.seals-of', { n: won, most: MOST_SEALS }))}
    />
  );
}

/** The rupees that are known, and a closed token for each bonus that is not. */
export function ScoreOf({ view, seat, say }: SeatProps) {
  const known = view.seats[seat]!;
  const closed = known.bonus === null ? total(PILES.map((pile) => known.bonusFrom[pile])) : 0;
  const rupees = rupeesOf(known);
  return (
    <span
      className="j-score"
      role="img"
      aria-label={say(message('board.score', { n: rupees, bonus: closed }))}
      {...spot(scoreSpot(seat))}
    >
      <Rupee />
      <Counter value={rupees} />
      {closed > 0 && <HiddenBonus />}
      {closed > 1 && <small>×{closed}</small>}
    </span>
  );
}

interface RivalProps extends SeatProps {
  readonly layout: Layout;
  readonly lit: readonly string[];
}

/** The other trader: everything that is public about them. */
export function Rival({ view, seat, layout, lit, say }: RivalProps) {
  const { players } = useFrame();
  const player = players[seat];
  const known = view.seats[seat]!;
  if (player === undefined) return null;
  return (
    <Plate player={player} className="j-rival" score={<ScoreOf {...{ view, seat, say }} />}>
      <SealsOf {...{ view, seat, say }} />
      <Fan {...{ known, seat, say }} cards={layout.hands[seat]!} />
      <SmallHerd
        {...{ known, seat, say }}
        cards={layout.herds[seat]!}
        isLit={lit.includes('camels')}
      />
      <p className="j-deed" key={`${player.deed}`} data-empty={player.deed === null}>
        {player.deed}
      </p>
    </Plate>
  );
}

interface FanProps {
  readonly known: SeatView;
  readonly seat: Seat;
  readonly cards: readonly Held[];
  readonly say: Say;
}

/** A hidden hand as backs. Those that the viewer is helped to remember bear their emblem. */
function Fan({ known, seat, cards, say }: FanProps) {
  const { hand, handSize, seen } = known;
  const open = hand ?? seen ?? '';
  const remembered = GOODS.filter((good) => open.includes(good));
  const label = message('board.fan', {
    n: handSize,
    known: remembered.length,
    cards: remembered.map((good) => message(`counted.${good}`, { n: open.split(good).length - 1 })),
  });
  return (
    <span className="j-fan" role="img" aria-label={say(label)} {...spot(handSpot(seat))}>
      {cards.map((card, i) => {
        const letter = open[open.length - cards.length + i] as Letter | undefined;
        return (
          <span
            key={card.id}
            className="j-card j-small"
            {...flip(card.id, { face: hand === null ? 'back' : letter })}
          >
            {hand !== null && letter !== undefined ? (
              <CardFace letter={letter} name="" />
            ) : (
              <>
                <BackFace />
                {letter !== undefined && <Tile letter={letter} />}
              </>
            )}
          </span>
        );
      })}
      {handSize > 0 && <Count>{handSize}</Count>}
    </span>
  );
}

interface SmallHerdProps extends FanProps {
  readonly isLit: boolean;
}

/** The camels of the other trader, if the table's memory aids show them. */
function SmallHerd({ known: { herd }, seat, cards, isLit, say }: SmallHerdProps) {
  const label = herd === null ? message('board.herd-hidden') : message('board.herd', { n: herd });
  return (
    <span
      className="j-fan j-camels"
      role="img"
      aria-label={say(label)}
      data-lit={isLit}
      {...spot(herdSpot(seat))}
    >
      {cards.slice(-3).map((card) => (
        <span key={card.id} className="j-card j-small" {...flip(card.id, { face: 'K' })}>
          <CamelFace />
        </span>
      ))}
      {(herd === null || herd === 0) && (
        <span className="j-card j-small j-none">
          <CamelFace />
        </span>
      )}
      {herd !== null && <Count>{herd}</Count>}
      {herd === null && (
        <span className="j-count-badge">
          <span className="b-badge">?</span>
        </span>
      )}
    </span>
  );
}
