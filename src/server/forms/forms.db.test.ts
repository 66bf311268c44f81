import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newField } from '#domain/forms/new-field.ts';
import { createId, type Id } from '#lib/id.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { accessRecord, addGatedMember } from '#server/gating/testing/gated-site.ts';
import { setLock } from '#server/locks/set-lock.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import type { TestApp } from '#server/platform/testing/test-app.ts';
import { buildFormSite, signInWithRole, type FormSite } from './testing/build-form-site.ts';
import { createFormApp } from './testing/create-form-app.ts';
import { formVisitor, type FormVisitor } from './testing/form-visitor.ts';

let test: TestApp;
let app: FastifyInstance;
let site: FormSite;
let host: string;
let visitor: FormVisitor;

beforeAll(async () => {
  test = await createFormApp();
  ({ app } = test);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(60 * 60 * 1000);
  site = await buildFormSite(test.services, { notifyEmail: 'owner@example.com' });
  host = `${site.identifier}.localhost`;
  visitor = formVisitor(app, host);
});

const good = () => ({
  [`${site.formId}-name`]: ['Ada', 'Lovelace'],
  [`${site.formId}-email`]: 'ada@example.com',
  [`${site.formId}-subject`]: 'Hello',
  [`${site.formId}-message`]: 'A question.',
});

async function save(
  values: object | string,
  changes: { readonly formId?: string; readonly [name: string]: unknown } = {},
  from = visitor,
) {
  const key = 'key' in changes ? '' : await from.key(changes.formId ?? site.formId);
  return from.call('POST', '/api/form/SaveFormSubmission', {
    key,
    formId: site.formId,
    collectionId: site.documentId,
    objectName: 'Contact form',
    isOverlayForm: false,
    submitButtonText: 'Submit',
    form: typeof values === 'string' ? values : JSON.stringify(values),
    pageTitle: 'Contact',
    pageId: site.documentId,
    contentSource: 'c',
    pagePath: '/contact',
    pagePermissionTypeValue: 1,
    ...changes,
  });
}

const stored = () =>
  test.services.db.selectFrom('form_submissions').selectAll().where('site_id', '=', site.siteId).execute();
async function mails() {
  await test.consumeEvents();
  return test.services.db.selectFrom('outbox_mails').selectAll().where('site_id', '=', site.siteId).execute();
}

describe('a submission', () => {
  it('is stored with its page and mailed to the owner [FORM-54] [FORM-55] [FORM-58] [FORM-59] [FORM-62] [FORM-66] [FORM-68]', async () => {
    expect(await save(good())).toEqual({ status: 200, body: {} });
    const [row] = await stored();
    expect(row).toMatchObject({
      form_id: site.formId,
      page_path: '/contact',
      content_source: 'c',
      read_at: null,
    });
    expect(row?.answers).toEqual(good());
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: 'owner@example.com',
      reply_to: 'ada@example.com',
      subject: 'Form Submission - Contact form',
    });
    expect(mail?.text_body).toContain('Ada Lovelace');
  });

  it('keeps no page of origin where the site restricts visitor data, and loses what it had [CRM-30]', async () => {
    await save(good());
    await change(test.services, site.siteId, site.siteDocumentId, [
      { op: 'put', record: { id: 'cookie-banner', type: 'cookie-banner', isVisitorDataRestricted: true } },
    ]);
    await publishDocuments(test.services, {
      siteId: site.siteId,
      documentIds: [site.siteDocumentId],
      authorId: null,
      name: 'Cookies',
    });
    await save(good());
    const none = { page_path: '', page_title: '', page_id: '', form_name: 'Contact form' };
    expect(
      (await stored()).toSorted((one, other) => one.page_path.length - other.page_path.length),
    ).toMatchObject([none, { page_path: '/contact' }]);
    await test.consumeEvents();
    expect(await stored()).toMatchObject([none, none]);
  });

  it('needs a key, which serves once, its own visitor, its own site and one hour [FORM-57] [FORM-67]', async () => {
    const invalid = {
      status: 400,
      body: { error: 'Error processing form submission. Please reload and try again.' },
    };
    expect(await save(good(), { key: '' })).toMatchObject(invalid);
    const key = await visitor.key(site.formId);
    expect((await save(good(), { key })).status).toBe(200);
    expect(await save(good(), { key })).toMatchObject(invalid);
    const another = formVisitor(app, host);
    expect(await save(good(), { key: await visitor.key(site.formId) }, another)).toMatchObject(invalid);
    const elsewhere = await buildFormSite(test.services);
    const foreign = await formVisitor(app, `${elsewhere.identifier}.localhost`).key(site.formId);
    expect(await save(good(), { key: foreign })).toMatchObject(invalid);
    const ofAnotherForm = await visitor.key('f'.repeat(24));
    expect(await save(good(), { key: ofAnotherForm })).toMatchObject(invalid);
    expect(await save(good(), { key: await visitor.key() })).toMatchObject(invalid);
    const late = await visitor.key(site.formId);
    test.clock.advance(60 * 60 * 1000 + 1);
    expect(await save(good(), { key: late })).toMatchObject(invalid);
    const [, ...rest] = late.split('.');
    const prolonged = [test.services.now() + 1000, ...rest].join('.');
    expect(await save(good(), { key: prolonged })).toMatchObject(invalid);
    expect(await stored()).toHaveLength(1);
  });

  it('that nobody is mailed about is stored once, too, when its key is used ten times at once [FORM-67]', async () => {
    site = await buildFormSite(test.services, { notifyEmail: '' });
    host = `${site.identifier}.localhost`;
    const sender = formVisitor(app, host);
    const key = await sender.key(site.formId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(good(), { key }, sender)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(9);
    expect([(await stored()).length, (await mails()).length]).toEqual([1, 0]);
  });

  it('of fifteen at once from one visitor is taken ten times [FORM-69]', async () => {
    const first = await visitor.key(site.formId);
    const others = await Promise.all(Array.from({ length: 14 }, () => visitor.key(site.formId)));
    const answers = await Promise.all([first, ...others].map((key) => save(good(), { key })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5);
    expect(await stored()).toHaveLength(10);
  });

  it.each([2, 10])(
    'is stored and mailed once when one key is used %i times at once [FORM-67]',
    async (count) => {
      const key = await visitor.key(site.formId);
      const answers = await Promise.all(Array.from({ length: count }, () => save(good(), { key })));
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      expect(
        answers.filter(
          (answer) =>
            answer.body['error'] === 'Error processing form submission. Please reload and try again.',
        ),
      ).toHaveLength(count - 1);
      expect([(await stored()).length, (await mails()).length]).toEqual([1, 1]);
    },
  );

  it('that is refused leaves its key usable [FORM-67] [FORM-68]', async () => {
    const key = await visitor.key(site.formId);
    expect((await save({ ...good(), [`${site.formId}-email`]: 'nope' }, { key })).status).toBe(400);
    expect((await save('{', { key })).status).toBe(400);
    expect((await save(good(), { key })).status).toBe(200);
    for (let count = 1; count < 10; count += 1) await save(good());
    const late = await visitor.key(site.formId);
    expect((await save(good(), { key: late })).status).toBe(429);
    test.clock.advance(10 * 60 * 1000 + 1);
    expect((await save(good(), { key: late })).status).toBe(200);
    expect(await save(good(), { key: late })).toMatchObject({ status: 400 });
    expect(await stored()).toHaveLength(11);
  });

  it('is checked like in the browser, all errors at once by field id [FORM-65] [FORM-68] [FORM-83]', async () => {
    const answer = await save({ [`${site.formId}-email`]: 'nope', [`${site.formId}-name`]: ['', ''] });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: {
          [`${site.formId}-name`]: 'Name is required.',
          [`${site.formId}-email`]:
            'Email is not valid. Email addresses should follow the format user@domain.com.',
          [`${site.formId}-message`]: 'Message is required.',
        },
      },
    });
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it('answers 404 for a form that does not exist, is not live or keeps nothing [FORM-91] [FBLD-66]', async () => {
    const missing = { status: 404, body: { error: 'This form has not been configured yet.' } };
    expect(await save(good(), { formId: '0'.repeat(24) })).toMatchObject(missing);
    expect(await save(good(), { collectionId: 'nonsense' })).toMatchObject(missing);
    site = await buildFormSite(test.services, { keepSubmissions: false, notifyEmail: '' });
    host = `${site.identifier}.localhost`;
    expect(await save(good(), {}, formVisitor(app, host))).toMatchObject(missing);
  });

  it('is refused with 429 after ten from one visitor in ten minutes [FORM-69] [FORM-92]', async () => {
    for (let count = 0; count < 10; count += 1) expect((await save(good())).status).toBe(200);
    expect(await save(good())).toMatchObject({
      status: 429,
      body: { error: 'Unable to submit form. Submission rate limit exceeded. Please try again later.' },
    });
    test.clock.advance(10 * 60 * 1000 + 1);
    expect((await save(good())).status).toBe(200);
  });

  it('is counted for each visitor and each form; all forms of a site have a higher limit [FORM-69]', async () => {
    for (let count = 0; count < 10; count += 1) await save(good());
    const another = () =>
      app.inject({
        method: 'POST',
        url: `/api/form/submit/${site.documentId}/${site.formId}`,
        remoteAddress: '192.0.2.1',
        headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          [`${site.formId}-name:First`]: 'Grace',
          [`${site.formId}-email`]: 'grace@example.com',
          [`${site.formId}-message`]: 'Hello',
        }).toString(),
      });
    expect((await save(good())).status).toBe(429);
    expect((await another()).statusCode).toBe(303);
    const { perSite } = test.services.config.formLimits;
    expect(perSite).toBe(300);
    // What other processes took is counted every second.
    await test.services.db
      .insertInto('form_senders')
      .values({
        site_id: site.siteId,
        form_id: 'f'.repeat(24) as Id<'form'>,
        address_hash: Buffer.from('other'),
        sent_at: Array.from({ length: perSite - 11 }, () => new Date(test.services.now())),
      })
      .execute();
    test.clock.advance(1000);
    expect((await another()).statusCode).toBe(429);
    expect(await stored()).toHaveLength(11);
  });

  it('of a form in the footer is found from any page', async () => {
    site = await buildFormSite(test.services, {}, 'footer');
    host = `${site.identifier}.localhost`;
    expect((await save(good(), {}, formVisitor(app, host))).status).toBe(200);
    expect((await save(good(), { collectionId: '' }, formVisitor(app, host))).status).toBe(200);
  });

  it('of a page for members, or with a password, is taken from those who see it, also when the form was cached [MEMB-38] [MEMB-61]', async () => {
    const publish = () =>
      publishDocuments(test.services, {
        siteId: site.siteId,
        documentIds: 'all',
        authorId: null,
        name: 'Publish',
      });
    expect((await save(good())).status).toBe(200);
    await setLock(test.services, site.siteId, site.documentId, 'a password');
    expect((await save(good())).status).toBe(404);
    await setLock(test.services, site.siteId, site.documentId, null);
    expect((await save(good())).status).toBe(200);

    await change(test.services, site.siteId, site.documentId, [
      { op: 'put', record: accessRecord({ kind: 'members' }) },
    ]);
    await publish();
    expect((await save(good())).status).toBe(404);
    expect((await save(good())).status).toBe(404);
    const { cookie } = await addGatedMember(test.services, site.siteId, []);
    const member = formVisitor(app, host, undefined, cookie.split('=')[1]);
    expect((await save(good(), {}, member)).status).toBe(200);
    expect(await stored()).toHaveLength(3);
  });

  it('that fell into the trap, or came too fast, is not kept', async () => {
    expect(await save(good(), { homepage: 'https://spam.example' })).toEqual({ status: 200, body: {} });
    expect((await save(good(), { elapsed: 20 })).status).toBe(400);
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it('never keeps a password [FBLD-44]', async () => {
    site = await buildFormSite(test.services, {
      fields: [{ ...newField('password', 'p'), title: 'Secret' }],
    });
    host = `${site.identifier}.localhost`;
    await save({ [`${site.formId}-p`]: 'hunter2' }, {}, formVisitor(app, host));
    const [row] = await stored();
    expect(row?.answers).toEqual({ [`${site.formId}-p`]: '••••••••' });
    expect(JSON.stringify(row)).not.toContain('hunter2');
  });
});

describe('bad input', () => {
  it.each(['', 'null', '[1]', '"text"', '{', '7'])(
    'values that are %j cannot be parsed [FORM-23]',
    async (form) => {
      expect(await save(form)).toMatchObject({
        status: 400,
        body: { error: 'Could not parse the form fields, please check your entries.' },
      });
    },
  );

  it.each([
    ['a number', 7],
    ['a list', ['a']],
    ['an object', { a: 1 }],
    ['too long', 'x'.repeat(100_001)],
  ])('a text that is %s is an error of its field', async (_name, value) => {
    const answer = await save({ ...good(), [`${site.formId}-subject`]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { [`${site.formId}-subject`]: 'This entry could not be read.' } },
    });
  });

  it('a body of 10 MB is refused without being read', async () => {
    const answer = await save({ ...good(), [`${site.formId}-message`]: 'x'.repeat(10_000_000) });
    expect(answer.status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it('control characters go, scripts stay words, unknown fields are dropped', async () => {
    const script = '<script>alert(1)</script>';
    const answer = await save(
      {
        ...good(),
        [`${site.formId}-subject`]: `a\u0000b\u0007${script}`,
        [`${site.formId}-name`]: [script, '\uD800'],
        other: 'x',
      },
      { pageTitle: `\u0000${script}` },
    );
    expect(answer.status).toBe(200);
    const [row] = await stored();
    expect(row?.answers[`${site.formId}-subject`]).toBe(`ab${script}`);
    expect(Object.keys(row?.answers ?? {})).not.toContain('other');
    const [mail] = await mails();
    expect(mail?.html_body).not.toContain('<script>');
  });
});

it('stands on the published page with ids, kinds and an address that works without scripts [FORM-01] [FORM-02] [FBLD-47] [FBLD-48]', async () => {
  const { body } = await app.inject({ url: '/contact', headers: { host } });
  expect(body).toContain(`data-form-id="${site.formId}"`);
  expect(body).toContain(`action="/api/form/submit/${site.documentId}/${site.formId}"`);
  expect(body).toContain(`<div id="${site.formId}-email" class="form-item field email required"`);
  expect(body).toContain('id="portico-page-context"');
  expect(body).not.toContain('owner@example.com');
});

describe('without scripts', () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/form/submit/${site.documentId}/${site.formId}`,
      headers: {
        host,
        origin: `http://${host}`,
        referer: `http://${host}/contact`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const fields = () => ({
    [`${site.formId}-name:First`]: 'Ada',
    [`${site.formId}-name:Last`]: 'Lovelace',
    [`${site.formId}-email`]: 'ada@example.com',
    [`${site.formId}-subject`]: '',
    [`${site.formId}-message`]: 'A question.',
    homepage: '',
  });

  it('a form is taken and its success text shown', async () => {
    const answer = await post(fields());
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/api/form/submitted/${site.documentId}/${site.formId}`,
    ]);
    const page = await app.inject({ url: String(answer.headers.location), headers: { host } });
    expect(page.body).toContain('Thank you!');
    expect(await stored()).toMatchObject([{ page_path: '/contact', page_title: 'Contact' }]);
  });

  it('knows the page it stands on after a try with errors, too', async () => {
    const failed = `http://${host}/api/form/submit/${site.documentId}/${site.formId}`;
    expect((await post(fields(), { referer: failed })).statusCode).toBe(303);
    expect(await stored()).toMatchObject([{ page_path: '/contact', page_title: 'Contact' }]);
  });

  it('calls the home page /, whether the browser says where it was or not', async () => {
    await change(test.services, site.siteId, site.siteDocumentId, [setting('homePageId', site.documentId)]);
    await publishDocuments(test.services, {
      siteId: site.siteId,
      documentIds: 'all',
      authorId: null,
      name: 'Home',
    });
    const failed = `http://${host}/api/form/submit/${site.documentId}/${site.formId}`;
    for (const referer of [`http://${host}/`, failed]) {
      expect((await post(fields(), { referer })).statusCode).toBe(303);
    }
    const home = { page_path: '/', page_title: 'Contact', page_id: site.documentId };
    expect(await stored()).toMatchObject([home, home]);
  });

  it('knows a page whose address has letters beyond ASCII', async () => {
    await change(test.services, site.siteId, site.documentId, [setting('urlName', '日本')]);
    await publishDocuments(test.services, {
      siteId: site.siteId,
      documentIds: 'all',
      authorId: null,
      name: 'Renamed',
    });
    await post(fields(), { referer: `http://${host}/${encodeURIComponent('日本')}?a=b` });
    expect(await stored()).toMatchObject([{ page_path: '/日本', page_title: 'Contact' }]);
  });

  it('shows the same messages as with scripts, and what was entered [FORM-34] [FORM-37] [FORM-82] [FORM-83] [FORM-85] [FORM-86] [FORM-88]', async () => {
    const answer = await post({
      ...fields(),
      [`${site.formId}-email`]: 'nope"<b>',
      [`${site.formId}-message`]: '',
    });
    expect(answer.statusCode).toBe(400);
    for (const text of [
      'Email is not valid. Email addresses should follow the format user@domain.com.',
      'Message is required.',
      'One or more fields is invalid, please check your entries.',
      '<p class="form-problem" data-place="above">Your form has encountered a problem. Please scroll down to review.</p>',
      '<p class="form-problem" data-place="below">Your form has encountered a problem. Please scroll up to review.</p>',
    ]) {
      expect(answer.body).toContain(text);
    }
    expect(answer.body).toContain('value="nope&quot;&lt;b&gt;"');
    expect(answer.body).toContain('value="Ada"');
    expect(await stored()).toEqual([]);
  });

  it('is refused from the page of another site', async () => {
    const answer = await post(fields(), { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });
});

describe('the owner', () => {
  const owner = async (role: 'admin' | 'editor' | 'billing' = 'admin') =>
    formVisitor(app, `${site.identifier}.app.localhost`, await signInWithRole(test.services, site, role));

  it('lists, searches, reads and marks submissions, deletes several and brings them back [FORM-68]', async () => {
    await save(good());
    test.clock.advance(1000);
    await save({
      ...good(),
      [`${site.formId}-subject`]: '100% Sure_thing',
      [`${site.formId}-name`]: ['Grace', 'Hopper'],
    });
    const admin = await owner();
    const list = await admin.call('GET', '/api/forms/submissions?pageSize=1');
    expect(list.body).toMatchObject({
      total: 2,
      unread: 2,
      submissions: [
        {
          formName: 'Contact form',
          isRead: false,
          answers: [{ title: 'Name', text: 'Grace Hopper' }, {}, {}, {}],
        },
      ],
    });
    const found = await admin.call('GET', '/api/forms/submissions?search=100%25%20sure_');
    expect(found.body['total']).toBe(1);
    expect((await admin.call('GET', '/api/forms/submissions?search=%25')).body['total']).toBe(1);
    const [{ id }] = list.body['submissions'] as [{ id: string }];
    const detail = await admin.call('GET', `/api/forms/submissions/${id}`);
    expect(detail.body).toMatchObject({
      pageUrl: `http://${site.identifier}.localhost:8080/contact`,
      answers: [
        {
          parts: [
            { name: 'First', value: 'Grace' },
            { name: 'Last', value: 'Hopper' },
          ],
        },
        {},
        {},
        {},
      ],
    });
    await admin.call('POST', `/api/forms/submissions/${id}/read`, { isRead: true });
    expect((await admin.call('GET', '/api/forms/submissions?unread=true')).body['total']).toBe(1);
    expect((await admin.call('GET', '/api/forms')).body['forms']).toMatchObject([{ total: 2, unread: 1 }]);
    const many = (path: string, body: object) => admin.call('POST', `/api/forms/submissions/${path}`, body);
    const ids = [id, 'f'.repeat(24)];
    expect((await many('read', { ids, isRead: false })).body).toEqual({ changed: 1 });
    expect((await many('delete', { ids })).body).toEqual({ changed: 1 });
    expect((await admin.call('GET', `/api/forms/submissions/${id}`)).status).toBe(404);
    expect((await admin.call('GET', '/api/forms')).body['forms']).toMatchObject([{ total: 1 }]);
    expect((await many('restore', { ids })).body).toEqual({ changed: 1 });
    expect((await admin.call('GET', `/api/forms/submissions/${id}`)).status).toBe(200);
    await many('delete', { ids });
    test.clock.advance(24 * 60 * 60 * 1000 + 1);
    const later = await owner();
    const restored = await later.call('POST', '/api/forms/submissions/restore', { ids });
    expect(restored.body).toEqual({ changed: 0 });
    expect(await stored()).toHaveLength(1);
  });

  it('downloads them as CSV that no spreadsheet runs [FORM-68]', async () => {
    await save({
      ...good(),
      [`${site.formId}-subject`]: '=HYPERLINK("http://evil.example")',
      [`${site.formId}-message`]: 'two\n"lines", here',
    });
    const { body } = await (await owner()).call('GET', `/api/forms/${site.formId}/submissions.csv`);
    const [header, ...rows] = String(body['text']).split('\r\n');
    expect(header).toBe('\uFEFFSubmitted On,Name,Email,Subject,Message,Page');
    expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(rows[0]).toContain('"two\n""lines"", here"');
    expect(body['headers']).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
  });

  it('finds each of a thousand submissions of one moment once, page by page and in the CSV', async () => {
    await save(good());
    const [row] = await stored();
    if (row === undefined) throw new Error('nothing stored');
    const answers = (number: number) =>
      JSON.stringify({ ...row.answers, [`${site.formId}-subject`]: `N${number}.` });
    await test.services.db
      .insertInto('form_submissions')
      .values(
        Array.from({ length: 1000 }, (_, number) => ({
          ...row,
          id: createId(),
          fields: JSON.stringify(row.fields),
          answers: answers(number),
        })),
      )
      .execute();
    const admin = await owner();
    const seen = new Set<string>();
    for (let page = 1; page <= 6; page += 1) {
      const { body } = await admin.call('GET', `/api/forms/submissions?pageSize=200&page=${page}`);
      expect(body['total']).toBe(1001);
      for (const { id } of body['submissions'] as { id: string }[]) seen.add(id);
    }
    expect(seen.size).toBe(1001);
    const { body } = await admin.call('GET', `/api/forms/${site.formId}/submissions.csv`);
    const numbers = [...String(body['text']).matchAll(/,N(\d+)\.,/g)].map(([, number]) => number);
    expect([numbers.length, new Set(numbers).size]).toEqual([1000, 1000]);
  });

  it('finds no CSV of a form that is not known, or of another site', async () => {
    await save(good());
    const admin = await owner();
    expect((await admin.call('GET', `/api/forms/${'f'.repeat(24)}/submissions.csv`)).status).toBe(404);
    const elsewhere = await buildFormSite(test.services);
    const stranger = formVisitor(
      app,
      `${elsewhere.identifier}.app.localhost`,
      await signInWithRole(test.services, elsewhere, 'admin'),
    );
    expect((await stranger.call('GET', `/api/forms/${site.formId}/submissions.csv`)).status).toBe(404);
    const none = await admin.call('GET', `/api/forms/${site.formId}/submissions.csv?search=nothing`);
    expect([none.status, String(none.body['text']).trim().split('\r\n').length]).toEqual([200, 1]);
  });

  it('tells submissions apart by the email address they give', async () => {
    await save(good());
    const { body } = await (await owner()).call('GET', '/api/forms/submissions');
    expect(body['submissions']).toMatchObject([{ from: 'ada@example.com' }]);
  });

  it('is let in by permission only, and deletes with the right to write', async () => {
    await save(good());
    const [row] = await stored();
    const path = `/api/forms/submissions/${row?.id}`;
    expect((await (await owner('billing')).call('GET', path)).status).toBe(403);
    expect((await (await owner('editor')).call('GET', path)).status).toBe(200);
    const remove = ['POST', '/api/forms/submissions/delete', { ids: [row?.id] }] as const;
    expect((await (await owner('editor')).call(...remove)).status).toBe(403);
    expect((await formVisitor(app, `${site.identifier}.app.localhost`).call('GET', path)).status).toBe(401);
    const elsewhere = await buildFormSite(test.services);
    const stranger = formVisitor(
      app,
      `${elsewhere.identifier}.app.localhost`,
      await signInWithRole(test.services, elsewhere, 'admin'),
    );
    expect((await stranger.call('GET', path)).status).toBe(404);
    expect((await stranger.call(...remove)).body).toEqual({ changed: 0 });
  });
});
