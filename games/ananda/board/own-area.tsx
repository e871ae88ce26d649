import { Card, CardBack, dragMarks, flip, lookOf } from '@baithak/furniture';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COMPONENTS } from '../components.ts';
import type { View } from '../view.ts';
import type { Moves } from './moves.ts';
import { Facts, KarmaCards, SeatHead } from './seat-area.tsx';
import { fitting, type Offers, type Selection } from './selection.ts';
import { CardFace, TileFace } from './signs.tsx';

export interface OwnAreaProps {
  readonly view: View;
  readonly seat: Seat;
  readonly offers: Offers;
  readonly selection: Selection;
  readonly lit: readonly string[];
  readonly moves: Moves;
  readonly say: (message: Message) => string;
  /** `undefined` unless tiles, or cards, are to be chosen now. */
  readonly chooseTile: ((tile: string) => void) | undefined;
  readonly toggleCard: ((value: number) => void) | undefined;
}

const { limits } = COMPONENTS;

/** Whoever looks: rack, hand, pile and karma; backs where they may not see them. */
export function OwnArea(props: OwnAreaProps) {
  const { view, seat, say } = props;
  const own = view.seats[seat]!;
  return (
    <section className="a-own" aria-label={say(message('board.seat', { seat: { seat } }))}>
      <SeatHead view={view} seat={seat} say={say} />
      {own.rack !== null && own.hand !== null ? (
        <>
          <Rack {...props} rack={own.rack} />
          <Hand {...props} hand={own.hand} />
        </>
      ) : (
        <Facts known={own} seat={seat} say={say} />
      )}
      <div className="a-karma" {...dragMarks({ drop: 'karma' })}>
        <KarmaCards known={own} seat={seat} say={say} />
        {own.pile !== null && (
          <span className="a-pile">
            <CardBack
              count={own.pileSize}
              lattice={lookOf('ananda').lattice}
              label={say(message('board.pile', { n: own.pileSize }))}
              moving={flip(`pile ${seat}`)}
            />
            <small>{say(message('sketch.pile'))}</small>
          </span>
        )}
      </div>
    </section>
  );
}

function Rack({
  rack,
  offers,
  selection,
  lit,
  moves,
  say,
  chooseTile,
}: OwnAreaProps & { readonly rack: readonly string[] }) {
  const fits = fitting(offers);
  return (
    <div className="a-rack">
      <h4>{say(message('board.rack', { n: rack.length, most: limits.rack }))}</h4>
      <ul>
        {rack.map((tile, i) => {
          const nth = rack.slice(0, i).filter((each) => each === tile).length;
          const state = chooseTile === undefined ? 'idle' : fits.has(tile) ? 'fits' : 'no';
          const isChosen = selection.tile === tile && nth === 0;
          const look = {
            className: 'a-tile',
            'data-state': state,
            'data-lit': lit.includes(`rack:${tile}`),
            ...flip(`rack ${tile} ${nth}`, { from: moves.tileSource }),
          };
          const label = say(tileMessage(tile, state));
          return (
            <li key={`${tile} ${nth}`}>
              {chooseTile === undefined ? (
                <span {...look} role="img" aria-label={label}>
                  <TileFace tile={tile} />
                </span>
              ) : (
                <button
                  {...look}
                  type="button"
                  aria-label={label}
                  aria-pressed={isChosen}
                  {...dragMarks({ lift: `tile ${tile}` })}
                  onClick={() => chooseTile(tile)}
                >
                  <TileFace tile={tile} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export const tileMessage = ([first, second]: string, state: string): Message =>
  message('board.tile', {
    first: message(`colour.${first}`),
    second: message(`colour.${second}`),
    state,
  });

function Hand({
  view,
  seat,
  hand,
  selection,
  lit,
  say,
  toggleCard,
}: OwnAreaProps & { readonly hand: readonly string[] }) {
  const colour = toggleCard && view.area?.colour;
  return (
    <div className="a-hand" data-choosing={colour !== undefined}>
      <h4>{say(message('board.hand', { n: hand.length, most: limits.hand }))}</h4>
      <ul>
        {hand.map((card) => {
          const value = Number(card[1]);
          const isFit = card[0] === colour;
          return (
            <li key={card} data-fits={isFit}>
              <Card
                label={say(message('card', { colour: message(`colour.${card[0]}`), value }))}
                tone={card[0]!}
                emblem={<CardFace card={card} />}
                chosen={isFit && selection.cards.includes(value)}
                lit={lit.includes(`hand:${card}`)}
                toggle={isFit && toggleCard ? () => toggleCard(value) : undefined}
                drag={isFit ? `card ${value}` : undefined}
                moving={flip(`card ${seat} ${card}`, { from: `pile ${seat}` })}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
