import { message } from '@baithak/kernel';
import { useWorkshopSay } from './say.ts';
import { DayAndNight, Section } from './section.tsx';

/** The names that tokens.css gives; each group on the ground it is meant for. */
const COLOURS: readonly (readonly string[])[] = [
  ['paper', 'paper-raised', 'paper-sunk', 'line-soft', 'line', 'ink-quiet', 'ink'],
  ['indigo', 'madder', 'turmeric', 'neem', 'lamp-black'],
  ['accent', 'accent-soft', 'warn', 'warn-soft', 'focus'],
  ['cloth', 'cloth-deep', 'cloth-ink', 'cloth-lit'],
  ['bone', 'bone-shade', 'ebony', 'ebony-mark', 'unknown'],
];

const SPACES = [1, 2, 3, 4, 5, 6, 7] as const;
const SHADOWS = ['shadow-low', 'shadow', 'shadow-high'] as const;
const DURATIONS = ['motion-quick', 'motion', 'motion-slow'] as const;

export function Tokens() {
  const say = useWorkshopSay();
  return (
    <>
      <Section id="ws-colours" title={say(message('workshop.colours'))}>
        <DayAndNight>
          {COLOURS.map((names) => (
            <ul key={names[0]} className="ws-swatches">
              {names.map((name) => (
                <li key={name}>
                  <span style={{ '--b-swatch': `var(--${name})` }} />
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          ))}
        </DayAndNight>
      </Section>
      <Section id="ws-letters" title={say(message('workshop.letters'))}>
        <p className="ws-display">{say(message('workshop.pangram'))}</p>
        <p className="ws-number">0 1 2 3 4 5 6 7 8 9</p>
        <p>{say(message('workshop.pangram'))}</p>
        <p className="quiet">{say(message('workshop.pangram'))}</p>
      </Section>
      <Section id="ws-spaces" title={say(message('workshop.spaces'))}>
        <ul className="ws-swatches">
          {SPACES.map((n) => (
            <li key={n}>
              <span className="ws-space" style={{ '--b-swatch': `var(--space-${n})` }} />
              <code>{`space-${n}`}</code>
            </li>
          ))}
        </ul>
        <ul className="ws-swatches">
          {SHADOWS.map((name) => (
            <li key={name}>
              <span className="ws-shadow" style={{ '--b-swatch': `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
        <ul className="ws-swatches">
          {DURATIONS.map((name) => (
            <li key={name}>
              <span className="ws-motion" style={{ '--b-swatch': `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
