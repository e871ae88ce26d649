import { BOT_LEVELS, message } from '@baithak/kernel';
import type { SeatWish } from '../../local/envelope.ts';
import type { OpenGame } from '../../shell/open-game.ts';
import { useStanding } from '../../shell/server.ts';
import { useSay } from '../../shell/speech.ts';
import { type Wish, withSeat, withSeatCount } from './wish.ts';

interface SeatChoicesProps {
  readonly open: OpenGame;
  readonly wish: Wish;
  readonly change: (wish: Wish) => void;
}

export function SeatChoices({ open, wish, change }: SeatChoicesProps) {
  const say = useSay(open.words);
  const { game } = open;
  return (
    <fieldset className="seats-form">
      <legend>{say(message('home.seats'))}</legend>
      {game.seatCounts.length > 1 && (
        <label className="field">
          <span>{say(message('home.seat-count'))}</span>
          <select
            value={wish.seats.length}
            onChange={(event) => change(withSeatCount(wish, game, Number(event.target.value)))}
          >
            {game.seatCounts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      {wish.seats.map((seat, i) => (
        <SeatChoice
          key={i}
          open={open}
          number={i}
          wish={seat}
          change={(chosen) => change(withSeat(wish, i, chosen))}
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
  const online = useStanding().status === 'here';
  const seat = { seat: number };
  const choose = (value: string) => {
    if (value === 'person') change({ kind: 'person', name: '' });
    else if (value === 'link') change({ kind: 'link' });
    else change({ kind: 'bot', level: Number(value) });
  };
  return (
    <div className="seat-choice">
      <label className="field">
        <span>{say(message('home.who', { seat }))}</span>
        <select
          value={wish.kind === 'bot' ? wish.level : wish.kind}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="person">{say(message('home.person'))}</option>
          {online && <option value="link">{say(message('home.link'))}</option>}
          {BOT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {say(message('home.bot', { level }))}
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
