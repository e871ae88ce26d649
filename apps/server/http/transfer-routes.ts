import { Fault } from '@baithak/kernel';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Parts } from '../parts.ts';
import { hashOf } from '../people/passkeys.ts';
import { randomSigns } from '../people/recovery.ts';
import { addressKey } from './addresses.ts';
import { isSecure, tokenCookie } from './people.ts';
import { answerFault, readBody } from './requests.ts';

const VALID_FOR = 10 * 60_000;
const LENGTH = 8;
export const codeWish = z.strictObject({ code: z.string().max(40) });

/** Go on as the same person on another device: one device shows a code, the other one types it in. */
export function transferRoutes(api: FastifyInstance, parts: Parts): void {
  const { store, people, limits, env, config } = parts;

  api.post('/session/code', async ({ session }, reply) => {
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    if (!limits.codes.take(session.person)) return answerFault(reply, new Fault('rate'));
    const code = randomSigns(LENGTH);
    const until = env.now() + VALID_FOR;
    await store.addTransfer({ codeHash: hashOf(code), person: session.person, until });
    return { code, until };
  });

  api.post('/session/take', async (request, reply) => {
    const read = readBody(codeWish, request.body);
    if (read instanceof Fault) return answerFault(reply, read);
    // Nobody can guess: there are 650 thousand million codes, and few tries.
    if (!limits.guesses.take(addressKey(request.ip))) return answerFault(reply, new Fault('rate'));
    const code = read.code.toUpperCase().replace(/[\s-]/g, '');
    const whose = await store.takeTransfer(hashOf(code), env.now());
    if (whose === undefined) return answerFault(reply, new Fault('code-unknown'));
    const { session, token } = await people.welcome(whose.name, whose.person);
    reply.header('Set-Cookie', tokenCookie(token, isSecure(request, config)));
    return { session: { person: session.person, name: session.name } };
  });
}
