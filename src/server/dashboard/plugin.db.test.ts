import { afterAll, beforeAll, expect, it } from 'vitest';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import type { FastifyInstance } from 'fastify';
import { createSite } from '#server/sites/create-site.ts';
import { registerDashboard } from './plugin.ts';

let test: TestServices;
let app: FastifyInstance;

beforeAll(async () => {
  test = await createTestServices();
  await createSite(test.services, {
    title: 'Demo',
    identifier: 'demo',
    ownerId: null,
    fill: () => Promise.resolve(),
  });
  app = await createHttpApp(test.services, {
    identify,
    routes: [],
    plugins: [
      registerDashboard,
      (instance) => {
        instance.get('/*', async (request) => ({ page: request.url }));
      },
    ],
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const get = (host: string, url: string) => app.inject({ url, headers: { host, accept: 'text/html' } });

it('answers on the app domain, whatever the port, with the app’s page and a policy against foreign scripts', async () => {
  for (const host of ['app.localhost', 'APP.localhost:8080']) {
    const page = await get(host, '/sites/new');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('<div id="root">');
    expect(page.body).not.toMatch(/<script(?![^>]* src=)/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  }
});

it('gives a new browser the crumb of its calls with the page, so that none of them is refused first [DATA-11]', async () => {
  const names = (page: Awaited<ReturnType<typeof get>>) => page.cookies.map(({ name }) => name);
  const first = await get('app.localhost', '/sign-in');
  expect(names(first)).toEqual(expect.arrayContaining(['crumb', 'portico_visitor']));
  const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
  const again = await app.inject({ url: '/', headers: { host: 'app.localhost' }, cookies });
  expect(names(again)).toEqual([]);
});

it('leaves the addresses of sites alone', async () => {
  expect((await get('demo.localhost', '/account')).json()).toEqual({ page: '/account' });
  expect((await get('demo.app.localhost', '/')).json()).toEqual({ page: '/' });
});
