import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedMember } from '#contract/members.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { matchingMembers } from './matching-members.ts';
import { memberRoutes } from './routes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;

beforeAll(async () => {
  test = await createTestApp(memberRoutes);
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

/** Members `1` to `count`, of whom every tenth is suspended and every seventh is called Ada. */
async function fill(count: number): Promise<void> {
  await sql`
    insert into members (site_id, id, email, email_key, first_name, last_name, status, joined_at)
    select ${site.siteId}, lpad(to_hex(n), 24, '0'), 'Person' || n || '@example.org', 'person' || n || '@example.org',
      case when n % 7 = 0 then 'Ada' else 'Bob' end, 'Number ' || n,
      case when n % 10 = 0 then 'suspended' else 'active' end,
      ${new Date(test.clock.now)}::timestamptz + n * interval '1 second'
    from generate_series(1, ${count}) n`.execute(test.services.db);
}

async function list(query = '') {
  const { body } = await anna.browser.call('GET', `/api/members${query}`, undefined, anna.host);
  const { members, total } = body as unknown as { members: ListedMember[]; total: number };
  return { emails: members.map(({ email }) => email), members, total };
}
const setStatus = (id: string, status: string) =>
  anna.browser.call('PUT', `/api/members/${id}/status`, { status }, anna.host);

describe('the list of members', () => {
  it('shows who joined last first, a page at a time [MEMB-66]', async () => {
    await fill(120);
    const first = await list();
    expect([first.emails.length, first.emails[0], first.total]).toEqual([50, 'Person120@example.org', 120]);
    expect((await list('?page=3')).emails.at(-1)).toBe('Person1@example.org');
  });

  it('finds by address and name, in any case, and by status [MEMB-66]', async () => {
    await fill(120);
    expect((await list('?search=PERSON77@')).emails).toEqual(['Person77@example.org']);
    expect((await list('?search=ada%20number%2014')).emails).toEqual(['Person14@example.org']);
    expect((await list('?status=suspended')).total).toBe(12);
    expect((await list('?search=100%25')).total).toBe(0);
    expect((await list('?search=9@%20r%209@')).total).toBe(12);
  });

  it('filters by label, by when somebody joined and when somebody was last seen [MEMB-66]', async () => {
    await fill(3);
    const seen = new Date(test.clock.now - 20 * DAY_MS).toISOString().slice(0, 10);
    await sql`update members set labels = '{vip}', last_seen_day = ${seen}, joined_at = ${new Date(test.clock.now - 100 * DAY_MS)}
      where site_id = ${site.siteId} and email_key = 'person2@example.org'`.execute(test.services.db);
    expect((await list('?label=vip')).emails).toEqual(['Person2@example.org']);
    expect((await list('?joinedDays=90')).total).toBe(2);
    expect((await list('?seen=30')).emails).toEqual(['Person2@example.org']);
    expect((await list('?seen=7')).total).toBe(0);
    expect((await list('?seen=never')).total).toBe(2);
  });

  it('looks a word that few have up in the index of searches [MEMB-66]', async () => {
    await fill(3000);
    await sql`vacuum analyze members`.execute(test.services.db);
    const filter = { search: 'person4321@' };
    const query = matchingMembers(test.services.db, site.siteId, filter, { now: 0, by: 'keys' }).select('id');
    const plan = JSON.stringify(await query.explain('json'));
    expect(plan).toContain('members_searched');
    expect(plan).not.toContain('Seq Scan');
  });

  it('of many members counts to 1,000 beyond the page, and finds one of them [MEMB-66]', async () => {
    await fill(3000);
    expect((await list()).total).toBe(1050);
    expect((await list('?page=2')).total).toBe(1100);
    expect((await list('?search=bob')).total).toBe(1050);
    expect((await list('?search=bob&page=4')).emails).toHaveLength(50);
    expect((await list('?search=person2999@')).emails).toEqual(['Person2999@example.org']);
  });

  it('shows nothing of another site [MEMB-01]', async () => {
    await fill(3);
    const [member] = (await list()).members;
    site = await buildSite(test.services);
    anna = await signInContributor(test.app, test.services, site, 'Anna');
    expect((await list()).total).toBe(0);
    expect((await setStatus(member?.id ?? '', 'suspended')).status).toBe(404);
  });
});

it('suspends, activates, removes and restores as the table says [MEMB-03] [MEMB-07]', async () => {
  await fill(1);
  const one = async () => (await list()).members[0];
  const id = (await one())?.id ?? '';
  expect((await setStatus(id, 'suspended')).status).toBe(200);
  expect(await one()).toMatchObject({ status: 'suspended', restoresTo: null });
  expect((await setStatus(id, 'unverified')).status).toBe(409);
  expect((await setStatus(id, 'removed')).status).toBe(200);
  expect(await one()).toMatchObject({ status: 'removed', restoresTo: 'suspended' });
  expect((await setStatus(id, 'active')).status).toBe(409);
  test.clock.now += 7 * DAY_MS - 1;
  expect((await setStatus(id, 'suspended')).status).toBe(200);
  expect((await setStatus(id, 'active')).status).toBe(200);
  expect((await setStatus(id, 'removed')).status).toBe(200);
  test.clock.now += 7 * DAY_MS;
  expect(await one()).toMatchObject({ restoresTo: null });
  expect((await setStatus(id, 'active')).status).toBe(409);
});
