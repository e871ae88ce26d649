import { Card, dragMarks, flip } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { CardFace, TileFace } from './pieces.tsx';
import { fitting, type Offers, type Selection } from './selection.ts';

interface RackProps {
  readonly seat: Seat;
  readonly rack: readonly string[];
  readonly offers: Offers;
  readonly selection: Selection;
  readonly lit: readonly string[];
  /** Where new tiles come from. */
  readonly source: string;
  readonly say: (message: Message) => string;
  /** `undefined` unless a tile is to be chosen now. */
  readonly choose: ((tile: string) => void) | undefined;
}

/** The viewer's own tiles; those that fit somewhere stand out. */
export function Rack({ rack, offers, selection, say, ...props }: RackProps) {
  const fits = fitting(offers);
  const most = COMPONENTS.limits.rack;
  return (
    <div className="a-rack">
      <h3>{say(message('board.rack', { n: rack.length, most }))}</h3>
      <ul>
        {rack.map((tile, i) => {
          const nth = rack.slice(0, i).filter((each) => each === tile).length;
          const state = props.choose === undefined ? 'idle' : fits.has(tile) ? 'fits' : 'no';
          return (
            <li key={`${tile} ${nth}`}>
              <Tile
                {...{ ...props, tile, nth, state }}
                label={say(tileMessage(tile, state))}
                chosen={selection.tile === tile && nth === 0}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface TileProps extends Pick<RackProps, 'seat' | 'lit' | 'source' | 'choose'> {
  readonly tile: string;
  /** Equal tiles are numbered, so that each moves from its own place. */
  readonly nth: number;
  readonly state: string;
  readonly label: string;
  readonly chosen: boolean;
}

function Tile({ seat, tile, nth, state, label, chosen, lit, source, choose }: TileProps) {
  const look = {
    className: 'a-tile',
    'aria-label': label,
    'data-state': state,
    'data-lit': lit.includes(`rack:${tile}`),
    ...flip(`rack ${seat} ${tile} ${nth}`, { from: source }),
  };
  const face = <TileFace tile={tile} />;
  if (choose === undefined) {
    return (
      <span role="img" {...look}>
        {face}
      </span>
    );
  }
  const marks = dragMarks({ lift: `tile ${tile}` });
  return (
    <button type="button" {...look} {...marks} aria-pressed={chosen} onClick={() => choose(tile)}>
      {face}
    </button>
  );
}

export const tileMessage = ([first, second]: string, state: string): Message =>
  message('board.tile', {
    first: message(`colour.${first}`),
    second: message(`colour.${second}`),
    state,
  });

interface HandProps {
  readonly seat: Seat;
  readonly hand: readonly string[];
  readonly selection: Selection;
  readonly lit: readonly string[];
  readonly say: (message: Message) => string;
  /** The colour that can be played now. */
  readonly colour: string | undefined;
  /** Whether a value of that colour can be played besides those chosen. */
  readonly doesFit: (value: number) => boolean;
  readonly toggle: ((card: string) => void) | undefined;
}

/** The viewer's own cards; all can be pressed while meditating, and those that fit stand out. */
export function Hand({ hand, say, ...props }: HandProps) {
  const most = COMPONENTS.limits.hand;
  return (
    <div className="a-hand" data-choosing={props.toggle !== undefined}>
      <h3>{say(message('board.hand', { n: hand.length, most }))}</h3>
      <ul>
        {hand.map((card) => (
          <li key={card} data-fits={card[0] === props.colour && props.doesFit(Number(card[1]))}>
            <HandCard {...{ ...props, card, say }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type HandCardProps = Omit<HandProps, 'hand' | 'doesFit'> & { readonly card: string };

function HandCard({ seat, card, colour, selection, lit, say, toggle }: HandCardProps) {
  const value = Number(card[1]);
  const isFit = toggle !== undefined && card[0] === colour;
  const name = message('card', { colour: message(`colour.${card[0]}`), value });
  return (
    <Card
      label={say(toggle === undefined || isFit ? name : offMessage(name, colour))}
      tone={card[0]!}
      emblem={<CardFace card={card} />}
      chosen={isFit && selection.cards.includes(value)}
      lit={lit.includes(`hand:${card}`)}
      toggle={toggle && (() => toggle(card))}
      drag={isFit ? `card ${value}` : undefined}
      moving={flip(`card ${seat} ${card}`, { from: `pile ${seat}` })}
    />
  );
}

const offMessage = (card: Message, colour = 'r'): Message =>
  message('board.card-off', { card, colour: message(`colour.${colour}`) });
