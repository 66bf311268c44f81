import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRun } from '#contract/member-runs.ts';
import type { OneMember } from '#contract/one-member.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { fillContacts } from '#server/contacts/fill-contacts.ts';
import { acceptMemberInvitation } from './accept-member-invitation.ts';
import { changeMembersJob } from './change-members-job.ts';
import { memberContacts } from './contact-source.ts';
import { importTable } from '#server/table-imports/testing/import-table.ts';
import { TABLE_IMPORTS } from '#server/table-imports.ts';
import { tableImportRoutes } from '#server/table-imports/routes.ts';
import { memberImport } from './member-import.ts';
import { startMemberSession } from './member-session.ts';
import { createId } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { OwnField } from '#domain/members/own-fields.ts';
import { NO_MEMBERS } from '#domain/members/member-settings.ts';
import { sql } from 'kysely';
import { saveMemberSettings } from './member-settings.ts';
import { memberRoutes } from './routes.ts';
import type { MemberId } from './tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const HEADER =
  'email,first_name,last_name,status,labels,note,language,joined_at,confirmed_at,last_seen,customer_id';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;

beforeAll(async () => {
  test = await createTestApp([...memberRoutes, ...tableImportRoutes(TABLE_IMPORTS)], {
    jobs: [changeMembersJob],
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

async function call<T = Record<string, unknown>>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: Parameters<Contributor['browser']['call']>[2],
) {
  // Of happenings of one millisecond nothing tells which is the newest.
  test.clock.now += 1;
  const { status, body } = await anna.browser.call(method, path, payload, anna.host);
  return { status, body: body as unknown as T };
}

function importCsv(text: string, { isDryRun = false, welcomes = false } = {}) {
  const table = { siteId: site.siteId, by: anna.accountId, text, isDryRun, options: { welcomes } };
  return importTable(test, memberImport, table);
}

async function undoImport(id: string): Promise<void> {
  expect((await call('POST', `/api/table-imports/${id}/undo`)).status).toBe(200);
  await test.runJobs('table-import');
}

const fill = (count: number) =>
  importCsv(
    ['email,first_name,joined_at']
      .concat(
        Array.from(
          { length: count },
          (_, n) => `p${n}@example.org,Person${n},2026-01-01 00:${String(n % 60).padStart(2, '0')}`,
        ),
      )
      .join('\n'),
  );

function rows() {
  return test.services.db
    .selectFrom('members')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .orderBy('email_key')
    .execute();
}

async function firstRow() {
  const [first] = await rows();
  if (first === undefined) throw new Error('There are no members');
  return first;
}

async function exported(): Promise<string> {
  const answer = await anna.browser.visit(`http://${anna.host}/api/members/export.csv`);
  const name = `attachment; filename="members-${site.identifier}.csv"`;
  expect(answer.headers['content-disposition']).toBe(name);
  return answer.body;
}

async function act(action: string, more: object, run = true): Promise<MemberRun> {
  const { body, status } = await call<MemberRun>('POST', '/api/members/runs', { label: '', action, ...more });
  expect(status).toBe(200);
  if (run) await test.runJobs('change-members');
  return (await call<MemberRun>('GET', `/api/members/runs/${body.id}`)).body;
}

async function undo(id: string): Promise<MemberRun> {
  expect((await call('POST', `/api/members/runs/${id}/undo`)).status).toBe(200);
  await test.runJobs('change-members');
  return (await call<MemberRun>('GET', `/api/members/runs/${id}`)).body;
}

describe('one member', () => {
  it('has fields, labels and a note that the owner writes, its sessions and its history [MEMB-02] [MEMB-27] [MEMB-34]', async () => {
    await fill(1);
    const { id } = await firstRow();
    const member = {
      memberId: id,
      userAgent: 'Mozilla/5.0 Firefox/130.0',
      network: '192.0.2.7',
      now: test.clock.now,
    };
    for (let n = 0; n < 3; n += 1) await startMemberSession(test.services.db, site.siteId, member);
    const fields = { firstName: 'Ada', lastName: 'Byron', note: 'Met in May.', labels: ['b', 'a', 'b'] };
    const saved = await call<OneMember>('PUT', `/api/members/${id}`, fields);
    expect(saved.body).toMatchObject({ ...fields, labels: ['a', 'b'], status: 'active' });
    expect(saved.body.sessions).toHaveLength(3);
    expect(saved.body.sessions[0]?.device).toContain('Firefox');
    expect(saved.body.networkAddresses[0]).toMatchObject({ what: 'sign-in', address: '192.0.2.7' });
    await call('DELETE', `/api/members/${id}/sessions/${saved.body.sessions[0]?.id}`);
    expect((await call<OneMember>('GET', `/api/members/${id}`)).body.sessions).toHaveLength(2);
    await call('DELETE', `/api/members/${id}/sessions`);
    await call('PUT', `/api/members/${id}/status`, { status: 'suspended' });
    const { sessions, history } = (await call<OneMember>('GET', `/api/members/${id}`)).body;
    expect(sessions).toEqual([]);
    expect(history.map(({ what, by }) => `${what} ${by}`)).toEqual([
      'suspended Anna',
      'signed-out Anna',
      'signed-out Anna',
      'edited Anna',
      'imported Anna',
    ]);
    expect((await call<{ labels: string[] }>('GET', '/api/members/labels')).body.labels).toEqual(['a', 'b']);
  });

  it('is mailed the link to sign in, three times an hour, and not while suspended [MEMB-14] [MEMB-19]', async () => {
    await fill(1);
    const [row] = await rows();
    for (let n = 0; n < 3; n += 1) {
      expect((await call('POST', `/api/members/${row?.id}/mail`)).status).toBe(200);
    }
    expect((await call('POST', `/api/members/${row?.id}/mail`)).status).toBe(429);
    await call('PUT', `/api/members/${row?.id}/status`, { status: 'suspended' });
    expect((await call('POST', `/api/members/${row?.id}/mail`)).status).toBe(409);
  });

  it('has labels of 50 characters and a note of 10,000 at most [MEMB-02] [CRM-11]', async () => {
    await fill(1);
    const [row] = await rows();
    const put = async (changed: object) => {
      const fields = { firstName: '', lastName: '', note: '', labels: [], ...changed };
      return (await call('PUT', `/api/members/${row?.id}`, fields)).status;
    };
    expect(await put({ note: 'x'.repeat(10_000), labels: ['x'.repeat(50)] })).toBe(200);
    expect(await put({ note: 'x'.repeat(10_001) })).toBe(400);
    expect(await put({ labels: ['x'.repeat(51)] })).toBe(400);
  });
});

describe('actions on many members', () => {
  it('label a selection and take the label away again; undo leaves what was there before [MEMB-66]', async () => {
    await fill(3);
    const ids = (await rows()).slice(0, 2).map(({ id }) => id);
    await act('label', { label: 'vip', selection: { ids: ids.slice(0, 1) } });
    const run = await act('label', { label: 'vip', selection: { ids } });
    expect(run).toMatchObject({ state: 'done', total: 2, lookedAt: 2, changed: 1 });
    const vips = await call<{ total: number }>('GET', '/api/members?label=vip');
    expect(vips.body.total).toBe(2);
    expect(await undo(run.id)).toMatchObject({ state: 'undone', undoUntil: null });
    expect((await rows()).map(({ labels }) => labels)).toEqual([['vip'], [], []]);
    const off = await act('unlabel', { label: 'vip', selection: { filter: {} } });
    expect(off.changed).toBe(1);
    await undo(off.id);
    expect((await rows())[0]?.labels).toEqual(['vip']);
  });

  it('give a plan to those who do not hold it and take it again; undo gives back what was held before [MEMB-58] [MEMB-66]', async () => {
    await fill(3);
    const { db } = test.services;
    const { siteId } = site;
    const planId = createId<'member-plan'>();
    await db
      .insertInto('member_plans')
      .values({
        site_id: siteId,
        id: planId,
        name: 'Friends',
        description: '',
        benefits: [],
        visibility: 'public',
        is_open: true,
        opens_at: null,
        closes_at: null,
        places: null,
        price: JSON.stringify({ kind: 'free' }),
        position: 1,
        changed_at: new Date(test.clock.now),
      })
      .execute();
    const [first, second] = (await rows()).map(({ id }) => id);
    const joined = { site_id: siteId, plan_id: planId, started_at: new Date(test.clock.now - 5000) };
    await db
      .insertInto('memberships')
      .values([
        { ...joined, member_id: first as MemberId, state: 'active', ends_at: null },
        {
          ...joined,
          member_id: second as MemberId,
          state: 'expired',
          ends_at: new Date(test.clock.now - 1000),
        },
      ])
      .execute();
    const held = async () =>
      (
        await db
          .selectFrom('memberships')
          .select('state')
          .where('site_id', '=', siteId)
          .orderBy('member_id')
          .execute()
      )
        .map(({ state }) => state)
        .toSorted();
    const ids = (await rows()).map(({ id }) => id);
    const given = await act('plan', { planId, selection: { filter: {} } });
    expect(given).toMatchObject({ state: 'done', label: 'Friends', changed: 2 });
    expect(await held()).toEqual(['active', 'complimentary', 'complimentary']);
    await undo(given.id);
    expect(await held()).toEqual(['active', 'expired']);
    const taken = await act('unplan', { planId, selection: { ids } });
    expect(taken.changed).toBe(1);
    expect(await held()).toEqual(['expired', 'expired']);
    await undo(taken.id);
    expect(await held()).toEqual(['active', 'expired']);
    const foreign = { action: 'plan', planId: createId(), selection: { ids } };
    expect((await call('POST', '/api/members/runs', foreign)).status).toBe(404);
  });

  it('suspend, activate and remove all that match, batch by batch, as the table says; sessions end [MEMB-03] [MEMB-66]', async () => {
    await fill(1100);
    const { db } = test.services;
    const session = { memberId: (await firstRow()).id, userAgent: '', network: '', now: test.clock.now };
    await startMemberSession(db, site.siteId, session);
    const run = await act('suspend', { selection: { filter: { search: 'person1' } } });
    expect(run).toMatchObject({ state: 'done', changed: run.total, lookedAt: run.total });
    expect(run.total).toBe(211);
    const all = await act('remove', { selection: { filter: {} } });
    expect(all).toMatchObject({ state: 'done', total: 1100, changed: 1100 });
    expect(
      await db.selectFrom('member_sessions').selectAll().where('site_id', '=', site.siteId).execute(),
    ).toEqual([]);
    await undo(all.id);
    const states = (await rows()).map(({ status }) => status);
    expect(states.filter((status) => status === 'suspended')).toHaveLength(211);
    expect(states.filter((status) => status === 'active')).toHaveLength(889);
    await act('activate', { selection: { filter: { status: 'suspended' } } });
    expect((await rows()).every(({ status }) => status === 'active')).toBe(true);
  });

  it('are stopped before they begin, and undone for 72 hours and no longer [MEMB-66]', async () => {
    await fill(1);
    const stopped = await act('suspend', { selection: { filter: {} } }, false);
    expect((await call('POST', `/api/members/runs/${stopped.id}/cancel`)).status).toBe(200);
    await test.runJobs('change-members');
    expect((await rows())[0]?.status).toBe('active');
    const run = await act('suspend', { selection: { filter: {} } });
    test.clock.now += 72 * HOUR_MS - 60_000;
    expect((await call<{ runs: MemberRun[] }>('GET', '/api/members/runs')).body.runs).toHaveLength(2);
    await undo(run.id);
    expect((await rows())[0]?.status).toBe('active');
    expect((await call('POST', `/api/members/runs/${run.id}/undo`)).status).toBe(409);
    const late = await act('suspend', { selection: { filter: {} } });
    test.clock.now += 72 * HOUR_MS;
    expect((await call('POST', `/api/members/runs/${late.id}/undo`)).status).toBe(409);
  });
});

describe('a file of members', () => {
  it('of Ghost and of Substack is known by its headers, in any order [MEMB-68]', async () => {
    await importCsv(
      'labels,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at\n' +
        '"Friends, Press",ada@example.org,Ada Byron,Likes maths,true,false,cus_1,2024-02-03T04:05:06.000Z',
    );
    await importCsv(
      'active_subscription,email,expiry,plan,email_disabled,created_at\n' +
        'false,bob@example.org,,other,false,2023-01-02 03:04:05',
    );
    expect(await rows()).toMatchObject([
      {
        email: 'ada@example.org',
        first_name: 'Ada',
        last_name: 'Byron',
        note: 'Likes maths',
        labels: ['Friends', 'Press'],
        customer_id: 'cus_1',
        joined_at: new Date('2024-02-03T04:05:06.000Z'),
      },
      { email: 'bob@example.org', joined_at: new Date('2023-01-02T03:04:05.000Z') },
    ]);
  });

  it('brings active members without a password, and mails nobody but where a welcome is asked for [MEMB-69]', async () => {
    const mails = () =>
      test.services.db
        .selectFrom('outbox_mails')
        .select('subject')
        .where('site_id', '=', site.siteId)
        .execute();
    await importCsv('email,stripe_customer_id\nada@example.org,cus_1');
    expect(await rows()).toMatchObject([{ status: 'active', password_hash: null, customer_id: 'cus_1' }]);
    expect(await mails()).toEqual([]);
    const report = await importCsv('email,stripe_customer_id\nbob@example.org,cus_2', { welcomes: true });
    expect(report.customers).toBe(1);
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Welcome to/)]);
  });

  it('is tried without changing anything, says what is wrong by line, and changes nothing the second time [MEMB-68] [CRM-19]', async () => {
    const file =
      'email;first_name\nada@example.org;Ada\nnobody\n;Bob\nADA@example.org;Ada\n\nbob@example.org;';
    const wanted = { added: 2, changed: 0, unchanged: 0, skipped: 1, wrong: 2 };
    const dry = await importCsv(file, { isDryRun: true, welcomes: true });
    expect(dry).toMatchObject({ ...wanted, state: 'checked' });
    expect(dry.problems.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(await rows()).toEqual([]);
    expect(await importCsv(file)).toMatchObject(wanted);
    const before = await rows();
    expect(await importCsv(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2, undoUntil: null });
    expect(await rows()).toEqual(before);
    const other = await importCsv('Adresse,name\neve@example.org,Eve');
    expect(other).toMatchObject({ state: 'checked', errorWords: { key: 'errors.import-no-emails' } });
    expect(other.columns).toEqual([
      { header: 'Adresse', is: 'none' },
      { header: 'name', is: 'name' },
    ]);
    const options = { ...other.options, columns: ['email', 'none'] };
    expect(
      (await call('POST', `/api/table-imports/${other.id}/start`, { isDryRun: false, options })).status,
    ).toBe(200);
    await test.runJobs('table-import');
    expect((await rows()).at(-1)).toMatchObject({ email: 'eve@example.org', first_name: '' });
  });

  it('fills what is empty of those who are there, and is undone within 72 hours [MEMB-68] [CRM-20]', async () => {
    await importCsv('email,first_name\nada@example.org,Ada');
    const { id } = await importCsv(
      'email,first_name,note,labels\nada@example.org,Eve,New,x\nbob@example.org,Bob,,',
    );
    expect(await rows()).toMatchObject([
      { first_name: 'Ada', note: 'New', labels: ['x'] },
      { first_name: 'Bob' },
    ]);
    await undoImport(id);
    expect(await rows()).toMatchObject([
      { email: 'ada@example.org', first_name: 'Ada', note: '', labels: [] },
    ]);
  });

  it('makes contacts of whom it brings with the next look for people who are none yet [MEMB-68] [CRM-01]', async () => {
    await fill(2);
    await fillContacts(test.services, [memberContacts], new AbortController().signal);
    const contacts = await test.services.db
      .selectFrom('contact_emails')
      .select('email_key')
      .where('site_id', '=', site.siteId)
      .orderBy('email_key')
      .execute();
    expect(contacts.map(({ email_key: key }) => key)).toEqual(['p0@example.org', 'p1@example.org']);
  });

  it('leaves whoever signed in meanwhile when it is undone [MEMB-68]', async () => {
    const { id } = await fill(2);
    const session = { memberId: (await firstRow()).id, userAgent: '', network: '', now: test.clock.now };
    await startMemberSession(test.services.db, site.siteId, session);
    await undoImport(id);
    expect((await rows()).map(({ email }) => email)).toEqual(['p0@example.org']);
  });

  it('that was exported gives an equal export of an empty site [MEMB-68] [CRM-21]', async () => {
    await importCsv(
      [
        HEADER,
        'ada@example.org,=Ada,Byron,active,"a\\,b, c","One\nTwo ""three""",de,2024-01-01T00:00:00.000Z,2024-01-02T00:00:00.000Z,2026-05-01,cus_1',
        'bob@example.org,,,suspended,,,en,2024-01-01T00:00:00.000Z,2024-01-01T00:00:00.000Z,,',
        'eve@example.org,,,unverified,,,en,2025-01-01T00:00:00.000Z,,,',
      ].join('\n'),
    );
    const first = await exported();
    expect(parse(first, { bom: true })).toHaveLength(4);
    expect(first).toContain("'=Ada");
    site = await buildSite(test.services);
    anna = await signInContributor(test.app, test.services, site, 'Anna');
    await importCsv(first);
    expect(await exported()).toBe(first);
  });

  it('holds the answers to own fields, which a site that asks the same takes in again [MEMB-09] [MEMB-68]', async () => {
    const field: OwnField = {
      id: 'f1',
      kind: 'text',
      label: 'Instrument, main',
      isRequired: false,
      options: [],
    };
    const asking = { ...NO_MEMBERS, isOn: true, fields: [field] };
    await saveMemberSettings(test.services, site.siteId, asking);
    const header = `${HEADER},"field: Instrument, main"`;
    const row =
      'ada@example.org,Ada,Byron,active,,,de,2024-01-01T00:00:00.000Z,2024-01-02T00:00:00.000Z,,,Harp';
    await importCsv(`${header}\n${row}`);
    const [names, cells] = parse(await exported(), { bom: true }) as string[][];
    expect([names?.at(-1), cells?.at(-1)]).toEqual(['field: Instrument, main', 'Harp']);
    await saveMemberSettings(test.services, site.siteId, { ...asking, fields: [] });
    expect(await exported()).not.toContain('Harp');
  });

  it('lets the database know of many new members at once [MEMB-66] [MEMB-68]', async () => {
    const counted = async () =>
      (
        await sql<{ rows: number }>`select reltuples::int as rows from pg_class
          where oid = 'members'::regclass`.execute(test.services.db)
      ).rows[0]?.rows ?? 0;
    const before = await counted();
    const addresses = Array.from({ length: 5000 }, (_, index) => `person-${index}@example.org`);
    await importCsv(['email', ...addresses].join('\n'));
    expect(await counted()).toBeGreaterThanOrEqual(Math.max(before, 0) + 5000);
  });

  it('leaves the server by whoever signed in within the hour alone [CRM-22] [MEMB-68]', async () => {
    await fill(2);
    const prepared = await call<{ total: number }>('POST', '/api/members/export', { search: 'person1' });
    expect(prepared.body.total).toBe(1);
    test.clock.now += 61 * 60_000;
    expect((await call('POST', '/api/members/export', {})).status).toBe(403);
    expect((await call('GET', '/api/members/export.csv')).status).toBe(403);
  });

  it('is taken from a form with its report [MEMB-68]', async () => {
    const boundary = 'boundary-of-a-form';
    const payload = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="m.csv"\r\nContent-Type: text/csv\r\n\r\nemail\nada@example.org\r\n--${boundary}--\r\n`;
    // Gets the crumb.
    await call('POST', '/api/members/export', {});
    const { cookies } = anna.browser;
    const crumb = encodeURIComponent(cookies.get('crumb') ?? '');
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/table-imports?kind=members&crumb=${crumb}`,
      headers: {
        host: anna.host,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload,
    });
    const { id } = answer.json<{ id: string }>();
    await test.runJobs('table-import');
    const report = await call('GET', `/api/table-imports/${id}`);
    expect(report.body).toMatchObject({ fileName: 'm.csv', kind: 'members', state: 'checked', added: 1 });
  });
});

describe('invitations', () => {
  const switchOn = (whoMayJoin: string) =>
    call('PUT', '/api/members/settings', {
      isOn: true,
      whoMayJoin,
      signIn: 'link',
      asksName: false,
      runsOwnCode: false,
      domainRule: 'any',
      domains: [],
    });
  const listed = async () => {
    const { body } = await call<{ invitations: { id: string; email: string; isExpired: boolean }[] }>(
      'GET',
      '/api/members/invitations',
    );
    return body.invitations;
  };

  it('start the plans that they carry and that are still there, whatever these cost [MEMB-16]', async () => {
    const { db } = test.services;
    const planOf = async (siteId: SiteId, name: string, position = 0) => {
      const id = createId<'member-plan'>();
      await sql`insert into member_plans (site_id, id, name, description, benefits, visibility, is_open, price, position,
          changed_at)
        values (${siteId}, ${id}, ${name}, '', '{}', 'public', true, '{"kind":"free"}', ${position}, now())`.execute(
        db,
      );
      return id;
    };
    const [friends, gone] = [await planOf(site.siteId, 'Friends', 0), await planOf(site.siteId, 'Gone', 1)];
    const foreign = await planOf((await buildSite(test.services)).siteId, 'Foreign');
    await switchOn('invited');
    const invite = (planIds: readonly string[]) =>
      call('POST', '/api/members/invitations', { email: 'eve@example.org', planIds });
    expect((await invite([foreign])).status).toBe(404);
    expect((await invite([gone])).status).toBe(200);
    expect((await invite([friends, gone])).status).toBe(200);
    expect(await listed()).toMatchObject([{ email: 'eve@example.org', plans: ['Friends', 'Gone'] }]);
    await sql`delete from member_plans where id = ${gone}`.execute(db);
    const { text_body: text } = await db
      .selectFrom('outbox_mails')
      .select('text_body')
      .where('site_id', '=', site.siteId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const link = /\/account\/invitation\/([\w-]+)/.exec(text);
    const accepted = { firstName: '', lastName: '', password: null, userAgent: '', network: '192.0.2.1' };
    const joined = { ...accepted, token: link?.[1] ?? '', newsletterWording: '' };
    expect(await acceptMemberInvitation(test.services, site.siteId, joined)).toMatchObject({
      kind: 'joined',
    });
    const { rows } =
      await sql`select plan_id, state, ends_at from memberships where site_id = ${site.siteId}`.execute(db);
    expect(rows).toEqual([{ plan_id: friends, state: 'complimentary', ends_at: null }]);
  });

  it('are sent where people may join, not to members, and are listed, mailed again and withdrawn [MEMB-16]', async () => {
    await fill(1);
    expect((await call('POST', '/api/members/invitations', { email: 'eve@example.org' })).status).toBe(409);
    await switchOn('invited');
    expect((await call('POST', '/api/members/invitations', { email: 'P0@example.org' })).status).toBe(409);
    expect((await call('POST', '/api/members/invitations', { email: 'eve@example.org' })).status).toBe(200);
    expect((await call('POST', '/api/members/invitations', { email: 'EVE@example.org' })).status).toBe(200);
    const [invitation, ...others] = await listed();
    expect(others).toEqual([]);
    test.clock.now += 14 * 24 * HOUR_MS;
    anna = await signInContributor(test.app, test.services, site, 'Berta');
    expect((await listed())[0]?.isExpired).toBe(true);
    expect((await call('POST', `/api/members/invitations/${invitation?.id}/resend`)).status).toBe(200);
    expect((await listed())[0]?.isExpired).toBe(false);
    expect((await call('DELETE', `/api/members/invitations/${invitation?.id}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await call('POST', `/api/members/invitations/${invitation?.id}/resend`)).status).toBe(404);
  });
});
