import { type ChangeEvent, useId } from 'react';

interface FileButtonProps {
  readonly text: string;
  /** Kinds of files, as the browser wants them named. */
  readonly accept: string;
  readonly take: (file: File) => void;
  readonly isMain?: boolean;
}

/** A button that asks for a file. */
export function FileButton({ text, accept, take, isMain = false }: FileButtonProps) {
  const input = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file !== undefined) take(file);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <label className={`button file-button ${isMain ? 'main-button' : ''}`} htmlFor={input}>
      {text}
      <input id={input} type="file" className="b-unseen" accept={accept} onChange={choose} />
    </label>
  );
}

/** Files that hold a match. */
export const MATCH_FILES = '.baithak,.match,text/plain';
