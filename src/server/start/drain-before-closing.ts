import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Before a process closes: reports that it is not ready and still answers for a while, so that proxies send their
 * requests elsewhere. Skipped where nobody is connected.
 */
export async function drainBeforeClosing(app: FastifyInstance, drainMs: number): Promise<void> {
  app.draining.begin();
  if (drainMs > 0 && (await countConnections(app)) > 0) await wait(drainMs);
}

function countConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    app.server.getConnections((error, count) => resolve(error === null ? count : 0));
  });
}
