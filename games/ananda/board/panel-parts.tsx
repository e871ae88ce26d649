import { Action, type BoardProps } from '@baithak/board';
import { Fault, type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { type Ahead, type Outlook, reasonOf } from './consequences.ts';
import type { Scene } from './scene.ts';
import { NOTHING, type Offers, type Selection } from './selection.ts';

export interface PanelProps {
  readonly view: View;
  readonly seat: Seat;
  /** The temple as it stands. */
  readonly scene: Scene;
  readonly offers: Offers;
  readonly selection: Selection;
  readonly preview: BoardProps<View, Event>['preview'];
  /** The move that the selection makes, and its preview. */
  readonly text: string | null;
  readonly ahead: Ahead | null;
  readonly outlook: Outlook | null;
  readonly say: (message: Message) => string;
  readonly select: (selection: Selection) => void;
  readonly attempt: (text: string) => void;
}

interface ToldProps {
  readonly notes: readonly Message[];
  readonly ahead?: Ahead | null;
  /** Why something was not even picked up. */
  readonly why?: Message | null;
  readonly say: PanelProps['say'];
}

/** What would happen, or why it is refused. */
export function Told({ notes, ahead, why = null, say }: ToldProps) {
  const refusal = why ?? (ahead instanceof Fault ? reasonOf(ahead) : null);
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
  /** For the move that ends the phase and needs no selection. */
  readonly isEnd?: boolean;
}

export const Buttons = ({ children, isEnd = false }: ButtonsProps) => (
  <div className="a-buttons" data-end={isEnd}>
    {children}
  </div>
);

/** Clears the selection, if there is one. */
export function Clear({ selection, select, say }: PanelProps) {
  const act = selection === NOTHING ? undefined : () => select(NOTHING);
  return <Action act={act}>{say(message('board.clear'))}</Action>;
}

interface ValueProps {
  readonly now: number;
  readonly then?: number | null | undefined;
  readonly say: PanelProps['say'];
}

/** The area value, and the one after the move in question. */
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
