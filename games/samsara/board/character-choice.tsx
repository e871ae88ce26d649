import { Action } from '@baithak/board';
import { message } from '@baithak/kernel';
import { CHARACTERS, type Character, COMPONENTS } from '../rules/components.ts';
import { SoulFace } from './emblem.tsx';
import { reasonsOf } from './explain.ts';
import type { Scene } from './scene.ts';
import { Glossary } from './turn-panel.tsx';

interface ChoiceProps {
  readonly scene: Scene;
  readonly attempt: (text: string) => void;
}

const PRIMER = ['turn', 'amulet', 'symbols'];

/** The basics of the game, then the five characters: how they play, and what their powers are good for. */
export function CharacterChoice({ scene, attempt }: ChoiceProps) {
  const { say } = scene;
  return (
    <section className="s-choice" aria-label={say(message('board.characters'))}>
      <div className="s-primer">
        <p>{say(message('board.characters-why'))}</p>
        {PRIMER.map((term) => (
          <p key={term}>
            <strong>{say(message(`board.term.${term}`))}:</strong>{' '}
            {say(message(`board.means.${term}`))}
          </p>
        ))}
        <Glossary say={say} />
      </div>
      <ul>
        {CHARACTERS.map((name) => (
          <li key={name} className="s-character" data-taken={!isFree(scene, name)}>
            <CharacterCard {...{ scene, name, attempt }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isFree = ({ view }: Scene, name: Character): boolean =>
  view.seats.every(({ character }) => character !== name);

interface CharacterProps extends ChoiceProps {
  readonly name: Character;
}

function CharacterCard({ scene, name, attempt }: CharacterProps) {
  const { view, say, decides, legal } = scene;
  const text = `char:${name}`;
  const owner = view.seats.findIndex(({ character }) => character === name);
  return (
    <>
      <h3>
        <span className="s-soul s-portrait">
          <SoulFace soul={name} />
        </span>
        {say(message(`board.who.${name}`))}
      </h3>
      <p>{say(message(`board.plays.${name}`))}</p>
      <ol>
        {COMPONENTS.powers[name].map((power, i) => (
          <li key={i}>
            <strong>{say(message(`power.${name}.${i + 1}`))}</strong>{' '}
            {reasonsOf(power).map(say).join(' ')}
          </li>
        ))}
      </ol>
      {decides ? (
        <Action legal={legal.includes(text)} act={() => attempt(text)}>
          {owner < 0
            ? say(message('board.do.char', { name }))
            : say(message('board.taken', { seat: { seat: owner } }))}
        </Action>
      ) : (
        owner >= 0 && <p>{say(message('board.taken', { seat: { seat: owner } }))}</p>
      )}
    </>
  );
}
