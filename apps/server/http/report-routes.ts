import { Fault } from '@baithak/kernel';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { nameInLogs } from '../log-names.ts';
import type { Parts } from '../parts.ts';
import { addressKey } from './addresses.ts';
import { answerFault, readBody } from './requests.ts';

export const newReport = z.strictObject({ person: z.string().max(80) });

/** A guest tells the operator about another one, with a line in the log; docs/hosting.md says what to do with it. */
export function reportRoutes(api: FastifyInstance, { tables, limits, log }: Parts): void {
  api.post('/tables/:id/reports', async (request, reply) => {
    const { session } = request;
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    const read = readBody(newReport, request.body);
    if (read instanceof Fault) return answerFault(reply, read);
    const { id } = request.params as { readonly id: string };
    const table = await tables.open(id);
    if (table instanceof Fault) return answerFault(reply, table);
    const known = await table.look(
      ({ events }) =>
        new Set(events.flatMap((event) => (event.kind === 'joined' ? [event.person] : []))),
    );
    // Only people who have met can report each other.
    if (!known.has(session.person)) return answerFault(reply, new Fault('not-here'));
    if (!known.has(read.person)) return answerFault(reply, new Fault('no-such-person'));
    if (!limits.reports.take(addressKey(request.ip))) return answerFault(reply, new Fault('rate'));
    const report = { about: read.person, by: session.person, table: nameInLogs(id) };
    log.warn({ report }, 'player reported');
    return reply.code(201).send({ reported: read.person });
  });
}
