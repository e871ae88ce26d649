import { ratingsOf } from '@baithak/catalog/strengths';
import { Fault } from '@baithak/kernel';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { answerFault } from './requests.ts';

/** One's own ratings, the best of a game, and those of the players at a table. */
export function ratingRoutes(api: FastifyInstance, { store, tables, config, env }: Parts): void {
  const known = store.people;

  api.get('/ratings', async ({ session }, reply) => {
    if (session === undefined) return answerFault(reply, new Fault('no-session'));
    const { person } = session;
    const ratings = await known.ratingsOf(person, env.now());
    return { ratings, history: await known.ratingHistory(person) };
  });

  api.get('/ratings/:game', async (request, reply) => {
    const { game } = request.params as { readonly game: string };
    if (!(config.games as readonly string[]).includes(game)) {
      return answerFault(reply, new Fault('unknown-game', { args: { game } }));
    }
    return { game, board: await known.leaderboard(game, env.now()) };
  });

  api.get('/tables/:id/ratings', async (request, reply) => {
    if (request.session === undefined) return answerFault(reply, new Fault('no-session'));
    const { id } = request.params as { readonly id: string };
    const table = await tables.open(id);
    if (table instanceof Fault) return answerFault(reply, table);
    const { settings, people, seats } = await table.look((now) => ({
      settings: now.settings,
      people: now.seats.flatMap((each) => (each.kind === 'person' ? [each.person] : [])),
      seats: now.seats.length,
    }));
    return {
      people: await known.ratingsIn(settings.game, people, env.now()),
      characters: ratingsOf(settings.game, seats),
    };
  });
}
