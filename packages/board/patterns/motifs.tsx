import type { ReactNode } from 'react';
import type { Motif } from '../facts.ts';

/** The side of the square that holds a motif. */
export const BLOCK = 24;

/** Printing blocks of one colour each; side by side they make a border. */
export const BLOCKS: Readonly<Record<Motif, ReactNode>> = {
  lotus: (
    <>
      <path d="M12 2.5C15.4 7 15.4 13 12 17.5 8.6 13 8.6 7 12 2.5Z" />
      <path d="M11.2 18.2C7.6 17 5.4 12.6 5.6 7.2 7.9 8.6 9.6 10.7 10.2 13.4ZM12.8 18.2C16.4 17 18.6 12.6 18.4 7.2 16.1 8.6 14.4 10.7 13.8 13.4Z" />
      <path d="M10.2 19.4C6 19.9 2.6 17.3 1.4 13.2 4 13.3 6.2 14.4 7.6 16.3ZM13.8 19.4C18 19.9 21.4 17.3 22.6 13.2 20 13.3 17.8 14.4 16.4 16.3Z" />
      <path d="M6 21.5H18V23H6Z" />
      <circle cx="0" cy="8" r="1.5" />
      <circle cx="24" cy="8" r="1.5" />
    </>
  ),
  mango: (
    <>
      <path
        fillRule="evenodd"
        d="M8.8 21.8C3.6 20.6 1.8 14.6 5.6 10.9 8.6 8 12.6 8.6 14 6.2 14.8 4.8 14 3.2 12 2.6 17.4 1 21.2 5.4 20.4 10.6 19.4 17 14.6 23 8.8 21.8ZM9.4 18.9C13 19.6 16.6 15.4 17.4 11.2 17.8 9.2 17.4 7.8 16.8 6.8 16.6 10.2 12.4 10.8 9.2 12.2 5.4 13.9 5.8 18.2 9.4 18.9Z"
      />
      <circle cx="10.6" cy="15.4" r="1.7" />
      <circle cx="14.3" cy="11.9" r="1.1" />
      <circle cx="0.5" cy="4.5" r="1.2" />
      <circle cx="23.5" cy="19.5" r="1.2" />
    </>
  ),
  arch: (
    <>
      <path d="M2 23V10.8C2 9.3 3.3 8.4 4.6 8.6 4.7 7 6.2 6 7.6 6.3 8.2 4.6 10.4 3.8 12 1.5 13.6 3.8 15.8 4.6 16.4 6.3 17.8 6 19.3 7 19.4 8.6 20.7 8.4 22 9.3 22 10.8V23H18.4V12.4C18.4 11.3 17.5 10.9 16.7 10.9 16.5 9.4 13.6 8.6 12 6.4 10.4 8.6 7.5 9.4 7.3 10.9 6.5 10.9 5.6 11.3 5.6 12.4V23Z" />
      <path d="M12 10.6C14.2 13 14.4 15.4 12 17.6 9.6 15.4 9.8 13 12 10.6Z" />
      <path d="M7.6 19.2H16.4C16 21.6 14.4 23 12 23S8 21.6 7.6 19.2Z" />
    </>
  ),
  wheel: (
    <>
      <circle cx="12" cy="12" r="8.8" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <circle cx="12" cy="12" r="2.6" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        d="M12 3V21M3 12H21M5.6 5.6 18.4 18.4M18.4 5.6 5.6 18.4"
      />
      <path d="M0 1.5 2 4 0 6.5ZM24 1.5 22 4 24 6.5ZM0 17.5 2 20 0 22.5ZM24 17.5 22 20 24 22.5Z" />
    </>
  ),
  disc: (
    <>
      <circle cx="12" cy="12" r="8.7" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <circle cx="12" cy="12" r="5" />
      <path d="M0 8 3 12 0 16ZM24 8 21 12 24 16Z" />
      <circle cx="0" cy="3" r="1.3" />
      <circle cx="24" cy="3" r="1.3" />
      <circle cx="0" cy="21" r="1.3" />
      <circle cx="24" cy="21" r="1.3" />
    </>
  ),
  arrow: (
    <>
      <path d="M1 2H6.4L13.4 12 6.4 22H1L8 12Z" />
      <path d="M12 2H14.6L21.6 12 14.6 22H12L19 12Z" />
      <circle cx="21.4" cy="4" r="1.5" />
      <circle cx="21.4" cy="20" r="1.5" />
      <circle cx="3" cy="12" r="1.7" />
    </>
  ),
  wave: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        d="M0 12C4 2 8 2 12 12S20 22 24 12M0 12C4 22 8 22 12 12S20 2 24 12"
      />
      <circle cx="6" cy="12" r="2" />
      <circle cx="18" cy="12" r="2" />
      <path d="M12 1.5 13.6 4 12 6.5 10.4 4ZM12 17.5 13.6 20 12 22.5 10.4 20Z" />
    </>
  ),
};

/** Where two borders meet. */
export const CORNER: ReactNode = (
  <>
    <path d="M12 12C7 10 5.4 6.6 6.4 2.4 10.2 3.4 12.4 6.6 12 12ZM12 12C14 7 17.4 5.4 21.6 6.4 20.6 10.2 17.4 12.4 12 12ZM12 12C17 14 18.6 17.4 17.6 21.6 13.8 20.6 11.6 17.4 12 12ZM12 12C10 17 6.6 18.6 2.4 17.6 3.4 13.8 6.6 11.6 12 12Z" />
    <circle cx="3.4" cy="3.4" r="1.4" />
    <circle cx="20.6" cy="3.4" r="1.4" />
    <circle cx="3.4" cy="20.6" r="1.4" />
    <circle cx="20.6" cy="20.6" r="1.4" />
  </>
);
