import type { FastifyInstance } from 'fastify';
import { identify } from '#server/callers/identify.ts';
import { PLUGINS } from '#server/app.ts';
import { createHttpApp, type RegisterPlugin } from '#server/platform/http/http-app.ts';
import type { Services } from '#server/platform/services.ts';

export interface PluginRoute {
  readonly method: string;
  readonly path: string;
}

/** Portico without its endpoints, and every address that is left. */
export async function createPluginApp(
  services: Services,
): Promise<{ readonly app: FastifyInstance; readonly routes: readonly PluginRoute[] }> {
  const routes: PluginRoute[] = [];
  const collect: RegisterPlugin = (instance) => {
    instance.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, path: url });
    });
  };
  const app = await createHttpApp(services, { identify, routes: [], plugins: [collect, ...PLUGINS] });
  await app.ready();
  return { app, routes };
}
