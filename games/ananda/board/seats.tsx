import { Counter, flip, Inspect, Plate, type Player, spot } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { COLOURS, COMPONENTS } from '../rules/components.ts';
import { tally } from '../view/summary.ts';
import type { SeatView, View } from '../view/view.ts';
import type { Passer } from './happening.ts';
import { handOf, karmaOf, monkOf, passing, pileOf, rackOf } from './motion.ts';
import { CardFace, Monk, Sign, Tiny } from './pieces.tsx';

type Say = (message: Message) => string;

interface SeatProps {
  readonly view: View;
  readonly player: Player;
  readonly passers: readonly Passer[];
  readonly lit: readonly string[];
  readonly say: Say;
}

/** Another player: monk, name, what is public of rack and hand, karma by colour and in all. */
export function Opponent({ view, player, passers, lit, say }: SeatProps) {
  const { seat } = player;
  const known = view.seats[seat]!;
  const own = passers.filter((each) => each.seat === seat);
  return (
    <Plate
      player={player}
      className="a-plate"
      about={player.state === 'waits' ? '' : player.about}
      score={<Score view={view} seat={seat} say={say} />}
    >
      <SeatMonk seat={seat} known={known} isOwn={false} />
      <Counts view={view} player={player} passers={own} say={say} />
      <Karma known={known} seat={seat} passers={own} lit={lit} say={say} />
    </Plate>
  );
}

interface ScoreProps {
  readonly view: View;
  readonly seat: number;
  readonly say: Say;
}

export function Score({ view, seat, say }: ScoreProps) {
  return (
    <>
      <Counter value={tally(view)[seat]!.least} />
      <small>{say(message('board.karma'))}</small>
    </>
  );
}

interface SeatMonkProps {
  readonly seat: number;
  readonly known: SeatView;
  readonly isOwn: boolean;
}

/** The seat's sign. It takes part in motion only while the monk is beside the board. */
export function SeatMonk({ seat, known, isOwn }: SeatMonkProps) {
  return (
    <span
      className="a-seat-monk"
      data-beside={known.monk === null}
      {...(known.monk === null && flip(monkOf(seat)))}
    >
      <Monk seat={seat} isOwn={isOwn} />
    </span>
  );
}

/** How many tiles and cards a player has; behind it, which cards they have not played yet. */
function Counts({ view, player, passers, say }: Omit<SeatProps, 'lit'>) {
  const { seat, name } = player;
  const known = view.seats[seat]!;
  const drawn = (what: Passer['what']) =>
    passers.filter((each) => each.card === null && each.what === what);
  return (
    <span className="a-counts">
      <i className="a-pile-place" {...spot(pileOf(seat))} />
      <Inspect
        label={say(message('board.holds', { name, tiles: known.rackSize, cards: known.handSize }))}
        face={
          <>
            <span className="a-count" {...spot(rackOf(seat))}>
              <Tiny name="tiles" />
              {known.rackSize}
              <Passers of={drawn('tile')} />
            </span>
            <span className="a-count" {...spot(handOf(seat))}>
              <Tiny name="cards" />
              {known.handSize}
              <Passers of={drawn('card')} />
            </span>
          </>
        }
        closeLabel={say(message('board.close'))}
      >
        <CardsLeft view={view} known={known} say={say} />
      </Inspect>
    </span>
  );
}

function Passers({ of }: { readonly of: readonly Passer[] }) {
  return of.map(({ index, step, what, card }) => (
    <i
      key={index}
      className="a-passer"
      data-what={what}
      style={{ '--step': step }}
      {...flip(passing(index))}
    >
      {card !== null && <CardFace card={card} />}
    </i>
  ));
}

interface KarmaProps {
  readonly known: SeatView;
  readonly seat: number;
  readonly passers: readonly Passer[];
  readonly lit: readonly string[];
  readonly say: Say;
}

/** The karma by colour. */
export function Karma({ known, seat, passers, lit, say }: KarmaProps) {
  return (
    <ul className="a-karma" aria-label={say(message('board.karma'))}>
      {COLOURS.map((colour) => {
        const sum = known.karma
          .filter((card) => card[0] === colour)
          .reduce((total, card) => total + Number(card[1]), 0);
        return (
          <li
            key={colour}
            data-zero={sum === 0}
            data-lit={lit.includes(`karma:${seat}${colour}`)}
            {...spot(karmaOf(seat, colour))}
          >
            <Sign colour={colour} />
            <span className="b-unseen">{say(message(`colour.${colour}`))}</span> {sum}
            <Passers of={passers.filter(({ card }) => card?.[0] === colour)} />
          </li>
        );
      })}
    </ul>
  );
}

interface CardsLeftProps {
  readonly view: View;
  readonly known: SeatView;
  readonly say: Say;
}

/** The cards that a seat has played, and those it has not. */
function CardsLeft({ view, known, say }: CardsLeftProps) {
  const highest = COMPONENTS.highestCard[view.seats.length]!;
  return (
    <>
      <p>{say(message('board.cards-left', { n: known.pileSize }))}</p>
      <div className="a-left">
        {COLOURS.map((colour) => (
          <ul key={colour}>
            {Array.from({ length: highest }, (_, i) => `${colour}${i + 1}`).map((card) => {
              const name = message('card', {
                colour: message(`colour.${colour}`),
                value: card[1]!,
              });
              const state = known.left.includes(card) ? 'left' : 'played';
              return (
                <li
                  key={card}
                  className="a-card"
                  data-tone={colour}
                  data-state={state}
                  role="img"
                  aria-label={say(message('board.card-state', { card: name, state }))}
                >
                  <CardFace card={card} />
                </li>
              );
            })}
          </ul>
        ))}
      </div>
    </>
  );
}
