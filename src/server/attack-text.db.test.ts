import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '#server/accounts/create-account.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { PLUGINS } from '#server/app.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { addGatedMember } from '#server/gating/testing/gated-site.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { sampleInputs, withEachName, withEachText } from '#server/platform/testing/sample-inputs.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { createSite } from '#server/sites/create-site.ts';
import { restoreSite } from '#server/sites/remove-site.ts';
import { instantiateTemplate } from '#server/templates/instantiate-template.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Id } from '#lib/id.ts';
import { ROUTES } from './routes.ts';

const PASSWORD = 'a-long-enough-password';
const EMAIL = 'owner@example.org';
const SITE = 'attacked';
const APP_HOST = `${SITE}.app.localhost`;
const PUBLIC_HOST = `${SITE}.localhost`;
/** Calls of an endpoint that hashes passwords in a minute. */
const CALLS_A_MINUTE = 20;

/** What a database cannot keep, alone and at the end of what it can. */
const CHANGES: readonly ((text: string) => string)[] = ['\0', '\uD800', '\uDFFF'].flatMap((bad) => [
  () => bad,
  (text: string) => `${text}${bad}`,
]);
const ENCODED = ['%00', 'a%00b', '%ED%A0%80', '%ff', '%'];

/** Of what is not there in this test, such as the file of places. */
const EXPECTED_FAILURES: ReadonlySet<string> = new Set(['places-unavailable']);

/**
 * NUL in an address is refused wherever it stands. What is no UTF-8 there, half a surrogate pair among it, is read as
 * the replacement character, which can be kept.
 */
const expectedOf = (encoded: string) => (encoded.includes('%00') ? 'refused' : 'survived');

/**
 * What is read without the characters that cannot be kept, by design: whoever fills in a form without scripts did not
 * type them and could not find them. Nothing of a form is read where pages stand. Of documents see the last test.
 */
const FORMS_THAT_STRIP: ReadonlySet<string> = new Set([
  '/api/form/submit/:documentId/:formId',
  '/checkout/test-payment/:token',
  '/checkout/balance/:token',
  '/api/newsletter/subscribe/:documentId/:blockId',
  '/api/comment/write/:documentId',
  '/api/comment/mails/:token',
  '/api/comment/like/:documentId/:commentId',
  '/api/comment/report/:documentId/:commentId',
  '/newsletter/confirm/:token',
  '/newsletter/unsubscribe/:token',
  '/newsletter/return/:token',
  '/newsletter/data/:token',
  '/api/my-data/confirm/:token',
  '/api/my-data/copy/:token/code',
  '/api/my-data/copy/:token/file',
  '/api/unlock',
  '/account/signup',
  '/account/login',
  '/account/login/link',
  '/account/confirm',
  '/account/forgot',
  '/account/code',
  '/account/link/:token',
  '/account/comments/:documentId',
  '/account/invitation/:token',
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
  '/account/plans',
  '/account/plans/join',
  '/account/plans/leave',
  '/account/addresses',
  '/account/addresses/:addressId',
  '/account/addresses/:addressId/country',
  '/account/data',
  '/account/leave',
  '/account/get-data',
  '/account/delete-data',
  '/cart/lines',
  '/cart/codes',
  '/checkout/contact',
  '/checkout/donate',
  '/checkout/giftcard',
  '/checkout/order/:token/gift',
  '/orders/view/:token/gift',
  '/checkout/gift-card-balance',
  '/checkout/delivery',
  '/checkout/payment',
  '/orders/find',
  '/checkout/order/:token/withdraw',
  '/orders/view/:token/withdraw',
  '/checkout/subscription/:token/cancel',
  '/checkout/subscription/:token/keep',
  '/checkout/subscription/:token/pause',
  '/checkout/subscription/:token/resume',
  '/checkout/subscription/:token/change',
  '/checkout/subscription/:token/address',
  '/checkout/subscription/:token/method',
  '/checkout/subscription/:token/plan',
  '/checkout/subscription/:token/keep-plan',
  '/commerce/back-in-stock',
  '/reviews/:token',
  '/checkout/mails/:token',
  '/checkout/mails/:token/undo',
  '/',
  '/*',
]);

/** Only sites have a page of newsletter links, and hear of payments. */
const NOT_THERE: ReadonlySet<string> = new Set([
  'app.localhost/newsletter/links',
  'app.localhost/api/payments/:provider/webhook',
]);

type Attack = InjectOptions & { readonly url: string };

interface PluginRoute {
  readonly method: string;
  readonly url: string;
}

let test: TestServices;
let app: FastifyInstance;
/** Each host has a session of its own. */
const jars = new Map<string, Record<string, string>>();
const known: Record<string, string> = {};
const pluginRoutes: PluginRoute[] = [];

beforeAll(async () => {
  test = await createTestServices();
  const { services } = test;
  app = await createHttpApp(services, { identify, routes: ROUTES, plugins: [collectRoutes, ...PLUGINS] });
  await app.ready();
  const ownerId = await createAccount(services.db, {
    name: 'Owner',
    email: EMAIL,
    passwordHash: await hashPassword(PASSWORD),
    isInstallationOwner: true,
    now: test.clock.now,
  });
  const fill = async (siteId: SiteId) => {
    const template = { siteId, templateId: 'journal', title: SITE, authorId: ownerId };
    await instantiateTemplate(services, template);
  };
  const siteId = await createSite(services, { identifier: SITE, title: SITE, ownerId, fill });
  const documentId = await idIn('documents', siteId);
  const fileId = await idIn('files', siteId);
  const listId = '0123456789abcdef01234567' as Id<'mailing-list'>;
  await services.db
    .insertInto('mailing_lists')
    .values({
      site_id: siteId,
      id: listId,
      name: 'News',
      description: '',
      reply_to: '',
      is_double_opt_in: true,
      created_at: new Date(test.clock.now),
    })
    .execute();
  Object.assign(known, { documentId, fileId, siteId, email: EMAIL, listId, version: '1' });
}, 120_000);
afterEach(async () => {
  // One of the calls removes the site that all others are about.
  const { id, removed_at } = await test.services.db
    .selectFrom('sites')
    .select(['id', 'removed_at'])
    .where('identifier', '=', SITE)
    .executeTakeFirstOrThrow();
  if (removed_at !== null) await restoreSite(test.services, id);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

function collectRoutes(instance: FastifyInstance): void {
  instance.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) pluginRoutes.push({ method: each, url });
  });
}

async function idIn(table: 'documents' | 'files', siteId: SiteId): Promise<string> {
  const row = await test.services.db
    .selectFrom(table)
    .select('id')
    .where('site_id', '=', siteId)
    .$if(table === 'documents', (query) => query.where('kind', '=', 'page'))
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The same on the public host, where members have sessions. */
async function signInMember(): Promise<Readonly<Record<string, string>>> {
  const { cookie } = await addGatedMember(test.services, known['siteId'] as SiteId, []);
  const [name = '', token = ''] = cookie.split('=');
  const asked = {
    method: 'POST',
    url: '/api/member/passkeys/start',
    headers: { host: PUBLIC_HOST },
  } as const;
  const refused = await app.inject({ ...asked, cookies: { [name]: token } });
  const crumb = refused.cookies.find((each) => each.name === 'crumb')?.value ?? '';
  return { [name]: token, crumb };
}

/** A session on a host, and the crumb that belongs to it. */
async function signIn(host: string): Promise<void> {
  const jar: Record<string, string> = {};
  jars.set(host, jar);
  if (host === PUBLIC_HOST) {
    Object.assign(jar, await signInMember());
    return;
  }
  const login = {
    method: 'POST',
    url: '/api/auth/Login',
    payload: { email: EMAIL, password: PASSWORD },
    headers: { host },
  } as const;
  for (const expected of [403, 200]) {
    const answer = await inject(login);
    expect(answer.statusCode).toBe(expected);
    for (const { name, value } of answer.cookies) jar[name] = value;
  }
}

const calledHost = (attack: Pick<Attack, 'headers'>) => {
  const host = attack.headers?.['host'];
  return typeof host === 'string' ? host : APP_HOST;
};

let calls = 0;
const inject = async (options: Attack) => {
  calls += 1;
  if (calls % CALLS_A_MINUTE === 0) {
    test.clock.advance(61_000);
    // Calls that take a recent sign-in are let in all the way.
    await test.services.db
      .updateTable('sessions')
      .set({ reauthenticated_at: new Date(test.clock.now) })
      .execute();
  }
  const cookies = jars.get(calledHost(options)) ?? {};
  const url = `${options.url}${options.url.includes('?') ? '&' : '?'}crumb=${cookies['crumb'] ?? ''}`;
  return app.inject({ ...options, url, headers: { host: APP_HOST, ...options.headers }, cookies });
};

/**
 * What an attack got that it must not get, in words; null for every other answer. `refused`: for a text that would be
 * kept, where nothing but a refusal will do; `survived`: for one that nobody reads, or that is read without what cannot
 * be kept.
 */
async function fault(attack: Attack, what: string, expected: 'refused' | 'survived'): Promise<string | null> {
  let answer = await inject(attack);
  // Who gives wrong words to sign in with is told 401, too, and still has the session.
  if (/login-required|crumbFail/.test(answer.body)) {
    await signIn(calledHost(attack));
    answer = await inject(attack);
    if (answer.body.includes('crumbFail')) return `${what}: has not been let in`;
  }
  if (expected === 'refused') return answer.statusCode === 400 ? null : `${what}: ${answer.statusCode}`;
  if (answer.statusCode < 500) return null;
  const { code } = answer.json<{ code: string }>();
  return EXPECTED_FAILURES.has(code) ? null : `${what}: ${answer.statusCode}`;
}

/** Those last that take away what others need. */
const definitions = ROUTES.map(({ definition }) => definition).toSorted(
  (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
);
const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}`;
const hostOf = ({ host, access }: EndpointDefinition) => {
  if (access.kind === 'member') return PUBLIC_HOST;
  return host === 'dashboard' ? 'app.localhost' : APP_HOST;
};
const fill = (path: string) =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => known[name] ?? '0123456789abcdef01234567');
const queryOf = (input: unknown) =>
  Object.entries((input ?? {}) as Record<string, unknown>)
    .map(([name, value]) => `&${encode(name)}=${encode(String(value))}`)
    .join('');
/** Lone surrogates as an attacker sends them, which `encodeURIComponent` refuses. */
const encode = (text: string) =>
  text
    .replaceAll(/[\uD800-\uDFFF]/g, '\u0001')
    .split('\u0001')
    .map(encodeURIComponent)
    .join('%ED%A0%80');

/** One file; its name, its content and a field beside it as they are given. */
const upload = (name: string, content: string) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  payload: [
    '--x',
    `content-disposition: form-data; name="a${name}"`,
    '',
    name,
    '--x',
    `content-disposition: form-data; name="file"; filename="a${name}.csv"`,
    'content-type: text/csv',
    '',
    `Email,First name\r\na@example.org,x${content}`,
    '--x--',
    '',
  ].join('\r\n'),
});

describe('an upload', () => {
  it.each(
    definitions
      .filter(({ method, body }) => method !== 'GET' && method !== 'DELETE' && body === undefined)
      .map((definition) => [nameOf(definition), definition] as const),
  )('to %s answers no name that cannot be kept with a failure of its own', async (_name, definition) => {
    const query = definition.query === undefined ? '' : queryOf(sampleInputs(definition.query, known)[0]);
    const url = `${fill(definition.path)}?${query}`;
    const wrong: (string | null)[] = [];
    for (const bad of ['\0', '%00', '\uFFFD']) {
      for (const { headers, payload } of [upload(bad, ''), upload('', bad)]) {
        const options = { method: definition.method, url, payload };
        wrong.push(
          await fault({ ...options, headers: { host: hostOf(definition), ...headers } }, bad, 'survived'),
        );
      }
    }
    expect(wrong.filter((each) => each !== null)).toEqual([]);
  });
});

/** Where no endpoint stands: pages, files, forms without scripts, links of mails. */
const OTHER_HOSTS = [PUBLIC_HOST, APP_HOST, 'app.localhost'];

describe.each(OTHER_HOSTS)('every other address of %s', (host) => {
  it('answers no text that cannot be kept with a failure of its own', async () => {
    const wrong: (string | null)[] = [];
    const fields = ['email', 'name', 'x', 'key', 'captchaKey', 'List-Unsubscribe'];
    const routes = pluginRoutes.filter(({ method }) => method === 'GET' || method === 'POST');
    expect(routes.length).toBeGreaterThan(20);
    for (const { method, url: pattern } of routes) {
      for (const encoded of ['%00', '%ED%A0%80', '%']) {
        const whole = fill(pattern).replace('*', 'about');
        const broken = pattern.replaceAll(/:\w+/g, encoded).replace('*', encoded);
        const referer = `http://${host}/${encoded}?x=${encoded}`;
        const headers = { host, origin: `http://${host}`, referer };
        for (const url of [broken, `${whole}?x=${encoded}&${encoded}=x`]) {
          const options = { method: method as 'GET', url, headers };
          wrong.push(await fault(options, `${method} ${url}`, expectedOf(url)));
        }
        if (method !== 'POST') continue;
        const payload = fields.map((field) => `${field}=${encoded}&${field}${encoded}=1`).join('&');
        const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
        const sent = { method, url: whole, headers: form, payload } as const;
        const isRead =
          encoded === '%00' && !FORMS_THAT_STRIP.has(pattern) && !NOT_THERE.has(`${host}${pattern}`);
        wrong.push(await fault(sent, `${method} ${whole} with ${payload}`, isRead ? 'refused' : 'survived'));
      }
    }
    expect(wrong.filter((each) => each !== null)).toEqual([]);
  }, 120_000);
});

describe.each(definitions.map((definition) => [nameOf(definition), definition] as const))(
  '%s',
  (_name, definition) => {
    it('answers no text that cannot be kept with a failure of its own', async () => {
      const { body, query, method, path } = definition;
      const bodies = body === undefined ? [] : sampleInputs(body, known);
      const queries = query === undefined ? [] : sampleInputs(query, known);
      const headers = { host: hostOf(definition) };
      const firstQuery = queryOf(queries[0]);
      const wrong: (string | null)[] = [];
      const first = bodies[0] as object | undefined;
      const sample = first === undefined ? {} : { payload: first };
      for (const change of CHANGES) {
        const url = `${fill(path)}?${firstQuery}`;
        for (const [changed, expected] of [
          [withEachText, 'refused'],
          [withEachName, 'survived'],
        ] as const) {
          for (const payload of bodies.flatMap((sample) => changed(sample, change))) {
            const attack = { method, url, headers, payload: payload as object };
            wrong.push(await fault(attack, JSON.stringify(payload), expected));
          }
          for (const asked of queries.flatMap((sample) => changed(sample, change))) {
            const query = queryOf(asked);
            const attack = { method, url: `${fill(path)}?${query}`, headers, ...sample };
            wrong.push(await fault(attack, attack.url, expectedOf(query)));
          }
        }
      }
      for (const encoded of ENCODED) {
        for (const parameter of path.match(/:\w+/g) ?? []) {
          const url = `${fill(path.replace(parameter, encoded))}?${firstQuery}`;
          wrong.push(await fault({ method, url, headers, ...sample }, url, expectedOf(encoded)));
        }
        const url = `${fill(path)}?x=${encoded}`;
        wrong.push(await fault({ method, url, headers, ...sample }, url, expectedOf(encoded)));
      }
      expect(wrong.filter((each) => each !== null)).toEqual([]);
    }, 120_000);
  },
);

describe('what people write in documents', () => {
  it('is kept without NUL and with whole characters, so that one such character stops no saving', async () => {
    await signIn(APP_HOST);
    // A page of its own: the calls above took away, or have changed, what was there.
    const page = await inject({
      method: 'POST',
      url: '/api/pages',
      payload: { title: 'Written', kind: 'page', navigation: 'hidden' },
    });
    const { documentId } = page.json<{ entry: { documentId: string } }>().entry;
    const operations = [{ op: 'set', id: 'settings', field: 'description', value: 'a\0b\uD800c\uDFFF' }];
    const open = () => inject({ method: 'GET', url: `/api/documents/${documentId}` });
    const { version } = (await open()).json<{ version: number }>();
    const id = '0123456789abcdef01234567';
    const answer = await inject({
      method: 'POST',
      url: `/api/documents/${documentId}/changes`,
      payload: {
        clientId: id,
        changes: [{ id, baseVersion: version, name: 'Edit', gestureId: id, operations }],
      },
    });
    expect([answer.statusCode, answer.json<{ rejected: unknown[] }>().rejected]).toEqual([200, []]);
    expect((await open()).json()).toMatchObject({
      records: { settings: { description: 'ab\uFFFDc\uFFFD' } },
    });
  });
});
