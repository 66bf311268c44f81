import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';

/** The time limit of the check: a slower database counts as unavailable. */
const ANSWER_LIMIT_MS = 3_000;

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, which takes the database; where it cannot, or can only show
 * what is there, it says why.
 */
export function registerProbes(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.draining.hasBegun) return reply.code(503).send({ status: 'stopping' });
    if (!(await answersInTime(services))) return reply.code(503).send({ status: 'database-away' });
    return reply.send({ status: services.databaseState.isFull() ? 'database-full' : 'ready' });
  });
}

async function answersInTime({ db }: Services): Promise<boolean> {
  const limit = new AbortController();
  const asking = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const late = wait(ANSWER_LIMIT_MS, false, { signal: limit.signal }).catch(() => false);
  const isInTime = await Promise.race([asking, late]);
  limit.abort();
  return isInTime;
}
