import { Fault } from '@baithak/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Parts } from '../parts.ts';
import type { Owner } from '../people/account-calls.ts';
import { hashOf, newChallenge, requestOptions, siteOf } from '../people/passkeys.ts';
import { codeHash } from '../people/recovery.ts';
import { assertion, boundTo, CHALLENGE_TIME, ownerBy, PROOF_TIME } from './account-routes.ts';
import { addressKey } from './addresses.ts';
import { isSecure, tokenCookie } from './people.ts';
import { answerFault, readBody } from './requests.ts';

/** Whether the tables that this browser has as a guest shall belong to the account. */
const adopt = z.boolean();
export const signInWish = z.strictObject({ credential: assertion, adopt });
export const recoveryWish = z.strictObject({ code: z.string().max(60), adopt });

/**
 * Sign in with a passkey or a recovery code. Whatever is wrong, the answer is the same, so nobody
 * learns which accounts, passkeys or codes there are.
 */
export function signInRoutes(api: FastifyInstance, parts: Parts): void {
  const { store, people, tables, config, env, limits } = parts;
  const known = store.people;

  api.post('/sign-in/options', async (request, reply) => {
    if (!limits.passkeys.take(addressKey(request.ip))) return answerFault(reply, new Fault('rate'));
    const challenge = newChallenge();
    const hash = hashOf(challenge);
    await known.addChallenge(
      { hash, purpose: 'sign-in', bound: boundTo(request) },
      env.now() + CHALLENGE_TIME,
    );
    return { options: await requestOptions(siteOf(request, config), challenge) };
  });

  api.post('/sign-in', async (request, reply) => {
    const read = readBody(signInWish, request.body);
    if (read instanceof Fault) return answerFault(reply, read);
    const owner = await ownerBy(parts, request, read.credential);
    return enter(owner, read.adopt, request, reply);
  });

  api.post('/sign-in/code', async (request, reply) => {
    const read = readBody(recoveryWish, request.body);
    if (read instanceof Fault) return answerFault(reply, read);
    if (!limits.guesses.take(addressKey(request.ip))) return answerFault(reply, new Fault('rate'));
    return enter(await known.takeCode(codeHash(read.code)), read.adopt, request, reply);
  });

  async function enter(
    owner: Owner | undefined,
    wantsTables: boolean,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (owner === undefined) return answerFault(reply, new Fault('sign-in-refused'));
    const { person, name } = owner;
    if (await known.isBanned(person)) return answerFault(reply, new Fault('shut'));
    const guest = request.session;
    const isOther = guest !== undefined && guest.person !== person;
    const isGuest = isOther && !(await known.hasAccount(guest.person));
    const adopted = isGuest && wantsTables ? await takeOver(guest.person, person) : NOTHING;
    // The browser's old cookie ends with this answer. What a guest leaves behind may have other devices.
    if (guest !== undefined) await known.endSessions(guest.person, guest.tokenHash);
    if (guest !== undefined) people.forget(guest.person);
    const { token, session } = await people.welcome(name, person);
    await known.prove(session.tokenHash, env.now() + PROOF_TIME);
    reply.header('Set-Cookie', tokenCookie(token, isSecure(request, config)));
    return reply.send({ session: { person, name }, ...adopted });
  }

  async function takeOver(guest: string, person: string) {
    const at = env.now();
    const { tables: ids, left } = await known.adopt({ guest, person, news: env.id(), at });
    for (const id of ids) await tables.reread(id);
    return { adopted: ids.length, left };
  }
}

const NOTHING = { adopted: 0, left: 0 };
