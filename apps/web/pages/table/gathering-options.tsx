import { cards } from 'virtual:game-cards';
import { type Message, message } from '@baithak/kernel';
import type { Settings } from '@baithak/table';
import { CLOCK_NAMES, CLOCKS, type ClockName, clockName } from '../../controller/clocks.ts';
import { otherGame } from '../../controller/seating.ts';
import { GameStrip } from '../doors/game-strip.tsx';
import { Pictured } from '../doors/pictured.tsx';
import { AidsChoice, OptionChoices } from '../new/choices.tsx';
import type { PartProps } from './parts.tsx';

/** The host changes the settings until the match starts; everybody sees them. */
function useSettings({ table, controller }: PartProps) {
  const { settings, owner, deal } = table.room;
  const isGuest = owner !== table.person;
  const change = (wish: Partial<Settings>) =>
    controller.command({ do: 'configure', settings: wish });
  return { settings, isGuest, isFixed: isGuest || deal !== null, change };
}

/** How many clocks are offered at once; all others are among the other options. */
const USUAL_CLOCKS = 3;

export function ClockChoice(props: PartProps) {
  const { say } = props;
  const { settings, isGuest, isFixed, change } = useSettings(props);
  if (settings === null) return null;
  const chosen = clockName(settings.clock);
  // Guests are told the clock; only the host can choose another.
  const offered = CLOCK_NAMES.filter(
    (name, i) => (i < USUAL_CLOCKS && !isGuest) || name === chosen,
  );
  return (
    <ClockCards
      {...{ say, offered, chosen, isFixed }}
      choose={(name) => change({ clock: CLOCKS[name] })}
    />
  );
}

interface ClockCardsProps extends Pick<PartProps, 'say'> {
  readonly legend?: Message;
  readonly offered: readonly ClockName[];
  readonly chosen: ClockName | undefined;
  readonly isFixed: boolean;
  readonly choose: (name: ClockName) => void;
}

function ClockCards(props: ClockCardsProps) {
  const { say, legend = message('clock.title'), offered, chosen, isFixed, choose } = props;
  return (
    <Pictured
      legend={say(legend)}
      value={chosen ?? ''}
      disabled={isFixed}
      isCompact
      choices={offered.map((name) => ({ value: name, label: say(message(`clock.${name}`)) }))}
      choose={(name) => choose(name as ClockName)}
    />
  );
}

/** After a match the host of people who came together picks the next game at once. */
export function NextGame(props: PartProps) {
  const { table, say } = props;
  const { isFixed } = useSettings(props);
  if (isFixed || table.room.played.length === 0) return null;
  return (
    <section className="next-game">
      <h2>{say(message('gather.next'))}</h2>
      <OtherGames {...props} />
    </section>
  );
}

function OtherGames(props: PartProps) {
  const { game, room } = props.table;
  const { change } = useSettings(props);
  const seatsOf = (id: string) => cards.find((card) => card.id === id)?.seatCounts ?? [2];
  return <GameStrip value={game.id} choose={(id) => change(otherGame(seatsOf(id), id, room))} />;
}

/** What most tables leave as it is: another game, its options, other clocks. */
export function MoreOptions(props: PartProps) {
  const { table, words, say } = props;
  const { game, room } = table;
  const { settings, isGuest, isFixed, change } = useSettings(props);
  if (settings === null) return null;
  return (
    <details className="more-options">
      <summary>{say(message('gather.more'))}</summary>
      <div>
        {!isFixed && room.played.length === 0 && <OtherGames {...props} />}
        <OptionChoices
          open={{ game, words }}
          seats={settings.seats}
          options={settings.options}
          disabled={isFixed}
          change={(options) => change({ options })}
        />
        <AidsChoice
          game={game}
          value={settings.aids}
          disabled={isFixed}
          choose={(aids) => change({ aids })}
        />
        {!isGuest && (
          <ClockCards
            say={say}
            legend={message('clock.more')}
            offered={CLOCK_NAMES.slice(USUAL_CLOCKS)}
            chosen={clockName(settings.clock)}
            isFixed={isFixed}
            choose={(name) => change({ clock: CLOCKS[name] })}
          />
        )}
        <Check
          label={say(message('gather.hints'))}
          {...{ isFixed, isOn: settings.hints !== false }}
          turn={(hints) => change({ hints })}
        />
        <Check
          label={say(message('gather.listed'))}
          {...{ isFixed, isOn: settings.listed }}
          turn={(listed) => change({ listed })}
        />
      </div>
    </details>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isFixed: boolean;
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
}

function Check({ label, isFixed, isOn, turn }: CheckProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        disabled={isFixed}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
