import { Action } from '@baithak/furniture';
import { message } from '@baithak/kernel';
import { foretellMonk } from './foretell.ts';
import { Buttons, Clear, type PanelProps, Told } from './panel-parts.tsx';
import { Prospects, prospectsOf } from './prospects.tsx';
import { eventOf, rehearse } from './rehearsal.ts';

/**
 * Where the monk goes: first the colours to choose from, then the area that was pointed at. Those who
 * have no karma yet may never have heard what it is good for.
 */
export function MonkPanel(props: PanelProps) {
  const { view, seat, scene, offers, text, ahead, say, attempt } = props;
  if (offers.texts.has('monk:.')) return <NoArea {...props} />;
  return (
    <>
      {ahead === null ? (
        <>
          <p className="a-rule">{say(message('board.choose-area'))}</p>
          {view.seats[seat]!.karma.length === 0 && (
            <p className="a-rule">{say(message('board.goal'))}</p>
          )}
          <Prospects of={prospectsOf(view, seat, scene, offers)} say={say} />
        </>
      ) : (
        <Told notes={foretellMonk(view, seat, ahead)} fault={ahead} say={say} />
      )}
      <Buttons>
        <Action legal={ahead?.fault === null} act={text === null ? undefined : () => attempt(text)}>
          {say(message('board.place-monk', { at: props.selection.at ?? 'none' }))}
        </Action>
        <Clear {...props} />
      </Buttons>
    </>
  );
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
