import type { ReactNode } from 'react';
import { type Say, useLanguage, useSay } from '../../shell/language.ts';
import { de, en } from '../../words/workshop.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section className="ws-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One part with its name. */
export function Specimen({ label, children }: SpecimenProps) {
  return (
    <figure className="ws-specimen">
      <div>{children}</div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** Shows the same in the light and the dark theme. */
export function DayAndNight({ children }: { readonly children: ReactNode }) {
  return (
    <div className="ws-pair">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="ws-theme" data-theme={theme}>
          {children}
        </div>
      ))}
    </div>
  );
}

const BOOKS = { en, de };

/** Makes sentences for the workshop, whose words no other page loads. */
export function useWorkshopSay(): Say {
  const { language } = useLanguage();
  return useSay({ catalogue: BOOKS[language] });
}
