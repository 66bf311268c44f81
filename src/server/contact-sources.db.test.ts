import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contact, ListedContact, TimelineEntry } from '#contract/contacts.ts';
import type { ContactRule } from '#domain/contacts/contact-rules.ts';
import { memberSettingsSchema } from '#domain/members/member-settings.ts';
import type { JsonObject } from '#lib/json.ts';
import { loadCommentSettings } from '#server/comments/comment-settings.ts';
import { decideComments } from '#server/comments/decide-comments.ts';
import { writeComment } from '#server/comments/write-comment.ts';
import { CONTACT_SOURCES } from '#server/contact-sources.ts';
import { fillContacts } from '#server/contacts/fill-contacts.ts';
import { buildCollection, buildItem } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { buildFormSite, type FormSite } from '#server/forms/testing/build-form-site.ts';
import { formVisitor } from '#server/forms/testing/form-visitor.ts';
import { addSubscriberToList } from '#server/mailing-lists/add-subscriber-to-list.ts';
import { createList, findList } from '#server/mailing-lists/lists.ts';
import { setMemberStatus } from '#server/members/set-member-status.ts';
import { signUpMember } from '#server/members/sign-up-member.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';

let test: TestApp;
let site: FormSite;
let anna: Contributor;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(60 * 60 * 1000);
  site = await buildFormSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

const get = async <Answer>(path: string, by = anna) =>
  (await by.browser.call('GET', `/api${path}`, undefined, by.host)).body as unknown as Answer;
const listed = async (rule?: ContactRule, by = anna) => {
  const rules =
    rule === undefined ? '' : `?rules=${encodeURIComponent(JSON.stringify({ match: 'all', rules: [rule] }))}`;
  return (await get<{ contacts: ListedContact[] }>(`/contacts${rules}`, by)).contacts;
};
const emails = async (rule?: ContactRule) =>
  (await listed(rule)).map(({ email }) => email ?? '').toSorted((one, other) => one.localeCompare(other));

async function send(email: string, name: readonly string[] = ['Ada', 'Lovelace'], changes: JsonObject = {}) {
  const visitor = formVisitor(test.app, `${site.identifier}.localhost`);
  const answers = {
    [`${site.formId}-name`]: name,
    [`${site.formId}-email`]: email,
    [`${site.formId}-subject`]: 'Hello',
    [`${site.formId}-message`]: 'A question.',
  };
  return visitor.call('POST', '/api/form/SaveFormSubmission', {
    key: await visitor.key(site.formId),
    formId: site.formId,
    collectionId: site.documentId,
    objectName: 'Form',
    isOverlayForm: false,
    submitButtonText: 'Send',
    form: JSON.stringify(answers),
    pageTitle: 'Contact',
    pageId: site.documentId,
    contentSource: 'c',
    pagePath: '/contact',
    pagePermissionTypeValue: 1,
    ...changes,
  });
}

async function comment(email: string, text: string) {
  const { siteId } = site;
  const collection = await buildCollection(test.services, siteId, `journal-${email.length}${text.length}`);
  const documentId = await buildItem(test.services, siteId, collection, 'first');
  const settings = await loadCommentSettings(test.services.db, siteId);
  const item = { documentId, site: settings } as Parameters<typeof writeComment>[1]['item'];
  return writeComment(test.services, {
    siteId,
    item,
    parentId: null,
    comment: { name: 'Cem', email, text },
    address: '192.0.2.1',
    key: 'none',
  });
}

async function subscribe(email: string) {
  const { siteId } = site;
  const { db } = test.services;
  const made = { name: `News ${email}`, description: '', replyTo: '', isDoubleOptIn: false };
  const id = await createList(db, siteId, made, test.clock.now);
  const list = id === null ? null : await findList(db, siteId, id);
  if (list === null) throw new Error('there is no list');
  const person = { email, firstName: 'Dora', lastName: '' };
  await addSubscriberToList(test.services, { siteId, list, person, hasAgreed: true, accountId: null });
  return list.id;
}

const join = (email: string) =>
  signUpMember(
    test.services,
    site.siteId,
    memberSettingsSchema.parse({
      isOn: true,
      whoMayJoin: 'anyone',
      signIn: 'link',
      asksName: true,
      runsOwnCode: false,
      domainRule: 'any',
      domains: [],
    }),
    {
      email,
      password: null,
      firstName: 'Eda',
      lastName: 'Member',
      network: '192.0.2.1',
      browser: 'browser',
      returnTo: '/account',
    },
  );

describe('a person becomes a contact', () => {
  it('by a form, a newsletter, as a member and by a comment, in one contact for each address [CRM-01] [CRM-02]', async () => {
    expect((await send('Ada@Example.org')).status).toBe(200);
    await subscribe('dora@example.org');
    await join('eda@example.org');
    await comment('cem@example.org', 'Well fired.');
    expect(
      (await listed()).map(({ email, firstName, firstSource }) => [email, firstName, firstSource]),
    ).toEqual(
      expect.arrayContaining([
        ['Ada@Example.org', 'Ada', 'form'],
        ['dora@example.org', 'Dora', 'newsletter'],
        ['eda@example.org', 'Eda', 'member'],
        ['cem@example.org', 'Cem', 'comment'],
      ]),
    );
    for (const each of [subscribe, join, (email: string) => comment(email, 'Again.')])
      await each('ada@example.org');
    expect(await emails()).toHaveLength(4);
  });

  it('not by what was refused or is spam, until it is none [CRM-04]', async () => {
    expect((await send('ada@example.org', undefined, { key: '' })).status).toBe(400);
    expect((await send('no address')).status).toBe(400);
    const spam = await comment('cem@example.org', 'http://a.example '.repeat(6));
    expect(spam).toMatchObject({ ok: true, value: { state: 'spam' } });
    expect(await emails()).toEqual([]);
    if (!spam.ok) return;
    await decideComments(test.services, site.siteId, {
      ids: [spam.value.id],
      state: 'approved',
      by: anna.accountId,
    });
    expect(await emails()).toEqual(['cem@example.org']);
  });

  it('once, where several submissions of an address come at once [CRM-01] [CRM-03]', async () => {
    const sent = await Promise.all(Array.from({ length: 5 }, () => send('ada@example.org')));
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 200));
    const [ada, ...others] = await listed();
    expect(others).toEqual([]);
    const { entries } = await get<{ entries: TimelineEntry[] }>(`/contacts/${ada?.id}/timeline`);
    expect(entries).toHaveLength(5);
  });

  it('from what was stored before there were contacts [CRM-01]', async () => {
    await send('ada@example.org');
    await subscribe('dora@example.org');
    await join('eda@example.org');
    await comment('cem@example.org', 'Well fired.');
    const before = await emails();
    const { db } = test.services;
    const { siteId } = site;
    await db.deleteFrom('contacts').where('site_id', '=', siteId).execute();
    await db.updateTable('form_submissions').set({ email_key: null }).where('site_id', '=', siteId).execute();
    await db
      .insertInto('contact_fills')
      .values({ site_id: siteId, since: new Date(test.clock.now) })
      .execute();
    const fill = () => fillContacts(test.services, CONTACT_SOURCES, new AbortController().signal);
    const waiting = () =>
      db.selectFrom('contact_fills').select('site_id').where('site_id', '=', siteId).execute();
    await fill();
    expect(await emails()).toEqual(before);
    // A process of the version before may have taken something in meanwhile.
    expect(await waiting()).toHaveLength(1);
    test.clock.advance(60 * 60 * 1000);
    await fill();
    expect(await emails()).toEqual(before);
    expect(await waiting()).toEqual([]);
    const [ada] = (await listed()).filter(({ email }) => email === 'ada@example.org');
    const { entries } = await get<{ entries: TimelineEntry[] }>(`/contacts/${ada?.id}/timeline`);
    expect(entries.map(({ kind }) => kind)).toEqual(['submission']);
  });
});

describe('a contact shows', () => {
  it('what happened, by kind, with a link to each, the newest first [CRM-07]', async () => {
    const steps = [
      () => send('ada@example.org'),
      () => subscribe('ada@example.org'),
      () => comment('ada@example.org', 'Well fired.'),
      () => join('ada@example.org'),
    ];
    for (const step of steps) {
      test.clock.advance(1000);
      await step();
    }
    const [ada] = await listed();
    const { entries } = await get<{ entries: TimelineEntry[] }>(`/contacts/${ada?.id}/timeline`);
    const kinds = entries.filter(({ kind }) => kind !== 'mail').map(({ kind }) => kind);
    expect(kinds).toEqual(['member', 'comment', 'consent', 'submission']);
    expect(entries.filter(({ kind }) => kind === 'mail')).not.toEqual([]);
    expect(entries.filter(({ kind, to }) => kind !== 'mail' && to === null)).toEqual([]);
    const notes = await get<{ entries: TimelineEntry[] }>(`/contacts/${ada?.id}/timeline?kind=consent`);
    expect(notes.entries.map(({ kind, state }) => [kind, state])).toEqual([['consent', 'subscribed']]);
  });

  it('the state on each list with its proof, to those who may read lists [CRM-06] [CRM-23]', async () => {
    const listId = await subscribe('ada@example.org');
    const [ada] = await listed();
    const card = await get<Contact>(`/contacts/${ada?.id}`);
    expect(card.standings).toMatchObject([
      {
        kind: 'subscription',
        state: 'subscribed',
        proof: { source: 'owner' },
        to: `/contacts/lists/${listId}`,
      },
    ]);
    const editor = await signInContributor(test.app, test.services, site, 'Otto', ['editor']);
    expect((await get<Contact>(`/contacts/${ada?.id}`, editor)).standings).toEqual([]);
    const seen = await get<{ entries: TimelineEntry[] }>(`/contacts/${ada?.id}/timeline`, editor);
    expect(seen.entries.filter(({ kind }) => kind === 'consent')).toEqual([]);
    const reporting = await signInContributor(test.app, test.services, site, 'Rob', ['reporting']);
    expect((await reporting.browser.call('GET', '/api/contacts', undefined, reporting.host)).status).toBe(
      403,
    );
  });

  it('as what else a member was given, whose own name strangers do not change [CRM-05]', async () => {
    await join('eda@example.org');
    const [eda] = await test.services.db
      .selectFrom('members')
      .select('id')
      .where('site_id', '=', site.siteId)
      .execute();
    if (eda === undefined) throw new Error('there is no member');
    const now = test.clock.now;
    await test.services.db
      .transaction()
      .execute((trx) => setMemberStatus(trx, site.siteId, eda.id, 'active', { now }));
    await send('eda@example.org', ['Mallory', 'Stranger']);
    const [contact] = await listed();
    expect(await get<Contact>(`/contacts/${contact?.id}`)).toMatchObject({
      firstName: 'Eda',
      lastName: 'Member',
      alsoGivenAs: ['Mallory Stranger'],
    });
  });
});

it('is found by membership and by list [CRM-10]', async () => {
  await join('eda@example.org');
  const listId = await subscribe('dora@example.org');
  expect(await emails({ kind: 'member', status: 'unverified' })).toEqual(['eda@example.org']);
  expect(await emails({ kind: 'member', status: 'none' })).toEqual(['dora@example.org']);
  expect(await emails({ kind: 'list', listId, state: 'subscribed' })).toEqual(['dora@example.org']);
  expect(await emails({ kind: 'list', listId, state: 'none' })).toEqual(['eda@example.org']);
});
