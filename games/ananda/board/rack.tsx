import { dragMarks, flip } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { fitting, type Offers, type Selection } from './selection.ts';
import { TileFace } from './signs.tsx';

interface RackProps {
  readonly seat: Seat;
  readonly rack: readonly string[];
  readonly offers: Offers;
  readonly selection: Selection;
  readonly lit: readonly string[];
  /** Where tiles come from that are new. */
  readonly source: string;
  readonly say: (message: Message) => string;
  /** `undefined` unless a tile is to be chosen now. */
  readonly choose: ((tile: string) => void) | undefined;
}

/** The own tiles; those that fit somewhere stand out. */
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
  /** Equal tiles are counted, so that each has a way of its own. */
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
