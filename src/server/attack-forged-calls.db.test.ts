import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { DEFINITIONS, hostOf, nameOf, pathWith } from '#server/testing/addresses.ts';
import { inputOf } from '#server/testing/inputs.ts';
import { signIn, visit } from '#server/testing/person.ts';
import { createPluginApp, type PluginRoute } from '#server/testing/plugin-routes.ts';
import { createWalkedSites, DASHBOARD, type WalkedSites } from '#server/testing/walked-sites.ts';

/** Endpoints that change something and take no crumb, with the reason. */
const WITHOUT_CRUMB: Readonly<Record<string, string>> = {};

/** Addresses beside the endpoints that change something, with what they ask for in the place of a crumb. */
const ASKED_INSTEAD: Readonly<Record<string, string>> = {
  'POST /api/form/submit/:documentId/:formId': 'the key of the form that stands in the page',
  'POST /api/newsletter/subscribe/:documentId/:blockId': 'the key of the block that stands in the page',
  'POST /api/comment/write/:documentId':
    'nothing: it takes a comment of whoever sends one, as often as they may, from pages of the site',
  'POST /api/comment/like/:documentId/:commentId':
    'nothing: it takes a like of whoever sends one, from pages of the site',
  'POST /api/comment/report/:documentId/:commentId':
    'nothing: it takes a report of whoever sends one, from pages of the site',
  'POST /api/comment/mails/:token': 'the signature of a mail, which is in the address',
  'POST /api/unlock': 'the password itself, which opens nothing but the page for whoever sends it',
  'POST /api/my-data/confirm/:token': 'the secret of a mail, which is in the address',
  'POST /api/my-data/copy/:token/code': 'the secret of a mail, which is in the address',
  'POST /api/my-data/copy/:token/file': 'the secret of a mail, which is in the address',
  'POST /newsletter/data/:token': 'the secret of a mail, which is in the address',
  'POST /newsletter/confirm/:token': 'the secret of a mail, which is in the address',
  'POST /newsletter/unsubscribe/:token': 'the secret of a mail, which is in the address',
  'POST /newsletter/return/:token': 'the secret of a mail, which is in the address',
  'POST /newsletter/links': 'nothing: it sends a mail to whom is named, as often as it may be asked for',
  'POST /cart/lines': 'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /cart/codes': 'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/giftcard': 'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/order/:token/gift':
    'that a page of the site sends it, and the secret of the order (ORD-122)',
  'POST /orders/view/:token/gift':
    'that a page of the site sends it, and the sealed link of the order (ORD-122)',
  'POST /checkout/donate': 'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/gift-card-balance':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/contact': 'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/delivery': 'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/payment': 'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/test-payment/:token':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/balance/:token':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/order/:token/withdraw':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /orders/view/:token/withdraw':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/subscription/:token/cancel':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/subscription/:token/keep':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/subscription/:token/pause':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/subscription/:token/resume':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/subscription/:token/change':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/subscription/:token/address':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/subscription/:token/method':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/subscription/:token/plan':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/subscription/:token/keep-plan':
    'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /commerce/back-in-stock': 'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /reviews/:token': 'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /checkout/mails/:token': 'the secret of a mail, which is in the address',
  'POST /checkout/mails/:token/undo': 'the secret of a mail, which is in the address',
  'POST /api/payments/:provider/webhook': 'the signature of the provider over the bytes (ORD-78)',
  'POST /orders/find': 'that a page of the site sends it: pages in caches carry no crumb (ORD-12)',
  'POST /account/signup': 'nothing: it sends a mail to whom is named, as often as it may be asked for',
  'POST /account/login': 'the password itself',
  'POST /account/login/link': 'nothing: it sends a mail to whom is named, as often as it may be asked for',
  'POST /account/confirm': 'nothing: it sends a mail to whom is named, as often as it may be asked for',
  'POST /account/forgot': 'nothing: it sends a mail to whom is named, as often as it may be asked for',
  'POST /account/code': 'the code of a mail, in the browser that asked for it',
  'POST /account/link/:token': 'the secret of a mail, which is in the address',
  'POST /account/invitation/:token': 'the secret of a mail, which is in the address',
  'POST /account/comments/:documentId': 'the crumb, as a field of the form',
  'POST /account/logout': 'the crumb, as a field of the form',
  'POST /account/profile': 'the crumb, as a field of the form',
  'POST /account/email': 'the crumb, as a field of the form',
  'POST /account/password': 'the crumb, as a field of the form',
  'POST /account/passkeys': 'the crumb, as a field of the form',
  'POST /account/payment-methods': 'the crumb, as a field of the form',
  'POST /account/sessions': 'the crumb, as a field of the form',
  'POST /account/addresses': 'the crumb, as a field of the form',
  'POST /account/addresses/:addressId': 'the crumb, as a field of the form',
  'POST /account/addresses/:addressId/country': 'the crumb, as a field of the form',
  'POST /account/data': 'the crumb, as a field of the form',
  'POST /account/feed': 'the crumb, as a field of the form',
  'POST /account/feed/end': 'the crumb, as a field of the form',
  'POST /account/plans/join': 'the crumb, as a field of the form',
  'POST /account/plans/leave': 'the crumb, as a field of the form',
  'POST /account/get-data': 'the crumb, as a field of the form',
  'POST /account/delete-data': 'the crumb, as a field of the form',
  'POST /account/leave': 'the crumb, as a field of the form',
  'POST /': 'nothing: pages take no such calls',
  'PUT /': 'nothing: pages take no such calls',
  'PATCH /': 'nothing: pages take no such calls',
  'DELETE /': 'nothing: pages take no such calls',
  'POST /*': 'nothing: pages take no such calls',
  'PUT /*': 'nothing: pages take no such calls',
  'PATCH /*': 'nothing: pages take no such calls',
  'DELETE /*': 'nothing: pages take no such calls',
};

const changing = DEFINITIONS.filter(({ method }) => method !== 'GET');

let walked: WalkedSites;
let plugins: { readonly app: FastifyInstance; readonly routes: readonly PluginRoute[] };
beforeAll(async () => {
  walked = await createWalkedSites();
  plugins = await createPluginApp(walked.test.services);
}, 120_000);
afterAll(async () => {
  await plugins.app.close();
  await walked.close();
});

/** What browsers say of pages that are not of the host they call. */
function forgeriesOf(host: string): Record<string, string>[] {
  return [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://www.${host}` },
    { origin: `http://${host}:1` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: `http://${host}`, 'sec-fetch-site': 'same-site' },
  ];
}

/** A call that the owner of a site could make, but for what is given. */
function forge(
  definition: EndpointDefinition,
  given: { readonly headers?: Record<string, string>; readonly crumb?: string | null },
) {
  const { b } = walked;
  return b.owner.call({
    method: definition.method,
    host: hostOf(definition, b),
    path: pathWith(definition, () => b),
    ...inputOf(definition, b),
    ...given,
  });
}

describe('every endpoint that may change something', () => {
  it('refuses pages of other origins, whoever is signed in', async () => {
    const wrong: string[] = [];
    for (const definition of changing) {
      for (const headers of forgeriesOf(hostOf(definition, walked.b))) {
        const answer = await forge(definition, { headers });
        if (answer.statusCode !== 403 || answer.json<{ code?: string }>().code !== 'origin-refused') {
          wrong.push(`${nameOf(definition)} ${JSON.stringify(headers)}: ${answer.statusCode}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('refuses calls without a crumb, and with one of somebody else [DATA-05] [DATA-14]', async () => {
    const { test, a, b } = walked;
    const hosts = [DASHBOARD, b.appHost];
    const [visitor, other] = [await visit(test, hosts), await signIn(test, b.ownerId, hosts)];
    const wrong: string[] = [];
    for (const definition of changing) {
      const host = hostOf(definition, b);
      const own = b.owner.crumbs[host] ?? '';
      const crumbs = {
        none: null,
        empty: '',
        'of another account': a.owner.crumbs[DASHBOARD] ?? '',
        'of another session of the same person': other.crumbs[host] ?? '',
        'of a visitor': visitor.crumbs[host] ?? '',
        shortened: own.slice(0, -1),
        'in other letters': own.toLowerCase(),
      };
      for (const [which, crumb] of Object.entries(crumbs)) {
        const answer = await forge(definition, { crumb });
        const isRefused = answer.statusCode === 403 && answer.json<{ code: string }>().code === 'crumb-fail';
        if (isRefused === nameOf(definition) in WITHOUT_CRUMB) {
          wrong.push(`${nameOf(definition)} with a crumb ${which}: ${answer.statusCode}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('takes the crumb of whoever calls [DATA-05]', async () => {
    const { a, b } = walked;
    for (const { owner } of [a, b]) {
      const asked = { method: 'POST', path: '/api/account/name', host: DASHBOARD } as const;
      expect((await owner.call({ ...asked, payload: { name: 'Named' } })).statusCode).toBe(200);
    }
  });
});

describe('every address that is no endpoint', () => {
  it('says what it asks for in the place of a crumb, where it may change something', () => {
    const found = plugins.routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
    const names = new Set(found.map(({ method, path }) => `${method} ${path}`));
    expect([...names].toSorted()).toEqual(Object.keys(ASKED_INSTEAD).toSorted());
  });

  it('refuses what a page of another origin sends: forms too, and methods nobody serves', async () => {
    const { b } = walked;
    const routes = plugins.routes.filter(({ method }) => !['GET', 'HEAD'].includes(method));
    const wrong: string[] = [];
    for (const route of [...routes, { method: 'POST', path: '/api/nothing' }]) {
      for (const headers of forgeriesOf(b.publicHost)) {
        const answer = await plugins.app.inject({
          method: route.method as 'POST',
          url: pathWith(route, () => b),
          headers: { host: b.publicHost, ...headers },
        });
        if (answer.statusCode !== 403) wrong.push(`${route.method} ${route.path}: ${answer.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
