import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Fault } from '@baithak/kernel';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import type { EventsPage, Session } from '../store/store.ts';
import { addressKey } from './addresses.ts';
import { EXPORTS_PER_HOUR, REPLAY } from './limits.ts';
import { answerFault } from './requests.ts';

const ALL = 1_000_000;

/** Everything that the server keeps about a person, as a file. */
export function exportRoutes(api: FastifyInstance, parts: Parts): void {
  const { limits } = parts;

  api.get('/session/export', async ({ session, ip }, reply) => {
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    const { person } = session;
    const done = limits.exports.enter(person);
    if (done === undefined) return answerFault(reply, new Fault('export-running'));
    if (!limits.exportsEachHour.take(person)) {
      done();
      return answerFault(reply, new Fault('export-often', { args: { most: EXPORTS_PER_HOUR } }));
    }
    const charge = () => {
      limits.session.charge(person, REPLAY);
      limits.address.charge(addressKey(ip), REPLAY);
    };
    // It ends when the client has all of it, or has gone.
    const everything = Readable.from(everythingAbout(parts, session, charge)).once('close', done);
    return reply
      .type('application/json; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="baithak-data.json"')
      .send(everything);
  });
}

/** All that the server stores about a person, as the pieces of one JSON text. Others come first after each page of events. */
async function* everythingAbout(
  { store, env }: Parts,
  session: Session,
  charge: () => void,
): AsyncGenerator<string> {
  // The ban itself says more than the mark on the session.
  const { person, tokenHash: _, banned: __, ...known } = session;
  const feed = await store.hasFeed(person);
  const account = (await store.people.account(person)) ?? null;
  const ratings = await store.people.ratingsOf(person, env.now());
  const history = await store.people.ratingHistory(person);
  const noted = await store.people.notedAbout(person);
  const rows = await store.rowsAbout(person);
  const about = { session: { person, ...known }, account, ratings, history, feed, ...noted, rows };
  const kept = JSON.stringify(about);
  yield `${kept.slice(0, -1)},"tables":[`;
  let comma = '';
  for (const of of ['mine', 'finished'] as const) {
    for (const record of await store.list({ of, person, limit: ALL })) {
      const { names, matches = [] } = (await store.archived(record.id)) ?? {};
      const archive = matches.map(({ game, startedAt }) => ({ game, startedAt }));
      const notified = await store.endpointsOf(record.id, person);
      const kept = { record, names: names?.[person] ?? [], archive, notified };
      yield `${comma}{${JSON.stringify(kept).slice(1, -1)},"events":[`;
      comma = ',';
      for (let from: number | null = 0; from !== null; ) {
        charge();
        await setImmediate();
        const { events, next }: EventsPage = await store.eventsOf(person, record.id, from);
        const text = events.map((event) => JSON.stringify(event)).join();
        yield from > 0 && text !== '' ? `,${text}` : text;
        from = next;
      }
      yield ']}';
    }
  }
  yield ']}';
}
