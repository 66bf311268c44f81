import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DEFINITIONS,
  hostOf,
  nameOf,
  pathWith,
  rowParametersOf,
  unknownParametersOf,
} from '#server/testing/addresses.ts';
import { inputOf } from '#server/testing/inputs.ts';
import { signIn, visit, type Person } from '#server/testing/person.ts';
import { createPluginApp, type PluginRoute } from '#server/testing/plugin-routes.ts';
import {
  addAccount,
  createWalkedSites,
  DASHBOARD,
  type WalkedSite,
  type WalkedSites,
} from '#server/testing/walked-sites.ts';

let walked: WalkedSites;
let plugins: { readonly app: FastifyInstance; readonly routes: readonly PluginRoute[] };
let nobody: Person;
let stranger: Person;
beforeAll(async () => {
  walked = await createWalkedSites();
  plugins = await createPluginApp(walked.test.services);
  const hosts = [DASHBOARD, walked.a.appHost];
  nobody = await visit(walked.test, hosts);
  stranger = await signIn(walked.test, await addAccount(walked.test, 'stranger'), hosts);
}, 120_000);
afterAll(async () => {
  await plugins.app.close();
  await walked.close();
});

describe('every endpoint', () => {
  it('has an address of its own', () => {
    const addresses = DEFINITIONS.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('that is not open to everybody asks for signing in [DATA-14] [DATA-32]', async () => {
    const wrong: string[] = [];
    for (const definition of DEFINITIONS.filter(({ access }) => access.kind !== 'public')) {
      const answer = await nobody.call({
        method: definition.method,
        host: hostOf(definition, walked.a),
        path: pathWith(definition, () => walked.a),
        ...inputOf(definition, walked.a),
      });
      if (answer.statusCode !== 401) wrong.push(`${nameOf(definition)}: ${answer.statusCode}`);
      if (answer.body.includes(walked.a.secret)) wrong.push(`${nameOf(definition)}: tells of it`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('every address that is no endpoint', () => {
  it('has a real row for every parameter, or says why there is none', () => {
    expect(plugins.routes.flatMap(unknownParametersOf)).toEqual([]);
  });

  it('shows nothing of a site on its app host to those who may not open it [DATA-14]', async () => {
    const { a, b } = walked;
    const readable = plugins.routes.filter(({ method, path }) => method === 'GET' && !OPEN_TO_ALL.has(path));
    expect(readable.map(({ path }) => path)).toContain('/config/*');
    const wrong: string[] = [];
    const hosts = [DASHBOARD, a.appHost];
    const owner = await signIn(walked.test, b.ownerId, hosts);
    for (const route of readable) {
      for (const [who, cookies] of Object.entries({
        nobody: nobody.cookiesOn(a.appHost),
        stranger: stranger.cookiesOn(a.appHost),
        'the owner of another site': owner.cookiesOn(a.appHost),
      })) {
        const url = pathWith(route, () => a);
        const answer = await plugins.app.inject({ url, headers: { host: a.appHost }, cookies });
        const isRefused =
          [401, 403, 404, 410].includes(answer.statusCode) || isSignIn(answer.headers.location);
        if (!isRefused) wrong.push(`${route.path} for ${who}: ${answer.statusCode}`);
        if (answer.body.includes(a.secret)) wrong.push(`${route.path} for ${who}: tells of it`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('finds nothing by the ids of another site [DATA-14]', async () => {
    const { a, b } = walked;
    const wrong: string[] = [];
    const withRows = plugins.routes.filter(
      (route) => ['GET', 'POST'].includes(route.method) && rowParametersOf(route).length > 0,
    );
    expect(withRows.map(({ path }) => path)).toContain('/s/protected/:fileId');
    for (const route of withRows) {
      for (const host of [b.appHost, b.publicHost]) {
        const ask = (site: WalkedSite) =>
          plugins.app.inject({
            method: route.method as 'GET' | 'POST',
            url: pathWith(route, () => site),
            headers: { host, origin: `http://${host}` },
            cookies: b.owner.cookiesOn(host),
            ...(route.method === 'POST' ? { payload: {} } : {}),
          });
        const [foreign, own] = [await ask(a), await ask(b)];
        const what = `${route.method} ${route.path} on ${host}`;
        if (foreign.statusCode !== 404) wrong.push(`${what}: ${foreign.statusCode}`);
        if (foreign.body.includes(a.secret)) wrong.push(`${what}: tells of it`);
        if (own.statusCode === 404 && !NEEDS_LINK.has(route.path))
          wrong.push(`${what}: finds nothing of its own`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** What is found by a link that was given for it alone, or by members alone, whom the walked sites have not switched on. */
const NEEDS_LINK: ReadonlySet<string> = new Set([
  '/account/comments/:documentId',
  // The comment of the walked sites waits: nobody sees it.
  '/api/comment/report/:documentId/:commentId',
  '/account/feed/:token/:documentId/:file',
  '/s/protected/:fileId',
]);

/** What has been published anyway, what is known by a secret in its address, and what leads to the home page. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([
  '/',
  '/api/unlock',
  '/api/form/submitted/:documentId/:formId',
  '/api/comment/mails/:token',
  '/api/my-data/confirm/:token',
  '/api/my-data/copy/:token',
  '/newsletter/confirm/:token',
  '/newsletter/unsubscribe/:token',
]);

function isSignIn(location: string | undefined): boolean {
  return location !== undefined && /^https?:\/\/app\.localhost[^/]*\/(?:hand-over|sign-in)/.test(location);
}
