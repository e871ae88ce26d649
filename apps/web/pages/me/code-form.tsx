import type { FormEvent, ReactNode } from 'react';

interface CodeFormProps {
  readonly label: string;
  readonly button: string;
  readonly code: string;
  readonly longest: number;
  readonly setCode: (code: string) => void;
  readonly use: () => unknown;
  readonly children?: ReactNode;
}

/** A field for a code that somebody copies from paper or from another screen. */
export function CodeForm({ label, button, code, longest, setCode, use, children }: CodeFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    use();
  };
  return (
    <form className="inline-form" onSubmit={submit}>
      <label className="field">
        <span>{label}</span>
        <input
          type="text"
          value={code}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <button type="submit" disabled={code.trim() === ''}>
        {button}
      </button>
      {children}
    </form>
  );
}
