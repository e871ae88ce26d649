import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { useEffect, useId, useRef } from 'react';
import { useLanguage, useSay } from '../../shell/language.ts';
import { showChosen } from './chosen.ts';
import { IN_ORDER } from './game-order.ts';
import { GamePicture } from './game-picture.tsx';
import './game-strip.css';

interface GameStripProps {
  readonly value: string;
  readonly choose: (game: string) => void;
}

/** All games in one row, to choose one of them. */
export function GameStrip({ value, choose }: GameStripProps) {
  const say = useSay();
  const { language } = useLanguage();
  const name = useId();
  const strip = useRef<HTMLFieldSetElement>(null);
  useEffect(() => showChosen(strip.current), []);
  return (
    <fieldset ref={strip} className="game-strip">
      <legend className="b-unseen">{say(message('games.which'))}</legend>
      {IN_ORDER.map((card) => (
        <label key={card.id} data-accent={lookOf(card.id).accent}>
          <input
            type="radio"
            name={name}
            className="b-unseen"
            checked={card.id === value}
            onChange={() => choose(card.id)}
          />
          <span className="game-cloth">
            <GamePicture game={card.id} />
          </span>
          <b>{card.words[language].name}</b>
        </label>
      ))}
    </fieldset>
  );
}
