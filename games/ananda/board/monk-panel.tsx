import { Action } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { foretellMonk } from './foretell.ts';
import { Buttons, Clear, type PanelProps, Told } from './panel-parts.tsx';
import { Prospects, prospectsOf } from './prospects.tsx';
import { eventOf, rehearse } from './rehearsal.ts';

/** Where the monk goes: the colours to choose from, and the area that was pointed at. */
export function MonkPanel(props: PanelProps) {
  const { view, seat, scene, offers, text, ahead, say, attempt } = props;
  if (offers.texts.has('monk:.')) return <NoArea {...props} />;
  const notes = ahead === null ? hintsOf(props) : foretellMonk(view, seat, ahead);
  const prospects = prospectsOf(view, seat, scene, offers);
  const chosen = ahead && eventOf(ahead, 'monk-placed')?.colour;
  // Where one has no tile for it, it may be done, but should not look like the thing to do.
  const isAsked = prospects.some(({ colour, tiles }) => colour === chosen && tiles > 0);
  return (
    <>
      <Told notes={notes} fault={ahead} say={say} />
      <Prospects of={prospects} chosen={chosen} say={say} />
      <Buttons>
        <Action legal={isAsked} act={text === null ? undefined : () => attempt(text)}>
          {say(message('board.place-monk', { at: props.selection.at ?? 'none' }))}
        </Action>
        <Clear {...props} />
      </Buttons>
    </>
  );
}

/** Those who have no karma yet may never have heard what it is good for. */
function hintsOf({ view, seat }: PanelProps): Message[] {
  const isNew = view.seats[seat]!.karma.length === 0;
  return [message('board.choose-area'), ...(isNew ? [message('board.goal')] : [])];
}

function NoArea({ state, say, attempt }: PanelProps) {
  const { tileCount: tiles = 0, cardCount: cards = 0 } =
    eventOf(rehearse(state, ['monk:.']), 'gave-up') ?? {};
  return (
    <>
      <Told notes={[message('board.then-no-area', { tiles, cards })]} say={say} />
      <Buttons>
        <Action legal act={() => attempt('monk:.')}>
          {say(message('board.no-area'))}
        </Action>
      </Buttons>
    </>
  );
}
