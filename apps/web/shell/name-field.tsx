interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (name: string) => void;
  /** Whether it asks for the name of whoever holds the device. */
  readonly isOwn?: boolean;
}

/** Asks for the name of a player. Tables take so many letters and no more. */
export function NameField({ label, value, change, isOwn = false }: NameFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        value={value}
        maxLength={40}
        autoComplete={isOwn ? 'nickname' : 'off'}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
}
