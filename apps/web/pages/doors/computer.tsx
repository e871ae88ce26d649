import { CHARACTERS, type Character, message } from '@baithak/kernel';
import { useState } from 'react';
import { pathTo } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { Title } from '../../shell/navigation.tsx';
import { savedText, usualOpponent } from '../../shell/storage.ts';
import { GameGroups } from './game-groups.tsx';
import './doors.css';

/** Choose an opponent, then a game: the game starts at once. */
export function ComputerPage() {
  const say = useSay();
  const [chosen, setChosen] = useState(usualOpponent);
  const choose = (character: Character) => {
    savedText('opponent').write(character);
    setChosen(character);
  };
  return (
    <div className="door-page">
      <Title text={say(message('computer.title'))} />
      <fieldset className="characters">
        <legend className="b-unseen">{say(message('home.opponent'))}</legend>
        {CHARACTERS.map((character) => (
          <label key={character} className="character">
            <input
              type="radio"
              name="opponent"
              className="b-unseen"
              checked={character === chosen}
              onChange={() => choose(character)}
            />
            <img src={`/portraits/${character}.svg`} alt="" />
            <b>{say(message(`character.${character}`))}</b>
            <small>{say(message(`character.${character}.about`))}</small>
          </label>
        ))}
      </fieldset>
      <p className="door-ask">
        {say(message('computer.choose', { name: message(`character.${chosen}`) }))}
      </p>
      <GameGroups to={(game) => pathTo('play', game)} />
    </div>
  );
}
