import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContactFormat } from '#contract/contact-files.ts';
import type { DuplicatePair } from '#contract/contact-merges.ts';
import type { ContactRun } from '#contract/contact-runs.ts';
import type { Contact } from '#contract/contacts.ts';
import { NO_DETAILS } from '#domain/contacts/contact-fields.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { CONTACT_SOURCES } from '#server/contact-sources.ts';
import { exportContacts } from '#server/contacts/export-contacts.ts';
import { contactFileRoutes } from '#server/contacts/file-routes.ts';
import { eraseInactiveJob } from '#server/contacts/erase-inactive-job.ts';
import { contactInactivityRoutes } from '#server/contacts/inactivity-routes.ts';
import { contactImport } from '#server/contacts/contact-import.ts';
import { isTaxExempt } from '#server/contacts/tax-exempt.ts';
import { contactMergeRoutes } from '#server/contacts/merge-routes.ts';
import { contactRunJob } from '#server/contacts/contact-run-job.ts';
import { contactRunKey } from '#server/contacts/contact-run-key.ts';
import { contactRunRoutes } from '#server/contacts/run-routes.ts';
import { contactRoutes } from '#server/contacts/routes.ts';
import { tidyContactsJob } from '#server/contacts/tidy-contacts-job.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createList } from '#server/mailing-lists/lists.ts';
import { holdPerson, setState } from '#server/mailing-lists/subscriptions.ts';
import { startMemberSession } from '#server/members/member-session.ts';
import { PERSONAL_DATA } from '#server/personal-data.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { TABLE_IMPORTS } from '#server/table-imports.ts';
import { tableImportRoutes } from '#server/table-imports/routes.ts';
import { findTableImport } from '#server/table-imports/stored-imports.ts';
import { tableFileKey } from '#server/table-imports/table-file.ts';
import { tableImportJob } from '#server/table-imports/table-import-job.ts';
import { importTable, keepTestTable, type GivenTable } from '#server/table-imports/testing/import-table.ts';
import { tidyTableImportsJob } from '#server/table-imports/tidy-table-imports-job.ts';
import { workThrough } from '#server/table-imports/work-through.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;

beforeAll(async () => {
  const routes = [contactRoutes, contactMergeRoutes, contactFileRoutes].flatMap((make) =>
    make(CONTACT_SOURCES),
  );
  test = await createTestApp(
    [
      ...routes,
      ...contactRunRoutes(CONTACT_SOURCES, PERSONAL_DATA),
      ...contactInactivityRoutes(CONTACT_SOURCES),
      ...tableImportRoutes(TABLE_IMPORTS),
    ],
    {
      jobs: [
        contactRunJob(CONTACT_SOURCES, PERSONAL_DATA),
        tidyContactsJob,
        tableImportJob(TABLE_IMPORTS),
        tidyTableImportsJob(TABLE_IMPORTS),
        eraseInactiveJob(CONTACT_SOURCES, PERSONAL_DATA),
      ],
    },
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

async function call<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: JsonObject) {
  const answer = await anna.browser.call(method, `/api${path}`, body, anna.host);
  return { status: answer.status, body: answer.body as unknown as Answer };
}
const get = async (id: string) => (await call<Contact>('GET', `/contacts/${id}`)).body;
const make = async (given: JsonObject) =>
  (await call<{ id: string }>('POST', '/contacts', { ...NO_DETAILS, emails: [], ...given } as JsonObject))
    .body.id;
const touch = (email: string) =>
  test.services.db
    .transaction()
    .execute((trx) => touchContact(trx, site.siteId, { email, source: 'form' }, test.clock.now));
const mergeOf = (
  keptId: string,
  otherId: string,
  details: JsonObject = NO_DETAILS as unknown as JsonObject,
) => call<{ mergeId: string; code: string }>('POST', `/contacts/${keptId}/merge`, { otherId, details });

async function subscribe(email: string, listId: string, state: 'subscribed' | 'unsubscribed') {
  await test.services.db.transaction().execute(async (trx) => {
    const person = { email, firstName: '', lastName: '' };
    const { subscriberId } = await holdPerson(trx, site.siteId, person, test.clock.now);
    const subscription = { listId: listId as never, subscriberId, state };
    await setState(trx, site.siteId, subscription, { source: 'owner' }, { now: test.clock.now });
  });
}

describe('two contacts', () => {
  it('are suggested where they share a phone, or name and postal code, until they are said to be two [CRM-14]', async () => {
    const address = (postalCode: string) => ({ street: '', city: '', region: '', postalCode, country: '' });
    const a = await make({ firstName: 'Ada', lastName: 'L', phones: ['+49 (30) 12'] });
    test.clock.advance(1);
    const b = await make({ firstName: 'Bo', phones: ['49 30-12'], addresses: [address('53 111')] });
    test.clock.advance(1);
    const c = await make({ firstName: 'bo', addresses: [address('53111')] });
    await make({ firstName: 'Bo', addresses: [address('99999')] });
    const pairs = async () =>
      (await call<{ pairs: DuplicatePair[] }>('GET', '/contact-duplicates')).body.pairs.map(
        ({ firstId, secondId, by }) => [firstId, secondId, by],
      );
    expect(await pairs()).toEqual([
      [b, c, 'name'],
      [a, b, 'phone'],
    ]);
    expect((await call('POST', `/contacts/${b}/apart`, { otherId: a })).status).toBe(200);
    expect(await pairs()).toEqual([[b, c, 'name']]);
  });

  it('become one: sources, notes and labels move, and on each list the stricter state stands [CRM-15]', async () => {
    const kept = await make({ firstName: 'Ada', emails: ['a@example.org'] });
    const other = await make({ lastName: 'Byron', phones: ['1'], emails: ['b@example.org'] });
    const listed = { name: 'News', description: '', replyTo: '', isDoubleOptIn: false };
    const listId = (await createList(test.services.db, site.siteId, listed, test.clock.now)) ?? '';
    await subscribe('a@example.org', listId, 'subscribed');
    test.clock.advance(1000);
    await subscribe('b@example.org', listId, 'unsubscribed');
    await call('POST', `/contacts/${other}/notes`, { text: 'Of the other', isPinned: false });
    const label = (await call<{ id: string }>('POST', '/contact-labels', { name: 'Potters' })).body.id;
    await call('POST', `/contact-labels/${label}/contacts`, { ids: [other], isGiven: true });
    const details = { ...NO_DETAILS, firstName: 'Ada', lastName: 'Byron', phones: ['1'] };
    expect((await mergeOf(kept, kept)).status).toBe(400);
    expect((await mergeOf(kept, other, details as unknown as JsonObject)).status).toBe(200);
    const one = await get(kept);
    expect(one).toMatchObject({
      ...details,
      emails: ['a@example.org', 'b@example.org'],
      labels: [{ name: 'Potters' }],
    });
    expect(one.notes.map(({ text }) => text)).toEqual(['Of the other']);
    expect(one.standings.map(({ state }) => state)).toEqual(['unsubscribed', 'unsubscribed']);
    expect((await call('GET', `/contacts/${other}`)).status).toBe(404);
  });

  it('are two again for 30 days, as they were, with what came meanwhile where it was addressed to [CRM-17]', async () => {
    const kept = await make({ firstName: 'Ada', emails: ['a@example.org'] });
    const other = await make({ firstName: 'Bo', emails: ['b@example.org'] });
    const listed = { name: 'News', description: '', replyTo: '', isDoubleOptIn: false };
    const listId = (await createList(test.services.db, site.siteId, listed, test.clock.now)) ?? '';
    await subscribe('a@example.org', listId, 'subscribed');
    await subscribe('b@example.org', listId, 'unsubscribed');
    await call('POST', `/contacts/${other}/notes`, { text: 'Of the other', isPinned: false });
    const before = [await get(kept), await get(other)];
    const { body } = await mergeOf(kept, other, {
      ...NO_DETAILS,
      firstName: 'Cleo',
    } as unknown as JsonObject);
    const merges = await call<{ merges: { id: string; name: string }[] }>('GET', `/contacts/${kept}/merges`);
    expect(merges.body.merges).toMatchObject([{ id: body.mergeId, name: 'Bo' }]);
    test.clock.advance(29 * DAY_MS);
    anna = await signInContributor(test.app, test.services, site, 'Otto');
    await call('POST', `/contacts/${kept}/notes`, { text: 'Meanwhile', isPinned: false });
    expect(await touch('b@example.org')).toBe(kept);
    expect((await call('POST', `/contact-merges/${body.mergeId}/undo`)).status).toBe(200);
    expect(await touch('b@example.org')).toBe(other);
    const without = ({ notes, standings, lastActiveAt: _at, ...contact }: Contact) => ({
      ...contact,
      notes: notes.map(({ text }) => text),
      states: standings.map(({ state }) => state),
    });
    const after = [await get(kept), await get(other)].map(without);
    expect(after[1]).toEqual(before.map(without)[1]);
    expect(after[0]).toEqual({ ...before.map(without)[0], notes: ['Meanwhile'] });
    const again = await mergeOf(kept, other);
    test.clock.advance(30 * DAY_MS);
    anna = await signInContributor(test.app, test.services, site, 'Otto');
    expect((await call('POST', `/contact-merges/${again.body.mergeId}/undo`)).status).toBe(404);
  });
});

it('pays no tax where one of two did not, until they are two again [ORD-68] [CRM-15] [CRM-17]', async () => {
  const { db } = test.services;
  const kept = await make({ emails: ['a@example.org'] });
  const other = await make({ emails: ['b@example.org'] });
  const exempt = () =>
    Promise.all(
      ['a@example.org', 'B@example.org', 'c@example.org'].map((email) =>
        isTaxExempt(db, site.siteId, { memberId: null, email }),
      ),
    );
  const path = `/contacts/${other}/tax-exemption`;
  expect((await call('PUT', path, { isTaxExempt: true })).status).toBe(200);
  expect((await get(other)).isTaxExempt).toBe(true);
  expect(await exempt()).toEqual([false, true, false]);
  const { body } = await mergeOf(kept, other);
  expect(await exempt()).toEqual([true, true, false]);
  expect((await call('POST', `/contact-merges/${body.mergeId}/undo`)).status).toBe(200);
  expect(await exempt()).toEqual([false, true, false]);
  expect((await call('PUT', path, { isTaxExempt: false })).status).toBe(200);
  expect(await exempt()).toEqual([false, false, false]);
  const nobody = { memberId: null, email: ' ' };
  expect(await isTaxExempt(db, site.siteId, nobody)).toBe(false);
});

it('of two members the owner chooses whose sign-in stays; the other is told and signed out, until it is undone [CRM-16] [CRM-17]', async () => {
  const kept = await make({ firstName: 'Ada', emails: ['a@example.org'] });
  const other = await make({ firstName: 'Bo', emails: ['b@example.org'] });
  const { siteId } = site;
  const { db } = test.services;
  const at = new Date(test.clock.now);
  for (const email of ['a@example.org', 'b@example.org']) {
    const id = createId<'member'>();
    const account = { email, email_key: email, first_name: '', last_name: '', language: 'en', note: '' };
    const unset = { former_status: null, password_hash: null, last_seen_day: null, removed_at: null };
    await db
      .insertInto('members')
      .values({
        site_id: siteId,
        id,
        ...account,
        ...unset,
        status: 'active',
        joined_at: at,
        verified_at: at,
        removed_by_owner: false,
      })
      .execute();
    await startMemberSession(db, siteId, {
      memberId: id,
      userAgent: 'test',
      network: '192.0.2.7',
      now: test.clock.now,
    });
  }
  const states = async () => {
    const rows = await db
      .selectFrom('members')
      .select(['email', 'status'])
      .where('site_id', '=', siteId)
      .orderBy('email')
      .execute();
    return rows.map(({ status }) => status);
  };
  const details = NO_DETAILS as unknown as JsonObject;
  const path = `/contacts/${kept}/merge`;
  const merged = await call<{ mergeId: string }>('POST', path, { otherId: other, details, signIn: 'other' });
  expect(await states()).toEqual(['suspended', 'active']);
  const sessions = await db
    .selectFrom('member_sessions')
    .select('id')
    .where('site_id', '=', siteId)
    .execute();
  expect(sessions).toHaveLength(1);
  const mails = await db
    .selectFrom('outbox_mails')
    .select(['recipient', 'text_body as text'])
    .where('site_id', '=', siteId)
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['a@example.org']);
  expect(mails[0]?.text).toContain('b@example.org');
  expect((await call('POST', `/contact-merges/${merged.body.mergeId}/undo`)).status).toBe(200);
  expect(await states()).toEqual(['active', 'active']);
});

const tableOf = (text: GivenTable['text'], given: Partial<GivenTable> = {}): GivenTable => ({
  siteId: site.siteId,
  by: anna.accountId,
  text,
  ...given,
});
const read = (text: GivenTable['text'], given: Partial<GivenTable> = {}) =>
  importTable(test, contactImport, tableOf(text, given));
const undo = async (id: string) => {
  const { status } = await call('POST', `/table-imports/${id}/undo`);
  await test.runJobs('table-import');
  return status;
};
async function exported(format: ContactFormat, search = ''): Promise<string> {
  let text = '';
  const { siteId } = site;
  for await (const piece of exportContacts(test.services.db, CONTACT_SOURCES, siteId, { search }, format)) {
    text += piece;
  }
  return text;
}
const names = async () =>
  (await call<{ contacts: { firstName: string }[] }>('GET', '/contacts?sort=name')).body.contacts.map(
    ({ firstName }) => firstName,
  );

const TABLE = [
  'Surname;First name;E-mail;Glaze;Tags;Zip',
  'Lovelace;Ada;ada@example.org;blue;Potters, Friends;53111',
  ';;;;;',
  'Nobody;;no address;;;',
  'Byron;Ada;ADA@example.org;red;;',
  'Bo;Bo;bo@example.org;;;',
].join('\r\n');

describe('an import', () => {
  it('matches columns by header, tells first what it would do, and says why a row is left out [CRM-19]', async () => {
    const dry = await read(TABLE, { isDryRun: true });
    const found = { added: 2, changed: 0, unchanged: 0, skipped: 1, wrong: 1 };
    expect(dry).toMatchObject({ ...found, state: 'checked', rows: 4, totalRows: 4, undoUntil: null });
    // By its key, too, so that it is read in any language of the interface.
    expect(dry.problems.map(({ words }) => words.key)).toContain('importReasons.twice');
    expect(dry.problems.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'Please enter a valid email'],
      [5, 'This address stands in the file twice.'],
    ]);
    expect(dry.columns.map(({ is }) => is)).toEqual([
      'lastName',
      'firstName',
      'email',
      'field',
      'labels',
      'postalCode',
    ]);
    expect(await names()).toEqual([]);
    expect(await read(TABLE)).toMatchObject({ ...found, state: 'done' });
    const id = (await touch('ada@example.org')) ?? '';
    expect(await get(id)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      firstSource: 'import',
      fields: [{ name: 'Glaze', value: 'blue' }],
      labels: [{ name: 'Friends' }, { name: 'Potters' }],
      addresses: [{ postalCode: '53111' }],
    });
    expect(await read(TABLE)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const byHand = await read(TABLE, {
      isDryRun: true,
      options: { columns: ['company', 'firstName', 'email', 'none', 'none', 'none'] },
    });
    expect(byHand.columns[0]?.is).toBe('company');
    const unended = await read(`Email,Name\nada@example.org,"${'x'.repeat(2_100_000)}`);
    expect(unended).toMatchObject({ state: 'failed', errorWords: { key: 'errors.import-row-too-long' } });
    const other = await read('colour\nblue');
    // Its columns can be chosen by hand.
    expect(other).toMatchObject({ state: 'checked', errorWords: { key: 'errors.import-no-contacts' } });
    expect(await read('')).toMatchObject({ state: 'failed' });
    // A file is there for as long as it is needed.
    const { storage } = test.services;
    const kept = [dry, byHand, other].map(({ id }) => storage.exists(tableFileKey(site.siteId, id)));
    expect(await Promise.all(kept)).toEqual([true, true, true]);
  });

  it('keeps all rows that it leaves out, for download with their columns and reasons, and reads them again once they are mended [CRM-19] [CRM-21]', async () => {
    const broken = Array.from({ length: 230 }, (_, at) => `=1+${at},broken ${at},"a, b",further`);
    const rows = [
      'Glaze,E-mail,Note\0,',
      'blue,ada@example.org,,',
      'red,ada@example.org',
      'x,a\0b@example.org,\0,',
    ];
    const report = await read([...rows, ...broken].join('\n'));
    expect(report).toMatchObject({ state: 'done', added: 1, skipped: 1, wrong: 231, hasLeftOut: true });
    expect(report.problems).toHaveLength(200);
    const path = `/table-imports/${report.id}/left-out`;
    expect(await call('POST', path)).toMatchObject({ status: 200, body: { count: 232 } });
    await test.services.db
      .updateTable('accounts')
      .set({ language: 'de' })
      .where('id', '=', anna.accountId)
      .execute();
    const { body: text, headers } = await anna.browser.visit(`http://${anna.host}/api${path}.csv`);
    expect(headers['content-disposition']).toContain(`left-out-contacts-${site.identifier}.csv`);
    const [header, twice, unstorable, first, ...rest] = text.trimEnd().split('\r\n');
    expect(header).toBe('\uFEFFGlaze,E-mail,Note,,Left out because');
    expect(twice).toBe('red,ada@example.org,,,Diese Adresse steht zweimal in der Datei.');
    expect(unstorable).toBe('x,ab@example.org,,,Bitte eine gültige E-Mail-Adresse eingeben');
    expect(first).toBe(`'=1+0,broken 0,"a, b",further,Bitte eine gültige E-Mail-Adresse eingeben`);
    expect(rest).toHaveLength(229);
    const again = await read(text.replaceAll(/broken (\d+)/g, 'mended$1@example.org'));
    expect(again).toMatchObject({ added: 231, unchanged: 1, hasLeftOut: false });
    expect(again.columns.at(-1)).toEqual({ header: 'Left out because', is: 'none' });
    const id = (await touch('mended7@example.org')) ?? '';
    expect((await get(id)).fields).toEqual([
      { name: 'Glaze', value: '=1+7' },
      { name: 'Note', value: 'a, b' },
    ]);
    test.clock.advance(61 * 60 * 1000);
    expect(await call('POST', path)).toMatchObject({ status: 403 });
    expect(await call('GET', `${path}.csv`)).toMatchObject({ status: 403 });
  });

  it('fills what is empty, unless the owner chose to replace [CRM-20]', async () => {
    const id = await make({ firstName: 'Augusta', emails: ['ada@example.org'] });
    expect(await read(TABLE)).toMatchObject({ added: 1, changed: 1 });
    expect(await get(id)).toMatchObject({ firstName: 'Augusta', lastName: 'Lovelace' });
    expect(await read(TABLE, { options: { mode: 'replace' } })).toMatchObject({ changed: 1 });
    expect(await get(id)).toMatchObject({ firstName: 'Ada' });
  });

  it('is undone: what it made goes, what it changed is what it was [CRM-19]', async () => {
    const id = await make({ firstName: 'Augusta', emails: ['ada@example.org'] });
    const before = await get(id);
    const { id: importId } = await read(TABLE, { options: { mode: 'replace' } });
    expect(await names()).toEqual(['Bo', 'Ada']);
    expect(await undo(importId)).toBe(200);
    expect(await call('GET', `/table-imports/${importId}`)).toMatchObject({ body: { state: 'undone' } });
    expect(await get(id)).toEqual(before);
    expect(await names()).toEqual(['Augusta']);
    expect(await undo(importId)).toBe(409);
    const late = await read(TABLE);
    test.clock.advance(73 * 60 * 60 * 1000);
    anna = await signInContributor(test.app, test.services, site, 'Otto');
    expect(await undo(late.id)).toBe(409);
  });

  /** Every 100th row is broken, and every 150th stands there twice. */
  const rowsOf = async function* (count: number) {
    yield 'Email,First Name\n';
    for (let at = 0; at < count; at += 1) {
      const who = at % 150 === 149 ? at - 149 : at;
      yield at % 100 === 7 ? 'broken,\n' : `p${who}@example.org,P${who}\n`;
    }
  };
  /** Works on an import until so many batches are taken, as a process that is killed does. */
  const killAfter = async (id: Parameters<typeof findTableImport>[2], batches: number) => {
    const stored = await findTableImport(test.services.db, site.siteId, id);
    if (stored === null) throw new Error('there is no such import');
    const killed = new AbortController();
    let taken = 0;
    const part: typeof contactImport = {
      ...contactImport,
      async open(services, task) {
        const work = await contactImport.open(services, task);
        return {
          take(trx, rows) {
            taken += 1;
            if (taken === batches) killed.abort();
            return work.take(trx, rows);
          },
        };
      },
    };
    const { signal } = killed;
    const worked = workThrough({ services: test.services, part, siteId: site.siteId, stored, signal });
    await expect(worked).rejects.toThrow('aborted');
  };
  const start = (id: string) => call('POST', `/table-imports/${id}/start`, { isDryRun: false, options: {} });
  const count = async () => {
    const { rows } = await test.services.db
      .selectFrom('contacts')
      .select((select) => select.fn.countAll<string>().as('rows'))
      .where('site_id', '=', site.siteId)
      .executeTakeFirstOrThrow();
    return Number(rows);
  };

  it('of many rows holds a batch of them at a time, goes on after a crash without doubles, and changes nothing the second time [CRM-19]', async () => {
    const { id } = await keepTestTable(test, contactImport, tableOf(rowsOf(3000)));
    await killAfter(id, 2);
    const half = await findTableImport(test.services.db, site.siteId, id);
    expect(half).toMatchObject({ state: 'checking', added: 984, wrong: 10, skipped: 6, line: 1001 });
    await test.runJobs('table-import');
    const found = { added: 2950, wrong: 30, skipped: 20, rows: 3000, totalRows: 3000 };
    expect((await call('GET', `/table-imports/${id}`)).body).toMatchObject({ ...found, state: 'checked' });
    expect(await count()).toBe(0);
    expect((await start(id)).status).toBe(200);
    expect(await start(id)).toMatchObject({ status: 409, body: { code: 'import-running' } });
    await killAfter(id, 3);
    expect(await count()).toBe(1475);
    await test.runJobs('table-import');
    const { body } = await call<{ problems: unknown[] }>('GET', `/table-imports/${id}`);
    expect(body).toMatchObject({ ...found, state: 'done', fileName: 'people.csv' });
    expect(body.problems).toHaveLength(50);
    expect(await count()).toBe(2950);
    expect(await read(rowsOf(3000))).toMatchObject({ added: 0, changed: 0, unchanged: 2950 });
    const { db } = test.services;
    const mails = db.selectFrom('outbox_mails').select('id').where('site_id', '=', site.siteId);
    expect(await mails.execute()).toEqual([]);
  }, 120_000);

  it('is stopped: what was taken in stays, is said, and can be undone [CRM-19]', async () => {
    const { id } = await keepTestTable(test, contactImport, tableOf(rowsOf(2000)));
    await test.runJobs('table-import');
    await start(id);
    await killAfter(id, 2);
    expect((await call('POST', `/table-imports/${id}/cancel`)).status).toBe(200);
    await test.runJobs('table-import');
    const [newest] = (await call<{ imports: unknown[] }>('GET', '/table-imports?kind=contacts')).body.imports;
    expect(newest).toMatchObject({ id, state: 'cancelled', added: 984, isBegun: true });
    expect(await count()).toBe(984);
    expect(await test.services.storage.exists(tableFileKey(site.siteId, id))).toBe(false);
    expect((await start(id)).status).toBe(404);
    expect(await undo(id)).toBe(200);
    expect(await count()).toBe(0);
  }, 120_000);

  it('keeps a file for a day, and what it left out for as long as it can be undone [CRM-19]', async () => {
    const { id } = await read(TABLE, { isDryRun: true });
    const stuck = await keepTestTable(test, contactImport, tableOf(TABLE));
    const state = async (of: string) =>
      (await call<{ state: string }>('GET', `/table-imports/${of}`)).body.state;
    test.clock.advance(61 * 60 * 1000);
    await test.runDueJobs();
    expect([await state(id), await state(stuck.id)]).toEqual(['checked', 'failed']);
    test.clock.advance(DAY_MS);
    await test.runDueJobs();
    anna = await signInContributor(test.app, test.services, site, 'Otto');
    expect(await state(id)).toBe('cancelled');
    expect(await test.services.storage.exists(tableFileKey(site.siteId, id))).toBe(false);
    test.clock.advance(3 * DAY_MS);
    await test.runDueJobs();
    anna = await signInContributor(test.app, test.services, site, 'Emma');
    expect((await call('GET', `/table-imports/${id}`)).status).toBe(404);
  });
});

describe('an export', () => {
  it('gives all or those who match as CSV, JSON and vCard, which give the same people again [CRM-21] [CRM-20]', async () => {
    await read(TABLE);
    await make({ firstName: '=cmd()', emails: ['cem@example.org'] });
    const csv = await exported('csv');
    expect(csv).toContain("'=cmd()");
    const card = await exported('vcard', 'lovelace');
    expect(card).toContain('N:Lovelace;Ada;;;');
    expect(card).not.toContain('bo@example.org');
    const json = JSON.parse(await exported('json')) as { firstName: string }[];
    expect(json.map(({ firstName }) => firstName).toSorted()).toEqual(['=cmd()', 'Ada', 'Bo']);
    for (const text of [csv, card])
      expect(await read(text)).toMatchObject({ added: 0, changed: 0, skipped: 0 });
    site = await buildSite(test.services);
    anna = await signInContributor(test.app, test.services, site, 'Anna');
    expect(await read(csv)).toMatchObject({ added: 3 });
    const lines = (text: string) => text.split('\r\n').toSorted();
    expect(lines(await exported('csv'))).toEqual(lines(csv));
  });

  it('takes the write permission and a sign-in of the last hour, and is written down with its count [CRM-22]', async () => {
    await read(TABLE);
    expect((await call('POST', '/contacts/export', {})).body).toEqual({ count: 2 });
    expect((await call('GET', '/contacts/export?format=csv&search=ada')).status).toBe(200);
    const [entry] = await test.services.db
      .selectFrom('contact_log')
      .select(['action', 'count', 'account_id as by', 'details'])
      .where('site_id', '=', site.siteId)
      .where('action', '=', 'export')
      .execute();
    expect(entry).toEqual({
      action: 'export',
      count: 1,
      by: anna.accountId,
      details: { format: 'csv', isSearch: true, rules: null },
    });
    test.clock.advance(60 * 60 * 1000 + 1);
    expect((await call('POST', '/contacts/export', {})).status).toBe(403);
    expect((await call('GET', '/contacts/export?format=csv')).status).toBe(403);
    const editor = await signInContributor(test.app, test.services, site, 'Eda', ['editor']);
    const refused = await editor.browser.call(
      'GET',
      '/api/contacts/export?format=csv',
      undefined,
      editor.host,
    );
    expect(refused.status).toBe(403);
  });
});

describe('what is done to many contacts', () => {
  const all = { filter: { search: 'example.org' } };
  const begin = async (path: string, body: JsonObject) => {
    const answer = await call<ContactRun>('POST', `/contact-runs${path}`, body);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const newest = async () => (await call<{ runs: ContactRun[] }>('GET', '/contact-runs')).body.runs[0];
  const fileOf = (id: string) => call('GET', `/contact-runs/${id}/file`);
  const fill = async (count: number) => {
    for (let place = 0; place < count; place += 1) await touch(`p${place}@example.org`);
    await touch('other@example.com');
  };
  const labels = async () =>
    (await call<{ id: string }>('POST', '/contact-labels', { name: 'Glaze' })).body.id;

  it('gives all that match a label, whom the label takes out of the filter too, and counts as many at the end [CRM-13]', async () => {
    await fill(3);
    const labelId = await labels();
    const lacks = { match: 'all', rules: [{ kind: 'label', labelId, has: false }] };
    const selection = { filter: { rules: JSON.stringify(lacks) } };
    const run = await begin('', { action: { kind: 'label', labelId }, selection });
    expect(run).toMatchObject({ kind: 'label', name: 'Glaze', state: 'running', total: 4 });
    await touch('late@example.org');
    await test.runJobs('contact-run');
    expect(await newest()).toMatchObject({ state: 'done', total: 4, lookedAt: 4, changed: 4 });
    const given = await test.services.db
      .selectFrom('labelled_contacts')
      .select('contact_id')
      .where('site_id', '=', site.siteId)
      .execute();
    expect(given).toHaveLength(4);
    test.clock.advance(1000);
    await begin('', { action: { kind: 'unlabel', labelId }, selection: all });
    await test.runJobs('contact-run');
    expect(await newest()).toMatchObject({ total: 4, lookedAt: 4, changed: 3 });
  });

  it('is done to whom the list shows, also where a letter was forgiven [CRM-13] [CRM-09]', async () => {
    await fill(1);
    const labelId = await labels();
    const selection = { filter: { search: 'exampel.org' } };
    const run = await begin('', { action: { kind: 'label', labelId }, selection });
    expect(run.total).toBe(1);
  });

  it('stops where it is cancelled; what was done stays [CRM-13]', async () => {
    await fill(2);
    const run = await begin('/erase', { selection: all });
    expect((await call('POST', `/contact-runs/${run.id}/cancel`)).body).toMatchObject({ state: 'cancelled' });
    await test.runJobs('contact-run');
    expect(await newest()).toMatchObject({ state: 'cancelled', total: 2, lookedAt: 0 });
    expect((await call<{ total: number }>('GET', '/contacts')).body.total).toBe(3);
  });

  it('erases a selection, and writes down how many, once [CRM-13] [CRM-25]', async () => {
    await fill(3);
    const { contacts } = (await call<{ contacts: { id: string }[] }>('GET', '/contacts?search=example.org'))
      .body;
    await begin('/erase', { selection: { ids: contacts.slice(0, 2).map(({ id }) => id) } });
    await test.runJobs('contact-run');
    expect(await newest()).toMatchObject({ state: 'done', lookedAt: 2, changed: 2 });
    expect((await call<{ total: number }>('GET', '/contacts')).body.total).toBe(2);
    const logged = await test.services.db
      .selectFrom('contact_log')
      .select(['action', 'count'])
      .where('site_id', '=', site.siteId)
      .execute();
    expect(logged).toEqual([{ action: 'erase', count: 2 }]);
  });

  it('writes a file that is there for a day [CRM-13] [CRM-21] [CRM-22]', async () => {
    await fill(2);
    const { id } = await begin('/export', { format: 'csv', selection: all });
    expect((await fileOf(id)).status).toBe(404);
    await test.runJobs('contact-run');
    expect(await newest()).toMatchObject({ state: 'done', total: 2, lookedAt: 2 });
    expect((await fileOf(id)).status).toBe(200);
    const kept = await test.services.storage.readAll(contactRunKey(site.siteId, id as never));
    const written = Buffer.from(kept ?? []).toString();
    expect(written).toContain('p1@example.org');
    expect(written).not.toContain('other@example.com');
    test.clock.advance(DAY_MS);
    await test.runDueJobs();
    expect(await test.services.storage.exists(contactRunKey(site.siteId, id as never))).toBe(false);
    expect(await newest()).toBeUndefined();
  });

  it('adds to a list without a mail, and never who has left it [CRM-13] [NEWS-65]', async () => {
    await fill(2);
    const settings = { name: 'News', description: '', replyTo: '', isDoubleOptIn: true };
    const listId = await test.services.db
      .transaction()
      .execute((trx) => createList(trx, site.siteId, settings, test.clock.now));
    await subscribe('p0@example.org', String(listId), 'unsubscribed');
    const action = { kind: 'list', listId: String(listId), consent: 'On paper' };
    await begin('', { action, selection: all });
    await test.runJobs('contact-run');
    expect(await newest()).toMatchObject({ name: 'News', lookedAt: 2, changed: 1 });
    const states = await test.services.db
      .selectFrom('list_subscriptions')
      .select('state')
      .where('site_id', '=', site.siteId)
      .orderBy('state')
      .execute();
    expect(states).toEqual([{ state: 'subscribed' }, { state: 'unsubscribed' }]);
  });

  it('is done to nobody of another site, and with no label or list of it [CRM-13] [DATA-14]', async () => {
    await fill(1);
    const labelId = await labels();
    const settings = { name: 'News', description: '', replyTo: '', isDoubleOptIn: true };
    const listId = await test.services.db
      .transaction()
      .execute((trx) => createList(trx, site.siteId, settings, test.clock.now));
    const { contacts } = (await call<{ contacts: { id: string }[] }>('GET', '/contacts')).body;
    const selection = { ids: contacts.map(({ id }) => id) };
    site = await buildSite(test.services);
    anna = await signInContributor(test.app, test.services, site, 'Anna');
    const refused = [
      { kind: 'label', labelId },
      { kind: 'list', listId: String(listId), consent: '' },
    ];
    for (const action of refused) {
      expect((await call('POST', '/contact-runs', { action, selection })).status).toBe(404);
    }
    expect(await begin('/erase', { selection })).toMatchObject({ total: 0 });
    expect(await begin('/export', { format: 'json', selection })).toMatchObject({ total: 0 });
  });
});

describe('contacts without activity', () => {
  type Inactivity = { months: number | null; due: { id: string; name: string; at: string }[]; total: number };
  const look = async () => (await call<Inactivity>('GET', '/contact-inactivity')).body;
  const set = async (months: number | null) => (await call('PUT', '/contact-inactivity', { months })).status;
  const names = async () => {
    const { contacts } = (await call<{ contacts: { email: string }[] }>('GET', '/contacts')).body;
    return contacts.map(({ email }) => email).toSorted();
  };
  /** Signed in anew, since sessions end meanwhile. */
  const wait = async (days: number) => {
    test.clock.advance(days * DAY_MS);
    anna = await signInContributor(test.app, test.services, site, `Anna ${test.clock.now}`);
    await test.runDueJobs();
  };

  it('stay where the owner chose nothing, and go after the months chosen but for members and subscribers [CRM-29]', async () => {
    await touch('gone@example.org');
    await touch('member@example.org');
    await touch('reader@example.org');
    const { db } = test.services;
    const settings = { name: 'News', description: '', replyTo: '', isDoubleOptIn: false };
    const listId = await db
      .transaction()
      .execute((trx) => createList(trx, site.siteId, settings, test.clock.now));
    await subscribe('reader@example.org', String(listId), 'subscribed');
    await touch('left@example.org');
    await subscribe('left@example.org', String(listId), 'unsubscribed');
    await db
      .insertInto('members')
      .values({ ...memberRow('member@example.org'), site_id: site.siteId })
      .execute();
    await wait(400);
    expect(await look()).toEqual({ months: null, due: [], total: 0 });
    expect(await names()).toHaveLength(4);
    expect([await set(5), await set(61)]).toEqual([400, 400]);
    expect(await set(6)).toBe(200);
    // Those who were due for long are listed for 14 days all the same.
    const until = new Date(test.clock.now + 14 * DAY_MS).toISOString();
    expect((await look()).due.map(({ at }) => at)).toEqual([until, until]);
    await wait(13);
    expect(await names()).toHaveLength(4);
    await wait(1);
    expect(await names()).toEqual(['member@example.org', 'reader@example.org']);
    const log = await db
      .selectFrom('contact_log')
      .select(['action', 'count'])
      .where('site_id', '=', site.siteId)
      .execute();
    expect(log).toEqual([
      { action: 'erase', count: 1 },
      { action: 'erase', count: 1 },
    ]);
  });

  it('are listed 14 days before, can be kept, and go when they are due again [CRM-29]', async () => {
    await set(6);
    const id = await touch('ada@example.org');
    await wait(160);
    expect((await look()).due).toEqual([]);
    await wait(10);
    expect((await look()).due).toMatchObject([{ id }]);
    expect((await call('POST', '/contact-inactivity/keep', { ids: [id] })).body).toEqual({ kept: 1 });
    expect((await look()).total).toBe(0);
    await wait(30);
    expect(await names()).toEqual(['ada@example.org']);
    await wait(160);
    expect(await names()).toEqual([]);
  });
});

function memberRow(email: string) {
  return {
    id: createId<'member'>(),
    email,
    email_key: email,
    first_name: '',
    last_name: '',
    status: 'active' as const,
    former_status: null,
    password_hash: null,
    language: 'en',
    note: '',
    joined_at: new Date(0),
    verified_at: new Date(0),
    last_seen_day: null,
    removed_at: null,
    removed_by_owner: false,
  };
}
