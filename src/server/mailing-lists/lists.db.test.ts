import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInWithRole } from '#server/forms/testing/build-form-site.ts';
import { formVisitor, type FormVisitor } from '#server/forms/testing/form-visitor.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { TABLE_IMPORTS } from '#server/table-imports.ts';
import { tableImportRoutes } from '#server/table-imports/routes.ts';
import { mailingListRoutes } from './routes.ts';
import { registerNewsletters } from '#server/newsletters/plugin.ts';

let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;
let owner: FormVisitor;
let listId: string;

const SETTINGS = { name: 'Letters', description: '', replyTo: '', isDoubleOptIn: true };

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, {
    identify,
    routes: [...mailingListRoutes, ...tableImportRoutes(TABLE_IMPORTS)],
    plugins: [registerNewsletters],
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await test.close();
});
beforeEach(async () => {
  test.clock.advance(3_600_000);
  [site, owner] = await signInOwner('admin');
  listId = await makeList(owner, 'Letters');
});

async function signInOwner(role: 'admin' | 'editor'): Promise<[BuiltSite, FormVisitor]> {
  const built = await buildSite(test.services);
  const session = await signInWithRole(test.services, built, role);
  return [built, formVisitor(app, `${built.identifier}.app.localhost`, session)];
}

async function makeList(by: FormVisitor, name: string): Promise<string> {
  const { body } = await by.call('POST', '/api/newsletter/lists', { ...SETTINGS, name });
  return String(body['id']);
}

const path = (rest = '') => `/api/newsletter/lists/${listId}${rest}`;
const add = (email: string, hasAgreed: boolean) =>
  owner.call('POST', path('/subscribers'), { email, firstName: 'Ada', lastName: 'Lovelace', hasAgreed });
interface Bringing {
  readonly isDryRun?: boolean;
  readonly consent?: string;
}
async function bring(table: string | Uint8Array<ArrayBuffer>, given: Bringing = {}) {
  const { isDryRun = false, consent = 'Signed up at the fair' } = given;
  const body = new FormData();
  body.append('file', new File([table], 'people.csv', { type: 'text/csv' }));
  const kept = await owner.call('POST', `/api/table-imports?kind=subscribers&listId=${listId}`, body);
  if (kept.status !== 200) return kept;
  const one = `/api/table-imports/${String(kept.body['id'])}`;
  await test.runJobs('table-import');
  if (!isDryRun) {
    await owner.call('POST', `${one}/start`, { isDryRun, options: { consent } });
    await test.runJobs('table-import');
  }
  return owner.call('GET', one);
}

async function people(query = ''): Promise<Record<string, unknown>[]> {
  const { body } = await owner.call('GET', path(`/subscribers${query}`));
  return body['subscribers'] as Record<string, unknown>[];
}
const states = async () =>
  (await people()).map(({ email, state }) => `${String(email)} ${String(state)}`).sort();
async function mails() {
  await test.consumeEvents();
  return test.services.db.selectFrom('outbox_mails').selectAll().where('site_id', '=', site.siteId).execute();
}

describe('mailing lists', () => {
  it('are made, named once, changed and deleted with their people [NEWS-01]', async () => {
    expect(await owner.call('POST', '/api/newsletter/lists', { ...SETTINGS, name: 'letters' })).toMatchObject(
      {
        status: 409,
        body: { code: 'mailing-list-name-taken' },
      },
    );
    await add('ada@example.org', true);
    const { body } = await owner.call('GET', '/api/newsletter/lists');
    expect(body['lists']).toMatchObject([
      { name: 'Letters', isDoubleOptIn: true, counts: { subscribed: 1, pending: 0 } },
    ]);
    await owner.call('DELETE', path());
    const left = await test.services.db
      .selectFrom('subscribers')
      .selectAll()
      .where('site_id', '=', site.siteId)
      .execute();
    expect(left).toEqual([]);
  });

  it('belong to one site and to people with the permission [ROLE-75] [ROLE-76]', async () => {
    await add('ada@example.org', true);
    const [person] = await people();
    const [, stranger] = await signInOwner('admin');
    const subscriber = `/subscribers/${String(person?.['id'])}`;
    expect((await stranger.call('GET', path('/subscribers'))).status).toBe(404);
    expect((await stranger.call('GET', path('/subscribers.csv'))).status).toBe(404);
    expect((await stranger.call('DELETE', path(subscriber))).status).toBe(404);
    expect((await stranger.call('POST', path(`${subscriber}/unsubscribe`))).status).toBe(404);
    expect((await stranger.call('DELETE', path())).status).toBe(404);
    const [, editor] = await signInOwner('editor');
    expect((await editor.call('GET', '/api/newsletter/lists')).status).toBe(403);
    expect((await editor.call('GET', '/api/newsletter/list-options')).status).toBe(200);
    expect(await states()).toEqual(['ada@example.org subscribed']);
  });
});

describe('the people of a list', () => {
  it('are added by hand: at the owner’s word, or asked by mail', async () => {
    expect((await add('ada@example.org', true)).body).toEqual({ state: 'subscribed' });
    expect((await add('ADA@example.org', true)).status).toBe(409);
    expect((await add('bo@example.org', false)).body).toEqual({ state: 'pending' });
    expect((await mails()).map((mail) => mail.recipient)).toEqual(['bo@example.org']);
    expect((await add('bo', true)).body).toMatchObject({ errors: { email: 'Please enter a valid email' } });
  });

  it('are searched by address and name, chosen by state and shown in pages', async () => {
    await bring('Email,Name\nada@example.org,Ada Lovelace\nbo_b@example.org,Bo\ncy@example.org,Cy');
    expect(await people('?search=LOVE')).toMatchObject([{ email: 'ada@example.org', lastName: 'Lovelace' }]);
    expect(await people('?search=o_b')).toMatchObject([{ email: 'bo_b@example.org' }]);
    expect(await people('?state=pending')).toEqual([]);
    expect(await people('?page=2&pageSize=2')).toHaveLength(1);
  });

  it('who left cannot be added by the owner, only by themselves [NEWS-13]', async () => {
    await add('ada@example.org', true);
    const [person] = await people();
    await owner.call('POST', path(`/subscribers/${String(person?.['id'])}/unsubscribe`));
    expect(await states()).toEqual(['ada@example.org unsubscribed']);
    expect(await add('ada@example.org', true)).toMatchObject({
      status: 409,
      body: { error: 'This person unsubscribed and can only subscribe again themselves.' },
    });
    expect((await bring('Email\nada@example.org')).body).toMatchObject({
      skipped: 1,
      problems: [{ line: 2, reason: 'This person unsubscribed and can only subscribe again themselves.' }],
    });
    expect(await states()).toEqual(['ada@example.org unsubscribed']);
    await owner.call('DELETE', path(`/subscribers/${String(person?.['id'])}`));
    expect(await states()).toEqual([]);
  });
});

describe('an import', () => {
  const CSV = [
    'Email Address;First Name;OPTIN_TIME;UNSUB_TIME;CLEAN_TIME',
    'ada@example.org;Ada;2026-01-02 03:04:05;;',
    '"left@example.org";;2026-01-02 03:04:05;2026-02-02 03:04:05;',
    'gone@example.org;;;;2026-02-02 03:04:05',
    'unproven@example.org;;;;',
    'nonsense;;;;',
    'ADA@example.org;;;;',
  ].join('\r\n');

  it('takes states from the file, asks nobody and changes nothing the second time [NEWS-64] [NEWS-65] [NEWS-66] [CRM-19]', async () => {
    const dry = await bring(CSV, { consent: '', isDryRun: true });
    const found = { added: 4, changed: 0, unchanged: 0, skipped: 1, wrong: 1 };
    expect(dry.body).toMatchObject({ ...found, state: 'checked' });
    expect(await states()).toEqual([]);
    expect((await bring(CSV, { consent: '' })).body).toMatchObject({ ...found, state: 'done' });
    expect(await states()).toEqual([
      'ada@example.org subscribed',
      'gone@example.org bounced',
      'left@example.org unsubscribed',
      'unproven@example.org pending',
    ]);
    expect((await bring(CSV, { consent: '' })).body).toMatchObject({ added: 0, changed: 0 });
    expect(await mails()).toEqual([]);
  });

  it('never makes a state more permissive [NEWS-65]', async () => {
    await bring(CSV);
    await bring('Email,State\nleft@example.org,subscribed\ngone@example.org,unsubscribed');
    expect(await states()).toContain('left@example.org unsubscribed');
    expect(await states()).toContain('gone@example.org bounced');
  });

  it('refuses a file without addresses', async () => {
    const { body } = await bring('Town\nUlm', { isDryRun: true });
    expect(body).toMatchObject({ state: 'checked', errorWords: { key: 'errors.import-no-emails' } });
  });

  it('reads UTF-8 with and without a mark, UTF-16 with one, and Windows-1252 [CRM-19]', async () => {
    const text = 'Email,First Name\r\nada@example.org,Zoë';
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const tables: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
      ['UTF-8', new Uint8Array(Buffer.from(text))],
      ['UTF-8 with a mark', new Uint8Array(Buffer.from(`\uFEFF${text}`))],
      ['UTF-16', new Uint8Array(utf16)],
      ['UTF-16, big end first', new Uint8Array(Buffer.from(utf16).swap16())],
      ['Windows-1252', new Uint8Array(Buffer.from(text, 'latin1'))],
    ];
    for (const [name, table] of tables) {
      listId = await makeList(owner, name);
      expect((await bring(table)).body, name).toMatchObject({ added: 1, wrong: 0 });
      expect(await people(), name).toMatchObject([{ email: 'ada@example.org', firstName: 'Zoë' }]);
    }
  });

  it('takes files of up to 20 MB, piece by piece, and refuses longer ones [CRM-19]', async () => {
    const row = `nobody,${'x'.repeat(990)}\n`;
    const table = `Email,Notes\n${row.repeat(19_900)}ada@example.org,last\n`;
    expect((await bring(table)).body).toMatchObject({
      added: 1,
      wrong: 19_900,
      problems: expect.objectContaining({ length: 200 }),
    });
    expect(await bring(table + row.repeat(500))).toMatchObject({
      status: 413,
      body: { error: 'The request is too large. The limit is 20 MB.' },
    });
  });

  it('is undone: who came by it goes, who was changed is as before, and who did something since is left alone [CRM-19]', async () => {
    await add('gone@example.org', true);
    const { body } = await bring(CSV);
    const [left] = await people('?search=unproven');
    test.clock.advance(1000);
    await owner.call('POST', path(`/subscribers/${String(left?.['id'])}/unsubscribe`));
    expect(await states()).toContain('gone@example.org bounced');
    expect((await owner.call('POST', `/api/table-imports/${String(body['id'])}/undo`)).status).toBe(200);
    await test.runJobs('table-import');
    expect(await states()).toEqual(['gone@example.org subscribed', 'unproven@example.org unsubscribed']);
  });

  it('of an export gives an equal export [NEWS-68]', async () => {
    await bring(CSV);
    const exported = String((await owner.call('GET', path('/subscribers.csv'))).body['text']);
    expect(exported).toContain('left@example.org,,,unsubscribed');
    const peopleBefore = await states();
    listId = await makeList(owner, 'Copy');
    await bring(exported);
    expect(await states()).toEqual(peopleBefore);
  });
});
