import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DataRequest } from '#contract/data-requests.ts';
import type { PersonalPart } from '#contract/contact-privacy.ts';
import type { FormData } from '#blocks/form/schema.ts';
import { newField } from '#domain/forms/new-field.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { NO_MEMBERS } from '#domain/members/member-settings.ts';
import { invariant } from '#lib/invariant.ts';
import type { JsonObject } from '#lib/json.ts';
import { CONTACT_SOURCES } from '#server/contact-sources.ts';
import { eraseContactJob } from '#server/contacts/erase-contact-job.ts';
import { timelineOf } from '#server/contacts/timeline.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import { dataRequestPages } from '#server/data-request-pages/plugin.tsx';
import { remindOfRequestsJob } from '#server/data-requests/remind-of-requests-job.ts';
import { dataRequestRoutes } from '#server/data-requests/routes.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { registerForms } from '#server/forms/plugin.ts';
import { buildFormSite, type FormSite } from '#server/forms/testing/build-form-site.ts';
import { postedForm } from '#server/forms/testing/posted-form.ts';
import { addGatedMember } from '#server/gating/testing/gated-site.ts';
import { linkPath, signLink } from '#server/mailing-lists/list-links.ts';
import { createList } from '#server/mailing-lists/lists.ts';
import { holdPerson, setState } from '#server/mailing-lists/subscriptions.ts';
import { registerMemberPages } from '#server/member-pages/plugin.ts';
import { saveMemberSettings } from '#server/members/member-settings.ts';
import { registerNewsletters } from '#server/newsletters/plugin.ts';
import { PERSONAL_DATA } from '#server/personal-data.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerComingSoon } from '#server/published/coming-soon-plugin.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ADA = 'ada@example.org';

let test: TestApp;
let site: FormSite;
let host: string;
let anna: Contributor;
/** Where visitors come from; another one for each test. */
let network = 0;

beforeAll(async () => {
  test = await createTestApp(
    dataRequestRoutes(PERSONAL_DATA),
    { jobs: [eraseContactJob(PERSONAL_DATA), remindOfRequestsJob] },
    [
      registerComingSoon,
      registerForms,
      registerNewsletters,
      dataRequestPages(PERSONAL_DATA),
      registerPublished,
      registerMemberPages,
    ],
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  network += 1;
  test.clock.advance(60 * MINUTE_MS);
  await build('copy');
});

async function build(purpose: FormData['purpose'], changes: Partial<FormData> = {}): Promise<void> {
  const fields = [{ ...newField('email', 'e'), title: 'Your email' }];
  site = await buildFormSite(test.services, { purpose, fields, keepSubmissions: false, ...changes });
  host = `${site.identifier}.localhost`;
  anna = await signInContributor(test.app, test.services, site, 'Anna');
}

const ask = (email: string) => {
  // What happens later has a later time.
  test.clock.advance(1000);
  return postedForm(test.app, host, `${site.documentId}/${site.formId}`, { [`${site.formId}-e`]: email });
};

async function open(method: 'GET' | 'POST', url: string, fields: Record<string, string> = {}, cookie = '') {
  test.clock.advance(1000);
  const answer = await test.app.inject({
    method,
    url,
    remoteAddress: `198.51.100.${network % 250}`,
    headers: {
      host,
      cookie,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    ...(method === 'POST' ? { payload: new URLSearchParams(fields).toString() } : {}),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers, raw: answer.rawPayload };
}

const mails = () =>
  test.services.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .orderBy('id')
    .execute();
const linkIn = async () =>
  /\/api\/my-data\/\w+\/[\w-]{43}/.exec((await mails()).at(-1)?.text_body ?? '')?.[0] ?? '';
const rows = () =>
  test.services.db
    .selectFrom('data_requests')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .orderBy('id')
    .execute();
const contacts = () =>
  test.services.db.selectFrom('contact_emails').selectAll().where('site_id', '=', site.siteId).execute();
const knows = (email: string) =>
  test.services.db
    .transaction()
    .execute((trx) => touchContact(trx, site.siteId, { email, source: 'form' }, test.clock.now));

async function call<Answer>(method: 'GET' | 'POST', path: string, body?: JsonObject) {
  test.clock.advance(1000);
  const answer = await anna.browser.call(method, `/api/data-requests${path}`, body, anna.host);
  return { status: answer.status, body: answer.body as unknown as Answer };
}
const listed = async (state: string) =>
  (await call<{ requests: DataRequest[]; counts: JsonObject }>('GET', `?state=${state}`)).body;

/** A request whose address is confirmed. */
async function confirmed(email = ADA): Promise<string> {
  await ask(email);
  expect((await open('POST', await linkIn())).status).toBe(200);
  return (await listed('open')).requests.find((each) => each.email === email)?.id ?? '';
}

describe('a form of this purpose', () => {
  it('mails a link without scripts, the same to everybody, and makes nobody a contact [CRM-28]', async () => {
    await knows('known@example.org');
    const known = await ask('known@example.org');
    const stranger = await ask('stranger@example.org');
    expect([known.status, known.location]).toEqual([303, stranger.location]);
    const after = await open('GET', known.location ?? '');
    expect(after.text).toContain('Open the link in the mail that we sent you: it confirms your request.');
    const sent = (await mails()).map(({ recipient, subject }) => [recipient, subject]);
    const subject = expect.stringContaining('Confirm that you want your data from') as unknown;
    expect(sent).toEqual([
      ['known@example.org', subject],
      ['stranger@example.org', subject],
    ]);
    expect((await contacts()).map(({ email }) => email)).toEqual(['known@example.org']);
    expect((await listed('open')).requests).toEqual([]);
  });

  it('asks for the address, whatever its field says, and for the erasure where it is for that [CRM-28]', async () => {
    await build('erasure');
    expect((await ask('')).status).toBe(400);
    await ask(ADA);
    expect((await mails())[0]?.subject).toContain('deletes your data');
    await build('erasure', { fields: [newField('text', 'e')] });
    expect((await ask('no address')).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('takes three requests an hour of an address and ten of a network [CRM-28]', async () => {
    for (let count = 0; count < 3; count += 1) expect((await ask(ADA)).status).toBe(303);
    expect((await ask(ADA.toUpperCase())).status).toBe(429);
    for (let count = 3; count < 10; count += 1) expect((await ask(`${count}@example.org`)).status).toBe(303);
    expect((await ask('eleventh@example.org')).status).toBe(429);
    expect(await rows()).toHaveLength(10);
  });
});

describe('the mailed link', () => {
  it('changes nothing by being opened, confirms by its button, and is due 30 days later [CRM-28]', async () => {
    await ask(ADA);
    const link = await linkIn();
    const page = await open('GET', link);
    expect(page.text).toContain(`A copy of the data that this site keeps about ${ADA}.`);
    expect((await rows())[0]?.state).toBe('unconfirmed');
    const done = await open('POST', link);
    expect(done.text).toContain('Your request is confirmed');
    const { requests, counts } = await listed('open');
    expect(requests).toMatchObject([
      { kind: 'copy', email: ADA, askedIn: 'form', contactId: null, isOverdue: false },
    ]);
    const [row] = await rows();
    expect(requests[0]?.dueAt).toBe(row?.due_at?.toISOString());
    expect((row?.due_at?.getTime() ?? 0) - (row?.confirmed_at?.getTime() ?? 0)).toBe(30 * DAY_MS);
    expect(counts).toEqual({ open: 1, done: 0, declined: 0 });
    for (const method of ['GET', 'POST'] as const) {
      const again = await open(method, link);
      expect([again.status, again.text.includes('This request is confirmed already.')]).toEqual([410, true]);
    }
  });

  it('says that it has expired after 24 hours, and that it never worked [CRM-28]', async () => {
    await ask(ADA);
    const link = await linkIn();
    test.clock.advance(DAY_MS);
    for (const method of ['GET', 'POST'] as const) {
      const late = await open(method, link);
      expect([late.status, late.text.includes('The link has expired. Ask again')]).toEqual([410, true]);
      const forged = await open(method, `/api/my-data/confirm/${'A'.repeat(43)}`);
      expect([forged.status, forged.text.includes('is not complete')]).toEqual([404, true]);
      expect((await open(method, '/api/my-data/confirm/short')).status).toBe(404);
    }
    expect((await listed('open')).requests).toEqual([]);
    await test.runDueJobs();
    expect(await rows()).toHaveLength(1);
    test.clock.advance(7 * DAY_MS);
    await test.runDueJobs();
    expect(await rows()).toEqual([]);
  });

  it('works once for two at once, and a second request of an address joins the open one [CRM-28]', async () => {
    await ask(ADA);
    const first = await linkIn();
    await ask(ADA);
    const second = await linkIn();
    const answers = await Promise.all([first, first, second].map((link) => open('POST', link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await listed('open')).requests).toHaveLength(1);
    for (const link of [first, second]) expect((await open('POST', link)).status).toBe(410);
  });

  it('works on another site as little as a forged one, and on a site that is not public [CRM-28]', async () => {
    await ask(ADA);
    const link = await linkIn();
    const own = host;
    const { siteId } = site;
    await build('copy');
    expect((await open('POST', link)).status).toBe(404);
    host = own;
    await test.services.db.updateTable('sites').set({ is_public: false }).where('id', '=', siteId).execute();
    expect((await open('GET', `/api/my-data/confirm/${'A'.repeat(43)}`)).status).toBe(503);
    expect((await open('GET', link)).text).toContain('Confirm your request');
  });

  it('says everything in the language of the site [CRM-28]', async () => {
    await change(test.services, site.siteId, site.siteDocumentId, [setting('language', 'ar')]);
    const { siteId } = site;
    await publishDocuments(test.services, { siteId, documentIds: 'all', authorId: null, name: 'Publish' });
    await ask(ADA);
    expect((await mails())[0]?.subject).toContain('تأكيد رغبتك');
    const page = await open('GET', await linkIn());
    expect(page.text).toContain('dir="rtl"');
    expect(page.text).toContain('تأكيد طلبك');
  });
});

describe('other ways to ask', () => {
  it('are offered on the account page, and confirmed by mail, too [CRM-28]', async () => {
    await saveMemberSettings(test.services, site.siteId, { ...NO_MEMBERS, isOn: true });
    const member = await addGatedMember(test.services, site.siteId, []);
    const account = await open('GET', '/account', {}, member.cookie);
    for (const [path, words] of [
      ['/account/get-data', 'Get my data'],
      ['/account/delete-data', 'Delete my data'],
    ] as const) {
      expect(account.text).toContain(`href="${path}"`);
      expect(account.text).toContain(words);
      const page = await open('GET', path, {}, member.cookie);
      const crumb = /name="crumb" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
      const cookies = [page.headers['set-cookie']].flat().map((each) => String(each).split(';')[0]);
      const answer = await open('POST', path, { crumb }, [member.cookie, ...cookies].join('; '));
      expect(answer.text).toContain('Open the link in the mail');
    }
    expect((await rows()).map(({ kind, state, asked_in: place }) => [kind, state, place])).toEqual([
      ['copy', 'unconfirmed', 'account'],
      ['erasure', 'unconfirmed', 'account'],
    ]);
    expect((await open('POST', '/account/get-data', {}, member.cookie)).status).toBe(403);
  });

  it('are offered on the page that the links of newsletters lead to [CRM-28]', async () => {
    const { siteId } = site;
    const named = { name: 'News', description: '', replyTo: '', isDoubleOptIn: false };
    const listId = (await createList(test.services.db, siteId, named, test.clock.now)) as never;
    const subscriberId = await test.services.db.transaction().execute(async (trx) => {
      const held = await holdPerson(trx, siteId, { email: ADA, firstName: '', lastName: '' }, test.clock.now);
      const state = { listId, subscriberId: held.subscriberId, state: 'subscribed' } as const;
      await setState(trx, siteId, state, { source: 'owner' }, { now: test.clock.now });
      return held.subscriberId;
    });
    const token = signLink(test.services, siteId, 'unsubscribe', { listId, subscriberId }, null);
    const page = await open('GET', linkPath('unsubscribe', token));
    expect(page.text).toContain('Get my data');
    expect(page.text).toContain('Delete my data');
    const answer = await open('POST', `/newsletter/data/${token}`, { kind: 'erasure' });
    expect(answer.text).toContain('Open the link in the mail');
    expect(await rows()).toMatchObject([{ kind: 'erasure', email: ADA, asked_in: 'newsletter' }]);
    expect((await open('POST', `/newsletter/data/${token}`, { kind: 'all' })).text).toContain(
      'does not work',
    );
    expect((await open('POST', '/newsletter/data/forged', { kind: 'copy' })).text).toContain('does not work');
  });
});

describe('the owner', () => {
  it('sends the link to the copy, which a mailed code opens for 7 days [CRM-27] [CRM-28]', async () => {
    await knows(ADA);
    const id = await confirmed();
    expect((await call('POST', `/${id}/erase`)).status).toBe(404);
    expect((await call('POST', `/${id}/copy`)).status).toBe(200);
    expect((await call<{ code: string }>('POST', `/${id}/copy`)).body.code).toBe('data-request-closed');
    expect((await listed('done')).requests).toMatchObject([{ person: 'Anna', email: ADA }]);
    const link = await linkIn();
    expect((await open('GET', link)).text).toContain(`a code is mailed to ${ADA}`);
    expect((await open('POST', `${link}/file`)).status).toBe(400);
    expect((await open('POST', `${link}/code`)).text).toContain('Enter the six digits');
    const code = async () => /\b\d{6}\b/.exec((await mails()).at(-1)?.text_body ?? '')?.[0] ?? '';
    const wrong = (await code()) === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await open('POST', `${link}/file`, { code: wrong })).text).toContain('This code is wrong');
    }
    expect((await open('POST', `${link}/file`, { code: await code() })).status).toBe(400);
    await open('POST', `${link}/code`);
    const right = await code();
    const spaced = `${right.slice(0, 3)} ${right.slice(3)}`;
    const file = await open('POST', `${link}/file`, { code: spaced });
    expect(file.headers['content-type']).toBe('application/zip');
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(file.raw.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect((await open('POST', `${link}/file`, { code: right })).status).toBe(400);
    expect((await open('POST', `${link}/code`)).status).toBe(429);
    test.clock.advance(7 * DAY_MS);
    expect((await open('GET', link)).status).toBe(404);
    expect((await open('POST', `${link}/file`, { code: right })).status).toBe(404);
  });

  it('gives the copy to a member who is signed in with the address, and to no other one [CRM-27]', async () => {
    await saveMemberSettings(test.services, site.siteId, { ...NO_MEMBERS, isOn: true });
    const [member, other] = [
      await addGatedMember(test.services, site.siteId, []),
      await addGatedMember(test.services, site.siteId, []),
    ];
    await call('POST', `/${await confirmed(`${member.memberId}@example.org`)}/copy`);
    const link = await linkIn();
    expect((await open('GET', link, {}, member.cookie)).text).toContain('Download');
    expect((await open('POST', `${link}/file`, {}, member.cookie)).status).toBe(200);
    expect((await open('POST', `${link}/file`, {}, other.cookie)).status).toBe(400);
  });

  it('sees what goes and what stays, then erases; the request is done and keeps no address [CRM-24] [CRM-28]', async () => {
    await build('erasure');
    await knows(ADA);
    const id = await confirmed();
    const { parts } = (await call<{ parts: PersonalPart[] }>('GET', `/${id}/personal-data`)).body;
    expect(parts.map(({ name, count }) => [name, count])).toContainEqual(['contact', 1]);
    expect(parts.map(({ name, fate, count }) => [name, fate, count])).toContainEqual([
      'requests',
      'anonymous',
      1,
    ]);
    expect((await call('POST', `/${id}/copy`)).status).toBe(404);
    expect((await call('POST', `/${id}/erase`)).status).toBe(200);
    expect((await listed('open')).requests).toMatchObject([{ isBeingErased: true }]);
    expect((await call('POST', `/${id}/erase`)).status).toBe(409);
    await test.runJobs('erase-contact');
    expect((await listed('done')).requests).toMatchObject([
      { email: '', contactId: null, person: 'Anna', isBeingErased: false },
    ]);
    expect(JSON.stringify([await rows(), await mails(), await contacts()])).not.toContain(ADA);
    expect((await call('GET', `/${id}/personal-data`)).status).toBe(409);
  });

  it('erases at once who is no contact, with the mails to them and the link to a copy [CRM-28]', async () => {
    await call('POST', `/${await confirmed()}/copy`);
    const copy = await linkIn();
    await test.services.db
      .updateTable('data_requests')
      .set({ kind: 'erasure', state: 'open', closed_at: null, account_id: null })
      .where('site_id', '=', site.siteId)
      .execute();
    const [request] = (await listed('open')).requests;
    expect((await call('POST', `/${request?.id ?? ''}/erase`)).status).toBe(200);
    expect((await listed('done')).requests).toMatchObject([{ email: '', kind: 'erasure' }]);
    expect(JSON.stringify([await rows(), await mails()])).not.toContain(ADA);
    expect((await open('GET', copy)).status).toBe(404);
  });

  it('declines with a reason, which is mailed [CRM-28]', async () => {
    const id = await confirmed();
    expect((await call('POST', `/${id}/decline`, { reason: '  ' })).status).toBe(400);
    expect((await call('POST', `/${id}/decline`, { reason: 'x'.repeat(2001) })).status).toBe(400);
    const reason = 'We could not tell that it is you.';
    expect((await call('POST', `/${id}/decline`, { reason })).status).toBe(200);
    const mail = (await mails()).at(-1);
    expect([mail?.recipient, mail?.text_body.includes(reason)]).toEqual([ADA, true]);
    expect(await listed('declined')).toMatchObject({
      requests: [{ reason, person: 'Anna' }],
      counts: { open: 0, done: 0, declined: 1 },
    });
    expect((await call('POST', `/${id}/decline`, { reason })).status).toBe(409);
  });

  it('stand in the timeline of their contact, with what came of them [CRM-07] [CRM-28]', async () => {
    const contactId = await knows(ADA);
    invariant(contactId !== null, 'who sent a form is a contact');
    const declined = await confirmed();
    const reason = 'We could not tell that it is you.';
    await call('POST', `/${declined}/decline`, { reason });
    await call('POST', `/${await confirmed()}/copy`);
    await confirmed('bo@example.org');
    // Asked, and never confirmed.
    await ask(ADA);
    const { siteId } = site;
    const { db } = test.services;
    const shown = async (permissions: readonly Permission[]) => {
      const query = { kind: 'request' } as const;
      const of = await timelineOf(db, CONTACT_SOURCES, siteId, contactId, new Set(permissions), query);
      return of.entries.map(({ state, text, to }) => [state, text, to]);
    };
    const to = '/contacts/requests';
    expect(await shown(['crm.read'])).toEqual([
      ['copy-done', '', to],
      ['copy-asked', '', to],
      ['copy-declined', reason, to],
      ['copy-asked', '', to],
    ]);
    expect(await shown(['newsletter.subscribers.read'])).toEqual([]);
  });

  it('is reminded once, 7 days before the due date, and sees what is overdue [CRM-28]', async () => {
    // It is due at an hour of which Kiritimati has the next day.
    const at = Date.parse('2031-03-01T18:00:00Z');
    test.clock.advance(at - test.clock.now);
    anna = await signInContributor(test.app, test.services, site, 'Anna');
    await test.services.db
      .updateTable('sites')
      .set({ owner_id: anna.accountId })
      .where('id', '=', site.siteId)
      .execute();
    await change(test.services, site.siteId, site.siteDocumentId, [
      setting('timeZone', 'Pacific/Kiritimati'),
    ]);
    const { siteId } = site;
    await publishDocuments(test.services, { siteId, documentIds: 'all', authorId: null, name: 'Publish' });
    await ask(ADA);
    const told = await open('POST', await linkIn());
    expect(told.text).toContain('April 1, 2031');
    const reminders = async () =>
      (await mails()).filter(({ recipient }) => recipient === `${anna.accountId}@example.com`);
    test.clock.advance(23 * DAY_MS - 60 * MINUTE_MS);
    await test.runDueJobs();
    expect(await reminders()).toEqual([]);
    test.clock.advance(2 * 60 * MINUTE_MS);
    await test.runDueJobs();
    test.clock.advance(60 * MINUTE_MS);
    await test.runDueJobs();
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail?.text_body).toContain('/config/contacts/requests');
    expect(mail?.text_body).not.toContain(ADA);
    expect(mail?.text_body).toContain('April 1, 2031');
    test.clock.advance(7 * DAY_MS);
    expect((await listed('open')).requests).toMatchObject([{ isOverdue: true }]);
  });

  it('turns pages of 50, the first due first [CRM-28]', async () => {
    const at = (day: number) => new Date(test.clock.now + day * DAY_MS);
    await confirmed();
    const [{ id: _id, ...row }] = (await rows()) as [Awaited<ReturnType<typeof rows>>[number]];
    const more = Array.from({ length: 50 }, (_each, index) => ({
      ...row,
      id: String(index).padStart(24, '0') as never,
      email: `${index}@example.org`,
      email_key: `${index}@example.org`,
      token_hash: null,
      due_at: at(index - 1),
    }));
    await test.services.db.insertInto('data_requests').values(more).execute();
    const first = (await listed('open')).requests;
    expect(first).toHaveLength(50);
    expect(first.slice(0, 3).map(({ email, isOverdue }) => [email, isOverdue])).toEqual([
      ['0@example.org', true],
      ['1@example.org', true],
      ['2@example.org', false],
    ]);
    const second = (await call<{ requests: DataRequest[] }>('GET', '?state=open&page=2')).body.requests;
    expect(second.map(({ email }) => email)).toEqual(['49@example.org']);
  });
});
