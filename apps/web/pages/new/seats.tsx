import { type Game, message } from '@baithak/kernel';
import type { SeatWish } from '../../local/envelope.ts';
import { namesOf, useSay } from '../../shell/language.ts';
import { OwnSign } from '../../shell/person-sign.tsx';
import { Pictured } from '../doors/pictured.tsx';
import { STARTERS, type Starter, type TableSetup } from './setup.ts';
import { coin } from './signs.tsx';

interface SeatCountProps {
  readonly game: Game;
  readonly value: number;
  readonly choose: (count: number) => void;
}

export function SeatCount({ game, value, choose }: SeatCountProps) {
  const say = useSay();
  if (game.seatCounts.length === 1) return null;
  return (
    <Pictured
      legend={say(message('home.seat-count'))}
      value={String(value)}
      isCompact
      choices={game.seatCounts
        .toSorted((a, b) => a - b)
        .map((count) => ({ value: String(count), label: String(count) }))}
      note={say(message('new.others', { n: value - 1 }))}
      choose={(text) => choose(Number(text))}
    />
  );
}

interface SeatRowProps {
  readonly names: readonly string[];
  readonly seats: readonly SeatWish[];
  readonly chosen: number;
  readonly choose: (seat: number) => void;
}

/** With more than one opponent: whose seat the faces above are chosen for. */
export function SeatRow({ names, seats, chosen, choose }: SeatRowProps) {
  const say = useSay();
  if (seats.length < 3) return null;
  return (
    <div className="seat-row">
      {seats.map(
        (seat, i) =>
          i > 0 && (
            <button
              key={i}
              type="button"
              aria-pressed={i === chosen}
              aria-label={say(message('new.seat', { n: i + 1, name: names[i] ?? '' }))}
              onClick={() => choose(i)}
            >
              <img src={faceOf(seat)} alt="" />
              {names[i]}
            </button>
          ),
      )}
    </div>
  );
}

/** Whom you are about to play. */
export function BarFaces({ seats }: { readonly seats: readonly SeatWish[] }) {
  return (
    <span className="bar-faces">
      {seats.slice(1).map((seat, i) => (
        <img key={i} src={faceOf(seat)} alt="" />
      ))}
    </span>
  );
}

interface NameFieldsProps {
  readonly seats: readonly SeatWish[];
  readonly change: (seat: number, wish: SeatWish) => void;
}

/** People who share a screen need names; somebody alone is "You". */
export function NameFields({ seats, change }: NameFieldsProps) {
  const say = useSay();
  if (seats.filter(({ kind }) => kind === 'person').length < 2) return null;
  return (
    <div className="name-fields">
      {seats.map(
        (seat, i) =>
          seat.kind === 'person' && (
            <label key={i} className="field">
              <span>
                {say(i === 0 ? message('online.name') : message('new.name', { n: i + 1 }))}
              </span>
              <input
                type="text"
                value={seat.name}
                maxLength={40}
                autoComplete="off"
                placeholder={say(message('new.player', { n: i + 1 }))}
                onChange={(event) => change(i, { kind: 'person', name: event.target.value })}
              />
            </label>
          ),
      )}
    </div>
  );
}

interface StarterChoiceProps {
  readonly setup: TableSetup;
  readonly names: readonly string[];
  readonly choose: (starts: Starter) => void;
}

export function StarterChoice({ setup, names, choose }: StarterChoiceProps) {
  const say = useSay();
  const { seats, starts } = setup;
  const [own, next] = seats;
  if (own === undefined || next === undefined) return null;
  const label = { you: names[0] ?? '', they: names[1] ?? '', lot: say(message('new.lot')) };
  // Where several share the screen, everybody is called by name.
  const isShared = seats.filter(({ kind }) => kind === 'person').length > 1;
  const who = isShared && starts === 'you' ? 'they' : starts;
  const signs = { you: <OwnSign />, they: <img src={faceOf(next)} alt="" />, lot: coin };
  return (
    <Pictured
      legend={say(message('new.starts'))}
      value={starts}
      choices={STARTERS.map((each) => ({
        value: each,
        label: label[each],
        sign: signs[each],
      }))}
      note={say(message(`new.starts.${who}`, { name: label[starts] }))}
      choose={(each) => choose(each as Starter)}
    />
  );
}

const faceOf = (seat: SeatWish): string =>
  `/portraits/${seat.kind === 'bot' ? seat.character : 'you'}.svg`;

/** What everybody at the table is called while it is set up. */
export function useSetupNames(seats: readonly SeatWish[]): readonly string[] {
  const say = useSay();
  const isShared = seats.filter(({ kind }) => kind === 'person').length > 1;
  const people = seats.map((seat, i) => {
    if (seat.kind !== 'person') return seat.kind === 'bot' ? seat : ({ kind: 'open' } as const);
    const name = seat.name.trim() || say(message('new.player', { n: i + 1 }));
    return { kind: 'person', person: '', name } as const;
  });
  return namesOf(people, isShared ? null : 0, say);
}
