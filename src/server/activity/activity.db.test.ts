import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteActivity } from '#contract/activity.ts';
import type { JsonObject } from '#lib/json.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { DEFINITIONS, nameOf } from '#server/testing/addresses.ts';
import { signIn, type Person } from '#server/testing/person.ts';
import { createWalkedSites, DASHBOARD, PASSWORD, type WalkedSites } from '#server/testing/walked-sites.ts';
import { trimSites } from '#server/retention/trim-sites.ts';
import { ACCOUNT_CALLS, SITE_CALLS } from './activity-of-calls.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
let walked: WalkedSites;
let owner: Person;

beforeAll(async () => {
  walked = await createWalkedSites();
  owner = await signIn(walked.test, walked.a.ownerId, [DASHBOARD, walked.a.appHost]);
  // What making the sites has left.
  await walked.test.consumeEvents();
  await walked.test.services.db.deleteFrom('site_activity').execute();
});
afterAll(() => walked.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: JsonObject) =>
  owner.call({ method, path, host: walked.a.appHost, ...(payload === undefined ? {} : { payload }) });

async function entries(query = ''): Promise<SiteActivity[]> {
  await walked.test.consumeEvents();
  const answer = await call('GET', `/api/activity${query}`);
  return answer.json<{ entries: SiteActivity[] }>().entries;
}

const publish = () => call('POST', '/api/publish', { documentIds: 'all', name: 'All' });

it('knows only calls that there are, and every export of a site [PLAT-59]', () => {
  const names = new Set(DEFINITIONS.map(nameOf));
  const known = [...Object.keys(SITE_CALLS), ...Object.keys(ACCOUNT_CALLS)];
  expect(known.filter((name) => !names.has(name))).toEqual([]);
});

describe('the activity log of a site', () => {
  it('says who did what, when, to what and from which device, in the order of it [PLAT-59, ROLE-48]', async () => {
    const { page, person } = walked.a.ids;
    await call('POST', `/api/content/${page}/url`, { urlName: 'moved' });
    walked.test.clock.advance(1000);
    await call('PUT', `/api/people/${person}/roles`, { roles: ['viewer'], isReviewed: false });
    walked.test.clock.advance(1000);
    await call('GET', '/api/consent/choices.csv');
    const [exported, roles, moved] = await entries();
    const who = { id: walked.a.ownerId, name: 'owner-of-site-a' };
    expect(exported).toMatchObject({ kind: 'exported', who, times: 1 });
    expect(roles).toMatchObject({ kind: 'roles-changed', who, person: { id: person } });
    expect(moved).toMatchObject({ kind: 'address-changed', who, documentId: page });
    expect(moved?.title).not.toBeNull();
    expect(moved?.version).toBeGreaterThan(0);
    expect(Date.parse(moved?.at ?? '')).toBe(walked.test.clock.now - 2000);
  });

  it('tells nothing of calls that were refused, nor of those of other sites', async () => {
    const before = (await entries()).length;
    await call('PUT', `/api/people/${walked.a.ids.person}/roles`, { roles: [] });
    await call('DELETE', `/api/people/${walked.a.ownerId}`);
    expect((await entries()).length).toBe(before);
    const other = await signIn(walked.test, walked.b.ownerId, [walked.b.appHost]);
    const answer = await other.call({ method: 'GET', path: '/api/activity', host: walked.b.appHost });
    expect(answer.body).not.toContain(walked.a.ownerId);
  });

  it('has one entry of what goes on for a while, and another an hour later', async () => {
    walked.test.clock.advance(2 * HOUR_MS);
    for (let index = 0; index < 3; index += 1) {
      await publish();
      walked.test.clock.advance(60_000);
    }
    expect((await entries())[0]).toMatchObject({ kind: 'published', times: 3 });
    walked.test.clock.advance(HOUR_MS);
    await publish();
    expect(await entries()).toMatchObject([{ kind: 'published', times: 1 }, { times: 3 }, {}, {}, {}]);
  });

  it('is filtered by area, person, words and days', async () => {
    const areas = await entries('?area=people');
    expect(areas.map(({ kind }) => kind)).toEqual(['roles-changed']);
    expect(await entries(`?whoId=${walked.a.ids.person}`)).toEqual([]);
    expect((await entries(`?whoId=${walked.a.ownerId}`)).length).toBeGreaterThan(3);
    expect((await entries('?search=PERSON-OF')).map(({ kind }) => kind)).toEqual(['roles-changed']);
    const tomorrow = new Date(walked.test.clock.now + DAY_MS).toISOString().slice(0, 10);
    expect(await entries(`?from=${tomorrow}`)).toEqual([]);
    expect((await entries(`?to=${tomorrow}`)).length).toBeGreaterThan(3);
  });

  it('is read page by page, and exported whole as CSV by whoever may write it', async () => {
    const { siteId, ownerId } = walked.a;
    const at = new Date(walked.test.clock.now - DAY_MS);
    await walked.test.services.db
      .insertInto('site_activity')
      .values(
        Array.from({ length: 1200 }, (_each, index) => ({
          site_id: siteId,
          id: `${index.toString(16).padStart(8, '0')}0000000000000000` as SiteActivity['id'],
          account_id: ownerId,
          kind: 'files-changed',
          area: 'files',
          document_id: null,
          title: '=1+1',
          version: null,
          person_id: null,
          device: 'Firefox on Linux',
          began_at: at,
          at,
          times: 1,
        })),
      )
      .execute();
    const first = (await call('GET', '/api/activity?area=files')).json<{ entries: []; before: string }>();
    expect(first.entries.length).toBe(50);
    const second = await call('GET', `/api/activity?area=files&before=${first.before}`);
    expect(second.json<{ entries: SiteActivity[] }>().entries[0]?.id).toBe('0000047d0000000000000000');
    const csv = (await call('GET', '/api/activity.csv?area=files')).body;
    expect(csv.trim().split('\r\n').length).toBe(1201);
    expect(csv).toContain('owner-of-site-a,Changed files,1,Firefox on Linux');
  });

  it('forgets who it was with the account, and everything after 400 days', async () => {
    const personId = idSchema<'account'>().parse(walked.a.ids.person);
    await walked.test.services.db.deleteFrom('accounts').where('id', '=', personId).execute();
    expect((await entries('?area=people'))[0]).toMatchObject({ kind: 'roles-changed', person: null });
    walked.test.clock.advance(399 * DAY_MS);
    await trimSites(walked.test.services);
    const { count } = await walked.test.services.db
      .selectFrom('site_activity')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'published')
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
    walked.test.clock.advance(2 * DAY_MS);
    await trimSites(walked.test.services);
    const left = await walked.test.services.db.selectFrom('site_activity').selectAll().execute();
    expect(left.filter(({ site_id: id }) => id === walked.a.siteId)).toEqual([]);
  });
});

describe('deleting an account', () => {
  const remove = (by: Person, email: string) =>
    by.call({ method: 'POST', host: DASHBOARD, path: '/api/account/delete', payload: { email } });

  it('takes its address once more, and is refused to who owns sites', async () => {
    const own = await signIn(walked.test, walked.b.ownerId, [DASHBOARD]);
    const other = await remove(own, 'somebody@example.org');
    expect(other.json()).toMatchObject({
      errors: { email: 'This is not the address of your account.' },
    });
    const refused = await remove(own, 'owner-of-site-b@example.org');
    expect(refused.json()).toMatchObject({ code: 'owns-sites', details: { count: 1 } });
  });

  it('ends its sessions and roles, leaves what it made with its name, and is told by mail', async () => {
    const { db } = walked.test.services;
    const personId = idSchema<'account'>().parse(walked.b.ids.person);
    const person = await signIn(walked.test, personId, [DASHBOARD, walked.b.appHost]);
    const made = await person.call({
      method: 'POST',
      host: walked.b.appHost,
      path: '/api/pages',
      payload: { title: 'Theirs', kind: 'page', navigation: 'main' },
    });
    expect(made.statusCode).toBe(200);
    expect((await remove(person, ' Person-of-site-b@EXAMPLE.org')).statusCode).toBe(200);
    for (const table of ['sessions', 'site_roles'] as const) {
      const rows = await db
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', personId)
        .execute();
      expect(rows).toEqual([]);
    }
    const names = await db
      .selectFrom('documents')
      .select('created_by_name')
      .where('created_by', '=', personId)
      .execute();
    expect(names).toEqual([{ created_by_name: 'person-of-site-b' }]);
    const mails = await db
      .selectFrom('outbox_mails')
      .select('subject')
      .where('recipient', '=', 'person-of-site-b@example.org')
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain('Your account was deleted');
    expect((await person.call({ method: 'GET', host: DASHBOARD, path: '/api/account' })).statusCode).toBe(
      401,
    );
  });
});

describe('the activity log of an account', () => {
  it('has sign-ins and what decides about them, and its owner is mailed about a new browser', async () => {
    const { services } = walked.test;
    const email = 'owner-of-site-b@example.org';
    const login = await signIn(walked.test, walked.b.ownerId, [DASHBOARD]);
    await login.call({
      method: 'POST',
      host: DASHBOARD,
      path: '/api/auth/Login',
      payload: { email, password: PASSWORD },
    });
    await login.call({ method: 'POST', host: DASHBOARD, path: '/api/account/sessions/end-others' });
    await walked.test.consumeEvents();
    const rows = await services.db
      .selectFrom('account_activity')
      .select('kind')
      .where('account_id', '=', walked.b.ownerId)
      .orderBy('id')
      .execute();
    expect(rows.map(({ kind }) => kind)).toContain('signed-in');
    const mails = await services.db
      .selectFrom('outbox_mails')
      .select('subject')
      .where('recipient', '=', email)
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain('A new sign-in to your account');
  });
});
