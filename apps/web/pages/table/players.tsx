import type { Player, PlayerState } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { Occupant, Reaction } from '@baithak/table';
import { lazy, Suspense } from 'react';
import { standInsOf } from '../../controller/room.ts';
import type { ReadyTable } from '../../controller/snapshot.ts';
import type { Say } from '../../shell/language.ts';
import type { GameWords } from '../../shell/open-game.ts';
import { SeatClock } from './clock.tsx';
import { Face, signAt } from './face.tsx';
import type { PartProps } from './parts.tsx';
import { PresenceMark, presenceAt } from './presence.tsx';
import { isTurnForced, isTurnMade, lastTurnOf, told } from './sentences.ts';

/** Few tables are rated, so the others need not load it. */
const SeatRating = lazy(async () => ({ default: (await import('./seat-rating.tsx')).SeatRating }));

/** Everybody at the table, as the stage shows them. While a scene is shown, nobody plays. */
export function playersOf(
  table: ReadyTable,
  words: GameWords,
  say: Say,
  isScene: boolean,
  reactions: ReadonlyMap<string, Reaction> = new Map(),
): readonly Player[] {
  return table.room.seats.map((occupant, seat) => {
    const name = say(message('seat', { seat: { seat } }));
    const turn = lastTurnOf(table, seat);
    const deeds = told(turn, words, say);
    return {
      seat,
      name,
      about: say(aboutOf(table, occupant, seat, isScene)),
      portrait: (
        <Face occupant={occupant} isYou={isYou(table, seat)} sign={signAt(table.room, seat)} />
      ),
      badge: <Badge {...{ table, say, seat, reactions }} />,
      isYou: isYou(table, seat),
      state: stateOf(table, occupant, seat, isScene),
      clock: <SeatClock table={table} say={say} seat={seat} />,
      deed: deeds[0] ?? null,
      deeds,
      turn,
      mark: isTurnForced(table, seat) ? say(message('forced.mark')) : null,
    };
  });
}

/** At a shared screen the seat at the bottom is "you"; a spectator is nobody. */
const isYou = (table: ReadyTable, seat: Seat): boolean =>
  table.own.includes(seat) && seat === nearSeat(table);

/** Whoever looks sits at the bottom; a spectator sees the table from the first seat. */
export function nearSeat({ acting, viewer, own }: ReadyTable): Seat {
  return acting ?? viewer ?? own[0] ?? 0;
}

function stateOf(table: ReadyTable, occupant: Occupant, seat: Seat, isScene: boolean): PlayerState {
  const { match, stage, people } = table.room;
  if (occupant.kind === 'person' && !people.some(({ id }) => id === occupant.person)) return 'gone';
  const idle = presenceAt(table, seat) === 'away' ? 'away' : 'waits';
  if (stage !== 'playing' || match?.turn.kind !== 'seat' || match.turn.seat !== seat) return idle;
  // Nobody decides while the page shows an earlier moment, or makes a forced turn.
  if (isScene || isTurnMade(table) || table.forced || table.past !== null) return idle;
  return occupant.kind === 'bot' ? 'thinks' : 'decides';
}

function aboutOf(table: ReadyTable, occupant: Occupant, seat: Seat, isScene: boolean) {
  const state = stateOf(table, occupant, seat, isScene);
  if (state === 'gone') return message('player.gone');
  if (state === 'thinks') return message('player.thinks');
  if (state === 'decides' && isYou(table, seat)) return message('player.your-turn');
  const isAway = presenceAt(table, seat) === 'away';
  if (state === 'decides') return message(isAway ? 'player.away-turn' : 'player.their-turn');
  const end = endOf(table, occupant, seat);
  if (end !== null) return end;
  if (isAway) return message('people.away');
  if (standInsOf(table.room).includes(seat)) return standsFor(table, seat);
  // The log says it in a sentence.
  if (table.cutShort === seat) return message('player.cut-short');
  if (occupant.kind === 'bot') return message(`character.${occupant.character}.about`);
  return message('player.nothing');
}

/** How a person who may still be here ended the match. */
function endOf({ room }: ReadyTable, occupant: Occupant, seat: Seat): Message | null {
  if (occupant.kind === 'bot' || !room.gone.includes(seat)) return null;
  const isLate = room.result?.reason.key === 'end.timeout';
  return message(isLate ? 'player.out-of-time' : 'player.resigned');
}

function standsFor({ room, person }: ReadyTable, seat: Seat) {
  const left = room.retired.find((each) => each.seat === seat);
  if (left === undefined) return message('player.stands-in');
  return left.person === person
    ? message('player.stands-in-you')
    : message('player.stands-in-for', { name: left.name });
}

interface BadgeProps extends Pick<PartProps, 'say'> {
  readonly table: ReadyTable;
  readonly seat: Seat;
  readonly reactions: ReadonlyMap<string, Reaction>;
}

/** At a portrait: whether they are there, and what they said with one press. */
function Badge({ table, say, seat, reactions }: BadgeProps) {
  const occupant = table.room.seats[seat];
  const presence = presenceAt(table, seat);
  const reaction = occupant?.kind === 'person' ? reactions.get(occupant.person) : undefined;
  return (
    <>
      {presence !== null && <PresenceMark presence={presence} say={say} />}
      {table.room.settings?.rated === true && (
        <Suspense>
          <SeatRating table={table} seat={seat} />
        </Suspense>
      )}
      {reaction !== undefined && <b className="reacted">{say(message(`reaction.${reaction}`))}</b>}
    </>
  );
}
