import { Action } from '@baithak/furniture';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { aimMessage, foretellMonk, foretellTile, lossMessage, type Outlook } from './foretell.ts';
import { Slots } from './meditation.tsx';
import { Prospects, prospectsOf } from './prospects.tsx';
import { eventOf, type Rehearsal, reasonOf, rehearse } from './rehearsal.ts';
import type { Scene } from './scene.ts';
import {
  fitting,
  meditationOf,
  NOTHING,
  type Offers,
  type Selection,
  turned,
} from './selection.ts';

export interface PanelProps {
  readonly view: View;
  readonly seat: Seat;
  readonly state: State;
  /** As the temple stands. */
  readonly scene: Scene;
  readonly offers: Offers;
  readonly selection: Selection;
  /** The move that the selection comes to, and what would happen. */
  readonly text: string | null;
  readonly ahead: Rehearsal | null;
  readonly outlook: Outlook | null;
  readonly say: (message: Message) => string;
  readonly select: (selection: Selection) => void;
  readonly attempt: (text: string) => void;
}

/** What would happen, and the buttons that make it happen. */
export function Panel(props: PanelProps) {
  const { view, say } = props;
  return (
    <section className="a-panel" aria-label={say(message('board.action'))}>
      {view.phase === 'monk' && <MonkPanel {...props} />}
      {view.phase === 'build' && <BuildPanel {...props} />}
      {view.phase === 'meditate' && <MeditatePanel {...props} />}
    </section>
  );
}

const RULES: Readonly<Record<string, string>> = {
  monk: 'A7',
  build: 'A9',
  meditate: 'A17',
  refill: 'A18',
  balance: 'A23',
  over: 'A27',
};

/** For those who wait or only look: what the mover is about. */
export function WaitingPanel({ view, say }: Pick<PanelProps, 'view' | 'say'>) {
  return (
    <section className="a-panel" aria-label={say(message('board.phase'))}>
      <p className="a-rule">{say(message(`rule.${RULES[view.phase] ?? 'A2'}`))}</p>
    </section>
  );
}

function MonkPanel(props: PanelProps) {
  const { view, seat, scene, offers, text, ahead, say, select, attempt } = props;
  if (offers.texts.has('monk:.')) {
    return (
      <>
        <Told notes={[message('rule.A8')]} say={say} />
        <Buttons>
          <Action legal act={() => attempt('monk:.')}>
            {say(message('board.no-area'))}
          </Action>
        </Buttons>
      </>
    );
  }
  return (
    <>
      {ahead === null ? (
        <>
          <p className="a-rule">{say(message('board.choose-area'))}</p>
          <Prospects of={prospectsOf(view, seat, scene, offers)} say={say} />
        </>
      ) : (
        <Told notes={foretellMonk(view, seat, ahead)} fault={ahead} say={say} />
      )}
      <Buttons>
        <Action legal={ahead?.fault === null} act={text === null ? undefined : () => attempt(text)}>
          {say(message('board.place-monk', { at: text?.slice(5) ?? 'none' }))}
        </Action>
        <Clear act={text === null ? undefined : () => select(NOTHING)} say={say} />
      </Buttons>
    </>
  );
}

function BuildPanel(props: PanelProps) {
  const { view, seat, scene, selection, text, ahead, say, select, attempt } = props;
  const turn = (steps: number) =>
    text === null ? undefined : () => select(turned(selection, steps));
  const notes = ahead === null ? [buildHint(props)] : foretellTile(scene, ahead);
  const aim = aimMessage(view, seat);
  return (
    <>
      <Value
        now={view.area?.spaces.length ?? 0}
        ahead={ahead}
        colour={view.area?.colour}
        say={say}
      />
      <Told notes={[...notes, aim]} fault={ahead} say={say} />
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
        <Clear act={selection === NOTHING ? undefined : () => select(NOTHING)} say={say} />
      </Buttons>
      <EndBuilding {...props} />
    </>
  );
}

function buildHint({ offers, selection, view }: PanelProps): Message {
  const colour = message(`colour.${view.area?.colour ?? 'r'}`);
  const fits = fitting(offers);
  if (fits.size === 0) return message('board.nothing-fits', { colour });
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

/** Cards one after another until one is refused; only a meditation that fits is ended at once. */
function MeditatePanel({ view, selection, ahead, outlook, say, select, attempt }: PanelProps) {
  const texts = meditationOf(selection);
  const meditate = () => {
    for (const each of outlook === null ? texts.slice(0, -1) : texts) attempt(each);
  };
  const loss = outlook && lossMessage(outlook);
  const value = view.area?.spaces.length ?? 0;
  const spent = view.spent + selection.cards.reduce((sum, card) => sum + card, 0);
  return (
    <>
      <Slots {...{ value, spent, outlook, say }} colour={view.area?.colour ?? 'r'} />
      <Told
        notes={[meditationMessage(outlook), ...(loss === null ? [] : [loss])]}
        fault={ahead}
        say={say}
      />
      <Buttons>
        <Action legal={outlook !== null} act={meditate}>
          {say(
            message('board.meditate', {
              sum: spent - view.spent,
              cards: selection.cards.join(' + '),
              tiles: outlook?.tiles ?? 0,
            }),
          )}
        </Action>
        <Clear act={selection.cards.length === 0 ? undefined : () => select(NOTHING)} say={say} />
      </Buttons>
    </>
  );
}

function meditationMessage(outlook: Outlook | null): Message {
  if (outlook === null) return message('board.choose-cards');
  const { value, spent, tiles, cards, balance } = outlook;
  return message('board.then-meditated', {
    value,
    spent,
    left: value - spent,
    tiles,
    cards,
    balance,
  });
}

interface ValueProps {
  readonly now: number;
  readonly ahead: Rehearsal | null;
  readonly colour: string | undefined;
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

interface ToldProps {
  readonly notes: readonly Message[];
  readonly fault?: Rehearsal | null;
  readonly say: PanelProps['say'];
}

/** What would happen, or why it would not. */
function Told({ notes, fault, say }: ToldProps) {
  const refused = fault?.fault ?? null;
  return (
    <output className="a-told" data-refused={refused !== null}>
      {(refused === null ? notes : [reasonOf(refused)]).map((note, i) => (
        <span key={i}>{say(note)} </span>
      ))}
    </output>
  );
}

const Buttons = ({ children }: { readonly children: ReactNode }) => (
  <div className="a-buttons">{children}</div>
);

function Clear({
  act,
  say,
}: {
  readonly act: (() => void) | undefined;
  readonly say: PanelProps['say'];
}) {
  return <Action act={act}>{say(message('board.clear'))}</Action>;
}
