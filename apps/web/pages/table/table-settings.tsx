import { MEMORY_AIDS, type MemoryAids, message } from '@baithak/kernel';
import type { ClockSetting, Settings } from '@baithak/table';
import { useId } from 'react';
import { type PartProps, useTableAddress } from './parts.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks to choose from, by the key of their label. */
const CLOCKS: Readonly<Record<string, ClockSetting>> = {
  'clock.none': { kind: 'none' },
  'clock.live-5': { kind: 'live', budget: 5 * MINUTE, increment: 5000 },
  'clock.live-15': { kind: 'live', budget: 15 * MINUTE, increment: 15_000 },
  'clock.live-60': { kind: 'live', budget: HOUR, increment: 30_000 },
  'clock.slow-1': { kind: 'slow', perTurn: DAY },
  'clock.slow-3': { kind: 'slow', perTurn: 3 * DAY },
  'clock.slow-7': { kind: 'slow', perTurn: 7 * DAY },
};

/** The options of the next match. Everybody sees them, the owner changes them. */
export function TableSettings({ table, controller, say }: PartProps) {
  const { settings, owner } = table.room;
  const { kind } = useTableAddress();
  if (settings === null) return null;
  const fixed = owner !== table.person;
  const change = (wish: Partial<Settings>) =>
    controller.command({ do: 'configure', settings: wish });
  const specs = table.game.options(settings.seats).filter(({ choices }) => choices.length > 1);
  const clock = Object.entries(CLOCKS).find(
    ([, each]) => JSON.stringify(each) === JSON.stringify(settings.clock),
  )?.[0];
  return (
    <fieldset className="options-form" disabled={fixed}>
      <legend>{say(message('home.options'))}</legend>
      {table.game.seatCounts.length > 1 && (
        <Choice
          label={say(message('home.seat-count'))}
          value={String(settings.seats)}
          choices={table.game.seatCounts.map((count) => [String(count), String(count)])}
          choose={(text) => change({ seats: Number(text) })}
        />
      )}
      {specs.map((spec) => (
        <Choice
          key={spec.name}
          label={say(message(`option.${spec.name}`))}
          value={String(settings.options[spec.name])}
          choices={spec.choices.map((choice) => [
            String(choice),
            typeof choice === 'number'
              ? `${choice}`
              : say(message(`option.${spec.name}.${choice}`)),
          ])}
          choose={(text) => {
            const choice = spec.choices.find((each) => String(each) === text) ?? text;
            change({ options: { ...settings.options, [spec.name]: choice } });
          }}
        />
      ))}
      <Choice
        label={say(message('home.aids'))}
        value={settings.aids}
        choices={MEMORY_AIDS.map((aids) => [aids, say(message(`home.aids.${aids}`))])}
        choose={(aids) => change({ aids: aids as MemoryAids })}
      />
      {kind === 'server' && (
        <>
          <Choice
            label={say(message('clock.title'))}
            value={clock ?? 'clock.none'}
            choices={Object.keys(CLOCKS).map((each) => [each, say(message(each))])}
            choose={(each) => change({ clock: CLOCKS[each] ?? { kind: 'none' } })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={settings.listed}
              onChange={(event) => change({ listed: event.target.checked })}
            />
            <span>{say(message('gather.listed'))}</span>
          </label>
        </>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly choose: (value: string) => void;
}

function Choice({ label, value, choices, choose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
