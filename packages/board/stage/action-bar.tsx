import { type ReactNode, useEffect, useState } from 'react';
import { BlockPrint } from '../patterns/block-print.tsx';
import type { Bar, BarButton, Frame } from './frame.ts';
import './action-bar.css';
import './action-bar-reason.css';

interface ActionBarProps extends Pick<Frame, 'alarm'> {
  readonly bar: Bar;
}

/** The edge of the table: always in view, always at the same place and height. */
export function ActionBar({ bar, alarm }: ActionBarProps) {
  const { ask, note, more, steps = [], quiet = [], primary } = bar;
  // A question of the page with two answers.
  const isQuestion = bar.urgent === true && quiet.length === 1 && primary !== undefined;
  const worded = quiet.filter(({ icon }) => icon === undefined).length;
  const isCrowded = worded > 1 && primary !== undefined;
  // A switch has a place of its own.
  const hasSwitch = quiet.some(({ pressed }) => pressed !== undefined);
  const isStacked = primary !== undefined && !isCrowded && !hasSwitch;
  const [isPressed, press] = useVainPress(bar);
  return (
    <footer className="action-bar" data-region="bar">
      <BlockPrint motif="lotus" size={12} />
      {alarm}
      <div
        className="action-bar-inside"
        data-crowded={isCrowded}
        data-stacked={isStacked}
        data-long={!isQuestion && isLong(ask, note)}
        data-question={isQuestion}
      >
        <div className="action-bar-words" role="status">
          <p className="action-bar-ask">{ask}</p>
          {note !== undefined && note !== null && (
            <p className="action-bar-note">
              {note}
              {more && <span className="action-bar-more"> {more}</span>}
            </p>
          )}
        </div>
        {steps.length > 0 && (
          <ol className="action-bar-steps">
            {steps.map(({ name, current }) => (
              <li key={name} aria-current={current ? 'step' : undefined}>
                {name}
              </li>
            ))}
          </ol>
        )}
        <div className="action-bar-buttons">
          {quiet.map((button) => (
            <Button key={button.label} button={button} kind="quiet" />
          ))}
          {primary && <Button button={primary} kind="primary" inVain={press} />}
        </div>
        {isPressed && (
          <div className="action-bar-reason" role="alert">
            <p>{ask}</p>
            {note !== undefined && note !== null && <p className="action-bar-note">{note}</p>}
          </div>
        )}
      </div>
    </footer>
  );
}

/** Milliseconds. */
const READING = 4000;

/**
 * Whether somebody pressed the main button a moment ago while there was nothing to do: then the sentence of
 * the bar, which may be far away, is said beside the button. It goes when the bar says something else.
 */
function useVainPress({ ask, note, primary }: Bar): [boolean, () => void] {
  const moment = [ask, note, primary?.label].filter((each) => typeof each === 'string').join('\n');
  const [pressed, set] = useState<{ readonly moment: string } | null>(null);
  useEffect(() => {
    if (pressed === null) return undefined;
    const timer = setTimeout(() => set(null), READING);
    return () => clearTimeout(timer);
  }, [pressed]);
  return [pressed?.moment === moment && primary?.act === undefined, () => set({ moment })];
}

/** About as many letters fit into one line of a narrow bar, and into two if they flow from one to the other. */
const LINE = 52;
const TWO_LINES = 96;

/** Whether a note is too long for a line of its own, but not for what the question leaves of two. */
const isLong = (ask: ReactNode, note: ReactNode): boolean =>
  typeof ask === 'string' &&
  typeof note === 'string' &&
  note.length > LINE &&
  ask.length + note.length <= TWO_LINES;

interface ButtonProps {
  readonly button: BarButton;
  readonly kind: 'quiet' | 'primary';
  /** It was pressed while there is nothing to do. */
  readonly inVain?: () => void;
}

/** A narrow bar has no room for longer words below an icon. */
const BRIEF = 10;

function Button({ button, kind, inVain }: ButtonProps) {
  const { label, brief = label, icon, act, pressed } = button;
  const hasBrief = icon !== undefined && kind === 'quiet' && brief.length <= BRIEF;
  return (
    <button
      type="button"
      className={`bar-button bar-button-${kind}`}
      aria-disabled={act === undefined}
      aria-pressed={pressed}
      data-brief={hasBrief ? brief : undefined}
      onClick={act ?? inVain}
    >
      {icon}
      <span>{label}</span>
    </button>
  );
}
