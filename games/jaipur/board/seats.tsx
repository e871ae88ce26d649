import { Counter, flip, Inspect, Plate, spot, useFrame } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { COMPONENTS, GOODS, type Letter, PILES } from '../rules/components.ts';
import { herdLine } from '../view/tally.ts';
import type { SeatView, View } from '../view/view.ts';
import { rupeesOf, total } from './consequences.ts';
import { Deed } from './deed.tsx';
import { type Held, handSpot, herdSpot, type Layout, scoreSpot } from './layout.ts';
import {
  BackFace,
  Bonus,
  CamelFace,
  CardFace,
  Count,
  HiddenBonus,
  Rupee,
  type Say,
  Seals,
  Tile,
  useLanded,
} from './pieces.tsx';

interface SeatProps {
  readonly view: View;
  readonly seat: Seat;
  readonly say: Say;
}

const MOST_SEALS = COMPONENTS.limits.sealsToWin;

/** The seal that ends the match drops only when the page has counted everything. */
export function SealsOf({ view, seat, say }: SeatProps) {
  const { outcome } = useFrame();
  const isCounting = outcome === null && view.due === 'over';
  const won = view.seals[seat]! - (isCounting && view.last?.seal === seat ? 1 : 0);
  return (
    <Seals
      won={won}
      most={MOST_SEALS}
      label={say(message('board.seals-of', { n: won, most: MOST_SEALS }))}
    />
  );
}

/** How many closed tokens are drawn; a number tells how many there are. */
const MOST_CLOSED = 3;
/** Open tokens lie in two rows, and over each other only if there are more than two rows hold. */
const IN_ROW = 3;

interface ScoreProps extends SeatProps {
  /** Whether the round is over and counted: then the larger herd has its token. */
  readonly isCounted: boolean;
}

/** The rupees that are known, and the bonus tokens: closed, or with the values that the rupees include. */
export function ScoreOf({ view, seat, isCounted, say }: ScoreProps) {
  const known = view.seats[seat]!;
  const { bonus, bonusFrom } = known;
  const count = total(PILES.map((pile) => bonusFrom[pile]));
  const herd = isCounted ? herdLine(view, seat).least : 0;
  const rupees = rupeesOf(known) + herd;
  const landed = useLanded(rupees);
  const tokens = bonus ?? new Array<null>(Math.min(count, MOST_CLOSED)).fill(null);
  const drawn = tokens.length + (herd > 0 ? 1 : 0);
  const columns = Math.max(IN_ROW, Math.ceil(drawn / 2));
  const camels = herd > 0 ? 'yes' : 'no';
  const hidden = bonus === null ? count : 0;
  const label = say(message('board.score', { n: rupees, bonus: hidden, camels }));
  return (
    <span
      className="j-score"
      role="img"
      aria-label={label}
      title={label}
      {...spot(scoreSpot(seat))}
    >
      <Rupee />
      <Counter value={landed} />
      <span
        className="j-bonuses-of"
        data-open={bonus !== null}
        style={{ '--tokens': drawn, '--columns': columns }}
        aria-hidden="true"
      >
        <span>
          {tokens.map((value, i) =>
            value === null ? <HiddenBonus key={i} /> : <Bonus key={i}>{value}</Bonus>,
          )}
          {herd > 0 && <Tile letter="K" />}
        </span>
        {drawn > 0 && (
          <small>
            {say(
              bonus === null
                ? message('board.bonus-hidden', { n: count })
                : message('board.bonus-known', { camels }),
            )}
          </small>
        )}
      </span>
    </span>
  );
}

interface RivalProps extends ScoreProps {
  readonly layout: Layout;
  readonly lit: readonly string[];
}

/** The other trader: everything that is public about them. */
export function Rival({ view, seat, isCounted, layout, lit, say }: RivalProps) {
  const { players } = useFrame();
  const player = players[seat];
  const known = view.seats[seat]!;
  if (player === undefined) return null;
  return (
    <Plate
      player={player}
      className="j-rival"
      score={<ScoreOf {...{ view, seat, isCounted, say }} />}
    >
      <SealsOf {...{ view, seat, say }} />
      <Fan {...{ known, seat, say }} cards={layout.hands[seat]!} />
      <SmallHerd
        {...{ known, seat, say }}
        cards={layout.herds[seat]!}
        isLit={lit.includes('camels')}
      />
      <Deed {...{ player, view, say }} />
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
  const counted = remembered.map((good) =>
    message(`counted.${good}`, { n: open.split(good).length - 1 }),
  );
  const label = message('board.fan', { n: handSize, known: remembered.length, cards: counted });
  const fan = (
    <span className="j-fan" style={{ '--cards': cards.length }} {...spot(handSpot(seat))}>
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
      {handSize === 0 && (
        <span className="j-card j-small j-none">
          <BackFace />
        </span>
      )}
      <Count>{handSize}</Count>
    </span>
  );
  return (
    <Inspect label={say(label)} closeLabel={say(message('board.close'))} face={fan}>
      {hand === null && <p>{say(message('board.fan-hidden'))}</p>}
      {hand === null && counted.length > 0 && (
        <p>{say(message('board.fan-known', { seat: { seat }, cards: counted }))}</p>
      )}
    </Inspect>
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
      style={{ '--cards': cards.length }}
      {...spot(herdSpot(seat))}
    >
      {cards.map((card) => (
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
