import type { FastifyInstance } from 'fastify';
import { registerFiles } from '#server/files/plugin.ts';
import { registerAssets } from '#server/platform/assets/plugin.ts';
import { createHttpApp, type RegisterPlugin } from '#server/platform/http/http-app.ts';
import type { Services } from '#server/platform/services.ts';
import { ROUTES } from './routes.ts';

const PLUGINS: readonly RegisterPlugin[] = [registerAssets, registerFiles];

/**
 * All of Portico over HTTP. A plugin that answers cached pages sets `app.fastPath`: a function that sees each raw
 * request before Fastify does, and returns whether it has answered.
 */
export function createApp(services: Services): Promise<FastifyInstance> {
  return createHttpApp(services, { routes: ROUTES, plugins: PLUGINS });
}
