import { Fault } from '@baithak/kernel';
import { MOST_NAME, plainText } from '@baithak/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addressKey } from '../http/address.ts';
import { tokenCookie } from '../http/cookie.ts';
import { answerFault } from '../http/gate.ts';
import type { Parts } from '../parts.ts';
import type { Session } from '../store/store.ts';
import { readBody } from './body.ts';
import { forgetPerson } from './forget.ts';

const body = z.strictObject({ name: z.string().max(200) });

/** Coming in with a name, changing it, and going without a trace. */
export function sessionRoutes(api: FastifyInstance, parts: Parts): void {
  const { config, people, limits } = parts;
  const isSecure = ({ protocol }: FastifyRequest) =>
    protocol === 'https' || config.baseUrl?.startsWith('https:') === true;

  api.get('/session', (request) => ({ session: request.session ? known(request.session) : null }));

  api.post('/session', async (request, reply) => {
    const read = readBody(body, request.body);
    if (read instanceof Fault) return answerFault(reply, read);
    const name = plainText(read.name, MOST_NAME);
    if (name === '') return answerFault(reply, new Fault('name'));
    if (request.session !== undefined)
      return { session: known(await people.rename(request.session, name)) };
    if (!limits.newSessions.take(addressKey(request.ip)))
      return answerFault(reply, new Fault('rate'));
    const { session, token } = await people.welcome(name);
    reply.header('Set-Cookie', tokenCookie(token, isSecure(request)));
    return { session: known(session) };
  });

  api.delete('/session', async (request, reply) => {
    if (request.session === undefined) return answerFault(reply, new Fault('no-session'));
    const fault = await forgetPerson(parts, request.session);
    if (fault !== undefined) return answerFault(reply, fault);
    reply.header('Set-Cookie', tokenCookie('', isSecure(request)));
    return { session: null };
  });
}

const known = ({ person, name }: Session) => ({ person, name });
