import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SiteInvitation, SitePerson } from '#contract/people.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { TestBrowser } from '#server/accounts/testing/browser.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { peopleToAsk } from './people-to-ask.ts';
import { peopleRoutes } from './routes.ts';
import { personSessionRoutes } from './session-routes.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
let site: BuiltSite;
let other: BuiltSite;
let admin: Contributor;

beforeAll(async () => {
  test = await createTestApp([...accountRoutes, ...peopleRoutes, ...personSessionRoutes]);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(61_000);
  site = await buildSite(test.services);
  other = await buildSite(test.services);
  admin = await signInContributor(test.app, test.services, site, 'Ada');
  await test.services.db.deleteFrom('outbox_mails').execute();
});

const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: JsonObject) =>
  admin.browser.call(method, path, body, admin.host);

async function invite(email: string, roles: string[] = ['editor']) {
  return asAdmin('POST', '/api/people/invitations', { email, roles });
}

/** The link of the newest mail, which is how an invitation reaches people. */
async function mailedToken(): Promise<string> {
  const mail = await test.services.db
    .selectFrom('outbox_mails')
    .select('text_body')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /\/join#([\w-]+)/.exec(mail.text_body)?.[1] ?? '';
}

async function invitations(): Promise<SiteInvitation[]> {
  return (await asAdmin('GET', '/api/people/invitations')).body['invitations'] as SiteInvitation[];
}

async function people(search = ''): Promise<SitePerson[]> {
  return (await asAdmin('GET', `/api/people?search=${search}`)).body['people'] as SitePerson[];
}

const join = (token: string, browser = new TestBrowser(test.app)) =>
  browser.call('POST', '/api/site-invitations/Join', { token, name: 'Bob', password: 'long enough words' });

const address = () => `${createId()}@example.org`;

it('somebody who is invited makes an account with the link and holds the roles then, once [ROLE-24]', async () => {
  const email = address();
  expect(await invite(email, ['scheduling-viewer', 'editor'])).toMatchObject({
    status: 200,
    // The link proves to have the mailbox: only who can read all mails anyway is told.
    body: { link: null },
  });
  const token = await mailedToken();
  const check = await new TestBrowser(test.app).call('POST', '/api/site-invitations/Check', { token });
  expect(check.body).toMatchObject({ invitedBy: 'Ada', email, roles: ['editor', 'scheduling-viewer'] });
  const bob = new TestBrowser(test.app);
  expect(await join(token, bob)).toMatchObject({ status: 200, body: { name: 'Bob', email } });
  expect(await people()).toMatchObject([
    { name: 'Ada', roles: ['admin'] },
    { name: 'Bob', email, roles: ['editor', 'scheduling-viewer'], isOwner: false },
  ]);
  expect(await invitations()).toEqual([]);
  const second = await join(token);
  expect(second).toMatchObject({ status: 404, body: { code: 'invitation-invalid' } });
  expect(second.body['error']).toBe(
    'This invitation does not work any more: it was used, withdrawn or sent again, or it is older than 14 days. Ask whoever invited you for a new one.',
  );
});

it('two who come with one link at once: one of them gets it [ROLE-24]', async () => {
  await invite(address());
  const token = await mailedToken();
  const [a, b] = [
    await signInContributor(test.app, test.services, other, 'Carl'),
    await signInContributor(test.app, test.services, other, 'Dora'),
  ];
  const answers = await Promise.all(
    [a, b].map(({ browser }) => browser.call('POST', '/api/site-invitations/Accept', { token })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect(await people()).toHaveLength(2);
});

it('somebody with an account joins with it, and keeps the roles held before [ROLE-23] [ROLE-24]', async () => {
  const carl = await signInContributor(test.app, test.services, site, 'Carl', ['moderator']);
  await invite(address(), ['editor']);
  const token = await mailedToken();
  expect(await carl.browser.call('POST', '/api/site-invitations/Accept', { token })).toMatchObject({
    status: 200,
  });
  expect((await people('carl'))[0]?.roles).toEqual(['editor', 'moderator']);
});

it('an address with an account makes no second one, and the invitation stays [ROLE-24]', async () => {
  const carl = await signInContributor(test.app, test.services, other, 'Carl');
  await invite(`${carl.accountId}@EXAMPLE.com`);
  const token = await mailedToken();
  expect(await join(token)).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  expect(await invitations()).toHaveLength(1);
});

it('an invitation works for 14 days, and for 14 more when it is sent again [ROLE-24]', async () => {
  await invite(address());
  const first = await mailedToken();
  test.clock.advance(14 * DAY_MS - 1000);
  const check = (token: string) =>
    new TestBrowser(test.app).call('POST', '/api/site-invitations/Check', { token });
  expect((await check(first)).status).toBe(200);
  test.clock.advance(1000);
  expect((await check(first)).status).toBe(404);
  admin = await signInContributor(test.app, test.services, site, 'Ada');
  const [expired] = await invitations();
  expect(expired?.isExpired).toBe(true);
  await asAdmin('POST', `/api/people/invitations/${expired?.id}/resend`);
  const second = await mailedToken();
  expect([(await check(first)).status, (await check(second)).status]).toEqual([404, 200]);
  test.clock.advance(14 * DAY_MS - 1000);
  expect((await check(second)).status).toBe(200);
});

it('an invitation that is withdrawn works no more [ROLE-24]', async () => {
  await invite(address());
  const token = await mailedToken();
  const [open] = await invitations();
  expect((await asAdmin('DELETE', `/api/people/invitations/${open?.id}`)).status).toBe(200);
  expect((await join(token)).status).toBe(404);
  expect((await asAdmin('DELETE', `/api/people/invitations/${open?.id}`)).status).toBe(404);
});

it('an address has one invitation, however it is spelled: the last one counts [ROLE-24]', async () => {
  const email = address();
  await invite(email, ['admin']);
  const first = await mailedToken();
  await invite(email.toUpperCase(), ['viewer']);
  expect(await invitations()).toMatchObject([{ roles: ['viewer'] }]);
  expect((await join(first)).status).toBe(404);
});

it('forged links, and those of another site, lead nowhere [ROLE-24]', async () => {
  await invite(address());
  const token = await mailedToken();
  for (const forged of [
    '',
    'x',
    `${other.siteId}${token.slice(24)}`,
    `${token.slice(0, -1)}_`,
    'a'.repeat(67),
  ]) {
    expect((await join(forged)).status).toBe(404);
  }
});

it('who works on the site is not invited again, and asks for at least one role [ROLE-24]', async () => {
  const twice = await invite(`${admin.accountId}@example.com`);
  expect(twice).toMatchObject({
    status: 409,
    body: { code: 'already-on-site', errors: { email: 'This person works on the site already.' } },
  });
  expect((await invite(address(), [])).body['errors']).toEqual({ roles: 'Please choose at least one role' });
  expect((await invite(address(), ['king'])).status).toBe(400);
  expect((await invite('no address')).status).toBe(400);
});

it('a site has 200 invitations at most [ROLE-24]', async () => {
  const at = new Date(test.clock.now);
  await test.services.db
    .insertInto('site_invitations')
    .values(
      Array.from({ length: 200 }, (_each, index) => ({
        site_id: site.siteId,
        id: createId<'site-invitation'>(),
        email: `p${index}@example.org`,
        email_key: `p${index}@example.org`,
        roles: ['viewer' as const],
        token_hash: Buffer.from(`hash ${index}`),
        invited_by: null,
        created_at: at,
        expires_at: at,
      })),
    )
    .execute();
  expect(await invite(address())).toMatchObject({
    status: 409,
    body: { code: 'too-many-invitations', details: { max: 200 } },
  });
  // One that is there is sent again.
  expect((await invite('P7@example.org')).status).toBe(200);
});

it('other roles count from the next call on [ROLE-24]', async () => {
  const bob = await signInContributor(test.app, test.services, site, 'Bob', ['admin']);
  const list = () => bob.browser.call('GET', '/api/people', undefined, bob.host);
  expect((await list()).status).toBe(200);
  await asAdmin('PUT', `/api/people/${bob.accountId}/roles`, { roles: ['editor'] });
  expect(await list()).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
});

it('who is removed is signed out of the site at once, and of nothing else [ROLE-24]', async () => {
  const bob = await signInContributor(test.app, test.services, site, 'Bob', ['editor']);
  const me = (host: string) => bob.browser.call('GET', '/api/people', undefined, host);
  expect((await me(bob.host)).body['code']).toBe('not-permitted');
  expect((await asAdmin('DELETE', `/api/people/${bob.accountId}`)).status).toBe(200);
  expect((await me(bob.host)).body['code']).toBe('login-required');
  expect((await bob.browser.call('GET', '/api/account')).status).toBe(200);
  expect(await people('bob')).toEqual([]);
});

it('sessions of people on the site are seen and ended by who may, and no others [ROLE-60]', async () => {
  const bob = await signInContributor(test.app, test.services, site, 'Bob', ['editor']);
  const elsewhere = await signInContributor(test.app, test.services, other, 'Eve', ['editor']);
  const path = `/api/people/${bob.accountId}/sessions`;
  const list = async () => {
    const { body } = await asAdmin('GET', path);
    return body['sessions'] as readonly { id: string; device: string; isCurrent: boolean }[];
  };
  expect(await list()).toMatchObject([{ isCurrent: false }]);
  // A session that was used on another site alone is not this one's.
  await test.services.db
    .insertInto('sessions')
    .values({
      id: createId<'session'>(),
      account_id: bob.accountId,
      device: 'Elsewhere',
      reauthenticated_at: null,
      created_at: new Date(test.clock.now),
      last_seen_at: new Date(test.clock.now),
      expires_at: new Date(test.clock.now + DAY_MS),
    })
    .execute();
  const [open] = await list();
  expect(await list()).toHaveLength(1);
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await bob.browser.call(method, path, undefined, bob.host)).status).toBe(403);
    expect((await asAdmin(method, `/api/people/${elsewhere.accountId}/sessions`)).status).toBe(404);
  }
  expect((await asAdmin('DELETE', `${path}/${createId()}`)).status).toBe(404);
  const me = (host?: string) => bob.browser.call('GET', '/api/account', undefined, host);
  expect((await me()).status).toBe(200);
  expect((await asAdmin('DELETE', `${path}/${open?.id}`)).status).toBe(200);
  // The dashboard would hand the browser a key of the site again.
  expect((await me()).status).toBe(401);
  expect(await list()).toEqual([]);
  const own = `/api/people/${admin.accountId}/sessions`;
  expect((await asAdmin('GET', own)).body['sessions']).toMatchObject([{ isCurrent: true }]);
  expect((await asAdmin('DELETE', own)).status).toBe(200);
  expect((await asAdmin('GET', own)).status).toBe(200);
});

it('the owner keeps the role admin and the site [ROLE-23]', async () => {
  await test.services.db
    .updateTable('sites')
    .set({ owner_id: admin.accountId })
    .where('id', '=', site.siteId)
    .execute();
  const bob = await signInContributor(test.app, test.services, site, 'Bob', ['admin']);
  const asBob = (method: 'PUT' | 'DELETE', path: string, body?: JsonObject) =>
    bob.browser.call(method, path, body, bob.host);
  const refused = { status: 409, body: { code: 'owner-keeps-admin' } };
  expect(await asBob('PUT', `/api/people/${admin.accountId}/roles`, { roles: ['editor'] })).toMatchObject(
    refused,
  );
  expect(await asBob('DELETE', `/api/people/${admin.accountId}`)).toMatchObject(refused);
  const more = await asBob('PUT', `/api/people/${admin.accountId}/roles`, { roles: ['admin', 'billing'] });
  expect(more.status).toBe(200);
  expect(await people()).toMatchObject([{ name: 'Ada', isOwner: true, roles: ['admin', 'billing'] }, {}]);
});

it('people are found by words of name and address, a page at a time', async () => {
  for (const name of ['Zoe Ray', 'Yan Ray', 'Xia Low']) {
    await signInContributor(test.app, test.services, site, name, ['viewer']);
  }
  expect((await people('ray')).map(({ name }) => name)).toEqual(['Yan Ray', 'Zoe Ray']);
  const second = await asAdmin('GET', '/api/people?page=2&pageSize=3');
  expect(second.body).toMatchObject({ total: 4, people: [{ name: 'Zoe Ray' }] });
});

it('who decides on the people of a site is asked for access, its owner first, three at most [ROLE-25]', async () => {
  const { db } = test.services;
  await signInContributor(test.app, test.services, site, 'Bob', ['editor']);
  const later: Contributor[] = [];
  for (const name of ['Cyd', 'Dot', 'Eve']) {
    // Of one moment, chance would say who came first.
    test.clock.advance(1_000);
    later.push(await signInContributor(test.app, test.services, site, name, ['admin']));
  }
  await signInContributor(test.app, test.services, other, 'Fay');
  await db
    .updateTable('sites')
    .set({ owner_id: later[2]?.accountId ?? null })
    .where('id', '=', site.siteId)
    .execute();
  const asked = await peopleToAsk(db, site.siteId);
  expect(asked.map(({ name }) => name)).toEqual(['Eve', 'Ada', 'Cyd']);
});
