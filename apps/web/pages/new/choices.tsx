import {
  CHARACTERS,
  isCharacter,
  MEMORY_AIDS,
  type MemoryAids,
  message,
  type OptionSpec,
} from '@baithak/kernel';
import type { SeatWish } from '../../local/envelope.ts';
import { useServerState } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import type { OpenGame } from '../../shell/open-game.ts';
import { needsMemory, type TableSetup, withSeat, withSeatCount } from './setup.ts';

interface SeatChoicesProps {
  readonly open: OpenGame;
  readonly setup: TableSetup;
  readonly change: (setup: TableSetup) => void;
}

export function SeatChoices({ open, setup, change }: SeatChoicesProps) {
  const say = useSay(open.words);
  const { game } = open;
  return (
    <fieldset className="seats-form">
      <legend>{say(message('home.seats'))}</legend>
      {game.seatCounts.length > 1 && (
        <label className="field">
          <span>{say(message('home.seat-count'))}</span>
          <select
            value={setup.seats.length}
            onChange={(event) => change(withSeatCount(setup, game, Number(event.target.value)))}
          >
            {game.seatCounts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      {setup.seats.map((seat, i) => (
        <SeatChoice
          key={i}
          open={open}
          number={i}
          wish={seat}
          change={(chosen) => change(withSeat(setup, i, chosen))}
        />
      ))}
    </fieldset>
  );
}

interface SeatChoiceProps {
  readonly open: OpenGame;
  readonly number: number;
  readonly wish: SeatWish;
  readonly change: (wish: SeatWish) => void;
}

function SeatChoice({ open, number, wish, change }: SeatChoiceProps) {
  const say = useSay(open.words);
  const online = useServerState().status === 'here';
  const seat = { seat: number };
  const choose = (value: string) => {
    if (value === 'person') change({ kind: 'person', name: '' });
    else if (value === 'link') change({ kind: 'link' });
    else if (isCharacter(value)) change({ kind: 'bot', character: value });
  };
  return (
    <div className="seat-choice">
      <label className="field">
        <span>{say(message('home.who', { seat }))}</span>
        <select
          value={wish.kind === 'bot' ? wish.character : wish.kind}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="person">{say(message('home.person'))}</option>
          {online && <option value="link">{say(message('home.link'))}</option>}
          {CHARACTERS.map((character) => (
            <option key={character} value={character}>
              {say(message(`character.${character}.choice`))}
            </option>
          ))}
        </select>
      </label>
      {wish.kind === 'person' && (
        <label className="field">
          <span>{say(message('home.name', { seat }))}</span>
          <input
            type="text"
            value={wish.name}
            maxLength={40}
            autoComplete="off"
            placeholder={say(message('seat', { seat }))}
            onChange={(event) => change({ kind: 'person', name: event.target.value })}
          />
        </label>
      )}
    </div>
  );
}

interface OptionChoicesProps {
  readonly open: OpenGame;
  readonly setup: TableSetup;
  readonly change: (setup: TableSetup) => void;
}

export function OptionChoices({ open, setup, change }: OptionChoicesProps) {
  const say = useSay(open.words);
  const specs = open.game.options(setup.seats.length).filter(({ choices }) => choices.length > 1);
  const choose = ({ name, choices }: OptionSpec, text: string) => {
    const choice = choices.find((each) => String(each) === text) ?? text;
    change({ ...setup, options: { ...setup.options, [name]: choice } });
  };
  return (
    <fieldset className="options-form">
      <legend>{say(message('home.options'))}</legend>
      {specs.map((spec) => (
        <label key={spec.name} className="field">
          <span>{say(message(`option.${spec.name}`))}</span>
          <select
            value={setup.options[spec.name]}
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
      {needsMemory(open.game) && (
        <label className="field">
          <span>{say(message('home.aids'))}</span>
          <select
            value={setup.aids}
            onChange={(event) => change({ ...setup, aids: event.target.value as MemoryAids })}
          >
            {MEMORY_AIDS.map((aids) => (
              <option key={aids} value={aids}>
                {say(message(`home.aids.${aids}`))}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
