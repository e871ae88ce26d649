import { Action } from '@baithak/furniture';
import { type Message, message } from '@baithak/kernel';
import { aimMessage, foretellTile } from './foretell.ts';
import { Buttons, Clear, type PanelProps, Told } from './panel-parts.tsx';
import { eventOf, type Rehearsal, rehearse } from './rehearsal.ts';
import { fitting, turned } from './selection.ts';

/** A tile on trial, and the end of building. */
export function BuildPanel(props: PanelProps) {
  const { view, seat, scene, selection, text, ahead, say, select, attempt } = props;
  const turn = (steps: number) =>
    text === null ? undefined : () => select(turned(selection, steps));
  const news = ahead === null ? [buildHint(props)] : foretellTile(scene, ahead);
  const notes = fitting(props.offers).size > 0 ? [...news, aimMessage(view, seat)] : news;
  return (
    <>
      <Value now={view.area?.spaces.length ?? 0} ahead={ahead} say={say} />
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

function buildHint({ offers, selection, view }: PanelProps): Message {
  const colour = message(`colour.${view.area?.colour ?? 'r'}`);
  const fits = fitting(offers);
  if (fits.size === 0) return message('board.nothing-fits', { colour, built: view.built });
  if (selection.tile === null) return message('board.choose-tile', { colour, n: fits.size });
  return message(fits.has(selection.tile) ? 'board.choose-place' : 'board.fits-nowhere', {
    colour,
  });
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

interface ValueProps {
  readonly now: number;
  readonly ahead: Rehearsal | null;
  readonly say: PanelProps['say'];
}

/** The area value, and what it would become. */
function Value({ now, ahead, say }: ValueProps) {
  const then = ahead === null ? undefined : eventOf(ahead, 'tile-placed')?.value;
  return (
    <p className="a-area-value">
      {say(message('board.area-value'))} <b>{now}</b>
      {then !== undefined && (
        <>
          <span> → </span>
          <b data-more={then > now}>{then}</b>
        </>
      )}
    </p>
  );
}
