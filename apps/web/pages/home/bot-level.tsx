import { BOT_LEVELS, message } from '@baithak/kernel';
import { useState } from 'react';
import { remember, remembered } from '../../shell/memory.ts';
import { useSay } from '../../shell/speech.ts';
import { USUAL_LEVEL } from './play-now.tsx';

/** How strong the bots are that one plays at once. */
export function BotLevel() {
  const say = useSay();
  const [level, setLevel] = useState(remembered('level') ?? String(USUAL_LEVEL));
  const choose = (chosen: string) => {
    remember('level', chosen);
    setLevel(chosen);
  };
  return (
    <label className="field home-level">
      <span>{say(message('home.level'))}</span>
      <select value={level} onChange={(event) => choose(event.target.value)}>
        {BOT_LEVELS.map((each) => (
          <option key={each} value={each}>
            {say(message(`home.level.${each}`))}
          </option>
        ))}
      </select>
    </label>
  );
}
