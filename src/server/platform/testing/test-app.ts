import type { FastifyInstance } from 'fastify';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp, type RegisterPlugin } from '#server/platform/http/http-app.ts';
import type { Route } from '#server/platform/http/route.ts';
import { createTestServices, type TestServices, type TestServicesOptions } from './test-services.ts';

export interface TestApp extends TestServices {
  readonly app: FastifyInstance;
}

/** The HTTP side over test services, for `app.inject`: with the given routes and plugins, or all of Portico. */
export async function createTestApp(
  routes?: readonly Route[],
  options: TestServicesOptions = {},
  plugins: readonly RegisterPlugin[] = [],
): Promise<TestApp> {
  const test = await createTestServices(options);
  const app =
    routes === undefined
      ? await (await import('#server/app.ts')).createApp(test.services)
      : await createHttpApp(test.services, { identify, routes, plugins });
  await app.ready();
  return {
    ...test,
    app,
    async close() {
      await app.close();
      await test.close();
    },
  };
}
