import { Fault } from '@baithak/kernel';
import { MOST_NAME, plainText } from '@baithak/table';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Parts } from '../parts.ts';
import type { Session } from '../store/store.ts';
import { addressKey } from './addresses.ts';
import { isSecure, tokenCookie } from './people.ts';
import { answerFault, readBody } from './requests.ts';

const ALL = 1_000_000;
export const nameWish = z.strictObject({ name: z.string().max(200) });

/** Log in with a name, change it, or delete everything about oneself. */
export function sessionRoutes(api: FastifyInstance, parts: Parts): void {
  const { config, people, limits } = parts;

  api.get('/session', ({ session }) => ({ session: session ? publicPart(session) : null }));

  api.post('/session', async (request, reply) => {
    const read = readBody(nameWish, request.body);
    if (read instanceof Fault) return answerFault(reply, read);
    const name = plainText(read.name, MOST_NAME);
    if (name === '') return answerFault(reply, new Fault('name'));
    if (request.session !== undefined)
      return { session: publicPart(await people.rename(request.session, name)) };
    if (!limits.newSessions.take(addressKey(request.ip)))
      return answerFault(reply, new Fault('rate'));
    const { session, token } = await people.welcome(name);
    reply.header('Set-Cookie', tokenCookie(token, isSecure(request, config)));
    return { session: publicPart(session) };
  });

  api.delete('/session', async (request, reply) => {
    if (request.session === undefined) return answerFault(reply, new Fault('no-session'));
    const fault = await forgetPerson(parts, request.session);
    if (fault !== undefined) return answerFault(reply, fault);
    reply.header('Set-Cookie', tokenCookie('', isSecure(request, config)));
    return { session: null };
  });
}

const publicPart = ({ person, name }: Session) => ({ person, name });

/** Makes a person leave all tables, then removes them from the store. Stops if a table cannot be written. */
async function forgetPerson(
  { store, tables, people }: Parts,
  { person }: Session,
): Promise<Fault | undefined> {
  for (const of of ['mine', 'finished'] as const) {
    for (const { id } of await store.list({ of, person, limit: ALL })) {
      const table = await tables.open(id);
      if (table instanceof Fault) continue;
      const fault = await table.command(person, { do: 'leave' });
      if (fault?.code === 'not-kept' || fault?.code === 'store-trouble') return fault;
    }
  }
  people.forget(person);
  for (const id of await store.forget(person)) await tables.reread(id);
  return undefined;
}
