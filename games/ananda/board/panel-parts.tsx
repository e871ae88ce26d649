import { Action } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import type { State } from '../rules/state.ts';
import type { View } from '../view/view.ts';
import type { Outlook } from './foretell.ts';
import { type Rehearsal, reasonOf } from './rehearsal.ts';
import type { Scene } from './scene.ts';
import { NOTHING, type Offers, type Selection } from './selection.ts';

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

interface ToldProps {
  readonly notes: readonly Message[];
  readonly fault?: Rehearsal | null;
  /** Why something was not even picked up. */
  readonly why?: Message | null;
  readonly say: PanelProps['say'];
}

/** What would happen, or why it would not. */
export function Told({ notes, fault, why = null, say }: ToldProps) {
  const refusal = why ?? (fault?.fault ? reasonOf(fault.fault) : null);
  return (
    <output className="a-told" data-refused={refusal !== null}>
      {(refusal === null ? notes : [refusal]).map((note, i) => (
        <span key={i}>{say(note)} </span>
      ))}
    </output>
  );
}

interface ButtonsProps {
  readonly children: ReactNode;
  /** For what goes without anything picked up. */
  readonly isEnd?: boolean;
}

export const Buttons = ({ children, isEnd = false }: ButtonsProps) => (
  <div className="a-buttons" data-end={isEnd}>
    {children}
  </div>
);

/** Lets go of whatever is picked up, if anything is. */
export function Clear({ selection, select, say }: PanelProps) {
  const act = selection === NOTHING ? undefined : () => select(NOTHING);
  return <Action act={act}>{say(message('board.clear'))}</Action>;
}

interface ValueProps {
  readonly now: number;
  readonly then?: number | null | undefined;
  readonly say: PanelProps['say'];
}

/** The area value, and what it would become. */
export function Value({ now, then, say }: ValueProps) {
  return (
    <p className="a-area-value">
      {say(message('board.area-value'))} <b>{now}</b>
      {then != null && (
        <>
          <span> → </span>
          <b data-more={then > now}>{then}</b>
        </>
      )}
    </p>
  );
}
