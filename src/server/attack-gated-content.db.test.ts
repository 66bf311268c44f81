import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewMemberFeed } from '#server/gating/member-feeds.ts';
import { addGatedMember, buildGatedSite, MARKER, type GatedSite } from '#server/gating/testing/gated-site.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { DEFINITIONS, nameOf } from '#server/testing/addresses.ts';
import { createPluginApp, type PluginRoute } from '#server/testing/plugin-routes.ts';

/** What a route of a public host gives of content: addresses to ask, or why there is nothing of it. */
type Outputs =
  | { readonly why: string }
  | {
      /** Each has the marker for members of the plan. */
      readonly gated: (site: GatedSite) => readonly string[];
      /** What nobody finds the marker in. */
      readonly open?: (site: GatedSite) => readonly string[];
    };

const APP_HOST = { why: 'of the app host and the dashboard; a public host knows nothing of it' };
const SHIPPED = { why: 'what comes with Portico' };
const OF_MEMBERS = { why: 'a page of the account: it shows nothing of the site’s content' };
const OF_BUYERS = { why: 'what one buyer entered or ordered, of what is in their cart' };
const OWN_FILE = { why: 'an address that holds at least 128 bits, or a signature' };

/** All routes that answer a GET; one that is added needs its line. */
const GETS: Readonly<Record<string, Outputs>> = {
  '/*': {
    gated: () => [
      '/',
      '/open',
      '/?draft',
      '/gated',
      '/gated/',
      '/GATED',
      '/gated?format=main-content',
      '/gated?format=json',
      '/gated?format=json-pretty',
      '/gated?screenshot',
      '/gated/some-slide',
      '/in-the-area',
      '/journal',
      '/journal?format=rss',
      '/journal?format=json',
      '/journal/feed.xml',
      '/journal/feed.atom',
      '/journal/feed.json',
      `/journal?tag=tag-${MARKER}`,
      '/journal?tag=shared',
      '/journal/tag/shared',
      '/journal/tag/shared/feed.xml',
      `/journal/category/cat-${MARKER}`,
      `/journal/category/cat-${MARKER}/feed.json`,
      '/journal/gated-post',
      '/journal/gated-post/comments.xml',
      '/comments.xml',
      '/journal/previewed-post',
      '/journal/open-post',
      '/club',
      '/club/',
      '/club/feed.xml',
      '/club/feed.json?page=1',
      '/club/club-post',
      '/club/nowhere',
      '/club/tag/any',
      '/nowhere',
    ],
    open: () => ['/sitemap.xml', '/sitemap-1.xml', '/robots.txt', '/favicon.ico', '/club/club-open-post'],
  },
  '/': { gated: () => ['/', '/?format=rss', '/?tag=shared'] },
  '/s/:name': { gated: ({ fileName }) => [`/s/${fileName}`, `/s/${fileName.toUpperCase()}`] },
  '/s/images/:content/:name': OWN_FILE,
  '/s/fonts/:name': OWN_FILE,
  '/s/protected/:fileId': OWN_FILE,
  '/api/comment/reply/:documentId/:commentId': {
    gated: ({ gatedItem, comment }) => [`/api/comment/reply/${gatedItem}/${comment}`],
  },
  '/api/comment/report/:documentId/:commentId': {
    gated: ({ gatedItem, comment }) => [`/api/comment/report/${gatedItem}/${comment}`],
  },
  '/api/comment/write/:documentId': {
    gated: () => [],
    open: ({ gatedItem }) => [`/api/comment/write/${gatedItem}`],
  },
  '/account/comments/:documentId': {
    gated: () => [],
    open: ({ gatedItem }) => [`/account/comments/${gatedItem}`],
  },
  // By the address of a member without access; what others get is another test's.
  '/account/feed/:token/:documentId/:file': { gated: () => [], open: () => feedsOf(tokens.without) },
  '/api/comment/sent/:token': { why: 'what the sender wrote, by a signed address' },
  '/api/form/submitted/:documentId/:formId': {
    gated: ({ forms }) => forms.map(([page, form]) => `/api/form/submitted/${page}/${form}`),
  },
  '/api/comment/mails/:token': { why: 'about mails, by the signature of an address' },
  '/api/my-data/confirm/:token': { why: 'about a request of a person, by the secret of a mail' },
  '/api/my-data/copy/:token': { why: 'about the data of a person, by the secret of a mail' },
  '/newsletter/confirm/:token': { why: 'about a subscription, by the secret of a mail' },
  '/newsletter/unsubscribe/:token': { why: 'about a subscription, by the secret of a mail' },
  '/cart': { why: 'what the visitor put aside, of what they get' },
  '/cart/lines': { why: 'leads to the cart' },
  '/cart/codes': { why: 'leads to the cart' },
  '/cart/link/*': { why: 'leads to the cart, with what they get' },
  '/cart/ask': { why: 'what a product that they get asks of its buyers' },
  '/cart/restore/:token': { why: 'leads to the cart, with what they get' },
  '/commerce/back-in-stock': { why: 'the name of a product that they get' },
  '/reviews/:token': { why: 'the names of products that they bought and get, by the secret of a mail' },
  '/checkout/mails/:token': { why: 'about mails, by the secret of one' },
  '/api/unlock': { why: 'leads to the home page' },
  ...of(SHIPPED, [
    '/_portico/maps/v1/:style/:zoom/:position/:file',
    '/_portico/templates/:name',
    '/s/sample-pictures/:name',
    '/_portico/fonts/:version/:file',
    '/_portico/*',
  ]),
  ...of(OF_MEMBERS, [
    '/account',
    '/account/signup',
    '/account/login',
    '/account/login/link',
    '/account/confirm',
    '/account/forgot',
    '/account/code',
    '/account/logout',
    '/account/profile',
    '/account/email',
    '/account/password',
    '/account/passkeys',
    '/account/sessions',
    '/account/feed',
    '/account/feed/end',
    '/account/orders',
    '/account/donations',
    '/account/gift-cards',
    '/account/subscriptions',
    '/account/payment-methods',
    '/account/addresses',
    '/account/addresses/:addressId',
    '/account/addresses/:addressId/country',
    '/account/plans',
    '/account/plans/join',
    '/account/plans/leave',
    '/account/data',
    '/account/leave',
    '/account/get-data',
    '/account/delete-data',
    '/account/link/:token',
    '/account/invitation/:token',
  ]),
  ...of(OF_BUYERS, [
    '/checkout',
    '/checkout/contact',
    '/checkout/delivery',
    '/checkout/payment',
    '/checkout/account',
    '/checkout/donate',
    '/checkout/giftcard',
    '/checkout/gift-card-balance',
    '/checkout/subscribe',
    '/checkout/end-test',
    '/checkout/order/:token',
    '/checkout/order/:token/receipt',
    '/checkout/order/:token/gift',
    '/checkout/order/:token/withdraw',
    '/checkout/balance/:token',
    '/checkout/return/:token',
    '/checkout/card/:submission',
    '/checkout/test-payment/:token',
    '/checkout/test/:token',
    '/checkout/subscription/:token',
    '/checkout/subscription/:token/cancel',
    '/checkout/subscription/:token/keep',
    '/checkout/subscription/:token/pause',
    '/checkout/subscription/:token/resume',
    '/checkout/subscription/:token/change',
    '/checkout/subscription/:token/address',
    '/checkout/subscription/:token/method',
    '/checkout/subscription/:token/plan',
    '/checkout/subscription/:token/keep-plan',
    '/commerce/goto-checkout',
    '/orders/find',
    '/orders/view/:token',
    '/orders/view/:token/receipt',
    '/orders/view/:token/gift',
    '/orders/view/:token/withdraw',
  ]),
  ...of(APP_HOST, [
    '/config/hand-over',
    '/hand-over',
    '/config/frame',
    '/config',
    '/config/*',
    '/claim',
    '/sign-in',
    '/sign-up',
    '/sign-up/complete',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/undo-email-change',
    '/join',
    '/take-over',
    '/sites/new',
    '/trash',
    '/invitations',
    '/outbox',
  ]),
};

/** Calls that a public host answers, with why they give nothing of content. */
const CALLS: Readonly<Record<string, string>> = {
  'POST /api/auth/Login': 'about an account',
  'POST /api/auth/Reauthenticate': 'about an account',
  'POST /api/auth/Logout': 'about an account',
  'GET /api/account': 'about an account',
  'POST /api/member/PasskeyChallenge': 'a challenge',
  'POST /api/member/Passkey': 'about the member',
  'POST /api/member/passkeys/start': 'a challenge',
  'POST /api/member/passkeys': 'about the member',
  'GET /api/cart': 'how much the visitor put aside',
  'GET /api/cart/facade': 'what the visitor put aside',
  'GET /api/stock': 'what of a product can be had, for who sees its page',
  'GET /api/member':
    'about the member, with names of plans and areas that are open, and of the pages in these',
  'POST /api/auth/SecondFactor': 'about an account',
  'GET /api/auth/Proofs': 'about an account',
  'POST /api/auth/Passkey': 'about an account',
  'POST /api/auth/PasskeyChallenge': 'about an account',
  'POST /api/auth/ProofChallenge': 'about an account',
  'POST /api/auth/ReauthenticateWithPasskey': 'about an account',
  'POST /api/form/FormSubmissionKey': 'a key',
  'POST /api/form/CaptchaChallenge': 'a challenge',
  'POST /api/form/SaveFormSubmission': 'that it was kept; it takes the key of the page that shows the form',
  'POST /api/consent': 'that it was kept',
  'POST /api/newsletter/Subscribe': 'that it was kept, for who sees the block; it takes the key of its page',
};

function of(outputs: Outputs, paths: readonly string[]): Readonly<Record<string, Outputs>> {
  return Object.fromEntries(paths.map((path) => [path, outputs]));
}

let test: TestApp;
let plugins: { readonly app: FastifyInstance; readonly routes: readonly PluginRoute[] };
let site: GatedSite;
const tokens = { without: '', with: '' };
const viewers: Record<'anonymous' | 'without' | 'with', string> = { anonymous: '', without: '', with: '' };
beforeAll(async () => {
  test = await createTestApp();
  plugins = await createPluginApp(test.services);
  site = await buildGatedSite(test.services);
  for (const [name, planIds] of [
    ['without', []],
    ['with', [site.planId]],
  ] as const) {
    const { memberId, cookie } = await addGatedMember(test.services, site.siteId, planIds);
    viewers[name] = cookie;
    tokens[name] = await renewMemberFeed(test.services, site.siteId, memberId);
  }
}, 120_000);
afterAll(async () => {
  await plugins.app.close();
  await test.close();
});

const feedsOf = (token: string) =>
  [site.journal, site.club].flatMap((documentId) =>
    ['feed.xml', 'feed.atom', 'feed.json'].map((file) => `/account/feed/${token}/${documentId}/${file}`),
  );
const visit = (url: string, viewer: keyof typeof viewers) =>
  test.app.inject({ url, headers: { host: site.host, cookie: viewers[viewer] } });
/** Where the addresses of pages hold the marker themselves, it stands in what was asked. */
const withoutAddress = (url: string, body: string) =>
  url.includes(MARKER) ? body.replaceAll(/(?:cat|tag)-marker-7f3a/g, '') : body;

describe('gated content', () => {
  it('has a line for every route that a public host answers [MEMB-38]', () => {
    const paths = plugins.routes.flatMap(({ method, path }) => (method === 'GET' ? [path] : []));
    expect(new Set(Object.keys(GETS))).toEqual(new Set(paths));
    const calls = DEFINITIONS.filter(({ host }) => host === 'site' || host === 'any').map(nameOf);
    expect(Object.keys(CALLS).toSorted()).toEqual(calls.toSorted());
  });

  const outputs = Object.values(GETS).flatMap((each) => ('gated' in each ? [each] : []));
  const gated = () => outputs.flatMap((each) => each.gated(site));
  const open = () => outputs.flatMap((each) => each.open?.(site) ?? []);

  it('is in no byte of what visitors and members without access get, be it asked for first or last [MEMB-38, MEMB-40, MEMB-41]', async () => {
    const found: string[] = [];
    const look = async (viewer: keyof typeof viewers) => {
      for (const url of [...gated(), ...open()]) {
        const { body, headers } = await visit(url, viewer);
        if (withoutAddress(url, body + JSON.stringify(headers)).includes(MARKER))
          found.push(`${viewer} ${url}`);
      }
    };
    await look('anonymous');
    await look('without');
    for (const url of gated()) await visit(url, 'with');
    await look('without');
    await look('anonymous');
    expect(found).toEqual([]);
  });

  it('is in the personal feed of a member with access, kept by nobody [FIND-27, MEMB-38]', async () => {
    for (const url of feedsOf(tokens.with)) {
      const answer = await visit(url, 'anonymous');
      expect(answer.body, url).toContain(MARKER);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('is what members with access get, kept by nobody [MEMB-41, ROLE-02]', async () => {
    const missing: string[] = [];
    const kept: string[] = [];
    for (const url of gated()) {
      const answer = await visit(url, 'with');
      if (answer.statusCode >= 300 && answer.statusCode < 400) continue;
      if (!answer.body.includes(MARKER)) missing.push(`${answer.statusCode} ${url}`);
      const { 'cache-control': control } = answer.headers;
      if (control?.includes('no-store') !== true) kept.push(`${String(control)} ${url}`);
    }
    expect(missing).toEqual([]);
    expect(kept).toEqual([]);
  });
});
