import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import { FIELD_KINDS } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import type { TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { buildFormSite, signInWithRole, type FormSite } from './testing/build-form-site.ts';
import { createFormApp } from './testing/create-form-app.ts';
import { formVisitor, type FormVisitor } from './testing/form-visitor.ts';

const SCRIPT = '<script>alert(1)</script>';
const FORMULA = '=HYPERLINK("http://evil.example","x")';

let test: TestApp;
let app: FastifyInstance;
let site: FormSite;
let visitor: FormVisitor;

beforeAll(async () => {
  test = await createFormApp();
  ({ app } = test);
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.advance(60 * 60 * 1000);
});

async function build(changes: Parameters<typeof buildFormSite>[1]): Promise<void> {
  site = await buildFormSite(test.services, changes);
  visitor = formVisitor(app, `${site.identifier}.localhost`);
}

async function save(values: Readonly<Record<string, unknown>>, changes: object = {}) {
  return visitor.call('POST', '/api/form/SaveFormSubmission', {
    key: await visitor.key(site.formId),
    formId: site.formId,
    collectionId: site.documentId,
    form: JSON.stringify(
      Object.fromEntries(Object.entries(values).map(([id, value]) => [`${site.formId}-${id}`, value])),
    ),
    ...changes,
  });
}

const stored = () =>
  test.services.db.selectFrom('form_submissions').selectAll().where('site_id', '=', site.siteId).execute();
async function mails() {
  await test.consumeEvents();
  return test.services.db.selectFrom('outbox_mails').selectAll().where('site_id', '=', site.siteId).execute();
}

it.each([SCRIPT, FORMULA, '+1', '-1', '@a', '\t=1', '\r=1'])(
  'shows %j in every field as text to the owner: in the list, the mail and the CSV [FORM-68]',
  async (text) => {
    const free = FIELD_KINDS.filter(
      (kind) =>
        ['text', 'parts'].includes(FIELD_KIND_RULES[kind].shape) &&
        ['text', 'textarea', 'name', 'phone', 'address', 'hidden'].includes(kind),
    );
    await build({
      notifyEmail: 'owner@example.com',
      name: text,
      fields: free.map((kind) => ({ ...newField(kind, kind), title: text, key: kind })),
    });
    const values = Object.fromEntries(
      free.map((kind) => {
        const { parts } = FIELD_KIND_RULES[kind];
        return [kind, parts.length === 0 ? text : parts.map(() => text)];
      }),
    );
    expect(await save(values, { pageTitle: text, pagePath: text, submitButtonText: text })).toEqual({
      status: 200,
      body: {},
    });
    const [mail] = await mails();
    expect(mail?.html_body).not.toContain('<script>');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    const session = await signInWithRole(test.services, site, 'admin');
    const admin = formVisitor(app, `${site.identifier}.app.localhost`, session);
    const { body } = await admin.call('GET', `/api/forms/${site.formId}/submissions.csv`);
    const cells = String(body['text'])
      .slice(1)
      .split(/\r\n|,/)
      .map((cell) => cell.replace(/^"/, ''));
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  },
);

it('on a full disk says so to be tried again, keeps nothing and mails nothing; sent again it is kept once [FORM-68] [FORM-94]', async () => {
  await build({ notifyEmail: 'owner@example.com', fields: [newField('text', 't')] });
  await sql`create function disk_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(test.services.db);
  await sql`create trigger disk_full before insert on form_submissions execute function disk_full()`.execute(
    test.services.db,
  );
  const key = await visitor.key(site.formId);
  try {
    expect(await save({ t: 'Kept by the page' }, { key })).toMatchObject({
      status: 503,
      body: { error: 'This service is temporarily unavailable. Please try again later.' },
    });
    expect([await stored(), await mails()]).toEqual([[], []]);
  } finally {
    await sql`drop trigger disk_full on form_submissions`.execute(test.services.db);
    await sql`drop function disk_full()`.execute(test.services.db);
  }
  // The key was not used up by what failed.
  expect((await save({ t: 'Kept by the page' }, { key })).status).toBe(200);
  expect([(await stored()).length, (await mails()).length]).toEqual([1, 1]);
});

it('that is only mailed is refused where its mail cannot be queued, and its key stays usable [FORM-67] [FORM-68]', async () => {
  await build({
    notifyEmail: 'owner@example.com',
    keepSubmissions: false,
    fields: [newField('text', 't')],
  });
  const key = await visitor.key(site.formId);
  const { mail } = test.services;
  const queue = vi.spyOn(mail, 'send').mockRejectedValueOnce(new Error('no queue'));
  expect(await save({ t: 'a' }, { key })).toMatchObject({ status: 500 });
  queue.mockRestore();
  expect([await stored(), await mails()]).toEqual([[], []]);
  expect((await save({ t: 'a' }, { key })).status).toBe(200);
  expect([(await stored()).length, (await mails()).length]).toEqual([0, 1]);
});

it('that is kept is mailed as soon as that can be done [FORM-68]', async () => {
  await build({ notifyEmail: 'owner@example.com', fields: [newField('text', 't')] });
  const queue = vi.spyOn(test.services.mail, 'send').mockRejectedValueOnce(new Error('no queue'));
  expect((await save({ t: 'a' })).status).toBe(200);
  expect([(await stored()).length, (await mails()).length]).toEqual([1, 0]);
  queue.mockRestore();
  test.clock.advance(5_000);
  expect((await mails()).length).toBe(1);
});

it('signs who sends it up to the form’s mailing list, with the name given and the words agreed to', async () => {
  await build({
    keepSubmissions: false,
    mailingList: { listId: '', doubleOptIn: true },
    needsConsent: true,
    consentText: 'Write to me',
  });
  const values = {
    name: ['Ada', 'Lovelace'],
    email: 'Ada@example.com',
    message: 'Hello',
    consent: ['Write to me'],
  };
  expect((await save(values)).status).toBe(200);
  const { db } = test.services;
  const people = await db
    .selectFrom('subscribers')
    .select(['email_key', 'first_name', 'last_name'])
    .where('site_id', '=', site.siteId)
    .execute();
  expect(people).toEqual([{ email_key: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' }]);
  const changes = await db
    .selectFrom('subscription_changes')
    .select(['state', 'wording', 'form_id'])
    .where('site_id', '=', site.siteId)
    .execute();
  expect(changes).toEqual([{ state: 'pending', wording: 'Write to me', form_id: site.formId }]);
  expect([(await stored()).length, (await mails()).length]).toEqual([0, 1]);
});

it('says that it is not configured where its only list is gone [FORM-91] [FBLD-66]', async () => {
  await build({
    keepSubmissions: false,
    mailingList: { listId: 'f'.repeat(24), doubleOptIn: true },
    fields: [newField('email', 'email')],
  });
  expect(await save({ email: 'ada@example.com' })).toMatchObject({
    status: 404,
    body: { error: 'This form has not been configured yet.' },
  });
});

it('applies a maximum length with the form-handler flag on only [FBLD-33] [FBLD-36]', async () => {
  await build({ fields: [{ ...newField('textarea', 't'), maxLength: 3 }] });
  expect(await save({ t: 'four' })).toMatchObject({
    status: 400,
    body: { errors: { [`${site.formId}-t`]: 'You have exceeded the character limit.' } },
  });
  await change(test.services, site.siteId, site.siteDocumentId, [setting('usesFormHandler', false)]);
  await publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Flag',
  });
  expect((await save({ t: 'four' })).status).toBe(200);
});
