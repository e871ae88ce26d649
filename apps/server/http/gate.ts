import { Fault } from '@baithak/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import type { Session } from '../store/store.ts';
import { isOwnOrigin } from './origin.ts';
import { statusOf } from './status.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; nobody yet if they have given no name. */
    session?: Session;
  }
}

export function answerFault(reply: FastifyReply, fault: Fault): FastifyReply {
  return reply.code(statusOf(fault)).send({ fault });
}

/** What every request to the API passes first. */
export function gatekeeper({ config, limits, people, clocks }: Parts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { cookie, origin, host } = request.headers;
    // What a seat may know is for no cache on the way.
    reply.header('Cache-Control', 'no-store');
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isOwnOrigin(origin, host, config.baseUrl)) {
      return answerFault(reply, new Fault('origin'));
    }
    const [session] = await Promise.all([people.find(cookie), clocks.ready()]);
    if (session === undefined) return undefined;
    request.session = session;
    return limits.session.take(session.person) ? undefined : answerFault(reply, new Fault('rate'));
  };
}
