import type { ReactNode } from 'react';

const BOX = { viewBox: '0 0 64 64', fill: 'none', strokeWidth: 3, strokeLinecap: 'round' } as const;
const INK = { stroke: 'var(--accent)', strokeLinejoin: 'round' } as const;

/** A lotus on a gold coin: chance decides. */
export const coin = (
  <svg aria-hidden="true" {...BOX}>
    <circle cx="34" cy="35" r="26" fill="#7a5208" />
    <circle cx="32" cy="32" r="26" fill="#ffc845" stroke="#7a5208" />
    <circle cx="32" cy="32" r="20" stroke="#7a5208" strokeWidth="1.6" strokeDasharray="1.5 4" />
    <path
      transform="translate(17.5 16) scale(1.2)"
      fill="#7a5208"
      d="M12 2.5C15.4 7 15.4 13 12 17.5 8.6 13 8.6 7 12 2.5ZM11.2 18.2C7.6 17 5.4 12.6 5.6 7.2 7.9 8.6 9.6 10.7 10.2 13.4ZM12.8 18.2C16.4 17 18.6 12.6 18.4 7.2 16.1 8.6 14.4 10.7 13.8 13.4ZM6 21.5H18V23H6Z"
    />
  </svg>
);

/** An open hand: nothing but your memory. */
const none = (
  <svg aria-hidden="true" {...BOX} {...INK}>
    <rect
      x="14"
      y="10"
      width="26"
      height="38"
      rx="4"
      fill="var(--accent)"
      transform="rotate(-8 27 29)"
    />
    <rect
      x="26"
      y="14"
      width="26"
      height="38"
      rx="4"
      fill="var(--accent-soft)"
      transform="rotate(6 39 33)"
    />
    <path d="M33 22l12 24M45 23L33 45" strokeWidth="2" transform="rotate(6 39 33)" />
  </svg>
);

const counts = (
  <svg aria-hidden="true" {...BOX} {...INK}>
    <rect x="12" y="8" width="30" height="42" rx="4" fill="var(--paper-raised)" />
    <path d="M19 20h16M19 29h16M19 38h9" strokeWidth="2.5" />
    <circle cx="44" cy="46" r="12" fill="var(--accent)" />
    <text
      x="44"
      y="52"
      textAnchor="middle"
      fontSize="16"
      fontWeight="700"
      stroke="none"
      fill="var(--accent-ink)"
    >
      6
    </text>
  </svg>
);

const full = (
  <svg aria-hidden="true" {...BOX} {...INK}>
    <path
      d="M6 32C14 18 23 12 32 12S50 18 58 32C50 46 41 52 32 52S14 46 6 32Z"
      fill="var(--paper-raised)"
    />
    <circle cx="32" cy="32" r="10" fill="var(--accent)" />
  </svg>
);

/** An hourglass whose sand is as much as the game takes. */
const sand = (part: number) => (
  <svg aria-hidden="true" {...BOX} {...INK}>
    <path d="M14 8h36M14 56h36" />
    <path d="M18 8C18 24 32 26 32 32S18 40 18 56M46 8C46 24 32 26 32 32S46 40 46 56" />
    <path d={`M21 54Q32 ${54 - 26 * part} 43 54Z`} fill="var(--accent)" stroke="none" />
    <path d={`M24 ${12 + 12 * (1 - part)}H40L32 29Z`} fill="var(--accent)" stroke="none" />
  </svg>
);

const leaf = (
  <svg aria-hidden="true" {...BOX} {...INK}>
    <path d="M32 56C12 44 12 22 32 8C52 22 52 44 32 56Z" fill="var(--accent-soft)" />
    <path d="M32 56V20M32 36l-9-8M32 36l9-8M32 46l-7-6M32 46l7-6" strokeWidth="2.5" />
  </svg>
);

const lotus = (
  <svg aria-hidden="true" {...BOX} {...INK}>
    <path d="M32 10C40 22 40 38 32 50C24 38 24 22 32 10Z" fill="var(--accent)" />
    <path d="M28 50C16 46 9 34 10 20C18 24 24 31 26 40M36 50C48 46 55 34 54 20C46 24 40 31 38 40M16 56H48" />
  </svg>
);

const again = (
  <svg aria-hidden="true" {...BOX} {...INK}>
    <path d="M50 24A20 20 0 1 0 52 38M52 12V25H39" />
  </svg>
);

const never = (
  <svg aria-hidden="true" {...BOX} {...INK}>
    <circle cx="32" cy="32" r="22" />
    <path d="M17 47L47 17" />
  </svg>
);

/** Mina with something to say, or without. */
const coach = (says: ReactNode) => (
  <svg aria-hidden="true" {...BOX} {...INK}>
    <image href="/portraits/mina.svg" x="2" y="6" width="54" height="54" clipPath="circle(27px)" />
    {says}
  </svg>
);

const whisper = (
  <>
    <path d="M40 2H62V20H52L46 26V20H40Z" fill="var(--paper-raised)" strokeWidth="2" />
    <path d="M46 11l4 4 7-8" strokeWidth="2.5" />
  </>
);

/** The signs of choices, by option and choice; a choice without one shows its number or nothing. */
const SIGNS: Readonly<Record<string, ReactNode>> = {
  'aids.none': none,
  'aids.counts': counts,
  'aids.full': full,
  'coach.on': coach(whisper),
  'coach.off': coach(null),
  'mode.normal': sand(1),
  'mode.quick': sand(0.4),
  'mode.easy': leaf,
  'mode.introductory': leaf,
  'mode.full': lotus,
  'repetition.forbidden': never,
  'repetition.draw': again,
};

export const signOf = (option: string, choice: string | number): ReactNode =>
  SIGNS[`${option}.${choice}`];
