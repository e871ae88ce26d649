import { dragMarks, flip, Plate, type Player, spot } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { rackName } from '../position/notation.ts';
import { COMPONENTS } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { eventOf } from './consequences.ts';
import type { Happening } from './happening.ts';
import { ownId, pileOf, rackOf } from './motion.ts';
import { CardFace, TileFace, Tiny } from './pieces.tsx';
import type { Play } from './play.ts';
import { Karma, Score, SeatMonk } from './seats.tsx';
import { doesCardFit, fitting } from './selection.ts';
import { nameIn } from './slots.ts';

interface RailProps {
  readonly view: View;
  readonly player: Player | undefined;
  readonly play: Play;
  readonly happening: Happening;
  readonly lit: readonly string[];
  readonly say: (message: Message) => string;
}

/** The edge of the table in front of the viewer: who they are, their rack and their hand. */
export function Rail(props: RailProps) {
  return (
    <div className="a-rail" data-region="rail">
      <You {...props} />
      <Rack {...props} />
      <Hand {...props} />
    </div>
  );
}

function You({ view, player, play, happening, lit, say }: RailProps) {
  const { seat, phase } = play;
  const known = view.seats[seat]!;
  if (player === undefined) return <div />;
  const passers = happening.passers.filter((each) => each.seat === seat);
  const beside = phase === 'monk' && known.monk === null;
  return (
    <div className="a-you" {...dragMarks({ drop: 'karma' })}>
      <Plate
        player={player}
        className="a-plate a-own"
        about={
          <span className="a-pile" title={say(message('board.pile', { n: known.pileSize }))}>
            <span {...spot(pileOf(seat))}>
              <Tiny name="pile" />
            </span>
            {say(message('board.pile-short', { n: known.pileSize }))}
          </span>
        }
        score={<Score view={view} seat={seat} say={say} />}
      >
        <span className="a-own-monk" {...(beside && dragMarks({ lift: 'monk' }))}>
          <SeatMonk seat={seat} known={known} isOwn={player.isYou} />
        </span>
        <Karma known={known} seat={seat} passers={passers} lit={lit} say={say} />
      </Plate>
    </div>
  );
}

/** The colour that the shown or the chosen area has. */
const colourIn = ({ view, play }: RailProps): string | undefined =>
  eventOf(play.ahead, 'monk-placed')?.colour ??
  (play.phase === null ? undefined : view.area?.colour);

function Rack(props: RailProps) {
  const { view, play, happening, lit, say } = props;
  const known = view.seats[play.seat]!;
  const slots = known.rack === null ? backs(known.rackSize) : happening.rack;
  const fits = fitting(play.offers);
  const colour = colourIn(props);
  const used = play.selection.tile === null ? undefined : slots.find(isNamed(play.selection.tile));
  const stateOf = (tile: string) => {
    if (play.phase === 'build') return fits.has(tile) ? 'fits' : 'no';
    return play.phase === 'monk' && colour !== undefined && !tile.includes(colour) ? 'no' : 'idle';
  };
  return (
    <ul
      className="a-rack"
      data-region="rack"
      aria-label={say(
        message('board.rack', {
          seat: { seat: play.seat },
          n: known.rackSize,
          most: COMPONENTS.limits.rack,
        }),
      )}
      {...spot(rackOf(play.seat))}
    >
      {slots.slice(0, COMPONENTS.limits.rack).map((id, i) => (
        <li key={id ?? i} className="a-tile-slot">
          {id !== null && known.rack === null && <span className="a-tile a-back" />}
          {id !== null && known.rack !== null && (
            <Tile
              id={id}
              state={stateOf(nameIn(id))}
              isUsed={id === used}
              isLit={lit.includes(`rack:${nameIn(id)}`)}
              isFresh={happening.fresh.includes(id)}
              press={play.pressTile}
              canDrag={play.phase === 'build'}
              say={say}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const isNamed = (tile: string) => (id: string | null) =>
  id !== null && rackName(nameIn(id)) === rackName(tile);

/** Hidden things lie face down. */
const backs = (count: number): (string | null)[] =>
  Array.from({ length: COMPONENTS.limits.rack }, (_, i) => (i < count ? `?#${i}` : null));

interface TileProps {
  readonly id: string;
  readonly state: string;
  /** Whether it is the one that is tried in the temple. */
  readonly isUsed: boolean;
  readonly isLit: boolean;
  readonly isFresh: boolean;
  readonly canDrag: boolean;
  readonly press: ((tile: string) => void) | undefined;
  readonly say: RailProps['say'];
}

function Tile({ id, state, isUsed, isLit, isFresh, canDrag, press, say }: TileProps) {
  const tile = nameIn(id);
  const look = {
    className: 'a-tile',
    'aria-label': say(tileMessage(tile, state, isFresh)),
    'data-state': state,
    'data-lit': isLit,
    'data-fresh': isFresh,
    ...flip(ownId(id)),
  };
  const face = <TileFace tile={tile} />;
  if (press === undefined) {
    return (
      <span role="img" {...look}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...look}
      {...(canDrag && dragMarks({ lift: `tile ${tile}` }))}
      aria-pressed={isUsed}
      onClick={() => press(tile)}
    >
      {face}
    </button>
  );
}

export const tileMessage = ([first, second]: string, state: string, isFresh = false): Message =>
  message('board.tile', {
    first: message(`colour.${first}`),
    second: message(`colour.${second}`),
    state,
    fresh: isFresh ? 'yes' : 'no',
  });

const isTapped = ({ tapped }: Play, id: string | null) => id !== null && nameIn(id) === tapped;

function Hand(props: RailProps) {
  const { view, play, happening, lit, say } = props;
  const known = view.seats[play.seat]!;
  const slots = known.hand === null ? backs(known.handSize) : happening.hand;
  const colour = colourIn(props);
  const isNow = (card: string) =>
    card[0] === colour &&
    (play.phase !== 'meditate' || doesCardFit(play.preview, play.selection, Number(card[1])));
  const isMeant = (card: string) =>
    play.tapped === null || !lit.includes(`hand:${play.tapped}`) || play.tapped === card;
  // While cards are chosen, what is said is about the one that was pressed.
  const about = play.phase === 'meditate' ? slots.findIndex((id) => isTapped(play, id)) : -1;
  return (
    <div className="a-hand-place">
      {play.note !== null && (
        <p
          className="a-note"
          role={play.isCalm ? 'status' : 'alert'}
          data-calm={play.isCalm}
          data-pointing={about >= 0}
          style={{ '--at': (about + 0.5) / COMPONENTS.limits.hand }}
        >
          {say(play.note)}
        </p>
      )}
      <ul
        className="a-hand"
        data-region="hand"
        aria-label={say(
          message('board.hand', {
            seat: { seat: play.seat },
            n: known.handSize,
            most: COMPONENTS.limits.hand,
          }),
        )}
      >
        {slots.slice(0, COMPONENTS.limits.hand).map((id, i) => (
          <li key={id ?? i} className="a-card-slot">
            {id !== null && known.hand === null && <span className="a-card a-back" />}
            {id !== null && known.hand !== null && (
              <HandCard
                id={id}
                isNow={isNow(nameIn(id))}
                isOff={play.phase === 'meditate' && nameIn(id)[0] !== colour}
                isChosen={
                  play.phase === 'meditate' &&
                  nameIn(id)[0] === colour &&
                  play.selection.cards.includes(Number(nameIn(id)[1]))
                }
                isLit={lit.includes(`hand:${nameIn(id)}`) && isMeant(nameIn(id))}
                isFresh={happening.fresh.includes(id)}
                press={play.pressCard}
                colour={colour}
                say={say}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HandCardProps {
  readonly id: string;
  readonly isNow: boolean;
  /** Of another colour than the one that can be played now. */
  readonly isOff: boolean;
  readonly isChosen: boolean;
  readonly isLit: boolean;
  readonly isFresh: boolean;
  readonly colour: string | undefined;
  readonly press: ((card: string) => void) | undefined;
  readonly say: RailProps['say'];
}

function HandCard(props: HandCardProps) {
  const { id, isNow, isOff, isChosen, isLit, isFresh, colour, press, say } = props;
  const card = nameIn(id);
  const name = message('card', { colour: message(`colour.${card[0]}`), value: Number(card[1]) });
  const off = () => message('board.card-off', { card: name, colour: message(`colour.${colour}`) });
  const look = {
    className: 'a-card',
    'aria-label': say(isOff ? off() : name),
    'data-tone': card[0],
    'data-now': isNow,
    'data-state': colour !== undefined && !isNow ? 'no' : 'idle',
    'data-lit': isLit,
    'data-fresh': isFresh,
    ...flip(ownId(id)),
  };
  const face = <CardFace card={card} />;
  if (press === undefined) {
    return (
      <span role="img" {...look}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...look}
      {...(isNow && !isOff && dragMarks({ lift: `card ${card[1]}` }))}
      aria-pressed={isChosen}
      onClick={() => press(card)}
    >
      {face}
    </button>
  );
}
