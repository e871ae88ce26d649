import { useEffect, useRef } from 'react';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (name: string) => void;
  /** Whether it asks for the name of whoever holds the device. */
  readonly isOwn?: boolean;
  /** What is wrong with it; the field gets the focus then. */
  readonly wrong?: string | undefined;
}

/** Asks for the name of a player. Tables take so many letters and no more. */
export function NameField({ label, value, change, isOwn = false, wrong }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong !== undefined) field.current?.focus();
  }, [wrong]);
  return (
    <label className="field">
      <span>{label}</span>
      <input
        ref={field}
        aria-invalid={wrong !== undefined}
        type="text"
        value={value}
        maxLength={40}
        autoComplete={isOwn ? 'nickname' : 'off'}
        onChange={(event) => change(event.target.value)}
      />
      {wrong !== undefined && <strong role="alert">{wrong}</strong>}
    </label>
  );
}
