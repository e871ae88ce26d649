import { Card, CardBack, Token } from '@baithak/furniture';
import { CardArt, Emblem } from '@baithak/jaipur/board';
import { message } from '@baithak/kernel';
import { useState } from 'react';
import { useSay } from '../../shell/speech.ts';
import { Section, Specimen } from './section.tsx';

const LETTERS = ['D', 'G', 'S', 'C', 'P', 'L', 'K'] as const;

export function Cards() {
  const say = useSay();
  const [chosen, choose] = useState('G');
  const name = (letter: string) => say(message('workshop.card', { letter }));
  return (
    <>
      <Section id="ws-cards" title={say(message('workshop.cards'))}>
        <div className="ws-row j-frame ws-large-cards" data-accent="rose">
          {LETTERS.map((letter) => (
            <Card
              key={letter}
              label={name(letter)}
              tone={letter}
              emblem={<CardArt letter={letter} />}
              chosen={letter === chosen}
              toggle={() => choose(letter)}
            />
          ))}
          <CardBack label={say(message('workshop.deck'))} count={38} lattice="scale" />
          <CardBack label={say(message('workshop.deck'))} count={0} />
        </div>
        <div className="ws-row j-frame ws-small-cards" data-accent="rose">
          {LETTERS.map((letter, i) => (
            <Card
              key={letter}
              label={name(letter)}
              tone={letter}
              emblem={<CardArt letter={letter} />}
              lit={i === 2}
            />
          ))}
          {(['hover', 'focus'] as const).map((show) => (
            <span key={show} className="b-card" data-tone="C" data-show={show}>
              <CardArt letter="C" />
            </span>
          ))}
        </div>
      </Section>
      <Section id="ws-tokens" title={say(message('workshop.tokens'))}>
        <div className="ws-row j-frame">
          {LETTERS.map((letter) => (
            <Specimen key={letter} label={letter}>
              <span className="ws-emblem" data-tone={letter}>
                <Emblem letter={letter} />
              </span>
            </Specimen>
          ))}
        </div>
        <div className="ws-row j-frame">
          {LETTERS.slice(0, 6).map((letter, i) => (
            <Token key={letter} tone={letter}>
              {7 - i}
            </Token>
          ))}
          <Token tone="D" empty>
            {null}
          </Token>
          {[3, 4, 5].map((pile) => (
            <Token key={pile} tone="bonus">
              {pile}
            </Token>
          ))}
        </div>
      </Section>
    </>
  );
}
