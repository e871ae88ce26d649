import { Action } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { aimMessage, foretellTile, isEnough, isRackFull } from './foretell.ts';
import { Buttons, Clear, type PanelProps, Told, Value } from './panel-parts.tsx';
import { eventOf, rehearse } from './rehearsal.ts';
import { fitting, turned } from './selection.ts';

/** A tile on trial, and the end of building. */
export function BuildPanel(props: PanelProps) {
  const { view, seat, scene, selection, text, ahead, say, select, attempt } = props;
  const turn = (steps: number) =>
    text === null ? undefined : () => select(turned(selection, steps));
  const then = ahead && eventOf(ahead, 'tile-placed')?.value;
  const value = view.area?.spaces.length ?? 0;
  const news = ahead === null ? hintsOf(props) : foretellTile(scene, ahead);
  // Where nothing can be built there is nothing to aim at.
  const isLost = view.built === 0 && fitting(props.offers).size === 0;
  const left = view.seats[seat]!.rackSize - (then == null ? 0 : 1);
  const aim = isLost ? [] : [aimMessage(view, seat, then ?? value, left)];
  return (
    <>
      <Value now={value} then={then} say={say} />
      <Told notes={[...news, ...aim]} fault={ahead} say={say} />
      <Buttons>
        <Action legal={ahead?.fault === null} act={text === null ? undefined : () => attempt(text)}>
          {say(message('board.build'))}
        </Action>
        <Action act={turn(-1)} label={say(message('board.turn-left'))}>
          ⟲
        </Action>
        <Action act={turn(1)} label={say(message('board.turn-right'))}>
          ⟳
        </Action>
        <Clear {...props} />
      </Buttons>
      <EndBuilding {...props} />
    </>
  );
}

/** What to do next. */
function hintsOf({ offers, selection, view }: PanelProps): Message[] {
  const colour = message(`colour.${view.area?.colour ?? 'r'}`);
  const fits = fitting(offers);
  if (fits.size === 0) return [message('board.nothing-fits', { colour, built: view.built })];
  if (selection.tile === null) {
    const choose = message('board.choose-tile', { colour, n: fits.size });
    return view.built === 0 ? [choose, message('board.must-build')] : [choose];
  }
  if (fits.has(selection.tile)) return [message('board.choose-place')];
  const has = selection.tile.includes(view.area?.colour ?? '') ? 'yes' : 'no';
  return [message('board.fits-nowhere', { colour, has })];
}

/**
 * Ending and giving up are one move, but not one thing. It is not what is asked while a tile is tried,
 * nor as long as there is more to build for the cards one has.
 */
function EndBuilding({ view, seat, state, offers, text, say, attempt }: PanelProps) {
  const value = view.area?.spaces.length ?? 0;
  const gaveUp = eventOf(rehearse(state, ['tile:.']), 'gave-up');
  const label =
    gaveUp === undefined
      ? message('board.end-building', { value })
      : message('board.give-up', {
          tiles: gaveUp.tileCount,
          cards: gaveUp.cardCount,
          full: isRackFull(view, seat) ? 'yes' : 'no',
        });
  const isDone = isEnough(view, seat, value) || fitting(offers).size === 0;
  return (
    <Buttons isEnd>
      <Action legal={gaveUp === undefined && text === null && isDone} act={() => attempt('tile:.')}>
        {say(label)}
      </Action>
    </Buttons>
  );
}
