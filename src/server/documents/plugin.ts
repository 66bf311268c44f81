import type { FastifyInstance } from 'fastify';

/** Lets a server that stops end its open streams of events; editors connect again to the next one. */
export function registerDocuments(app: FastifyInstance): void {
  const streams = new Set<() => void>();
  app.decorate('documentStreams', streams);
  app.addHook('preClose', async () => {
    for (const end of streams) end();
  });
}
