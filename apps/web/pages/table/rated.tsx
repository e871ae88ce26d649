import { message } from '@baithak/kernel';
import { useEffect } from 'react';
import { abandon } from '../../controller/open-online.ts';
import { elderOf, ratedWish } from '../../controller/pairing.ts';
import type { Room } from '../../controller/room.ts';
import { wishSeat } from '../../controller/seat-wish.ts';
import { pathTo } from '../../routes.ts';
import { useServer } from '../../shell/contexts.ts';
import { go } from '../../shell/navigation.tsx';
import { useHasAccount } from '../doors/rated-check.tsx';
import { type PartProps, useTableAddress } from './parts.tsx';

/** Whether everybody who sits at a rated table has agreed to it; other tables need no agreement. */
export function isAgreed({ settings, seats, accepted }: Room): boolean {
  if (settings?.rated !== true) return true;
  return seats.every((each) => each.kind !== 'person' || accepted.includes(each.person));
}

/** The host chooses whether the game counts; everybody who sits there agrees to it, or it does not begin. */
export function RatedChoice({ table, controller, say }: PartProps) {
  const { room, person } = table;
  const { settings, accepted, deal } = room;
  const hasAccount = useHasAccount();
  const isHost = room.owner === person;
  const isRated = settings?.rated === true;
  if (!isRated && !(isHost && hasAccount)) return null;
  const mayAgree = table.own.length > 0 && !accepted.includes(person);
  const waiting = room.seats.flatMap((each) =>
    each.kind === 'person' && !accepted.includes(each.person) ? [each.name] : [],
  );
  const turn = (rated: boolean) => controller.command({ do: 'configure', settings: { rated } });
  return (
    <section className="rated" aria-labelledby="rated-title">
      <label className="check">
        <input
          type="checkbox"
          disabled={!isHost || deal !== null}
          checked={isRated}
          onChange={(event) => turn(event.target.checked)}
        />
        <span id="rated-title">{say(message('rated.title'))}</span>
      </label>
      {isRated && (
        <>
          {mayAgree && !hasAccount && <p>{say(message('fault.no-account'))}</p>}
          {/* First, so that the bar at the foot of a phone does not hide what everybody waits for. */}
          {mayAgree && hasAccount && (
            <button
              type="button"
              aria-describedby="rated-about"
              onClick={() => controller.command({ do: 'accept' })}
            >
              {say(message('rated.agree'))}
            </button>
          )}
          <p id="rated-about">{say(message('rated.about'))}</p>
          <p role="status">
            {say(
              waiting.length > 0
                ? message('rated.waiting', { names: waiting.join(', ') })
                : message('rated.agreed'),
            )}
          </p>
        </>
      )}
    </section>
  );
}

const LOOK_EVERY = 10_000;

/** Whoever waits alone for a rated game meets others who wait, in a range that widens with the time. */
export function useWiderSearch({ table }: PartProps): void {
  const { id } = useTableAddress();
  const { server } = useServer();
  const { room, person } = table;
  const { settings } = room;
  const taken = room.seats.filter(({ kind }) => kind !== 'open').length;
  const isAlone = room.owner === person && taken === 1 && room.people.length === 1;
  const isSearch = settings?.rated === true && settings.listed && isAlone;
  const game = settings?.game ?? '';
  const clock = settings?.clock;
  useEffect(() => {
    if (!isSearch || clock === undefined) return undefined;
    const began = Date.now();
    const look = async () => {
      const open = await server.tables('open');
      if ('fault' in open) return;
      const rated = await ratedWish(server, game, open.ratings, Date.now() - began);
      const elder = elderOf(open.tables, id, { game, clock, person, rated });
      if (elder === undefined) return;
      await abandon(server, id);
      wishSeat(elder.id);
      go(pathTo('online', elder.id));
    };
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [server, id, isSearch, game, clock, person]);
}
