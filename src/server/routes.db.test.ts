import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { createSite } from '#server/sites/create-site.ts';
import { insertPart } from '#server/saved-parts/queries.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { instantiateTemplate } from '#server/templates/instantiate-template.ts';
import { TEMPLATES } from '#compose/templates/templates.ts';
import { createHttpApp, type RegisterPlugin } from '#server/platform/http/http-app.ts';
import { PLUGINS } from './app.ts';
import { ROUTES } from './routes.ts';

const PASSWORD = 'a-long-enough-password';
const definitions = ROUTES.map((route) => route.definition);
const guarded = definitions.filter(({ access }) => access.kind !== 'public');

/** Real ids of the other site, by the name of the parameter. */
const foreignIds: Record<string, string> = {};
let test: TestApp;

/** Cookies by host. */
interface Person {
  readonly cookies: Readonly<Record<string, Record<string, string>>>;
}

beforeAll(async () => {
  test = await createTestApp();
  const [ownerOfA, ownerOfB] = [await makeAccount('a'), await makeAccount('b')];
  await makeAccount('stranger');
  const siteA = await makeSite('site-a', ownerOfA);
  await makeSite('site-b', ownerOfB);
  const document = await test.services.db
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteA)
    .where('kind', '=', 'page')
    .executeTakeFirstOrThrow();
  const file = await test.services.db
    .selectFrom('files')
    .select('id')
    .where('site_id', '=', siteA)
    .executeTakeFirstOrThrow();
  const partId = createId();
  await insertPart(test.services.db, siteA, {
    id: partId,
    name: 'Part',
    content: { portico: 1, sections: [], blocks: [] },
    createdBy: ownerOfA,
    now: test.clock.now,
  });
  Object.assign(foreignIds, {
    documentId: document.id,
    fileId: file.id,
    siteId: siteA,
    partId,
    version: '0',
  });
}, 120_000);
afterAll(() => test.close());

async function makeAccount(name: string): Promise<AccountId> {
  return createAccount(test.services.db, {
    name,
    email: `${name}@example.org`,
    passwordHash: await hashPassword(PASSWORD),
    isInstallationOwner: false,
    now: test.clock.now,
  });
}

async function makeSite(identifier: string, ownerId: AccountId): Promise<SiteId> {
  const [template] = TEMPLATES;
  if (template === undefined) throw new Error('There is no template');
  return createSite(test.services, {
    identifier,
    title: identifier,
    ownerId,
    fill: async (siteId) => {
      await instantiateTemplate(test.services, {
        siteId,
        templateId: template.id,
        title: identifier,
        authorId: ownerId,
      });
    },
  });
}

const hostOf = (definition: EndpointDefinition, site: string) =>
  definition.host === 'dashboard' || definition.host === 'any' ? 'app.localhost' : `${site}.app.localhost`;

const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}`;

async function call(
  definition: EndpointDefinition,
  options: { host: string; person: Person; url: string; headers?: Record<string, string> },
) {
  const inject = (crumb: string, cookies: Record<string, string>) =>
    test.app.inject({
      method: definition.method,
      url: `${options.url}?crumb=${crumb}&since=0&clientId=${createId()}${QUERIES[nameOf(definition)] ?? ''}`,
      headers: { host: options.host, ...options.headers },
      cookies,
      ...(definition.method === 'POST' || definition.method === 'PUT'
        ? { payload: BODIES[nameOf(definition)] ?? {} }
        : {}),
    });
  const own = options.person.cookies[options.host] ?? {};
  const first = await inject('', own);
  if (first.statusCode !== 403 || first.json<{ crumb?: string }>().crumb === undefined) return first;
  const given = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
  return inject(first.json<{ crumb: string }>().crumb, { ...own, ...given });
}

async function signIn(name: string): Promise<Person> {
  const hosts = ['app.localhost', 'site-b.app.localhost'];
  const cookies = await Promise.all(hosts.map(async (host) => [host, await signInOn(host, name)] as const));
  return { cookies: Object.fromEntries(cookies) };
}

async function signInOn(host: string, name: string): Promise<Record<string, string>> {
  const login = definitions.find(({ path }) => path === '/api/auth/Login');
  if (login === undefined) throw new Error('There is no way to sign in');
  const payload = { email: `${name}@example.org`, password: PASSWORD };
  const first = await test.app.inject({ method: 'POST', url: login.path, headers: { host }, payload });
  const visitor = Object.fromEntries(first.cookies.map((cookie) => [cookie.name, cookie.value]));
  const url = `${login.path}?crumb=${first.json<{ crumb: string }>().crumb}`;
  const second = await test.app.inject({ method: 'POST', url, headers: { host }, cookies: visitor, payload });
  expect(second.statusCode).toBe(200);
  return Object.fromEntries(second.cookies.map((cookie) => [cookie.name, cookie.value]));
}

/** Releases have numbers of their own on each site: one that this site does not have. */
const NOT_A_RELEASE = '99999';
/** A list by an id that the site does not have is empty. */
const EMPTY_LISTS: ReadonlySet<string> = new Set(['GET /api/forms/:formId/submissions.csv']);

/** What an endpoint asks for in its query before it looks for anything. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/documents/:documentId/undo': '&until=0',
  'POST /api/newsletter/lists/:listId/import': '&isDryRun=true&consent=Paper%20list',
};

/**
 * Bodies that are valid: with one that is not, a call would be refused before anything is looked for. An endpoint that
 * needs one and is not in here fails the walk over the ids of another site.
 */
const BODIES: Readonly<Record<string, JsonObject>> = {
  'POST /api/documents/:documentId/changes': {
    clientId: 'client-of-b',
    changes: [
      {
        id: createId(),
        baseVersion: 0,
        name: 'Edit',
        gestureId: 'gesture',
        operations: [{ op: 'remove', id: 'block' }],
      },
    ],
  },
  'POST /api/documents/:documentId/presence': {
    clientId: 'client-of-b',
    selectedBlockId: null,
    heldBlockId: null,
    asksForBlockId: null,
  },
  'POST /api/documents/:documentId/restore': { version: 0 },
  'POST /api/content/:documentId/url': { urlName: 'taken-over' },
  'PUT /api/content/:documentId/password': { password: 'taken over' },
  'POST /api/files/:fileId/rename': { name: 'taken-over.jpg' },
  'POST /api/files/:fileId/alt': { alt: 'Taken over' },
  'POST /api/forms/submissions/:submissionId/read': { isRead: true },
  'PUT /api/saved-parts/:siteId/:partId': { name: 'Taken over' },
  'PUT /api/newsletter/lists/:listId': {
    name: 'Taken over',
    description: '',
    replyTo: '',
    isDoubleOptIn: true,
  },
  'POST /api/newsletter/lists/:listId/subscribers': {
    email: 'taken@example.org',
    firstName: '',
    lastName: '',
    hasAgreed: true,
  },
};

const fill = (path: string) =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) =>
    name === 'number' ? NOT_A_RELEASE : (foreignIds[name] ?? createId()),
  );

describe('every endpoint', () => {
  it('has an address of its own', () => {
    const addresses = definitions.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('that is not open to everybody asks for signing in [DATA-14] [DATA-32]', async () => {
    const wrong: string[] = [];
    for (const definition of guarded) {
      const host = hostOf(definition, 'site-b');
      const answer = await call(definition, { host, person: { cookies: {} }, url: fill(definition.path) });
      if (answer.statusCode !== 401)
        wrong.push(`${definition.method} ${definition.path}: ${answer.statusCode}`);
    }
    expect(wrong).toEqual([]);
  });

  it('that takes a permission refuses people without it [DATA-14] [DATA-33]', async () => {
    const stranger = await signIn('stranger');
    const wrong: string[] = [];
    for (const definition of guarded.filter(({ access }) => access.kind !== 'account')) {
      const host = hostOf(definition, 'site-b');
      const answer = await call(definition, { host, person: stranger, url: fill(definition.path) });
      const isRefused =
        answer.statusCode === 403 && answer.json<{ authorizationFail?: boolean }>().authorizationFail;
      if (!isRefused) wrong.push(`${definition.method} ${definition.path}: ${answer.statusCode}`);
    }
    expect(wrong).toEqual([]);
  });

  it('finds nothing by the ids of another site [DATA-14]', async () => {
    const person = await signIn('b');
    const wrong: string[] = [];
    const withIds = guarded.filter(({ path, access }) => path.includes(':') && access.kind === 'permission');
    for (const definition of withIds) {
      const host = hostOf(definition, 'site-b');
      const answer = await call(definition, { host, person, url: fill(definition.path) });
      const name = nameOf(definition);
      if (answer.statusCode !== 404 && !EMPTY_LISTS.has(name)) {
        wrong.push(`${name}: ${answer.statusCode} ${answer.body.slice(0, 80)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('that may change something refuses pages of other origins, whoever is signed in', async () => {
    const person = await signIn('b');
    const wrong: string[] = [];
    for (const definition of definitions.filter(({ method }) => method !== 'GET')) {
      const host = hostOf(definition, 'site-b');
      for (const headers of forgeriesOf(host)) {
        const url = fill(definition.path);
        const answer = await call(definition, { host, person, url, headers });
        if (answer.statusCode !== 403 || answer.json<{ code?: string }>().code !== 'origin-refused') {
          wrong.push(`${nameOf(definition)} ${JSON.stringify(headers)}: ${answer.statusCode}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
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

describe('every address that is no endpoint', () => {
  const seen: { readonly method: string; readonly url: string }[] = [];
  let app: Awaited<ReturnType<typeof createHttpApp>>;

  beforeAll(async () => {
    const collect: RegisterPlugin = (instance) => {
      instance.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) seen.push({ method: each, url });
      });
    };
    app = await createHttpApp(test.services, { routes: [], plugins: [collect, ...PLUGINS] });
    await app.ready();
  });
  afterAll(() => app.close());

  it('refuses what a page of another origin sends: forms too, and methods nobody serves', async () => {
    const changing = seen.filter(({ method }) => !['GET', 'HEAD'].includes(method));
    expect(changing.map(({ url }) => url)).toContain('/api/form/submit/:documentId/:formId');
    const wrong: string[] = [];
    for (const { method, url } of [...changing, { method: 'POST', url: '/api/nothing' }]) {
      for (const headers of forgeriesOf('site-b.localhost')) {
        const answer = await app.inject({
          method: method as 'POST',
          url: fill(url).replace('*', 'anything'),
          headers: { host: 'site-b.localhost', ...headers },
        });
        if (answer.statusCode !== 403) wrong.push(`${method} ${url}: ${answer.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('shows nothing of a site on its app host to those who may not open it [DATA-14]', async () => {
    const readable = seen.filter(({ method, url }) => method === 'GET' && !OPEN_TO_ALL.has(url));
    expect(readable.map(({ url }) => url)).toContain('/config/*');
    const stranger = await signIn('stranger');
    const host = 'site-b.app.localhost';
    const wrong: string[] = [];
    for (const { url } of readable) {
      for (const [who, cookies] of [
        ['nobody', {}],
        ['stranger', stranger.cookies[host] ?? {}],
      ] as const) {
        const answer = await app.inject({
          method: 'GET',
          url: fill(url).replace('*', 'anything'),
          headers: { host },
          cookies,
        });
        const isRefused =
          [401, 403, 404, 410].includes(answer.statusCode) || isSignIn(answer.headers.location);
        if (!isRefused) wrong.push(`${url} for ${who}: ${answer.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** What has been published anyway, what is known by a secret in its address, and what leads to the home page. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([
  '/',
  '/api/unlock',
  '/newsletter/confirm/:token',
  '/newsletter/unsubscribe/:token',
]);

function isSignIn(location: string | undefined): boolean {
  return location !== undefined && /^https?:\/\/app\.localhost[^/]*\/(?:hand-over|sign-in)/.test(location);
}
