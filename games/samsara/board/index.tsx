import { type BoardProps, Motion, useDrag, useFresh, useLasting } from '@baithak/board';
import { message } from '@baithak/kernel';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { facts } from '../facts.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { CardRow, Piles } from './cards.tsx';
import { CharacterChoice } from './character-choice.tsx';
import { useKeptFocus } from './focus.tsx';
import { aroundTable, type Around as Layout } from './layout.ts';
import { allOffers, legalUses, offersOf, selectNext, standingOffers, tableDrag } from './offers.ts';
import { OwnBoard } from './own-board.tsx';
import { Picture } from './picture.tsx';
import type { Scene } from './scene.ts';
import { AtTable, OthersTabs } from './seats.tsx';
import { type CardIds, followCards, type Thing } from './things.ts';
import { TurnPanel } from './turn-panel.tsx';
import { Wheel } from './wheel.tsx';
import './board.css';

export { CardArt, Emblem } from './emblem.tsx';

export function Board(props: BoardProps<View, Event>) {
  return props.quiet === true ? <Picture {...props} /> : <Table {...props} />;
}

const NOTHING: readonly Thing[] = [];

/**
 * Anything can be selected at any time and is then explained. If the step asks for such a thing, a
 * button makes the move, or a second press on the thing itself.
 */
function Table(props: BoardProps<View, Event>) {
  const { view, seat, legal, preview, lit, say, attempt: submit } = props;
  const moment = useMemo(() => JSON.stringify(view), [view]);
  const near = view.viewer ?? 0;
  // While a move is being sent, the seat still decides but no legal moves are listed.
  const decides = seat === near && legal.length > 0;
  const [chosen, select] = useFresh(`${seat} ${moment}`, NOTHING);
  const ids = useLasting<CardIds>(moment, (before) => followCards(before, view, view.seats[near]!));
  const offers = decides ? offersOf(view, near, legal, chosen) : [];
  const standing = decides ? standingOffers(view, legal) : [];

  const kept = useKeptFocus(`${decides} ${moment}`);
  function attempt(text: string): void {
    kept.acted();
    submit(text);
  }
  function look(thing: Thing): void {
    const [only, ...more] = offers;
    if (chosen.includes(thing) && only?.legal && more.length === 0) attempt(only.text);
    else select(selectNext(view, chosen, thing));
  }
  const scene: Scene = {
    ...{ view, near, decides, legal, preview, say, chosen, look, ids },
    useful: (thing) => legalUses(view, near, legal, chosen, thing).length > 0,
    lit: (name) => lit.includes(name),
  };
  const dragging = useDrag(
    decides ? tableDrag(view, near, (thing) => select([thing]), attempt) : undefined,
  );
  const press = (event: KeyboardEvent) => event.key === 'Escape' && select(NOTHING);
  const around = aroundTable(view.seats.length, near);
  const choosing = view.phase === 'characters' || view.phase === 'amulets';
  const panel = <TurnPanel {...{ scene, attempt }} offers={allOffers(offers, standing)} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the buttons inside
    <div
      className="s-frame"
      data-accent={facts.look.accent}
      data-over={view.phase === 'over'}
      onKeyDown={press}
      {...kept.around}
      {...dragging}
    >
      <Motion moment={moment} className="s-table">
        {choosing && <CharacterChoice {...{ scene, attempt }} />}
        <Around {...{ scene, around }} />
        {choosing ? panel : <Own {...{ scene, panel }} />}
        <OthersTabs
          scene={scene}
          others={othersOf(view, near)}
          spots={[...around.left, ...around.top, ...around.right]}
        />
      </Motion>
    </div>
  );
}

interface OwnProps {
  readonly scene: Scene;
  readonly panel: ReactNode;
}

/** What belongs to the near seat; the panel is beside the hand. */
function Own({ scene, panel }: OwnProps) {
  const { view, near, decides } = scene;
  return (
    <>
      <div className="s-own">
        <div className="s-near" data-asks={decides ? askedFor(view) : undefined}>
          <CardRow scene={scene} row="hand" />
          {panel}
        </div>
        <div className="s-slots">
          <CardRow scene={scene} row="played" />
          <CardRow scene={scene} row="evanescent" />
          <CardRow scene={scene} row="reserve" />
          {view.seats[near]!.next !== '' && <CardRow scene={scene} row="next" />}
        </div>
      </div>
      <div className="s-below">
        <OwnBoard scene={scene} />
        <Piles scene={scene} />
      </div>
    </>
  );
}

const HAND_STEPS: readonly View['phase'][] = ['back', 'pay', 'act', 'keep'];

/** Where the next press is expected. An exchange needs both; with five players no card is paid. */
function askedFor({ phase, seats }: View): 'hand' | 'both' | 'table' {
  if (phase === 'swap') return 'both';
  if (phase === 'pay' && seats.length === 5) return 'table';
  return HAND_STEPS.includes(phase) ? 'hand' : 'table';
}

/** Clockwise from the left neighbour. */
function othersOf(view: View, near: number): number[] {
  const count = view.seats.length;
  return Array.from({ length: count - 1 }, (_, i) => (near + 1 + i) % count);
}

/** After the move the amulets matter most, unless a zone is to be chosen. */
const AMULET_STEPS: readonly View['phase'][] = ['act', 'keep', 'amulet', 'use', 'power'];

/** The octagon, and around it the other seats and the amulets between them, as at a real table. */
function Around({ scene, around }: { readonly scene: Scene; readonly around: Layout }) {
  const { view, decides, say } = scene;
  const count = view.seats.length;
  return (
    <section
      className={count <= 3 ? 's-around s-roomy' : 's-around'}
      aria-label={say(message('board.table'))}
      data-seats={count}
      data-asks={decides && AMULET_STEPS.includes(view.phase) ? 'amulets' : undefined}
    >
      {(['left', 'top', 'right'] as const).map((side) => (
        <div key={side} className={`s-side s-${side}`}>
          {around[side].map((spot, i) => (
            <AtTable key={i} scene={scene} spot={spot} />
          ))}
        </div>
      ))}
      <Wheel scene={scene} />
    </section>
  );
}
