import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { createSite } from '#server/sites/create-site.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { instantiateTemplate } from '#server/templates/instantiate-template.ts';
import { TEMPLATES } from '#server/templates/templates.ts';
import { ROUTES } from './routes.ts';

const PASSWORD = 'a-long-enough-password';
const definitions = ROUTES.map((route) => route.definition);
const guarded = definitions.filter(({ access }) => access.kind !== 'public');

/** Real ids of the other site, by the name of the parameter. */
const foreignIds: Record<string, string> = {};
let test: TestApp;

interface Person {
  readonly cookies: Record<string, string>;
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
  Object.assign(foreignIds, { documentId: document.id, fileId: file.id, siteId: siteA, version: '0' });
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

async function call(definition: EndpointDefinition, options: { host: string; person: Person; url: string }) {
  const inject = (crumb: string, cookies: Record<string, string>) =>
    test.app.inject({
      method: definition.method,
      url: `${options.url}?crumb=${crumb}&since=0&clientId=${createId()}${QUERIES[nameOf(definition)] ?? ''}`,
      headers: { host: options.host },
      cookies,
      ...(definition.method === 'POST' || definition.method === 'PUT' ? { payload: {} } : {}),
    });
  const first = await inject('', options.person.cookies);
  if (first.statusCode !== 403 || first.json<{ crumb?: string }>().crumb === undefined) return first;
  const given = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
  return inject(first.json<{ crumb: string }>().crumb, { ...options.person.cookies, ...given });
}

async function signIn(name: string): Promise<Person> {
  const login = definitions.find(({ path }) => path === '/api/auth/Login');
  if (login === undefined) throw new Error('There is no way to sign in');
  const host = 'site-b.app.localhost';
  const payload = { email: `${name}@example.org`, password: PASSWORD };
  const first = await test.app.inject({ method: 'POST', url: login.path, headers: { host }, payload });
  const visitor = Object.fromEntries(first.cookies.map((cookie) => [cookie.name, cookie.value]));
  const url = `${login.path}?crumb=${first.json<{ crumb: string }>().crumb}`;
  const second = await test.app.inject({ method: 'POST', url, headers: { host }, cookies: visitor, payload });
  expect(second.statusCode).toBe(200);
  return { cookies: Object.fromEntries(second.cookies.map((cookie) => [cookie.name, cookie.value])) };
}

/** Releases have numbers of their own on each site: one that this site does not have. */
const NOT_A_RELEASE = '99999';
/** A list by an id that the site does not have is empty. */
const EMPTY_LISTS: ReadonlySet<string> = new Set(['GET /api/forms/:formId/submissions.csv']);

/** What an endpoint asks for in its query before it looks for anything. */
const QUERIES: Readonly<Record<string, string>> = {
  'POST /api/newsletter/lists/:listId/import': '&isDryRun=true&consent=Paper%20list',
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
      // An empty body may be refused before anything is looked for.
      const isInput = answer.statusCode === 400 && definition.body !== undefined;
      const name = nameOf(definition);
      if (answer.statusCode !== 404 && !isInput && !EMPTY_LISTS.has(name)) {
        wrong.push(`${name}: ${answer.statusCode} ${answer.body.slice(0, 80)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
