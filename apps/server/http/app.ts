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
import type { Config } from '../config.ts';
import type { Parts } from '../parts.ts';
import { accountRoutes } from './account-routes.ts';
import { addressKey, isOwnHost, urlsOf } from './addresses.ts';
import { awayRoutes } from './away-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { openApi } from './openapi-document.ts';
import { ratingRoutes } from './rating-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { answerFault, gatekeeper, readJson, refuse, SAFETY } from './requests.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { tableRoutes } from './table-routes.ts';
import { transferRoutes } from './transfer-routes.ts';

const MOST_BYTES = 65_536;
const SECOND = 1000;
/** Programs on the operator's machines ask for these by another name. */
const FOR_OPERATORS = ['/healthz', '/metrics'];

const noSchema = () => {
  throw new Error('Routes have no schemas: readBody checks what they get.');
};
/** Loading Fastify's own compilers would take a quarter of the time to start. */
const NO_SCHEMAS = { buildValidator: () => noSchema, buildSerializer: () => noSchema };

/** Everything over HTTP except sockets: the API, the page, health and metrics. */
export async function buildApp(parts: Parts, page: string | undefined): Promise<FastifyInstance> {
  const { config } = parts;
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: MOST_BYTES,
    schemaController: { compilersFactory: NO_SCHEMAS },
    requestTimeout: 15 * SECOND,
    keepAliveTimeout: 10 * SECOND,
    frameworkErrors: (_, __, reply) =>
      answerFault(reply.headers(SAFETY) as FastifyReply, new Fault('no-such-page')),
    clientErrorHandler: refuseBytes,
    http: {
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
      // Node's own answer to a request without Host would lack our headers.
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
    if (!may) return answerFault(reply, new Fault('rate'));
    const isOwn = FOR_OPERATORS.includes(request.url) || isOwnHost(request.host, config.baseUrl);
    return isOwn ? undefined : answerFault(reply, new Fault('host'));
  });
  // Whoever knows a table's id can join it, so the log has the route and not the URL.
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
  // Nobody plays at a process of bots.
  if (config.role === 'bots') return app;
  await app.register(
    async (api) => {
      api.addHook('onRequest', gatekeeper(parts));
      api.get('/host', () => ({
        games: config.games,
        addresses: urls(app, config),
        contact: config.contact ?? null,
        newMatches: config.newMatches,
      }));
      api.get('/openapi.json', () => openApi);
      sessionRoutes(api, parts);
      exportRoutes(api, parts);
      accountRoutes(api, parts);
      signInRoutes(api, parts);
      transferRoutes(api, parts);
      tableRoutes(api, parts);
      ratingRoutes(api, parts);
      reportRoutes(api, parts);
      awayRoutes(api, parts);
      // Without these the page would be the answer.
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

/** Checks a body's size, encoding and nesting depth before anything else reads it. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (_: FastifyRequest, body: Buffer) => readJson(body),
  );
}

/** The beginnings of links to this server. */
function urls({ server }: FastifyInstance, { host, baseUrl }: Config): string[] {
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return urlsOf(host, port, baseUrl);
}

/** Asks the database for one row, however many tables there are. */
async function health({ store }: Parts): Promise<object> {
  await store.ping();
  return { ok: true };
}

/** A path that looks like no file gets the page, whose router shows the right place. */
async function servePage(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // The build writes .br and .gz files.
    preCompressed: true,
    // Dotfiles belong to the build.
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      // Names under assets/ contain a hash of the content.
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

/** Answers bytes that Node's HTTP parser rejects. */
function refuseBytes({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (code === 'HPE_HEADER_OVERFLOW') refuse(socket, tooLarge(maxHeaderSize), 431);
  else {
    const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    refuse(socket, new Fault('message-form', { args: { where: 'HTTP' } }), status);
  }
}

const tooLarge = (most: number) => new Fault('message-size', { args: { most } });
