import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FIELD_KINDS } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import type { TestApp } from '#server/platform/testing/test-app.ts';
import { WAITING_MS } from './captcha/waiting-ticket.ts';
import { buildFormSite, type FormSite } from './testing/build-form-site.ts';
import { createFormApp } from './testing/create-form-app.ts';
import { postedForm } from './testing/posted-form.ts';

const WAIT_TEXT =
  'To keep programs away, this form can be sent 5 seconds after this page was opened. Please check your entries, then press Send.';

let test: TestApp;
let app: FastifyInstance;
let site: FormSite;

beforeAll(async () => {
  test = await createFormApp();
  ({ app } = test);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(60 * 60 * 1000);
  site = await buildFormSite(test.services, {
    captcha: true,
    notifyEmail: 'owner@example.com',
    fields: FIELD_KINDS.map((kind) => ({ ...newField(kind, kind), title: `Title ${kind}`, value: 'v' })),
  });
});

const post = (fields: Parameters<typeof postedForm>[3], headers?: Record<string, string>) =>
  postedForm(app, `${site.identifier}.localhost`, `${site.documentId}/${site.formId}`, fields, headers);
const named = (values: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${site.formId}-${name}`, value]));
const filled = () =>
  named({
    text: '<script>alert(1)</script>',
    textarea: 'Two\nlines & "more"',
    email: 'ada@example.com',
    'name:First': 'Ada',
    'name:Last': 'أوغستا',
    'phone:Areacode': '555',
    'phone:Line': '1',
    'date:Month': '2',
    'date:Day': '29',
    'date:Year': '2024',
    'time:Hour': '1',
    'time:Minute': '05',
    'time:Ampm': 'PM',
    password: 'hunter2',
    radio: 'Option 2',
    checkbox: ['Option 1', 'Option 3'],
    select: 'Option 1',
    'likert:I am happy with the result.': '-2',
    hidden: 'v',
  });
const stored = () =>
  test.services.db.selectFrom('form_submissions').selectAll().where('site_id', '=', site.siteId).execute();

it('without scripts is answered by a page that keeps all answers, and is sent by its button a while later [FORM-40] [FORM-46] [FBLD-74]', async () => {
  const page = await post(filled(), { referer: `http://${site.identifier}.localhost/contact?source=poster` });
  expect(page.status).toBe(200);
  for (const text of [WAIT_TEXT, '>Send</button>', 'Title radio', 'Option 2', 'Ada أوغستا']) {
    expect(page.body).toContain(text);
  }
  expect(page.body).not.toContain('<script');
  expect(await stored()).toEqual([]);
  test.clock.advance(WAITING_MS);
  const referer = `http://${site.identifier}.localhost/api/form/submit/x/y`;
  // Boxes with the same name are several fields of one.
  const checkbox = ['Option 1', 'Option 3'];
  const sent = await post({ ...page.fields, ...named({ checkbox }) }, { referer });
  expect([sent.status, sent.location]).toEqual([
    303,
    `/api/form/submitted/${site.documentId}/${site.formId}`,
  ]);
  const rows = await stored();
  expect(rows).toMatchObject([{ page_path: '/contact', page_title: 'Contact' }]);
  expect(rows[0]?.answers).toMatchObject(
    named({
      text: '<script>alert(1)</script>',
      textarea: 'Two\r\nlines & "more"',
      name: ['Ada', 'أوغستا'],
      phone: ['', '555', '', '1'],
      date: ['2', '29', '2024'],
      time: ['1', '05', '', 'PM'],
      password: '••••••••',
      checkbox,
      hidden: 'poster',
    }),
  );
  expect(rows[0]?.answers[`${site.formId}-likert`]).toEqual({ 'I am happy with the result.': -2 });
});

it('does not open before the time is over; the page can be sent later all the same [FORM-40]', async () => {
  const page = await post(named({ text: 'Kept' }));
  test.clock.advance(WAITING_MS - 1);
  const early = await post(page.fields);
  expect(early.status).toBe(400);
  expect(early.body).toContain(
    'The 5 seconds were not over yet. Please wait a moment, then press Send again.',
  );
  expect(early.fields).toEqual(page.fields);
  expect(await stored()).toEqual([]);
  test.clock.advance(1);
  expect((await post(early.fields)).status).toBe(303);
});

it('sends those answers once, for an hour; two presses at once are one submission [FORM-67]', async () => {
  const page = await post(named({ text: 'Once' }));
  test.clock.advance(WAITING_MS);
  const answers = await Promise.all([post(page.fields), post(page.fields)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 400]);
  const again = await post(page.fields);
  expect(again.body).toContain('Error processing form submission. Please reload and try again.');
  expect(again.body).toContain('value="Once"');
  const late = await post(named({ text: 'Late' }));
  test.clock.advance(60 * 60 * 1000 + 1);
  expect((await post(late.fields)).body).toContain(
    'Error processing form submission. Please reload and try again.',
  );
  expect(await stored()).toHaveLength(1);
});

it('asks for time again where answers, key or ticket are other ones [FORM-40] [FORM-67]', async () => {
  const page = await post(named({ text: 'Mine' }));
  const other = await post(named({ text: 'Other' }));
  test.clock.advance(WAITING_MS);
  const opened = String(test.services.now() - 1);
  for (const changed of [
    named({ text: 'Spam' }),
    { key: other.fields['key'] ?? '' },
    { ticket: other.fields['ticket'] ?? '' },
    { ticket: 'nonsense' },
    { ticket: (page.fields['ticket'] ?? '').replace(/^\d+/, opened) },
  ]) {
    const answer = await post({ ...page.fields, ...changed });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain(WAIT_TEXT);
    expect(answer.fields['ticket']).not.toBe(page.fields['ticket']);
  }
  expect(await stored()).toEqual([]);
});

it('says what is wrong with its fields first [FORM-47]', async () => {
  const answer = await post(named({ email: 'nope' }));
  expect(answer.status).toBe(400);
  expect(answer.body).toContain(
    'Email is not valid. Email addresses should follow the format user@domain.com.',
  );
  expect(answer.body).not.toContain(WAIT_TEXT);
});
