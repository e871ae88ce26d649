import {
  type BoardProps,
  Choice,
  type ClickRules,
  Cloth,
  Coordinates,
  followed,
  Grid,
  type Ids,
  journeysBetween,
  Kolam,
  Motion,
  Pass,
  type Place,
  piecesOn,
  SQUARE_ROWS,
  ThreatBar,
  ThreatMarks,
  useClicks,
  useLasting,
  useThreats,
} from '@baithak/board';
import { message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { threats as threatsIn } from '../view/threats.ts';
import type { View } from '../view/view.ts';
import './board.css';
import { guess, hopsOf, offerMessage, squaresOf } from './hops.ts';
import { journeysOf, type Moment, placesOf } from './journeys.ts';
import { StackFace, stackMessage } from './stack-face.tsx';

/** A stack, then where it goes; whether it moves or sheds is asked where both are possible. */
export function Board({ view, seat, legal, lit, say, attempt, quiet }: BoardProps<View>) {
  const stacks = piecesOn(view.position);
  const moment = `${view.ply} ${view.position}`;
  const { ids } = useLasting<Known>(moment, (before) => ({
    view,
    ids: followed(
      before?.ids ?? null,
      placesOf(view.position),
      journeysBetween<Moment>(before?.view, view, journeysOf),
    ),
  }));
  const last = squaresOf(view.last);
  const threats = useThreats(() => threatsIn(view, seat));
  const clicks = useClicks(
    `${seat} ${view.ply} ${view.position}`,
    seat === null ? null : clickRules(stacks, seat, legal),
    attempt,
  );

  function place(square: string): Place {
    const stack = stacks.get(square) ?? '';
    const standing = {
      state: clicks.stateOf(square),
      lit: lit.includes(square),
      last: last.includes(square),
    };
    const label = message('board.square', {
      square,
      stack: stackMessage(stack),
      state: standing.state,
      lit: standing.lit ? 'yes' : 'no',
      last: standing.last ? 'yes' : 'no',
    });
    return {
      name: square,
      label: say(threats.named(square, label)),
      kind: 'square',
      ...standing,
      face: (
        <>
          <Coordinates square={square} />
          {stack !== '' && (
            <StackFace {...{ square, stack, ids }} leaps={view.last?.includes('x') === true} />
          )}
          <ThreatMarks threats={threats.at(square)} />
        </>
      ),
      choose: clicks.chooser(square),
    };
  }

  return (
    <Motion moment={moment} className="s-board">
      <Cloth look={facts.look}>
        <Grid
          label={say(message('board.grid'))}
          rows={SQUARE_ROWS.map((squares) => squares.map(place))}
          cancel={clicks.cancel}
          drag={clicks.drag}
          ground={<Kolam walls={facts.look.kolam} />}
          quiet={quiet}
        />
      </Cloth>
      {quiet !== true && <ThreatBar threats={threats} say={say} />}
      {clicks.offers.length > 0 && (
        <Choice
          key={clicks.offers.join()}
          label={say(message('board.ways'))}
          offers={clicks.offers.map((text) => ({ text, label: say(offerMessage(text)) }))}
          cancelLabel={say(message('board.cancel'))}
          take={clicks.take}
          cancel={clicks.cancel}
        />
      )}
      <Pass legal={legal} label={say(message('board.pass'))} attempt={attempt} />
    </Motion>
  );
}

/** What a moment is remembered by when the next one comes. */
interface Known {
  readonly view: Moment;
  readonly ids: Ids;
}

/** A stack belongs to the colour on top. */
function clickRules(
  stacks: ReadonlyMap<string, string>,
  seat: number,
  legal: readonly string[],
): ClickRules {
  const own = seat === 0 ? 'w' : 'b';
  return {
    hops: hopsOf(legal),
    hasPiece: (square) => stacks.has(square),
    isOwn: (square) => stacks.get(square)?.endsWith(own) === true,
    guess,
  };
}
