import { maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import { Fault } from '@baithak/kernel';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { sessionRoutes } from '../api/session.ts';
import { tableRoutes } from '../api/tables.ts';
import type { Config } from '../config.ts';
import type { Parts } from '../parts.ts';
import { addressKey } from './address.ts';
import { addressesOf } from './addresses.ts';
import { answerFault, gatekeeper } from './gate.ts';
import { SAFETY } from './headers.ts';
import { readJson } from './json.ts';
import { refuse } from './refuse.ts';

const MOST_BYTES = 65_536;
const SECOND = 1000;

/** The HTTP side: the API, the page, and what a host wants to know. Sockets are apart. */
export async function buildApp(parts: Parts, page: string | undefined): Promise<FastifyInstance> {
  const { config } = parts;
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: MOST_BYTES,
    requestTimeout: 15 * SECOND,
    keepAliveTimeout: 10 * SECOND,
    frameworkErrors: (_, __, reply) =>
      answerFault(reply.headers(SAFETY) as FastifyReply, new Fault('no-such-page')),
    clientErrorHandler: refuseBytes,
    http: {
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
      // Who sends no Host gets an answer like all others.
      requireHostHeader: false,
    },
  });
  app.server.on('checkExpectation', (_, response) => {
    response.writeHead(417, SAFETY).end();
  });
  readBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFETY);
    const may = parts.limits.address.take(addressKey(request.ip));
    return may ? undefined : answerFault(reply, new Fault('rate'));
  });
  // Table ids are as good as keys, so what is logged is the route, never the address.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    parts.log.info({ method, route: routeOptions.url ?? '-', status: reply.statusCode, ms });
  });
  app.setErrorHandler((error, request, reply) => answerError(parts, error, request, reply));
  app.get('/healthz', () => health(parts));
  if (config.metrics) {
    app.get('/metrics', async (_, reply) =>
      reply.type(parts.metrics.contentType).send(await parts.metrics.text()),
    );
  }
  await app.register(
    async (api) => {
      api.addHook('onRequest', gatekeeper(parts));
      api.get('/host', () => ({ games: config.games, addresses: addresses(app, config) }));
      sessionRoutes(api, parts);
      tableRoutes(api, parts);
      // Or the page would be the answer.
      for (const rest of ['/', '/*']) {
        api.all(rest, (_, reply) => answerFault(reply, new Fault('no-such-page')));
      }
    },
    { prefix: '/api' },
  );
  if (page !== undefined) await servePage(app, page);
  else app.setNotFoundHandler((_, reply) => answerFault(reply, new Fault('no-such-page')));
  return app;
}

/** Size, depth and letters of a body are looked at before anything else touches it. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (_: FastifyRequest, body: Buffer) => readJson(body),
  );
}

/** What links to this server begin with. */
function addresses({ server }: FastifyInstance, { host, baseUrl }: Config): string[] {
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return addressesOf(host, port, baseUrl);
}

async function health({ store }: Parts): Promise<object> {
  return { ok: true, ...(await store.count()) };
}

/** Paths that name no file are places within the page. */
async function servePage(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // The build has packed everything that can be packed.
    preCompressed: true,
    // Traces of the build are of no use to anybody.
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      // Names under assets/ hold a hash of what is in the file.
      const forever = path.includes('/assets/');
      const caching = forever ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.setHeader('Cache-Control', caching);
      reply.setHeader('Vary', 'Accept-Encoding');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?', 1);
    const isPlace = request.method === 'GET' && !/\.[^/]*$|^\/assets\//.test(pathname);
    return isPlace
      ? reply.sendFile('index.html')
      : reply.code(404).type('text/plain').send('404\n');
  });
}

function answerError(
  { log, metrics }: Parts,
  error: unknown,
  _: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode = 500, code = '' } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return answerFault(reply, tooLarge(MOST_BYTES));
  if (statusCode === 415 || statusCode === 400)
    return answerFault(reply, new Fault('message-json'));
  if (statusCode < 500) return answerFault(reply, new Fault('no-such-page'));
  metrics.trouble();
  log.error({ err: error, code }, 'a request failed');
  return answerFault(reply, new Fault('store-trouble'));
}

/** Answers to what the parser of HTTP has given up on. */
function refuseBytes({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (code === 'HPE_HEADER_OVERFLOW') refuse(socket, 431, tooLarge(maxHeaderSize));
  else {
    const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    refuse(socket, status, new Fault('message-form', { args: { where: 'HTTP' } }));
  }
}

const tooLarge = (most: number) => new Fault('message-size', { args: { most } });
