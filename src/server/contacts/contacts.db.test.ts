import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contact, ListedContact, TimelineEntry } from '#contract/contacts.ts';
import type { ContactRules } from '#domain/contacts/contact-rules.ts';
import type { JsonObject } from '#lib/json.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { forgivingCondition } from './forgiving-search.ts';
import { noteSource } from './own-sources.ts';
import { contactRoutes } from './routes.ts';
import { touchContact, type TouchingPerson } from './touch-contact.ts';
import { changeContactAddress } from './change-contact-address.ts';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
let editor: Contributor;

beforeAll(async () => {
  test = await createTestApp(contactRoutes([noteSource]));
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

const touch = (person: Partial<TouchingPerson> & { readonly email: string }, at = test.clock.now) =>
  test.services.db
    .transaction()
    .execute((trx) => touchContact(trx, site.siteId, { source: 'form', ...person }, at));

async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: JsonObject,
  by = anna,
) {
  const answer = await by.browser.call(method, `/api${path}`, body, by.host);
  return { status: answer.status, body: answer.body as unknown as Answer };
}
const list = async (query = '') =>
  (
    await call<{ contacts: ListedContact[]; total: number; next: string | null; isForgiven: boolean }>(
      'GET',
      `/contacts${query}`,
    )
  ).body;
const emails = async (query = '') => (await list(query)).contacts.map(({ email }) => email);
const rules = (given: ContactRules) => `?rules=${encodeURIComponent(JSON.stringify(given))}`;
const get = async (id: string) => (await call<Contact>('GET', `/contacts/${id}`)).body;
const entered = {
  firstName: '',
  lastName: '',
  company: '',
  phones: [],
  addresses: [],
  language: '',
  timeZone: '',
  fields: [],
  emails: [],
};

describe('the contact of an address', () => {
  it('is made once, however many come at once, in any case and script of the domain [CRM-01] [CRM-03]', async () => {
    const ids = await Promise.all(
      Array.from({ length: 50 }, (_each, place) =>
        touch({ email: place % 2 === 0 ? 'Ada@Пример.рф' : ' ada@xn--e1afmkfd.xn--p1ai' }),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await list()).toMatchObject({ total: 1, contacts: [{ firstSource: 'form' }] });
  });

  it('is not made where what it came with fails [CRM-03] [CRM-04]', async () => {
    await expect(
      test.services.db.transaction().execute(async (trx) => {
        await touchContact(trx, site.siteId, { email: 'ada@example.org', source: 'form' }, test.clock.now);
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect((await list()).total).toBe(0);
    expect(await touch({ email: 'no address' })).toBeNull();
  });

  it('takes what it lacks from strangers, and nothing once the person has proven it [CRM-05]', async () => {
    const id = (await touch({ email: 'ada@example.org' })) ?? '';
    await touch({ email: 'ada@example.org', firstName: 'Ada', phones: ['+49 30 1'] });
    await touch({ email: 'ada@example.org', firstName: 'Mallory' });
    expect(await get(id)).toMatchObject({ firstName: 'Ada', phones: ['+49 30 1'] });
    const other = (await touch({ email: 'bob@example.org', source: 'member', isConfirmed: true })) ?? '';
    await touch({ email: 'bob@example.org', firstName: 'Mallory', phones: ['+49 30 2'] });
    expect(await get(other)).toMatchObject({ firstName: '', phones: [] });
  });

  it('follows a member to a new address and keeps the former one [CRM-18]', async () => {
    const id = (await touch({ email: 'ada@example.org' })) ?? '';
    const change = { from: 'ada@example.org', to: 'ada@example.com', isFormerKept: true };
    await test.services.db.transaction().execute((trx) => changeContactAddress(trx, site.siteId, change));
    expect((await get(id)).emails).toEqual(['ada@example.com', 'ada@example.org']);
    expect(await emails('?search=ada@example.com')).toEqual(['ada@example.com']);
    expect(await touch({ email: 'ada@example.org' })).toBe(id);
  });
});

describe('a contact by hand', () => {
  const full = {
    firstName: 'Zoë',
    lastName: 'Łuka',
    company: 'Kiln',
    emails: ['zoe@example.org', 'zoe@work.example'],
    phones: ['+49 30 1234', '030 5678'],
    addresses: [{ street: 'Main 1', city: 'Bonn', region: '', postalCode: '53111', country: 'DE' }],
    language: 'de-DE',
    timeZone: 'Europe/Berlin',
    fields: [{ name: 'Glaze', value: 'blue' }],
  };

  it('holds all that is entered, and may have no address [CRM-01] [CRM-02]', async () => {
    const { body } = await call<{ id: string }>('POST', '/contacts', full);
    expect(await get(body.id)).toMatchObject({ ...full, firstSource: 'owner', labels: [], notes: [] });
    const changed = { ...full, emails: ['zoe@work.example'], firstName: 'Zoe' };
    expect((await call('PUT', `/contacts/${body.id}`, changed)).status).toBe(200);
    expect(await get(body.id)).toMatchObject(changed);
    expect((await call('POST', '/contacts', { ...entered, firstName: 'Nobody' })).status).toBe(200);
    expect((await list()).total).toBe(2);
  });

  it('refuses more than its limits and addresses of others [CRM-01] [CRM-02]', async () => {
    const many = (count: number) => Array.from({ length: count }, (_each, place) => String(place));
    const status = async (given: JsonObject) =>
      (await call('POST', '/contacts', { ...entered, ...given })).status;
    const addresses = (count: number) => many(count).map((each) => `a${each}@example.org`);
    expect(await status({ emails: addresses(12) })).toBe(400);
    expect(await status({ phones: many(11) })).toBe(400);
    expect(await status({ addresses: many(11).map(() => full.addresses[0]) as never })).toBe(400);
    expect(await status({ fields: many(51).map((name) => ({ name, value: '' })) })).toBe(400);
    expect(
      await status({
        emails: addresses(11),
        phones: many(10),
        addresses: many(10).map(() => full.addresses[0]) as never,
        fields: many(50).map((name) => ({ name, value: '' })),
      }),
    ).toBe(200);
    const taken = await call<{ code: string }>('POST', '/contacts', {
      ...entered,
      emails: ['A3@Example.org'],
    });
    expect([taken.status, taken.body.code]).toEqual([409, 'contact-address-taken']);
    expect((await list()).total).toBe(1);
  });
});

describe('the list of contacts', () => {
  it('finds by the beginning of words in name, address, telephone number and company [CRM-09]', async () => {
    await call('POST', '/contacts', {
      ...entered,
      firstName: 'Zoë',
      lastName: 'Groß-Łuka',
      company: 'Blue Kiln',
      phones: ['+49 (30) 1234'],
      emails: ['zoe@example.org'],
    });
    await touch({ email: 'bob@example.org', firstName: 'Bob' });
    for (const search of ['zoe', 'ZOË gross', 'luka', 'kil', 'zoe@ex', '+49 30 12']) {
      expect(await emails(`?search=${encodeURIComponent(search)}`), search).toEqual(['zoe@example.org']);
    }
    for (const search of ['oe', 'iln', '100%', '_ob']) {
      expect(await emails(`?search=${encodeURIComponent(search)}`), search).toEqual([]);
    }
    expect((await list('?search=example.org')).total).toBe(2);
  });

  it('forgives one wrong, missing, extra or swapped letter where nothing matches as typed [CRM-09] [FIND-14]', async () => {
    await touch({ email: 'l@example.org', firstName: 'Lovelace' });
    for (const search of ['lavelace', 'lvelace', 'loovelace', 'lovealce', 'Lovlac']) {
      expect(await list(`?search=${search}`), search).toMatchObject({ total: 1, isForgiven: true });
    }
    expect(await list('?search=lavelece')).toMatchObject({ total: 0, isForgiven: false });
    await touch({ email: 'm@example.org', firstName: 'Lavelace' });
    expect(await emails('?search=lavelace')).toEqual(['m@example.org']);
  });

  it('sorts by activity and name, 50 a page, each page from where the one before ended [CRM-09]', async () => {
    await test.services.db.transaction().execute(async (trx) => {
      for (let number = 0; number < 120; number += 1) {
        const name = `Person ${String(119 - number).padStart(3, '0')}`;
        const person = { email: `p${number}@example.org`, lastName: name, source: 'form' } as const;
        await touchContact(trx, site.siteId, person, test.clock.now + number);
      }
    });
    const pages = async (sort: string) => {
      const shown: (string | null)[] = [];
      for (let after: string | null = ''; after !== null;) {
        const query: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
        const { contacts, next } = await list(`?sort=${sort}${query}`);
        expect(contacts.length).toBeLessThanOrEqual(50);
        shown.push(...contacts.map(({ email }) => email));
        after = next;
      }
      return shown;
    };
    const all = Array.from({ length: 120 }, (_each, number) => `p${119 - number}@example.org`);
    expect(await pages('active')).toEqual(all);
    expect(await pages('name')).toEqual(all);
  });

  it('finds what few are called behind what hundreds are, and asks no more for a long search [CRM-09] [FIND-14]', async () => {
    const { db } = test.services;
    const row = (place: number, text: string) => ({
      site_id: site.siteId,
      id: String(place).padStart(24, '0') as never,
      first_name: text,
      last_name: '',
      company: '',
      phones: [],
      addresses: '[]',
      language: '',
      time_zone: '',
      fields: '[]',
      first_source: 'import' as const,
      created_at: new Date(0),
      last_active_at: new Date(0),
      is_confirmed: false,
      name_key: text,
      search_text: ` ${text}`,
    });
    const many = Array.from({ length: 600 }, (_each, place) => row(place, 'castell'));
    await db
      .insertInto('contacts')
      .values([...many, row(600, 'castel0mar')])
      .execute();
    expect(await list('?search=castlel')).toMatchObject({ isForgiven: true, total: 601 });
    expect(await list('?search=catsel0')).toMatchObject({ isForgiven: true, total: 1 });
    let asked = 0;
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const words = Array.from({ length: 50 }, () => 'catsel0')
      .join(' ')
      .slice(0, 200);
    expect(await forgivingCondition(counted, site.siteId, words, null)).not.toBeNull();
    expect(await forgivingCondition(counted, site.siteId, 'x'.repeat(200), null)).toBeNull();
    expect(asked).toBeLessThanOrEqual(6);
  });

  it('is narrowed by rules joined by and/or, two levels deep, and a segment holds the same people [CRM-10]', async () => {
    const ada = (await touch({ email: 'ada@example.org', source: 'form', language: 'de' })) ?? '';
    await touch({ email: 'bob@example.org', source: 'comment' });
    await touch({ email: 'cem@example.org', source: 'member', language: 'tr' });
    const label = (await call<{ id: string }>('POST', '/contact-labels', { name: 'Glaze' })).body.id as never;
    await call('POST', `/contact-labels/${String(label)}/contacts`, { ids: [ada], isGiven: true });
    const given: ContactRules = {
      match: 'any',
      rules: [
        { kind: 'label', labelId: label, has: true },
        {
          match: 'all',
          rules: [
            { kind: 'source', source: 'member' },
            { kind: 'language', language: 'TR' },
          ],
        },
      ],
    };
    expect(new Set(await emails(rules(given)))).toEqual(new Set(['ada@example.org', 'cem@example.org']));
    const saved = await call<{ rules: ContactRules }>('POST', '/contact-segments', {
      name: 'Potters',
      rules: given as never,
    });
    const { segments } = (
      await call<{ segments: { id: string; rules: ContactRules }[] }>('GET', '/contact-segments')
    ).body;
    expect(segments.map((segment) => segment.rules)).toEqual([saved.body.rules]);
    expect((await emails(rules(segments[0]?.rules ?? given))).length).toBe(2);
    expect(
      await emails(rules({ match: 'all', rules: [{ kind: 'label', labelId: label, has: false }] })),
    ).toHaveLength(2);
    const since = { kind: 'created', when: 'since', day: '2100-01-01' } as const;
    expect(await emails(rules({ match: 'all', rules: [since] }))).toEqual([]);
    expect((await call('DELETE', `/contact-segments/${segments[0]?.id}`)).status).toBe(200);
  });

  it('tells nobody who is on a list who may not read lists [CRM-23]', async () => {
    editor = await signInContributor(test.app, test.services, site, 'Eda', ['editor']);
    const given = rules({
      match: 'all',
      rules: [{ kind: 'list', listId: '0'.repeat(24) as never, state: 'none' }],
    });
    expect((await call('GET', `/contacts${given}`, undefined, editor)).status).toBe(403);
    expect((await call('GET', '/contacts', undefined, editor)).status).toBe(200);
  });
});

it('gives labels to a selection and takes them back, renames and joins them, 500 a site [CRM-11]', async () => {
  const ids = [
    (await touch({ email: 'a@example.org' })) ?? '',
    (await touch({ email: 'b@example.org' })) ?? '',
  ];
  const make = async (name: string) =>
    (await call<{ id: string }>('POST', '/contact-labels', { name })).body.id;
  const glaze = await make('Glaze');
  expect(await make('glaze')).toBe(glaze);
  const give = async (label: string, isGiven: boolean, some = ids) =>
    (await call<{ changed: string[] }>('POST', `/contact-labels/${label}/contacts`, { ids: some, isGiven }))
      .body.changed;
  expect(await give(glaze, true, ids.slice(0, 1))).toHaveLength(1);
  // What is undone is what was done: who had the label before keeps it.
  expect(await give(glaze, true)).toEqual(ids.slice(1));
  expect(await give(glaze, false, ids.slice(1))).toHaveLength(1);
  const clay = await make('Clay');
  await give(clay, true);
  const joined = await call('PUT', `/contact-labels/${glaze}`, { name: 'CLAY' });
  expect(joined.body).toEqual({ id: clay, name: 'Clay' });
  expect((await call('PUT', `/contact-labels/${clay}`, { name: 'Earth' })).status).toBe(200);
  expect((await get(ids[0] ?? '')).labels).toEqual([{ id: clay, name: 'Earth' }]);
  expect((await call('POST', '/contact-labels', { name: 'x'.repeat(51) })).status).toBe(400);
  const rows = Array.from({ length: 499 }, (_each, place) => ({
    site_id: site.siteId,
    id: String(place).padStart(24, '0') as never,
    name: `L${place}`,
    name_key: `l${place}`,
  }));
  await test.services.db.insertInto('contact_labels').values(rows).execute();
  expect(await call('POST', '/contact-labels', { name: 'One more' })).toMatchObject({
    status: 409,
    body: { code: 'too-many-labels' },
  });
});

it('keeps notes of up to 10,000 characters that their author or an admin changes [CRM-12] [CRM-07]', async () => {
  editor = await signInContributor(test.app, test.services, site, 'Eda', ['editor']);
  const other = await signInContributor(test.app, test.services, site, 'Otto');
  const id = (await touch({ email: 'a@example.org' })) ?? '';
  const write = async (text: string, by = anna) =>
    call<{ id: string }>('POST', `/contacts/${id}/notes`, { text, isPinned: false }, by);
  const first = await write('First');
  test.clock.advance(1000);
  await write('Second', other);
  expect((await write('x'.repeat(10_000))).status).toBe(200);
  expect((await write('x'.repeat(10_001))).status).toBe(400);
  expect((await write('No', editor)).status).toBe(403);
  const path = `/contacts/${id}/notes/${first.body.id}`;
  expect((await call('PUT', path, { text: 'Changed', isPinned: true }, other)).status).toBe(200);
  const { notes } = await get(id);
  expect(notes.map(({ text, author }) => [text.slice(0, 10), author])).toContainEqual(['Changed', 'Anna']);
  expect(notes[0]).toMatchObject({ text: 'Changed', isPinned: true });
  const timeline = await call<{ entries: TimelineEntry[] }>('GET', `/contacts/${id}/timeline?kind=note`);
  expect(timeline.body.entries.map(({ title }) => title)).toContain('Otto');
  expect((await call('DELETE', path)).status).toBe(200);
  expect((await get(id)).notes).toHaveLength(2);
});

it('pages the timeline by 50, the newest first [CRM-07]', async () => {
  const id = (await touch({ email: 'a@example.org' })) ?? '';
  for (let number = 0; number < 60; number += 1) {
    test.clock.advance(1000);
    await call('POST', `/contacts/${id}/notes`, { text: `Note ${number}`, isPinned: false });
  }
  type Page = { entries: TimelineEntry[]; next: string | null };
  const first = (await call<Page>('GET', `/contacts/${id}/timeline`)).body;
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]?.text).toBe('Note 59');
  const before = encodeURIComponent(first.next ?? '');
  const second = (await call<Page>('GET', `/contacts/${id}/timeline?before=${before}`)).body;
  expect(second.entries.map(({ text }) => text)).toEqual(
    Array.from({ length: 10 }, (_each, place) => `Note ${9 - place}`),
  );
  expect(second.next).toBeNull();
});

it('shows nothing of another site [CRM-01]', async () => {
  const id = (await touch({ email: 'a@example.org' })) ?? '';
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  expect((await list()).total).toBe(0);
  expect((await call('GET', `/contacts/${id}`)).status).toBe(404);
  expect((await call('PUT', `/contacts/${id}`, entered)).status).toBe(404);
});
