import { MEMORY_AIDS, type MemoryAids, message, type OptionSpec } from '@baithak/kernel';
import type { OpenGame } from '../../shell/open-game.ts';
import { useSay } from '../../shell/speech.ts';
import type { Wish } from './wish.ts';

interface OptionChoicesProps {
  readonly open: OpenGame;
  readonly wish: Wish;
  readonly change: (wish: Wish) => void;
}

export function OptionChoices({ open, wish, change }: OptionChoicesProps) {
  const say = useSay(open.words);
  const specs = open.game.options(wish.seats.length).filter(({ choices }) => choices.length > 1);
  const choose = ({ name, choices }: OptionSpec, text: string) => {
    const choice = choices.find((each) => String(each) === text) ?? text;
    change({ ...wish, options: { ...wish.options, [name]: choice } });
  };
  return (
    <fieldset className="options-form">
      <legend>{say(message('home.options'))}</legend>
      {specs.map((spec) => (
        <label key={spec.name} className="field">
          <span>{say(message(`option.${spec.name}`))}</span>
          <select
            value={wish.options[spec.name]}
            onChange={(event) => choose(spec, event.target.value)}
          >
            {spec.choices.map((choice) => (
              <option key={choice} value={choice}>
                {typeof choice === 'number'
                  ? choice
                  : say(message(`option.${spec.name}.${choice}`))}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="field">
        <span>{say(message('home.aids'))}</span>
        <select
          value={wish.aids}
          onChange={(event) => change({ ...wish, aids: event.target.value as MemoryAids })}
        >
          {MEMORY_AIDS.map((aids) => (
            <option key={aids} value={aids}>
              {say(message(`home.aids.${aids}`))}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
