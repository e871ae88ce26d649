import { Card, CardBack, Kolam, Token } from '@baithak/board';
import { samples } from '@baithak/catalog/boards';
import { message } from '@baithak/kernel';
import { use, useState } from 'react';
import { useGame } from '../../shell/open-game.ts';
import { useSay } from '../../shell/speech.ts';
import { useWorkshopSay } from './say.ts';
import { Section } from './section.tsx';

const LETTERS = ['A', 'B', 'C'] as const;

/** Cards and tokens as the board package makes them, before a game gives them its colours and signs. */
export function Cards() {
  const say = useWorkshopSay();
  const [chosen, choose] = useState('B');
  const name = (letter: string) => say(message('workshop.card', { letter }));
  const emblem = <Kolam columns={3} walls={6} />;
  return (
    <>
      <Section id="ws-cards" title={say(message('workshop.cards'))}>
        <div className="ws-row ws-cards">
          {LETTERS.map((letter) => (
            <Card
              key={letter}
              label={name(letter)}
              tone={letter}
              emblem={emblem}
              chosen={letter === chosen}
              toggle={() => choose(letter)}
            />
          ))}
          <Card label={name('D')} tone="D" emblem={emblem} />
          <Card label={name('E')} tone="E" emblem={emblem} lit />
          {(['hover', 'focus'] as const).map((show) => (
            <span key={show} className="b-card" data-show={show}>
              <span className="b-card-emblem">{emblem}</span>
            </span>
          ))}
          <CardBack label={say(message('workshop.deck'))} count={38} lattice="scale" />
          <CardBack label={say(message('workshop.deck'))} count={0} />
          <Token tone="plain">5</Token>
          <Token tone="plain" empty>
            {null}
          </Token>
        </div>
      </Section>
      <Section id="ws-samples" title={say(message('workshop.samples'))}>
        {loaded.map((each) => (
          <GameSamples key={each.id} {...each} />
        ))}
      </Section>
    </>
  );
}

const loaded = Object.entries(samples).map(([id, load]) => ({ id, loading: load() }));

function GameSamples({ id, loading }: (typeof loaded)[number]) {
  const open = useGame(id);
  const say = useSay(open?.words);
  const Samples = use(loading);
  return (
    open && (
      <div>
        <h3>{say(message('name'))}</h3>
        <Samples say={say} />
      </div>
    )
  );
}
