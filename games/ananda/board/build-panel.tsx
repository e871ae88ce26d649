import { Action } from '@baithak/furniture';
import { type Message, message } from '@baithak/kernel';
import { aimMessage, foretellTile } from './foretell.ts';
import { Buttons, Clear, type PanelProps, Told, Value } from './panel-parts.tsx';
import { eventOf, type Rehearsal, rehearse } from './rehearsal.ts';
import { fitting, turned } from './selection.ts';

/** A tile on trial, and the end of building. */
export function BuildPanel(props: PanelProps) {
  const { view, selection, text, ahead, say, select, attempt } = props;
  const turn = (steps: number) =>
    text === null ? undefined : () => select(turned(selection, steps));
  const notes = ahead === null ? hintsOf(props) : newsOf(props, ahead);
  return (
    <>
      <Value now={view.area?.spaces.length ?? 0} then={thenOf(ahead)} say={say} />
      <Told notes={notes} fault={ahead} say={say} />
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

const thenOf = (ahead: Rehearsal | null) => ahead && eventOf(ahead, 'tile-placed')?.value;

/** What the tile does; where it only makes the area larger, what that is good for. */
function newsOf({ view, seat, scene }: PanelProps, ahead: Rehearsal): Message[] {
  const news = foretellTile(scene, ahead);
  return news.length > 0 ? news : [aimMessage(view, seat)];
}

/** What to do next, and what for. */
function hintsOf({ offers, selection, view, seat }: PanelProps): Message[] {
  const colour = message(`colour.${view.area?.colour ?? 'r'}`);
  const fits = fitting(offers);
  if (fits.size === 0) return [message('board.nothing-fits', { colour, built: view.built })];
  const aim = aimMessage(view, seat);
  if (selection.tile === null) return [message('board.choose-tile', { colour, n: fits.size }), aim];
  return [message(fits.has(selection.tile) ? 'board.choose-place' : 'board.fits-nowhere'), aim];
}

/** Ending and giving up are one move, but not one thing. */
function EndBuilding({ view, state, say, attempt }: PanelProps) {
  const ahead = rehearse(state, ['tile:.']);
  const gaveUp = eventOf(ahead, 'gave-up');
  const label =
    gaveUp === undefined
      ? message('board.end-building', { value: view.area?.spaces.length ?? 0 })
      : message('board.give-up', { tiles: gaveUp.tileCount, cards: gaveUp.cardCount });
  return (
    <Buttons>
      <Action legal={gaveUp === undefined} act={() => attempt('tile:.')}>
        {say(label)}
      </Action>
    </Buttons>
  );
}
