import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedMember } from '#contract/members.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
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
  });

  it('of 100,000 members counts to 1,000 beyond the page, and finds one of them [MEMB-66]', async () => {
    await fill(100_000);
    expect((await list()).total).toBe(1050);
    expect((await list('?status=suspended&page=2')).total).toBe(1100);
    expect((await list('?search=person99999@')).emails).toEqual(['Person99999@example.org']);
  }, 60_000);

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
