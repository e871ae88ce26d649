import { useState } from 'react';

/**
 * Local state that belongs to one moment of the game: as soon as `moment` is another text, it is
 * `initial` again. A text and not the view itself, because a page may rebuild an equal view.
 */
export function useFresh<T>(moment: string, initial: T): [T, (value: T) => void] {
  const [held, hold] = useState({ moment, value: initial });
  const value = held.moment === moment ? held.value : initial;
  return [value, (next) => hold({ moment, value: next })];
}
