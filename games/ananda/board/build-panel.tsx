import { Action } from '@baithak/board';
import { Fault, type Message, message } from '@baithak/kernel';
import { aimMessage, eventOf, isEnough, isRackFull, tileMessages } from './consequences.ts';
import { Buttons, Clear, type PanelProps, Told, Value } from './panel-parts.tsx';
import { fitting, turned } from './selection.ts';

/** The tile being tried, and the end of building. */
export function BuildPanel(props: PanelProps) {
  const { view, seat, scene, selection, text, ahead, say, select, attempt } = props;
  const isPossible = ahead !== null && !(ahead instanceof Fault);
  const turn = (steps: number) =>
    text === null ? undefined : () => select(turned(selection, steps));
  const then = eventOf(ahead, 'tile-placed')?.value;
  const value = view.area?.spaces.length ?? 0;
  const news = ahead === null ? hintsOf(props) : tileMessages(scene, ahead);
  // A player who cannot build at all has nothing to aim at.
  const isLost = view.built === 0 && fitting(props.offers).size === 0;
  const left = view.seats[seat]!.rackSize - (then === undefined ? 0 : 1);
  const aim = isLost ? [] : [aimMessage(view, seat, then ?? value, left)];
  return (
    <>
      <Value now={value} then={then} say={say} />
      <Told notes={[...news, ...aim]} ahead={ahead} say={say} />
      <Buttons>
        <Action legal={isPossible} act={text === null ? undefined : () => attempt(text)}>
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
 * One move ends building, or gives up the turn before the first tile; the button says which. It does
 * not stand out while a tile is tried, nor while the area is too small for the player's cards.
 */
function EndBuilding({ view, seat, preview, offers, text, say, attempt }: PanelProps) {
  const value = view.area?.spaces.length ?? 0;
  const gaveUp = eventOf(preview(['tile:.']), 'gave-up');
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
