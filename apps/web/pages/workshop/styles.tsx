import { BlockPrint, EmptyCloth, Jali, Kolam, type Lattice, MOTIFS } from '@baithak/board';
import { GAME_IDS } from '@baithak/catalog';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { DayAndNight, Section, Specimen, useWorkshopSay } from './section.tsx';

/** The colours of tokens.css, grouped by use. */
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

const LATTICES: readonly Lattice[] = ['star', 'hexagon', 'petal', 'scale'];
const KOLAMS = [0, 2, 6, 12, 16, 24, 36, 44] as const;

export function Patterns() {
  const say = useWorkshopSay();
  return (
    <>
      <Section id="ws-prints" title={say(message('workshop.prints'))}>
        {MOTIFS.map((motif) => (
          <div key={motif} className="ws-print">
            <code>{motif}</code>
            <BlockPrint motif={motif} accent="indigo" size={32} />
            <BlockPrint motif={motif} accent="madder" size={14} />
          </div>
        ))}
      </Section>
      <Section id="ws-jalis" title={say(message('workshop.jalis'))}>
        <div className="ws-row">
          {LATTICES.map((lattice) => (
            <Specimen key={lattice} label={lattice}>
              <div className="ws-screen">
                <Jali lattice={lattice} accent="neem" />
              </div>
            </Specimen>
          ))}
        </div>
      </Section>
      <Section id="ws-kolams" title={say(message('workshop.kolams'))}>
        <div className="ws-row">
          {KOLAMS.map((walls) => (
            <Specimen key={walls} label={String(walls)}>
              <Kolam walls={walls} size={130} accent="indigo" />
            </Specimen>
          ))}
          <Specimen label="7 × 4">
            <Kolam columns={7} rows={4} walls={9} size={220} accent="madder" />
          </Specimen>
        </div>
      </Section>
      <Section id="ws-looks" title={say(message('workshop.looks'))}>
        <div className="ws-row">
          {GAME_IDS.map((id) => {
            const { accent, motif, lattice, kolam } = lookOf(id);
            return (
              <Specimen key={id} label={`${id}: ${accent}, ${motif}, ${lattice}, ${kolam}`}>
                <div className="ws-cloth">
                  <EmptyCloth look={lookOf(id)} />
                </div>
              </Specimen>
            );
          })}
        </div>
      </Section>
    </>
  );
}
