import { PROTOCOL_VERSION } from '@baithak/protocol';
import * as z from 'zod';
import { fault } from './answers.ts';
import { ROUTES, type Route } from './openapi.ts';
import { COOKIE } from './people.ts';

const parameter = (name: string, where: 'path' | 'query', required: boolean) => ({
  name,
  in: where,
  required,
  schema: { type: 'string' },
});

/** JSON Schema of what goes in or comes out. */
const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};

const json = (schema: object, type = 'application/json') => ({ [type]: { schema } });

const SESSION = { session: [] };
/** A request that meets one of its requirements may come; the empty one is always met. */
const SECURITY = { needed: [SESSION], optional: [SESSION, {}], none: [] };

function operation(path: string, route: Route): object {
  const { summary: text, body, query, status, answer, type, cookie = 'needed' } = route;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter(name!, 'path', true));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    ...parameter(name, 'query', !z.safeParse(schema, undefined).success),
    schema: schemaOf(schema, 'input'),
  }));
  const content =
    answer === undefined
      ? json({ type: 'string' }, type ?? 'text/plain')
      : json(schemaOf(answer, 'output'), type);
  return {
    summary: text,
    security: SECURITY[cookie],
    parameters: [...inPath, ...inQuery],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      [status]: { description: 'done', content },
      default: {
        description: 'refused, and nothing happened',
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    },
  };
}

/** The HTTP interface for programs that read OpenAPI. Messages over sockets are in docs/protocol.md. */
export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Baithak',
    version: String(PROTOCOL_VERSION),
    description:
      'Tables are played over the WebSocket /api/tables/{id}/line; docs/protocol.md explains its messages.',
  },
  servers: [{ url: '/api' }],
  paths: Object.fromEntries(
    Object.entries(ROUTES).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, route]) => [method, operation(path, route)]),
      ),
    ]),
  ),
  components: {
    schemas: { Refusal: schemaOf(fault, 'output') },
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: COOKIE,
        description: 'set by POST /session, POST /session/take and the ways to sign in',
      },
    },
  },
};
