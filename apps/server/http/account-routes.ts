import { Fault } from '@baithak/kernel';
import { MOST_NAME, plainText } from '@baithak/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Parts } from '../parts.ts';
import type { Owner } from '../people/account-calls.ts';
import {
  challengeIn,
  checkedAssertion,
  checkedRegistration,
  creationOptions,
  hashOf,
  newChallenge,
  siteOf,
} from '../people/passkeys.ts';
import { codeHash, newCodes } from '../people/recovery.ts';
import type { Session } from '../store/store.ts';
import { addressKey } from './addresses.ts';
import { isSecure, tokenCookie } from './people.ts';
import { answerFault, readBody } from './requests.ts';

/** Milliseconds in which a browser has to answer. */
export const CHALLENGE_TIME = 5 * 60_000;
/** Milliseconds for which somebody need not show again that the account is theirs. */
export const PROOF_TIME = 10 * 60_000;

const text = z.string().max(4000);
const transports = z.array(z.string().max(40)).max(10).optional();
/** What `PublicKeyCredential.toJSON` gives; only these fields are read. */
const credential = {
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.looseObject({}),
};
export const newPasskey = z.strictObject({
  name: z.string().max(200),
  credential: z.looseObject({
    ...credential,
    response: z.looseObject({
      clientDataJSON: text,
      attestationObject: z.string().max(20_000),
      transports,
    }),
  }),
});
export const assertion = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});
/** One of them: a passkey's signature, or a recovery code, which is used up. */
export const proof = z.union([
  z.strictObject({ credential: assertion }),
  z.strictObject({ code: z.string().max(60) }),
]);
export const passkeyName = z.strictObject({ id: z.string().max(2000), name: z.string().max(200) });
export const passkeyId = z.strictObject({ id: z.string().max(2000) });
export const signOutWish = z.strictObject({ everywhere: z.boolean() });

type Handler = (
  session: Session,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<object | Fault>;

/** What people do with their own account. Signing in is in sign-in-routes.ts. */
export function accountRoutes(api: FastifyInstance, parts: Parts): void {
  const { store, people, config, env, limits } = parts;
  const known = store.people;

  const forSession = (handle: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { session } = request;
    const done = session ? await handle(session, request, reply) : new Fault('no-session');
    return done instanceof Fault ? answerFault(reply, done) : reply.send(done);
  };
  const accountOf = async ({ person }: Session) => ({
    account: (await known.account(person)) ?? null,
  });

  /** A stolen cookie must not become a way in that stays. */
  const unproven = async ({ person, tokenHash }: Session): Promise<Fault | undefined> => {
    const may = !(await known.hasAccount(person)) || (await known.isProven(tokenHash, env.now()));
    return may ? undefined : new Fault('prove-first');
  };

  api.get('/account', forSession(accountOf));

  api.post(
    '/account/prove',
    forSession(async (session, request) => {
      const read = readBody(proof, request.body);
      if (read instanceof Fault) return read;
      if ('code' in read && !limits.guesses.take(addressKey(request.ip))) return new Fault('rate');
      const owner =
        'code' in read
          ? await known.takeCode(codeHash(read.code), session.person)
          : await ownerBy(parts, request, read.credential);
      if (owner?.person !== session.person) return new Fault('sign-in-refused');
      await known.prove(session.tokenHash, env.now() + PROOF_TIME);
      return accountOf(session);
    }),
  );

  api.post(
    '/account/passkeys/options',
    forSession(async (session, request) => {
      if (!limits.passkeys.take(session.person)) return new Fault('rate');
      const fault = await unproven(session);
      if (fault !== undefined) return fault;
      const { person, name, tokenHash } = session;
      const challenge = newChallenge();
      const until = env.now() + CHALLENGE_TIME;
      const account = await known.account(person);
      const given = { hash: hashOf(challenge), purpose: 'register', bound: tokenHash } as const;
      await known.addChallenge(given, until);
      const whose = { name, person, passkeys: account?.passkeys ?? [] };
      return { options: await creationOptions(siteOf(request, config), challenge, whose) };
    }),
  );

  api.post(
    '/account/passkeys',
    forSession(async (session, request) => {
      const read = readBody(newPasskey, request.body);
      if (read instanceof Fault) return read;
      const { person, tokenHash } = session;
      const name = plainText(read.name, MOST_NAME);
      if (name === '') return new Fault('name');
      const challenge = challengeIn(read.credential.response.clientDataJSON) ?? '';
      const given = { hash: hashOf(challenge), purpose: 'register', bound: tokenHash } as const;
      if (!(await known.takeChallenge(given, env.now()))) return new Fault('passkey-refused');
      const site = siteOf(request, config);
      const key = await checkedRegistration(site, read.credential as never, challenge);
      if (key === undefined) return new Fault('passkey-refused');
      const isFirst = !(await known.hasAccount(person));
      const account = { person, name: session.name };
      const added = await known.addPasskey(account, { ...key, person, name, at: env.now() });
      if (!added) return new Fault('passkey-refused');
      const codes = isFirst ? await renewCodes(person) : [];
      if (isFirst) await known.prove(tokenHash, env.now() + PROOF_TIME);
      return { ...(await accountOf(session)), codes };
    }),
  );

  api.post(
    '/account/passkeys/name',
    forSession(async (session, request) => {
      const read = readBody(passkeyName, request.body);
      if (read instanceof Fault) return read;
      const name = plainText(read.name, MOST_NAME);
      if (name === '') return new Fault('name');
      const renamed = await known.renamePasskey(session.person, read.id, name);
      return renamed ? accountOf(session) : new Fault('passkey-unknown');
    }),
  );

  api.delete(
    '/account/passkeys',
    forSession(async (session, request) => {
      const read = readBody(passkeyId, request.body);
      if (read instanceof Fault) return read;
      const removed = await known.removePasskey(session.person, read.id);
      if (removed === 'last') return new Fault('passkey-last');
      return removed === 'done' ? accountOf(session) : new Fault('passkey-unknown');
    }),
  );

  api.post(
    '/account/codes',
    forSession(async (session) => {
      if (!limits.codes.take(session.person)) return new Fault('rate');
      const fault = await unproven(session);
      if (fault !== undefined) return fault;
      const codes = await renewCodes(session.person);
      return codes.length === 0
        ? new Fault('no-account')
        : { ...(await accountOf(session)), codes };
    }),
  );

  api.post(
    '/account/sign-out',
    forSession(async (session, request, reply) => {
      const read = readBody(signOutWish, request.body);
      if (read instanceof Fault) return read;
      const { person, tokenHash } = session;
      // A guest has no way back in.
      if (!(await known.hasAccount(person))) return new Fault('no-account');
      await known.endSessions(person, read.everywhere ? null : tokenHash);
      await known.addNews(env.id(), person, env.now());
      people.forget(person);
      reply.header('Set-Cookie', tokenCookie('', isSecure(request, config)));
      return { session: null };
    }),
  );

  /** The codes are shown this once; nobody can read them from the store. */
  async function renewCodes(person: string): Promise<string[]> {
    const codes = newCodes();
    return (await known.setCodes(person, codes.map(codeHash))) ? codes : [];
  }
}

/** A challenge is good for the browser that asked for it. */
export const boundTo = ({ session }: FastifyRequest) => session?.tokenHash ?? '';

/** Whose passkey has signed a challenge that this browser was given. */
export async function ownerBy(
  { store: { people: known }, config, env }: Parts,
  request: FastifyRequest,
  credential: z.infer<typeof assertion>,
): Promise<Owner | undefined> {
  const challenge = challengeIn(credential.response.clientDataJSON) ?? '';
  const given = { hash: hashOf(challenge), purpose: 'sign-in', bound: boundTo(request) } as const;
  if (!(await known.takeChallenge(given, env.now()))) return undefined;
  const key = await known.passkey(credential.id);
  if (key === undefined) return undefined;
  const site = siteOf(request, config);
  const counter = await checkedAssertion(site, credential as never, challenge, key);
  return counter === undefined ? undefined : known.passkeyUsed(key, counter, env.now());
}
