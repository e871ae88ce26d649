import { type ReactNode, useId } from 'react';
import './pictured.css';

interface PicturedChoice {
  readonly value: string;
  readonly label: string;
  /** One line that explains it. */
  readonly about?: string | undefined;
  readonly sign?: ReactNode;
}

interface PicturedProps {
  readonly legend: string;
  readonly value: string;
  readonly choices: readonly PicturedChoice[];
  readonly choose: (value: string) => void;
  /** One line about all of them, or about what is chosen, where the choices have none. */
  readonly note?: string;
  readonly disabled?: boolean;
  /** Many small choices, such as numbers, stand close together. */
  readonly isCompact?: boolean;
}

/** One of a few things, each with a picture. Chosen is a frame with a tick. */
export function Pictured(props: PicturedProps) {
  const { legend, value, choices, choose, note, disabled, isCompact } = props;
  const name = useId();
  const about = choices.find((choice) => choice.value === value)?.about;
  return (
    <fieldset
      className="pictured"
      disabled={disabled}
      data-compact={isCompact}
      aria-describedby={note && `${name}-note`}
    >
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value} className="pictured-card">
            <input
              type="radio"
              name={name}
              className="b-unseen"
              checked={choice.value === value}
              onChange={() => choose(choice.value)}
            />
            {choice.sign !== undefined && (
              <span className="pictured-sign" aria-hidden="true">
                {choice.sign}
              </span>
            )}
            <b>{choice.label}</b>
            {choice.about !== undefined && <small>{choice.about}</small>}
          </label>
        ))}
      </div>
      {about !== undefined && (
        <p className="pictured-about" aria-hidden="true">
          {about}
        </p>
      )}
      {note !== undefined && (
        <p id={`${name}-note`} className="pictured-note">
          {note}
        </p>
      )}
    </fieldset>
  );
}
