import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Env } from './env.ts';
import type { Limits } from './http/limits.ts';
import type { People } from './http/people.ts';
import type { Quotas } from './http/quotas.ts';
import type { Clocks } from './live/clocks.ts';
import type { Households } from './live/households.ts';
import type { Retention } from './live/retention.ts';
import type { LiveTables } from './live/tables.ts';
import type { Metrics } from './metrics.ts';
import type { Pushes } from './push/pushes.ts';
import type { Store } from './store/store.ts';

/** The parts of a server that its routes and sockets work with. */
export interface Parts {
  readonly config: Config;
  readonly env: Env;
  readonly store: Store;
  readonly tables: LiveTables;
  readonly clocks: Clocks;
  readonly people: People;
  readonly pushes: Pushes;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly limits: Limits;
  readonly quotas: Quotas;
  readonly retention: Retention;
  readonly households: Households;
}
