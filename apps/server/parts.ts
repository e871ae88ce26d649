import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Env } from './env.ts';
import type { Headcount, RateLimit } from './http/limits.ts';
import type { People } from './http/people.ts';
import type { Clocks } from './live/clocks.ts';
import type { Rooms } from './live/rooms.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

/** What routes and sockets work with. */
export interface Parts {
  readonly config: Config;
  readonly env: Env;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly clocks: Clocks;
  readonly people: People;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly limits: Limits;
}

export interface Limits {
  /** Messages and requests of one session, and of one address. */
  readonly session: RateLimit;
  readonly address: RateLimit;
  /** New tables of one session, and from one address. */
  readonly newTables: RateLimit;
  readonly addressTables: RateLimit;
  readonly newSessions: RateLimit;
  readonly sockets: Headcount;
  /** Connections of any kind that do not come through a trusted proxy. */
  readonly connections: Headcount;
}
