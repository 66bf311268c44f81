import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newsletterLeaveMail } from '#server/mailing-lists/mails/newsletter-leave-mail.tsx';
import { createId } from '#lib/id.ts';
import { createToken } from '#server/accounts/session-token.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { TestBrowser } from '#server/accounts/testing/browser.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { JsonObject } from '#lib/json.ts';
import type { Services } from '#server/platform/services.ts';
import { createSite } from '#server/sites/create-site.ts';
import { findRenamedAddress } from '#server/sites/find-renamed-address.ts';
import { findSiteByHost } from '#server/sites/find-site-by-host.ts';
import { purgeSites } from './purge-sites.ts';
import { findSite } from '#server/sites/queries.ts';
import { dashboardRoutes } from './routes.ts';

const DAY_MS = 86_400_000;

vi.mock('#compose/templates/templates.ts', () => ({
  TEMPLATES: [{ id: 'plain', title: 'Plain', sampleTitle: 'Plain Things', description: 'Nothing on it' }],
}));
vi.mock('#server/templates/instantiate-template.ts', () => ({
  async instantiateTemplate(
    services: Services,
    { siteId, title, authorId }: { siteId: SiteId; title: string; authorId: AccountId | null },
  ) {
    if (title === 'Broken') throw new Error('This template does not work');
    const { siteDocumentId } = await findSite(services.db, siteId);
    await services.db.transaction().execute(async (trx) => {
      const settings = { id: 'settings', type: 'settings', title } as const;
      await createDocument(trx, {
        siteId,
        id: siteDocumentId,
        kind: 'site',
        records: { settings: { ...settings, language: 'en-US' } },
        authorId,
        name: 'Create site',
      });
    });
    await publishDocuments(services, { siteId, documentIds: 'all', authorId, name: 'First publish' });
  },
}));

let test: TestApp;
let ada: TestBrowser;
let eve: TestBrowser;

beforeAll(async () => {
  test = await createTestApp([...accountRoutes, ...dashboardRoutes], {
    config: { accounts: { signUp: 'open' } },
  });
  ada = await person('Ada', 'ada@example.org');
  eve = await person('Eve', 'eve@example.org');
});
afterAll(() => test.close());

async function person(name: string, email: string): Promise<TestBrowser> {
  const { db } = test.services;
  await db
    .insertInto('account_links')
    .values({
      id: createId(),
      kind: 'sign-up',
      token_hash: (await import('#server/accounts/session-token.ts')).hashToken(tokenOf(email)),
      account_id: null,
      email,
      created_at: new Date(test.clock.now),
      expires_at: new Date(test.clock.now + DAY_MS),
    })
    .execute();
  const browser = new TestBrowser(test.app);
  const body = { token: tokenOf(email), name, password: 'correct horse' };
  expect((await browser.call('POST', '/api/auth/CompleteSignUp', body)).status).toBe(200);
  return browser;
}

/** What is sensitive asks for a recent sign-in. */
async function signInAgain(browser: TestBrowser): Promise<void> {
  const answer = await browser.call('POST', '/api/auth/Reauthenticate', { password: 'correct horse' });
  expect(answer.status).toBe(200);
}

const tokens = new Map<string, string>();
function tokenOf(email: string): string {
  const token = tokens.get(email) ?? createToken();
  tokens.set(email, token);
  return token;
}

async function made(identifier: string, title = 'A site'): Promise<JsonObject & { id: string }> {
  test.clock.advance(61_000);
  const answer = await ada.call('POST', '/api/sites', { title, identifier, templateId: 'plain' });
  expect(answer.status).toBe(200);
  return answer.body as JsonObject & { id: string };
}

const hostOf = (hostname: string) => findSiteByHost(test.services, hostname);

describe('creating a site', () => {
  it('makes it from a template, with its owner as admin, and answers on its hosts [ROLE-11] [PLAT-01] [PLAT-14]', async () => {
    expect(await hostOf('fresh.localhost')).toBeNull();
    const site = await made('fresh', 'Fresh bread');
    expect(site).toMatchObject({
      title: 'Fresh bread',
      permissions: ['settings.general', 'settings.remove-website'],
      status: 'comped',
      isPublished: true,
      publicUrl: 'http://fresh.localhost:8080/',
      configUrl: 'http://fresh.app.localhost:8080/config/',
    });
    await vi.waitFor(async () =>
      expect(await hostOf('fresh.localhost')).toEqual({
        siteId: site.id as SiteId,
        identifier: 'fresh',
        featuresOff: [],
        host: 'public',
        isPublic: false,
      }),
    );
    expect(await hostOf('fresh.app.localhost')).toMatchObject({ host: 'app' });
  });

  it.each([
    ['ab', 'identifier-invalid'],
    ['www', 'identifier-taken'],
    ['twice', 'identifier-taken'],
  ])('refuses the identifier %j with %s, at its field [PLAT-01]', async (identifier, code) => {
    if (identifier === 'twice') await made('twice');
    const answer = await ada.call('POST', '/api/sites', { title: 'A', identifier, templateId: 'plain' });
    expect(answer.body).toMatchObject({ code, errors: { identifier: expect.any(String) as string } });
  });

  it('lets one of two who want an identifier at once have it [PLAT-01]', async () => {
    const body = { title: 'A', identifier: 'wanted', templateId: 'plain' };
    const answers = await Promise.all([ada, eve].map((who) => who.call('POST', '/api/sites', body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('leaves nothing behind when the template fails', async () => {
    const body = { title: 'Broken', identifier: 'broken', templateId: 'plain' };
    expect((await ada.call('POST', '/api/sites', body)).status).toBe(500);
    expect((await ada.call('POST', '/api/sites', { ...body, title: 'Whole' })).status).toBe(200);
  });

  it('proposes a free identifier for a title [PLAT-01]', async () => {
    await made('my-studio');
    const { body } = await ada.call('GET', '/api/sites/identifier?title=My%20Studio');
    expect(body).toEqual({ identifier: 'my-studio-2', isFree: true, problem: null });
  });
});

describe('previewing a template', () => {
  it('makes one site of it that belongs to nobody, however many ask at once', async () => {
    const answers = await Promise.all(
      [ada, eve].map((who) => who.call('POST', '/api/templates/plain/preview')),
    );
    for (const { body } of answers) expect(body).toEqual({ url: 'http://preview-plain.localhost:8080/' });
    expect(JSON.stringify((await ada.call('GET', '/api/sites')).body)).not.toContain('preview-plain');
    const taken = { title: 'x', identifier: 'preview-mine', templateId: 'plain' };
    expect((await ada.call('POST', '/api/sites', taken)).body).toMatchObject({ code: 'identifier-taken' });
  });
});

describe('renaming', () => {
  it('leads the former identifier to the new one for 90 days and gives it to nobody else [PLAT-01]', async () => {
    const site = await made('old-name');
    const rename = { title: 'New name', identifier: 'new-name' };
    const answer = await ada.call('POST', `/api/sites/${site.id}/rename`, rename);
    expect(answer.body).toMatchObject({ ...rename, publicUrl: 'http://new-name.localhost:8080/' });
    await vi.waitFor(async () => expect(await hostOf('old-name.localhost')).toBeNull());
    const visit = await test.app.inject({ url: '/a?b=1', headers: { host: 'old-name.localhost' } });
    expect(visit.statusCode).toBe(301);
    expect(visit.headers.location).toBe('http://new-name.localhost:8080/a?b=1');
    expect(await findRenamedAddress(test.services, 'old-name.app.localhost', '/config/')).toBe(
      'http://new-name.app.localhost:8080/config/',
    );
    const taken = { title: 'B', identifier: 'old-name', templateId: 'plain' };
    expect((await eve.call('POST', '/api/sites', taken)).body).toMatchObject({ code: 'identifier-taken' });
    const back = { title: 'New name', identifier: 'old-name' };
    expect((await ada.call('POST', `/api/sites/${site.id}/rename`, back)).status).toBe(200);
    expect((await ada.call('POST', `/api/sites/${site.id}/rename`, rename)).status).toBe(200);

    await test.services.db
      .updateTable('sessions')
      .set({ created_at: new Date('2099-12-01'), expires_at: new Date('2100-01-01') })
      .execute();
    test.clock.advance(91 * DAY_MS);
    expect(await findRenamedAddress(test.services, 'old-name.localhost', '/')).toBeNull();
    expect((await eve.call('POST', '/api/sites', taken)).status).toBe(200);
  });

  it('changes the title in the site’s document, as a draft with an author', async () => {
    const site = await made('titled', 'Before');
    await ada.call('POST', `/api/sites/${site.id}/rename`, { title: 'After', identifier: 'titled' });
    const siteId = site.id as SiteId;
    const { siteDocumentId } = await findSite(test.services.db, siteId);
    const document = await loadDocument(test.services.db, siteId, siteDocumentId);
    expect(document?.records['settings']?.['title']).toBe('After');
    expect(document?.version).not.toBe(document?.publishedVersion);
  });
});

describe('deleting', () => {
  it('takes the site off the web at once and brings it back as it was within 30 days [PLAT-18]', async () => {
    const site = await made('deleted');
    await signInAgain(ada);
    expect((await ada.call('POST', `/api/sites/${site.id}/remove`)).status).toBe(200);
    await vi.waitFor(async () => expect(await hostOf('deleted.localhost')).toBeNull());
    const listed = await ada.call('GET', '/api/sites');
    expect(JSON.stringify(listed.body)).not.toContain(site.id);
    expect(JSON.stringify((await ada.call('GET', '/api/sites/removed')).body)).toContain(site.id);
    test.clock.advance(29 * DAY_MS);
    expect(await purgeSites(test.services)).toBe(0);
    expect((await ada.call('POST', `/api/sites/${site.id}/restore`)).body).toMatchObject({
      status: 'comped',
    });
    await vi.waitFor(async () => expect(await hostOf('deleted.localhost')).not.toBeNull());
  });

  it('is for good after 30 days: no table with a site id has a row of it [PLAT-18]', async () => {
    const site = await made('purged');
    await test.services.mail.send(newsletterLeaveMail, {
      to: 'x@y.org',
      params: newsletterLeaveMail.sample,
      siteId: site.id as SiteId,
    });
    await signInAgain(ada);
    expect((await ada.call('POST', `/api/sites/${site.id}/remove`)).status).toBe(200);
    await test.services.db
      .updateTable('sessions')
      .set({ created_at: new Date('2099-12-01'), expires_at: new Date('2100-01-01') })
      .execute();
    test.clock.advance(30 * DAY_MS);
    expect((await ada.call('POST', `/api/sites/${site.id}/restore`)).status).toBe(404);
    expect(await purgeSites(test.services)).toBeGreaterThanOrEqual(1);
    for (const table of await siteTables()) {
      const { rows } = await sqlRows(`select 1 from ${table} where site_id = '${site.id}'`);
      expect({ table, rows: rows.length }).toEqual({ table, rows: 0 });
    }
  });

  it('deletes what a process left unfinished', async () => {
    const { services, clock } = test;
    await expect(
      createSite(services, {
        title: 'x',
        identifier: 'unfinished',
        ownerId: null,
        async fill(siteId) {
          clock.advance(2 * 3_600_000);
          expect(await findSiteByHost(services, 'unfinished.localhost')).toBeNull();
          expect(await purgeSites(services)).toBeGreaterThanOrEqual(1);
          await findSite(services.db, siteId);
        },
      }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('duplicating', () => {
  it('copies documents, history, what is published and lists, not people [PLAT-46]', async () => {
    const site = await made('original', 'Original');
    const listed = { site_id: site.id as SiteId, created_at: new Date(test.clock.now) };
    await test.services.db
      .insertInto('mailing_lists')
      .values({
        ...listed,
        id: createId<'mailing-list'>(),
        name: 'News',
        description: '',
        reply_to: '',
        is_double_opt_in: true,
      })
      .execute();
    const person = { email: 'a@example.org', email_key: 'a@example.org', first_name: '', last_name: '' };
    await test.services.db
      .insertInto('subscribers')
      .values({ ...listed, id: createId<'subscriber'>(), ...person })
      .execute();
    const copy = await ada.call('POST', `/api/sites/${site.id}/duplicate`, {
      title: 'Copy',
      identifier: 'a-copy',
    });
    expect(copy.body).toMatchObject({
      title: 'Copy',
      identifier: 'a-copy',
      isPublished: true,
      permissions: ['settings.general', 'settings.remove-website'],
    });
    const copyId = copy.body['id'] as SiteId;
    const { siteDocumentId } = await findSite(test.services.db, copyId);
    const document = await loadDocument(test.services.db, copyId, siteDocumentId);
    expect(document).toMatchObject({ kind: 'site', publishedVersion: 0, version: 1 });
    const original = await loadDocument(test.services.db, site.id as SiteId, siteDocumentId);
    expect(original?.records['settings']?.['title']).toBe('Original');
    const held = async (table: 'mailing_lists' | 'subscribers') =>
      (await test.services.db.selectFrom(table).select('id').where('site_id', '=', copyId).execute()).length;
    expect([await held('mailing_lists'), await held('subscribers')]).toEqual([1, 0]);
  });
});

describe('access', () => {
  it('does not tell a stranger that a site exists [ROLE-25]', async () => {
    const site = await made('secret-plans');
    await signInAgain(eve);
    const calls = [
      eve.call('POST', `/api/sites/${site.id}/rename`, { title: 'x', identifier: 'mine' }),
      eve.call('POST', `/api/sites/${site.id}/duplicate`, { title: 'x', identifier: 'mine' }),
      eve.call('POST', `/api/sites/${site.id}/remove`),
      eve.call('POST', `/api/sites/${site.id}/restore`),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
    expect(JSON.stringify((await eve.call('GET', '/api/sites')).body)).not.toContain(site.id);
  });

  it('lets an editor see a site but not manage it [ROLE-14]', async () => {
    const site = await made('shared');
    const eveId = (await eve.call('GET', '/api/account')).body['id'] as AccountId;
    await test.services.db
      .insertInto('site_roles')
      .values({ site_id: site.id as SiteId, account_id: eveId, roles: ['editor'], created_at: new Date() })
      .execute();
    expect(JSON.stringify((await eve.call('GET', '/api/sites')).body)).toContain(site.id);
    await signInAgain(eve);
    const removed = await eve.call('POST', `/api/sites/${site.id}/remove`);
    expect([removed.status, removed.body['code']]).toEqual([403, 'not-permitted']);
  });
});

async function sqlRows(text: string) {
  const { sql } = await import('kysely');
  return sql.raw<Record<string, string>>(text).execute(test.services.db);
}

/** Portico's tables with a site id; those of the job queue are in a schema of their own. */
async function siteTables(): Promise<string[]> {
  const { rows } = await sqlRows(
    `select c.table_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'site_id' and t.table_type = 'BASE TABLE'`,
  );
  return rows.map((row) => row['table_name'] ?? '');
}
