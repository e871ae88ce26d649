import { lazy, type ReactNode, Suspense } from 'react';
import { drawnAs, dyeOf, type Profile } from '../controller/profile.ts';
import { isUnnamed } from '../words/guest.ts';
import { useProfile } from './storage.ts';
import './person-sign.css';

/** Most pages show nobody's sign, so they need not load the drawings. */
const Avatar = lazy(async () => ({ default: (await import('./avatar.tsx')).Avatar }));

interface PersonSignProps {
  readonly name: string;
  /** What they chose on their own page; their initial until they have. */
  readonly sign: string | undefined;
}

/** Whoever has told nothing about themselves. */
export const lotus = <img src="/portraits/you.svg" alt="" />;

/** Somebody else, as they wish to be seen. */
export function PersonSign({ name, sign }: PersonSignProps) {
  const initial = isUnnamed(name) ? lotus : <Initial name={name} />;
  return sign === undefined ? initial : <Drawn as={drawnAs(name, sign)} meanwhile={initial} />;
}

/** The same in a disc of its own. */
export function SignDisc(props: PersonSignProps) {
  return (
    <span className="sign">
      <PersonSign {...props} />
    </span>
  );
}

/** The sign that you chose; a lotus until you have told anything about yourself. */
export function OwnSign() {
  const me = useProfile();
  const isUnknown = me.name === '' && me.emblem === 'initial';
  return isUnknown ? lotus : <Drawn as={me} meanwhile={lotus} />;
}

function Drawn({ as, meanwhile }: { readonly as: Profile; readonly meanwhile: ReactNode }) {
  return (
    <Suspense fallback={meanwhile}>
      <Avatar {...as} />
    </Suspense>
  );
}

/** Twelve lobes around a disc, like a printing block. */
const LOBES = `M50 7${[30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 360]
  .map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return `A12 12 0 0 1 ${(50 + 43 * Math.sin(turn)).toFixed(1)} ${(50 - 43 * Math.cos(turn)).toFixed(1)}`;
  })
  .join('')}`;

function Initial({ name }: { readonly name: string }) {
  const [initial] = name.trim();
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="face-initial"
      data-accent={dyeOf(name)}
    >
      <path d={LOBES} />
      <circle cx="50" cy="50" r="40" />
      <text x="50" y="54">
        {initial?.toLocaleUpperCase() ?? '+'}
      </text>
    </svg>
  );
}
