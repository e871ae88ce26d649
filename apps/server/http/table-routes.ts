import {
  glanceFor,
  matchFile,
  movingOf,
  recordOf,
  summaryOf,
  type TableRecord,
} from '@baithak/host';
import { Fault } from '@baithak/kernel';
import { settingsWish } from '@baithak/protocol';
import type { Settings, Table } from '@baithak/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Parts } from '../parts.ts';
import { ratedTableBar } from '../people/consent.ts';
import { NEWCOMER } from '../people/rating.ts';
import type { Archive, TableQuery } from '../store/store.ts';
import { addressKey } from './addresses.ts';
import { REPLAY } from './limits.ts';
import { answerFault, readBody } from './requests.ts';

const MOST_LISTED = 100;
/** More than are listed: some of them are not worth it. */
const MOST_READ = 300;
export const newTable = z.strictObject({ settings: settingsWish });
export const tablesQuery = z.strictObject({ of: z.enum(['open', 'mine', 'finished']) });
const oneMatch = z.object({
  id: z.string(),
  n: z.union([z.literal('last').transform(() => -1), z.coerce.number().int().min(0)]),
});
export const matchViewer = z.strictObject({ seat: z.coerce.number().int().min(0).optional() });

/** Create and list tables, and download their matches. Play itself goes over a table's socket. */
export function tableRoutes(api: FastifyInstance, parts: Parts): void {
  const { store, tables, config, limits, quotas, env } = parts;
  const isOffered = (game: string) => (config.games as readonly string[]).includes(game);

  api.post('/tables', async (request, reply) => {
    const { session } = request;
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    const read = readBody(newTable, request.body);
    if (read instanceof Fault) return answerFault(reply, read);
    const wish = read.settings as Partial<Settings>;
    const { game = '' } = wish;
    if (!isOffered(game)) {
      return answerFault(reply, new Fault('unknown-game', { args: { game } }));
    }
    const address = addressKey(request.ip);
    const may = limits.newTables.take(session.person) && limits.addressTables.take(address);
    const barred = may ? await quotas.newTable(session.person, address) : new Fault('rate');
    const refused = barred ?? (await ratedTableBar(store, session.person, wish));
    if (refused !== undefined) return answerFault(reply, refused);
    const made = await tables.create(wish, session.person, session.name);
    if (wish.rated && !(made instanceof Fault)) await store.people.noteRated(made.id);
    return made instanceof Fault ? answerFault(reply, made) : reply.code(201).send(made);
  });

  api.get('/tables', async (request, reply) => {
    const read = readBody(tablesQuery, request.query);
    if (read instanceof Fault) return answerFault(reply, read);
    const asked = queryOf(read.of, request.session?.person);
    if (asked instanceof Fault) return answerFault(reply, asked);
    const found = await store.list(asked);
    const listed = found.filter((table) => isWorthListing(table, asked)).slice(0, MOST_LISTED);
    return read.of === 'open'
      ? { tables: listed, ratings: await ratingsAt(listed) }
      : { tables: listed };
  });

  /** How strong those are who wait at rated tables, by table. */
  async function ratingsAt(open: readonly TableRecord[]): Promise<Record<string, number>> {
    const ratings: Record<string, number> = {};
    for (const { id, game, owner, rated } of open) {
      if (!rated || owner === null) continue;
      const [known] = await store.people.ratingsIn(game, [owner], env.now());
      ratings[id] = known?.rating ?? NEWCOMER.rating;
    }
    return ratings;
  }

  api.get('/tables/:id', async (request, reply) => {
    const { id } = request.params as { readonly id: string };
    // Whoever has no session does not make the server open a table.
    if (request.session !== undefined || tables.isLive(id)) {
      return withTable(request, reply, (table) => ({ table: recordOf(id, table) }));
    }
    const table = await store.record(id);
    if (table === 'archived') return answerFault(reply, new Fault('table-archived'));
    return table === undefined ? answerFault(reply, new Fault('no-such-table')) : { table };
  });

  api.get('/tables/:id/moving', (request, reply) => {
    const { session } = request;
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    return withTable(request, reply, (table) => movingOf(table, session.person));
  });

  api.get('/tables/:id/glance', (request, reply) => {
    const { session } = request;
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    limits.address.charge(addressKey(request.ip), REPLAY);
    return withTable(request, reply, (table) => ({ glance: glanceFor(table, session.person) }));
  });

  api.get('/tables/:id/matches', (request, reply) => {
    if (request.session === undefined) return answerFault(reply, new Fault('no-session'));
    limits.address.charge(addressKey(request.ip), REPLAY);
    return withTable(
      request,
      reply,
      (table) => ({ matches: table.matches.map(summaryOf) }),
      ({ matches }) => ({ matches: matches.map(({ file: _, ...summary }) => summary) }),
    );
  });

  api.get('/tables/:id/results', (request, reply) => {
    if (request.session === undefined) return answerFault(reply, new Fault('no-session'));
    limits.address.charge(addressKey(request.ip), REPLAY);
    return withTable(request, reply, (table) => ({ results: table.public.played }));
  });

  api.get('/tables/:id/matches/:n', (request, reply) => {
    const place = readBody(oneMatch, request.params);
    const viewer = readBody(matchViewer, request.query);
    if (place instanceof Fault) return answerFault(reply, place);
    if (viewer instanceof Fault) return answerFault(reply, viewer);
    if (request.session === undefined) return answerFault(reply, new Fault('no-session'));
    limits.address.charge(addressKey(request.ip), REPLAY);
    return withTable(
      request,
      reply,
      (table) => {
        const text = matchFile(table, viewer.seat ?? null, request.session?.person, place.n);
        return text instanceof Fault ? text : { text };
      },
      ({ matches }) => {
        const match = matches.at(place.n);
        return match === undefined ? new Fault('no-such-match') : { text: match.file };
      },
    );
  });

  function isWorthListing(table: TableRecord, query: TableQuery): boolean {
    // Nobody can join a table whose game is not on offer.
    if (query.of === 'open') return isOffered(table.game);
    // What was closed before any match has nothing to tell.
    if (query.of === 'finished') return table.closed !== true || (table.played ?? 0) > 0;
    return isStillAt(table, query.person);
  }

  /** Answers with what `read` finds at a table, or `recall` in its archive; a `text` is sent as a file. */
  async function withTable(
    request: FastifyRequest,
    reply: FastifyReply,
    read: (table: Table) => object | Fault,
    recall?: (archive: Archive) => object | Fault,
  ): Promise<FastifyReply> {
    const { id } = request.params as { readonly id: string };
    const table = await tables.open(id);
    const isArchived = table instanceof Fault && table.code === 'table-archived';
    const archive = isArchived && recall !== undefined ? await store.archived(id) : undefined;
    const opened = table instanceof Fault ? table : await table.look(read);
    const found = archive === undefined ? opened : (recall?.(archive) ?? opened);
    if (found instanceof Fault) return answerFault(reply, found);
    if (!('text' in found)) return reply.send(found);
    return reply
      .type('text/plain; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="match.baithak"')
      .send(found.text);
  }
}

/** Whoever has left a table is no more at it, except while a bot keeps their seat. */
const isStillAt = ({ people, seats }: TableRecord, person: string): boolean =>
  people.includes(person) || seats.some((each) => each.kind === 'bot' && each.standsFor === person);

function queryOf(of: TableQuery['of'], person: string | undefined): TableQuery | Fault {
  if (of === 'open') return { of, limit: MOST_LISTED };
  return person === undefined ? new Fault('no-session') : { of, person, limit: MOST_READ };
}
