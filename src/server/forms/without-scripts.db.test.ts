import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FIELD_KINDS } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { setLock } from '#server/locks/set-lock.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import type { TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { buildFormSite, type FormSite } from './testing/build-form-site.ts';
import { createFormApp } from './testing/create-form-app.ts';
import { postedForm } from './testing/posted-form.ts';

let test: TestApp;
let app: FastifyInstance;
let site: FormSite;
let host: string;

beforeAll(async () => {
  test = await createFormApp();
  ({ app } = test);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(60 * 60 * 1000);
  await build({
    notifyEmail: 'owner@example.com',
    fields: [{ ...newField('textarea', 't'), title: 'Words' }],
  });
});

async function build(changes: Parameters<typeof buildFormSite>[1]): Promise<void> {
  site = await buildFormSite(test.services, changes);
  host = `${site.identifier}.localhost`;
}

const named = (values: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${site.formId}-${name}`, value]));
const post = (
  values: Readonly<Record<string, string | readonly string[]>>,
  headers?: Record<string, string>,
) => postedForm(app, host, `${site.documentId}/${site.formId}`, named(values), headers);
const resend = (fields: Readonly<Record<string, string>>) =>
  postedForm(app, host, `${site.documentId}/${site.formId}`, fields);
const stored = () =>
  test.services.db.selectFrom('form_submissions').selectAll().where('site_id', '=', site.siteId).execute();
async function mails() {
  await test.consumeEvents();
  return test.services.db.selectFrom('outbox_mails').selectAll().where('site_id', '=', site.siteId).execute();
}

/** Of every kind, with what is wrong with it. */
const WRONG: readonly (readonly [name: string, value: string, message: string])[] = [
  ['email', 'nope', 'Email is not valid. Email addresses should follow the format user@domain.com.'],
  ['number', 'twelve', 'Please enter a number.'],
  ['currency', '$5', 'Please enter a number.'],
  ['website', 'nowhere', 'Please enter a web address, such as https://example.com.'],
  ['twitter', 'much too long a name', 'Please enter a name of up to 15 letters, digits or underscores.'],
  ['date:Month', '13', 'Please enter a real date.'],
  ['time:Hour', '99', 'Please enter a real time.'],
  ['radio', 'Made up', 'Please choose one of the options.'],
  ['checkbox', 'Made up', 'Please choose one of the options.'],
  ['select', 'Made up', 'Please choose one of the options.'],
  ['likert:I am happy with the result.', '7', 'Please answer with one of the five choices.'],
  ['textarea', 'four', 'You have exceeded the character limit.'],
];

it('every kind of field is read, checked and shown again with what was entered [FORM-22] [FORM-30] [FORM-34] [FORM-38] [FORM-83] [FORM-84]', async () => {
  await build({
    fields: FIELD_KINDS.map((kind) => ({ ...newField(kind, kind), maxLength: kind === 'textarea' ? 3 : 0 })),
  });
  const right = {
    text: 'Kept "text"',
    'name:First': 'Ada',
    'phone:Prefix': '555',
    'address:City': 'London',
    'likert:I would recommend this to a friend.': '1',
    'date:Year': '2024',
  };
  const answer = await post({ ...right, ...Object.fromEntries(WRONG.map(([name, value]) => [name, value])) });
  expect(answer.status).toBe(400);
  for (const [name, , message] of WRONG) {
    const id = `${site.formId}-${name.split(':')[0]}`;
    expect(answer.body, name).toContain(`<p class="field-error" id="${id}-error">${message}</p>`);
    expect(answer.body, name).toMatch(new RegExp(`id="${id}" class="[^"]* error"`));
  }
  for (const text of ['Kept &quot;text&quot;', 'Ada', '555', 'London', 'nope', 'twelve', 'nowhere', '2024']) {
    expect(answer.body).toContain(`value="${text}"`);
  }
  expect(answer.body).toContain('>four</textarea>');
  expect(answer.body).toMatch(
    /name="[^"]*likert:I would recommend this to a friend\.-?"? ?[^>]*value="1"[^>]*checked/,
  );
  for (const text of [
    'One or more fields is invalid, please check your entries.',
    'Your form has encountered a problem. Please scroll down to review.',
    'Your form has encountered a problem. Please scroll up to review.',
  ]) {
    expect(answer.body).toContain(text);
  }

  const mended = await post({
    ...right,
    checkbox: ['Option 1', 'Option 2'],
    'date:Month': '2',
    'date:Day': '29',
    radio: 'Option 3',
    textarea: 'a\nb',
  });
  expect(mended.status).toBe(303);
  expect((await stored())[0]?.answers).toMatchObject({
    ...named({
      text: 'Kept "text"',
      name: ['Ada', ''],
      phone: ['', '', '555', ''],
      checkbox: ['Option 1', 'Option 2'],
      date: ['2', '29', '2024'],
      radio: 'Option 3',
      textarea: 'a\r\nb',
    }),
    [`${site.formId}-likert`]: { 'I would recommend this to a friend.': 1 },
  });
});

it('a query parameter of the page replaces the value of the hidden field with its key, also after a try with errors [FBLD-25]', async () => {
  await build({
    fields: [
      { ...newField('hidden', 'h'), key: 'campaign', value: 'none' },
      { ...newField('text', 't'), required: true },
    ],
  });
  const page = await post({ h: 'none' }, { referer: `http://${host}/contact?campaign=spring` });
  expect([page.status, page.fields[`${site.formId}-h`]]).toEqual([400, 'spring']);
  const referer = `http://${host}/api/form/submit/${site.documentId}/${site.formId}`;
  const fields = { ...page.fields, ...named({ t: 'x' }) };
  expect((await postedForm(app, host, `${site.documentId}/${site.formId}`, fields, { referer })).status).toBe(
    303,
  );
  expect(await stored()).toMatchObject([{ page_path: '/contact', answers: named({ h: 'spring', t: 'x' }) }]);
});

it('what fell into the trap is told that all went well, and not kept', async () => {
  const answer = await postedForm(app, host, `${site.documentId}/${site.formId}`, {
    ...named({ t: 'Buy' }),
    homepage: 'https://spam.example',
  });
  expect(answer.status).toBe(303);
  expect([await stored(), await mails()]).toEqual([[], []]);
});

it('on a full disk the answer keeps every entry, with a button that sends it again [FORM-52] [FORM-68] [FORM-94]', async () => {
  await sql`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(test.services.db);
  await sql`create trigger full_disk before insert on form_submissions execute function full_disk()`.execute(
    test.services.db,
  );
  let answer;
  try {
    answer = await post({ t: 'Kept\n<b>"text"</b>' });
  } finally {
    await sql`drop trigger full_disk on form_submissions`.execute(test.services.db);
    await sql`drop function full_disk()`.execute(test.services.db);
  }
  expect(answer.status).toBe(503);
  expect(answer.body).toContain('This service is temporarily unavailable. Please try again later.');
  expect(answer.body).toContain('Send again');
  expect([await stored(), await mails()]).toEqual([[], []]);
  expect((await resend(answer.fields)).status).toBe(303);
  expect(await stored()).toMatchObject([{ answers: named({ t: 'Kept\r\n<b>"text"</b>' }) }]);
});

it('where it cannot be sent the page says so, keeps every entry and sends it again [FORM-52] [FORM-93]', async () => {
  const broken = vi.spyOn(test.services.db, 'transaction').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  const answer = await post({ t: 'Kept' });
  broken.mockRestore();
  expect(answer.status).toBe(500);
  expect(answer.body).toContain('Unable to send form. Please try again later.');
  expect(await stored()).toEqual([]);
  expect((await resend(answer.fields)).status).toBe(303);
});

it('beyond the limit of submissions the page says so and keeps every entry [FORM-52] [FORM-69] [FORM-92]', async () => {
  for (let count = 0; count < 10; count += 1) expect((await post({ t: 'x' })).status).toBe(303);
  const answer = await post({ t: 'Kept' });
  expect(answer.status).toBe(429);
  expect(answer.body).toContain(
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  );
  expect(answer.body).toContain('>Kept</textarea>');
});

it('beyond the limit of calls the page says the same [FORM-92]', async () => {
  for (let count = 0; count < 30; count += 1)
    await post({ t: 'x' }, { origin: 'null', 'sec-fetch-site': 'same-origin' });
  const answer = await post({ t: 'x' });
  expect(answer.status).toBe(429);
  expect(answer.body).toContain(
    `<h1>${'Unable to submit form. Submission rate limit exceeded. Please try again later.'}</h1>`,
  );
  expect(answer.body).toContain('href="/contact"');
});

it('10 MB of text are refused with a page, too', async () => {
  const answer = await post({ t: 'x'.repeat(10_000_000) });
  expect(answer.status).toBe(413);
  expect(answer.body).toContain('The request is too large. The limit is 1 MB.');
  expect(answer.body).toContain('What you entered still stands in the page you came from.');
});

it('a form that is not there says that it has not been configured yet [FORM-91] [FBLD-66]', async () => {
  const answer = await postedForm(app, host, `${site.documentId}/${'0'.repeat(24)}`, { a: 'b' });
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('This form has not been configured yet.');
});

it('what another site posts is refused, and cannot be sent by one press of a button', async () => {
  const answer = await post({ t: 'Forged' }, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(answer.body).not.toContain('Forged');
  expect(await stored()).toEqual([]);
});

async function speak(language: string): Promise<void> {
  await change(test.services, site.siteId, site.siteDocumentId, [setting('language', language)]);
  await publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: language,
  });
}

it('says in the language of the site that it cannot be taken, with the button that sends it again', async () => {
  await speak('de-AT');
  const broken = vi.spyOn(test.services.db, 'transaction').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  const failed = await post({ t: 'Kept' });
  broken.mockRestore();
  expect(failed.status).toBe(500);
  for (const words of [
    '<html lang="de-AT" dir="ltr">',
    '<h1>Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.</h1>',
    'Alles, was Sie eingegeben haben, bleibt auf dieser Seite erhalten.',
    '<button type="submit">Noch einmal senden</button>',
    'Zurück zur Seite',
    'Anfrage ',
  ])
    expect(failed.body).toContain(words);
  expect((await resend(failed.fields)).status).toBe(303);

  await speak('ar');
  const tooLarge = await post({ t: 'x'.repeat(10_000_000) });
  expect(tooLarge.status).toBe(413);
  for (const words of [
    '<html lang="ar" dir="rtl">',
    'الطلب كبير جدًا. الحد الأقصى هو 1 MB.',
    'ما أدخلته لا يزال موجودًا في الصفحة التي جئت منها.',
  ])
    expect(tooLarge.body).toContain(words);
});

it('says it in English where the language of the site cannot be told', async () => {
  await speak('de');
  const { db } = test.services;
  const ask = vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('the database is away');
  });
  const answer = await post({ t: 'Kept' });
  ask.mockRestore();
  expect(answer.status).toBe(500);
  expect(answer.body).toContain('<html lang="en" dir="ltr">');
  expect(answer.body).toContain('Unable to send form. Please try again later.');
});

it('reads from right to left on a site in a language that does', async () => {
  await speak('ar-EG');
  const answer = await post({ t: 'x'.repeat(200_000) });
  expect(answer.status).toBe(400);
  expect(answer.body).toContain('<html lang="ar-EG" dir="rtl">');
});

it('what a form says is not shown while its page asks for a password [MEMB-61]', async () => {
  await build({ name: 'Secret form' });
  const url = `/api/form/submitted/${site.documentId}/${site.formId}`;
  const shown = async () => (await app.inject({ url, headers: { host } })).body.includes('Secret form');
  expect(await shown()).toBe(true);
  await setLock(test.services, site.siteId, site.documentId, 'open sesame');
  expect(await shown()).toBe(false);
  expect((await post({})).status).toBe(404);
});
