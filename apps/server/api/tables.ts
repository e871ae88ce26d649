import { Fault, type Viewer, writeMatch, writeMatchFor } from '@baithak/kernel';
import { settingsWish } from '@baithak/protocol';
import type { Settings, Table } from '@baithak/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { answerFault } from '../http/gate.ts';
import type { Parts } from '../parts.ts';
import type { TableQuery } from '../store/store.ts';
import { readBody } from './body.ts';
import { matchesOf, type PlayedMatch } from './matches.ts';

const MOST_LISTED = 100;
const newTable = z.strictObject({ settings: settingsWish });
const query = z.strictObject({ of: z.enum(['open', 'mine', 'finished']) });
const oneMatch = z.object({ id: z.string(), n: z.coerce.number().int().min(0) });
const whose = z.strictObject({ seat: z.coerce.number().int().min(0).optional() });

/** Making and finding tables, and taking their matches along. What happens at a table goes over its line. */
export function tableRoutes(api: FastifyInstance, parts: Parts): void {
  const { store, rooms, config, limits } = parts;

  api.post('/tables', async (request, reply) => {
    const { session } = request;
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    const read = readBody(newTable, request.body);
    if (read instanceof Fault) return answerFault(reply, read);
    const wish = read.settings as Partial<Settings>;
    const { game = '' } = wish;
    if (!(config.games as readonly string[]).includes(game)) {
      return answerFault(reply, new Fault('unknown-game', { args: { game } }));
    }
    if (!limits.newTables.take(session.person)) return answerFault(reply, new Fault('rate'));
    const made = await rooms.create(wish, session.person, session.name);
    return made instanceof Fault ? answerFault(reply, made) : reply.code(201).send(made);
  });

  api.get('/tables', async (request, reply) => {
    const read = readBody(query, request.query);
    if (read instanceof Fault) return answerFault(reply, read);
    const asked = queryOf(read.of, request.session?.person);
    if (asked instanceof Fault) return answerFault(reply, asked);
    return { tables: await store.list(asked) };
  });

  api.get('/tables/:id/matches', (request, reply) =>
    withTable(request, reply, (table) => ({ matches: matchesOf(table).map(summary) })),
  );

  api.get('/tables/:id/matches/:n', (request, reply) => {
    const place = readBody(oneMatch, request.params);
    const viewer = readBody(whose, request.query);
    if (place instanceof Fault) return answerFault(reply, place);
    if (viewer instanceof Fault) return answerFault(reply, viewer);
    return withTable(request, reply, (table) => {
      const text = matchFile(table, place.n, viewer.seat ?? null, request.session?.person);
      return text instanceof Fault ? text : { text };
    });
  });

  /** Answers with what is read off a table; `text` as a file. */
  async function withTable(
    request: FastifyRequest,
    reply: FastifyReply,
    read: (table: Table) => object | Fault,
  ): Promise<FastifyReply> {
    const { id } = request.params as { readonly id: string };
    const table = await rooms.open(id);
    if (table instanceof Fault) return answerFault(reply, table);
    const found = await table.look(read);
    if (found instanceof Fault) return answerFault(reply, found);
    if (!('text' in found)) return reply.send(found);
    return reply
      .type('text/plain; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="match.baithak"')
      .send(found.text);
  }
}

function queryOf(of: TableQuery['of'], person: string | undefined): TableQuery | Fault {
  if (of === 'open') return { of, limit: MOST_LISTED };
  return person === undefined ? new Fault('no-session') : { of, person, limit: MOST_LISTED };
}

function summary({ match, startedAt, over }: PlayedMatch): object {
  const { turn } = match;
  return {
    game: match.game.id,
    names: match.names,
    startedAt,
    result: over && turn.kind === 'over' ? turn.result : null,
  };
}

/** A finished match is everybody's; of a running one, what the viewer may know. */
function matchFile(
  table: Table,
  number: number,
  viewer: Viewer,
  person: string | undefined,
): string | Fault {
  const played = matchesOf(table)[number];
  if (played === undefined) return new Fault('no-such-match');
  if (played.over) return writeMatch(played.match);
  const own = person === undefined ? [] : table.seatsOf(person);
  if (viewer !== null && !own.includes(viewer)) return new Fault('not-your-seat');
  return writeMatchFor(played.match, viewer);
}
