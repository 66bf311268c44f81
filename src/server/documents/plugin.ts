import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { eventHubOf } from './event-hub.ts';

/** Lets a server that stops end its open streams of events; editors connect again to the next one. */
export function registerDocuments(app: FastifyInstance, services: Services): void {
  app.addHook('preClose', async () => eventHubOf(services).endAll());
}
