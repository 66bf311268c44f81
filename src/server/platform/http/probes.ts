import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve, which takes the database. */
export function registerProbes(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    await sql`select 1`.execute(services.db);
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
