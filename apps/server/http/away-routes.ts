import { createHash } from 'node:crypto';
import type { TableRecord } from '@baithak/host';
import { Fault, LANGUAGES, type Message, message } from '@baithak/kernel';
import { type PersonId, seatsOf } from '@baithak/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Parts } from '../parts.ts';
import { readEndpoint } from '../push/endpoints.ts';
import { gameName, languageOf, wordsFor } from '../push/pushes.ts';
import { sayer } from '../words/index.ts';
import { atomFeed, type Feed, jsonFeed } from './feed.ts';
import { answerFault, readBody } from './requests.ts';

const MOST_LISTED = 100;
const language = z.enum(LANGUAGES as readonly [string, ...string[]]);
const base64 = z.string().regex(/^[\w-]+=*$/);
export const subscriptionWish = z.strictObject({
  endpoint: z.string().max(1000),
  // Wrong keys would fail at each turn instead of now.
  keys: z.strictObject({ p256dh: base64.length(87), auth: base64.length(22) }),
  language,
});
export const endpointWish = z.strictObject({ endpoint: z.string().max(1000) });
export const feedWish = z.strictObject({ language });

/** For people who are away: notifications from a table, and a feed of all tables that wait for them. */
export function awayRoutes(api: FastifyInstance, parts: Parts): void {
  const { store, tables, pushes, config, env } = parts;

  api.get('/push', () => ({ key: pushes.key }));

  // Only a browser and its push service know the endpoint, so whoever names it is that browser. It may
  // have become another person, or nobody, before it asks.
  api.delete('/push', async ({ body }, reply) => {
    const read = readBody(endpointWish, body);
    if (read instanceof Fault) return answerFault(reply, read);
    await store.dropEndpoint(read.endpoint);
    return { subscribed: [] };
  });

  api.get('/tables/:id/push', async (request, reply) => {
    const { session } = request;
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    const endpoints = await store.endpointsOf(tableOf(request), session.person);
    return { subscribed: endpoints.map(hashOf) };
  });

  api.post('/tables/:id/push', async (request, reply) => {
    const { session } = request;
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    const read = readBody(subscriptionWish, request.body);
    if (read instanceof Fault) return answerFault(reply, read);
    const { endpoint, keys } = read;
    if (readEndpoint(endpoint, config.pushInside) === undefined) {
      return answerFault(reply, new Fault('push-endpoint'));
    }
    const table = tableOf(request);
    const opened = await tables.open(table);
    if (opened instanceof Fault) return answerFault(reply, opened);
    const { person } = session;
    await store.subscribe({ table, person, endpoint, ...keys, language: read.language }, env.now());
    pushes.listen(table);
    return { subscribed: (await store.endpointsOf(table, person)).map(hashOf) };
  });

  api.delete('/tables/:id/push', async (request, reply) => {
    const { session } = request;
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    const read = readBody(endpointWish, request.body);
    if (read instanceof Fault) return answerFault(reply, read);
    const [table, { person }] = [tableOf(request), session];
    await store.unsubscribe(table, person, read.endpoint);
    return { subscribed: (await store.endpointsOf(table, person)).map(hashOf) };
  });

  api.get('/feed', async ({ session }, reply) => {
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    return { on: await store.hasFeed(session.person) };
  });

  api.post('/feed', async ({ session, body }, reply) => {
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    const read = readBody(feedWish, body);
    if (read instanceof Fault) return answerFault(reply, read);
    const token = env.token();
    await store.setFeed(session.person, hashOf(token), read.language);
    return { token };
  });

  api.delete('/feed', async ({ session }, reply) => {
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    await store.setFeed(session.person, null, '');
    return { on: false };
  });

  api.get('/feed/:token/atom', async (request, reply) => {
    const feed = await feedFor(request);
    if (feed === undefined) return answerFault(reply, new Fault('no-such-page'));
    return reply.type('application/atom+xml; charset=utf-8').send(atomFeed(feed));
  });

  api.get('/feed/:token/json', async (request, reply) => {
    const feed = await feedFor(request);
    if (feed === undefined) return answerFault(reply, new Fault('no-such-page'));
    return reply.type('application/feed+json; charset=utf-8').send(jsonFeed(feed));
  });

  /** The tables that wait for whoever has this secret address. */
  async function feedFor(request: FastifyRequest): Promise<Feed | undefined> {
    const { token } = request.params as { readonly token: string };
    const owner = await store.feed(hashOf(token));
    if (owner === undefined) return undefined;
    const { person } = owner;
    const spoken = languageOf(owner.language);
    const say = sayer(spoken);
    const root = config.baseUrl ?? `${request.protocol}://${request.host}/`;
    const mine = await store.list({ of: 'mine', person, limit: MOST_LISTED });
    const waiting = mine.filter((table) => waitsFor(table, person));
    const entries = waiting.map(
      async ({ id, game, stage, deadline, changedAt, movedAt = changedAt }) => ({
        // The same turn has the same id, whatever is said meanwhile, and the next one another.
        id: `${hashOf(id).slice(0, 24)}-${movedAt}`,
        title: say(message(wordsFor(stage).title, { game: await gameName(game, spoken) })),
        url: new URL(`t/${encodeURIComponent(id)}`, root).href,
        updated: new Date(movedAt),
        text: say(stage === 'gathering' ? message(wordsFor(stage).alone) : timeUntil(deadline)),
      }),
    );
    return {
      title: say(message('feed.title')),
      home: root,
      language: spoken,
      now: new Date(env.now()),
      entries: await Promise.all(entries),
    };
  }
}

/** Whether a table waits for somebody: for their move, for their part of the deal, or for the host to start the match. */
function waitsFor(table: TableRecord, person: PersonId): boolean {
  const { stage, turn, owner, seats, dealing } = table;
  const own = seatsOf(table, person);
  if (stage === 'playing') return turn !== null && own.includes(turn);
  if (dealing !== undefined) return dealing.some((seat) => own.includes(seat));
  return stage === 'gathering' && owner === person && seats.every(({ kind }) => kind !== 'open');
}

const timeUntil = (deadline: number | null): Message =>
  deadline === null
    ? message('feed.no-clock')
    : message('feed.until', { time: new Date(deadline).toUTCString() });

const tableOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
