import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contact, ListedContact, TimelineEntry } from '#contract/contacts.ts';
import type { ContactRule, ContactRules } from '#domain/contacts/contact-rules.ts';
import { memberSettingsSchema } from '#domain/members/member-settings.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { loadCommentSettings } from '#server/comments/comment-settings.ts';
import { decideComments } from '#server/comments/decide-comments.ts';
import { writeComment } from '#server/comments/write-comment.ts';
import { CONTACT_SOURCES } from '#server/contact-sources.ts';
import { NO_DETAILS } from '#domain/contacts/contact-fields.ts';
import { ruleCondition } from '#server/contacts/contact-conditions.ts';
import { eraseContact } from '#server/contacts/erase-contact.ts';
import { fillContactTraits } from '#server/contacts/fill-contact-traits.ts';
import { fillContacts } from '#server/contacts/fill-contacts.ts';
import { holdLabel, setLabel } from '#server/contacts/labels.ts';
import { listContacts, type ContactPage } from '#server/contacts/list-contacts.ts';
import { mergeContacts } from '#server/contacts/merge-contacts.ts';
import { matchingContacts } from '#server/contacts/matching-contacts.ts';
import { buildCollection, buildItem } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { buildFormSite, type FormSite } from '#server/forms/testing/build-form-site.ts';
import { formVisitor } from '#server/forms/testing/form-visitor.ts';
import { addSubscriberToList } from '#server/mailing-lists/add-subscriber-to-list.ts';
import { createList, findList } from '#server/mailing-lists/lists.ts';
import { PERSONAL_DATA } from '#server/personal-data.ts';
import type { ContactId } from '#server/contacts/tables.ts';
import { lockMember } from '#server/members/members.ts';
import { setMemberStatus } from '#server/members/set-member-status.ts';
import { signUpMember } from '#server/members/sign-up-member.ts';
import { createRowsReader } from '#server/platform/testing/plans/rows-read.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { SampleCarts } from '#server/orders/testing/sample-carts.ts';
import { addSampleSubscription } from '#server/subscriptions/testing/sample-subscription.ts';

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

  it('subscriptions to those who look after orders, without tests and gifts, and donations to those of donations [CRM-07] [CRM-23]', async () => {
    await send('ada@example.org');
    const { siteId } = site;
    const { services } = test;
    const add = (more: object) => addSampleSubscription(services, siteId, more);
    const { id } = await add({ state: 'paused' });
    await add({ is_test: true });
    await add({ kind: 'donation' });
    await add({ email: 'eda@example.org', email_key: 'eda@example.org' });
    const [ada] = (await listed()).filter(({ email }) => email === 'ada@example.org');
    const path = `/contacts/${ada?.id}/timeline?kind=subscription`;
    const { entries } = await get<{ entries: TimelineEntry[] }>(path);
    expect(entries).toMatchObject([
      { id, title: 'Coffee', state: 'paused', to: `/commerce/subscriptions/${id}` },
    ]);
    const editor = await signInContributor(test.app, test.services, site, 'Olga', ['editor']);
    expect((await get<{ entries: TimelineEntry[] }>(path, editor)).entries).toEqual([]);
    const carts = new SampleCarts(siteId);
    const cartId = carts.add([{ variantId: createId(), title: 'Trees', pieces: 1, price: 2_500 }]);
    const contact = { email: 'ada@example.org', phone: '', language: 'en', networkAddress: null };
    const placed = await placeOrder(services, carts.request(cartId, { contact }), carts);
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    await services.db
      .updateTable('orders')
      .set({ kind: 'donation' })
      .where('site_id', '=', siteId)
      .where('id', '=', placed.orderId)
      .execute();
    const given = await get<{ entries: TimelineEntry[] }>(`/contacts/${ada?.id}/timeline?kind=donation`);
    expect(given.entries).toMatchObject([
      { id: placed.orderId, text: 'Trees', to: `/commerce/donations/${placed.orderId}` },
    ]);
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

describe('is found by membership and by list', () => {
  const traitsOf = async (email: string) => {
    const { rows } = await sql<{ traits: string[] | null; right: string[] }>`
      select traits, contact_traits(contact.site_id, contact.id) as right from contacts as contact
      join contact_emails as address on address.site_id = contact.site_id and address.contact_id = contact.id
      where contact.site_id = ${site.siteId} and address.email_key = ${email}`.execute(test.services.db);
    return rows[0];
  };
  const memberOf = async (email: string) =>
    (
      await test.services.db
        .selectFrom('members')
        .select('id')
        .where('site_id', '=', site.siteId)
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow()
    ).id;

  it('as they stand [CRM-10]', async () => {
    await join('eda@example.org');
    const listId = await subscribe('dora@example.org');
    const all = async () => [
      await emails({ kind: 'member', status: 'unverified' }),
      await emails({ kind: 'member', status: 'none' }),
      await emails({ kind: 'list', listId, state: 'subscribed' }),
      await emails({ kind: 'list', listId, state: 'none' }),
    ];
    const [eda, dora] = [['eda@example.org'], ['dora@example.org']];
    expect(await all()).toEqual([eda, dora, dora, eda]);
    // As contacts are from before this was kept in their rows, until the job has been there.
    const { db } = test.services;
    await db.updateTable('contacts').set({ traits: null }).where('site_id', '=', site.siteId).execute();
    expect(await all()).toEqual([eda, dora, dora, eda]);
    await fillContactTraits(test.services, new AbortController().signal);
    expect(await traitsOf('eda@example.org')).toMatchObject({ traits: ['member:unverified'] });
    expect(await all()).toEqual([eda, dora, dora, eda]);
  });

  it('at once, whatever changes where somebody stands [CRM-10]', async () => {
    const { db, now } = test.services;
    const { siteId } = site;
    await join('eda@example.org');
    await send('ada@example.org');
    expect((await traitsOf('ada@example.org'))?.traits).toEqual(['member:none']);
    const eda = await memberOf('eda@example.org');
    for (const status of ['active', 'suspended', 'removed'] as const) {
      await db.transaction().execute((trx) => setMemberStatus(trx, siteId, eda, status, { now: now() }));
      expect((await traitsOf('eda@example.org'))?.traits).toEqual([`member:${status}`]);
    }
    const listId = await subscribe('eda@example.org');
    const onList = [`list:${listId}`, `list:${listId}:subscribed`];
    expect((await traitsOf('eda@example.org'))?.traits).toEqual([...onList, 'member:removed']);
    await sql`update list_subscriptions set state = 'unsubscribed' where site_id = ${siteId}`.execute(db);
    expect((await traitsOf('eda@example.org'))?.traits?.[1]).toBe(`list:${listId}:unsubscribed`);
    // Addresses take along what they stand for, and leave the rest.
    const contacts = await db
      .selectFrom('contact_emails')
      .select(['contact_id as id', 'email_key as key'])
      .where('site_id', '=', siteId)
      .execute();
    const ada = contacts.find(({ key }) => key === 'ada@example.org');
    await db
      .updateTable('contact_emails')
      .set({ contact_id: ada?.id ?? '', place: 1 } as never)
      .where('site_id', '=', siteId)
      .where('email_key', '=', 'eda@example.org')
      .execute();
    expect((await traitsOf('ada@example.org'))?.traits).toHaveLength(3);
    await db.deleteFrom('members').where('site_id', '=', siteId).execute();
    await db.deleteFrom('mailing_lists').where('site_id', '=', siteId).execute();
    const { rows } = await sql`select from contacts where site_id = ${siteId}
      and traits is distinct from array['member:none']`.execute(db);
    expect(rows).toEqual([]);
  });

  it('also where two things change at once [CRM-10]', async () => {
    const { db } = test.services;
    const { siteId } = site;
    const listId = await subscribe('dora@example.org');
    const first = await db.startTransaction().execute();
    await sql`insert into members (site_id, id, email, email_key, status, joined_at)
      values (${siteId}, ${'7'.repeat(24)}, 'dora@example.org', 'dora@example.org', 'active', now())`.execute(
      first,
    );
    const second = sql`update list_subscriptions set state = 'bounced' where site_id = ${siteId}`.execute(db);
    // It waits for the contact, which the first one holds.
    await expect
      .poll(async () => {
        const waiting = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(first);
        return waiting.rows.length;
      })
      .toBeGreaterThan(0);
    await first.commit().execute();
    await second;
    expect((await traitsOf('dora@example.org'))?.traits).toEqual([
      `list:${listId}`,
      `list:${listId}:bounced`,
      'member:active',
    ]);
  });
});

const LABEL = createId<'contact-label'>();

it('finds the same, however it looks for them [CRM-10]', async () => {
  const { siteId } = site;
  const { db, now } = test.services;
  const listId = await subscribe('dora@example.org');
  await join('eda@example.org');
  for (const name of ['ada', 'ben', 'cem', 'dora', 'eda']) await send(`${name}@example.org`);
  await sql`update contacts set language = 'fr' where site_id = ${siteId} and search_text like '% cem%'`.execute(
    db,
  );
  // Nothing is known yet of what filters ask other tables for.
  await sql`update contacts set traits = null where site_id = ${siteId} and search_text like '% dora%'`.execute(
    db,
  );
  const label = await holdLabel(db, siteId, 'Regulars', now());
  const known = await db
    .selectFrom('contact_emails')
    .select(['contact_id as id', 'email_key as key'])
    .where('site_id', '=', siteId)
    .execute();
  const labelled = known.filter(({ key }) => /^(?:ada|dora)/.test(key)).map(({ id }) => id);
  await setLabel(db, siteId, label.id, labelled, true);
  const has: Record<string, ContactRule> = {
    'ada dora': { kind: 'label', labelId: label.id, has: true },
    'ben cem eda': { kind: 'label', labelId: label.id, has: false },
    eda: { kind: 'member', status: 'unverified' },
    'ada ben cem dora': { kind: 'member', status: 'none' },
    dora: { kind: 'list', listId, state: 'subscribed' },
    'ada ben cem eda': { kind: 'list', listId, state: 'none' },
    cem: { kind: 'language', language: 'fr' },
    '': { kind: 'created', when: 'before', day: '1970-01-01' },
  };
  const found = async (rules: ContactRules, by: 'walk' | 'scan' | 'index') => {
    const rows = await matchingContacts(db, siteId, [ruleCondition(CONTACT_SOURCES, siteId, rules)], by)
      .select('contact.id')
      .execute();
    const ids = new Set(rows.map(({ id }) => id));
    return known.flatMap(({ id, key }) => (ids.has(id) ? [key.replace('@example.org', '')] : [])).toSorted();
  };
  const rules = Object.entries(has);
  for (const [one, rule] of rules) {
    for (const [other, otherRule] of rules) {
      const [who, others] = [one.split(' '), other.split(' ')];
      const isOf = {
        all: (name: string) => who.includes(name) && others.includes(name),
        any: (name: string) => who.includes(name) || others.includes(name),
      };
      for (const match of ['all', 'any'] as const) {
        const expected = ['ada', 'ben', 'cem', 'dora', 'eda'].filter(isOf[match]);
        const group = { match, rules: [rule, otherRule] };
        for (const by of ['walk', 'scan', 'index'] as const) {
          expect(await found(group, by), `${one} ${match} ${other} by ${by}`).toEqual(expected);
        }
        // Within a group of the other kind, too.
        const outer = { match: match === 'all' ? ('any' as const) : ('all' as const), rules: [group] };
        expect(await found(outer, 'index')).toEqual(expected);
      }
    }
  }
});

describe('what touches a person at once with a change of the membership', () => {
  const change = {
    merge: (ids: readonly [ContactId, ContactId]) => {
      const details = { ...NO_DETAILS, firstName: 'Eda' };
      const merge = { keptId: ids[0], otherId: ids[1], details };
      const { services } = test;
      const by = { accountId: anna.accountId, now: services.now(), services, signIn: 'other' as const };
      return services.db
        .transaction()
        .execute((trx) => mergeContacts(trx, CONTACT_SOURCES, site.siteId, merge, by));
    },
    erase: ([contactId]: readonly [ContactId, ContactId]) =>
      eraseContact(test.services, PERSONAL_DATA, { siteId: site.siteId, contactId, accountId: null }),
  };

  it.each(['merge', 'erase'] as const)('waits for it: %s [CRM-15] [CRM-24]', async (kind) => {
    const { db, now } = test.services;
    const { siteId } = site;
    await join('eda@example.org');
    await join('fay@example.org');
    const idOf = async (key: string) =>
      (
        await db
          .selectFrom('contact_emails')
          .select('contact_id as id')
          .where('site_id', '=', siteId)
          .where('email_key', '=', key)
          .executeTakeFirstOrThrow()
      ).id;
    const [member] = await db
      .updateTable('members')
      .set({ status: 'active' })
      .where('site_id', '=', siteId)
      .returning(['id', 'email_key as key'])
      .execute();
    if (member === undefined) throw new Error('there is no member');
    const other = member.key === 'eda@example.org' ? 'fay@example.org' : 'eda@example.org';
    const ids = [await idOf(member.key), await idOf(other)] as const;
    const suspending = await db.startTransaction().execute();
    await lockMember(suspending, siteId, member.id);
    const done = change[kind](ids);
    // It waits for the member, and holds no contact meanwhile.
    await expect
      .poll(async () => {
        const waiting = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(suspending);
        return waiting.rows.length;
      })
      .toBeGreaterThan(0);
    expect(await setMemberStatus(suspending, siteId, member.id, 'suspended', { now: now() })).toBe(true);
    await suspending.commit().execute();
    await done;
  });
});

it('reads no more of 4,500 contacts than a walk, a page and what few fulfil take [CRM-09] [CRM-10]', async () => {
  const { siteId } = site;
  const { db } = test.services;
  // Of each 225 one is suspended, one speaks French, one has a field, one makes kilns.
  for (let first = 1; first <= 4500; first += 500) {
    await sql`
      with people as (
        insert into contacts (site_id, id, first_name, first_source, created_at, last_active_at, name_key, search_text,
          language, fields)
        select ${siteId}, lpad(to_hex(n), 24, '0'), 'Ada', 'form', to_timestamp(n), to_timestamp(n), 'ada ' || n,
          ' ada' || case when n % 225 = 3 then ' kiln' else '' end, case when n % 225 = 1 then 'fr' else 'en' end,
          case when n % 225 = 2 then '[{"name": "Glaze", "value": "Blue"}]'::jsonb else '[]' end
        from generate_series(${first}::int, ${first + 499}::int) n returning id
      )
      insert into contact_emails (site_id, email_key, contact_id, email, place)
      select ${siteId}, id || '@example.org', id, id || '@example.org', 0 from people`.execute(db);
  }
  await sql`update contacts set traits = '{member:suspended}' where site_id = ${siteId}
    and id in (select lpad(to_hex(n), 24, '0') from generate_series(225, 4500, 225) n)`.execute(db);
  await sql`insert into contact_labels (site_id, id, name, name_key)
    values (${siteId}, ${LABEL}, 'Regulars', 'regulars')`.execute(db);
  await sql`insert into labelled_contacts (site_id, label_id, contact_id)
    select ${siteId}, ${LABEL}, lpad(to_hex(n), 24, '0') from generate_series(4, 4500, 225) n`.execute(db);
  await sql`vacuum analyze contacts, contact_emails, labelled_contacts`.execute(db);
  // So few rows the planner would sooner read through, as it never would more.
  const reader = await createRowsReader({ ...test.connection, options: '-c enable_seqscan=off' });
  const rows = (page: Partial<ContactPage>) =>
    reader.of((asked) => listContacts(asked, CONTACT_SOURCES, siteId, { sort: 'active', ...page }));
  const all = (...given: ContactRules['rules']) => ({ rules: { match: 'all' as const, rules: given } });
  const few = [
    all({ kind: 'member', status: 'suspended' }),
    all({ kind: 'language', language: 'fr' }),
    all({ kind: 'field', name: 'Glaze', value: 'Blue' }),
    { search: 'kiln' },
    all({
      match: 'any',
      rules: [
        { kind: 'member', status: 'suspended' },
        { kind: 'language', language: 'fr' },
      ],
    }),
    all({ kind: 'created', when: 'before', day: '1970-01-01' }),
    all({ kind: 'label', labelId: LABEL, has: true }),
    all({
      match: 'any',
      rules: [
        { kind: 'label', labelId: LABEL, has: true },
        { kind: 'language', language: 'fr' },
      ],
    }),
    // What is searched for, all have.
    {
      search: 'ada',
      ...all({
        match: 'any',
        rules: [
          { kind: 'label', labelId: LABEL, has: true },
          { kind: 'member', status: 'suspended' },
        ],
      }),
    },
  ];
  const most = [
    {},
    { sort: 'name' as const },
    all({ kind: 'source', source: 'form' }),
    all({ kind: 'language', language: 'en' }),
    { search: 'ada' },
    { search: 'a' },
    { search: 'ada', ...all({ kind: 'language', language: 'en' }) },
  ];
  try {
    // Each walks once, along all of so few or 3,000 of them; to go through all once more would take 9,000.
    for (const page of few) expect(await rows(page), JSON.stringify(page)).toBeLessThan(4900);
    for (const page of most) expect(await rows(page), JSON.stringify(page)).toBeLessThan(6500);
  } finally {
    await reader.close();
  }
});
