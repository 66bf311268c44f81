import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { eventHubOf } from './event-hub.ts';

/** Ends the open event streams of a server that stops; editors reconnect to the next one. */
export function registerDocuments(app: FastifyInstance, services: Services): void {
  app.addHook('preClose', async () => eventHubOf(services).endAll());
}
