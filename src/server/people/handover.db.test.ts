import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ReceivedHandover } from '#contract/site-handover.ts';
import { createId } from '#lib/id.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { TestBrowser } from '#server/accounts/testing/browser.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { handoverRoutes } from './handover-routes.ts';
import { peopleRoutes } from './routes.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
let site: BuiltSite;
let ada: Contributor;
let ruth: Contributor;

beforeAll(async () => {
  test = await createTestApp([...accountRoutes, ...peopleRoutes, ...handoverRoutes]);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(61_000);
  site = await buildSite(test.services);
  ada = await signInContributor(test.app, test.services, site, 'Ada');
  ruth = await signInContributor(test.app, test.services, site, 'Ruth', ['editor']);
  await setOwner(ada);
  await test.services.db.deleteFrom('outbox_mails').execute();
});

const setOwner = ({ accountId }: Contributor) =>
  test.services.db.updateTable('sites').set({ owner_id: accountId }).where('id', '=', site.siteId).execute();

function later(person: Contributor): Contributor {
  test.clock.advance(1);
  return person;
}

async function holders() {
  const { owner_id } = await test.services.db
    .selectFrom('sites')
    .select('owner_id')
    .where('id', '=', site.siteId)
    .executeTakeFirstOrThrow();
  const rows = await test.services.db
    .selectFrom('site_roles')
    .select(['account_id', 'roles'])
    .where('site_id', '=', site.siteId)
    .execute();
  const rolesOf = ({ accountId }: Contributor) => rows.find((row) => row.account_id === accountId)?.roles;
  return {
    owner: owner_id === ada.accountId ? 'Ada' : owner_id === ruth.accountId ? 'Ruth' : owner_id,
    ada: rolesOf(ada),
    ruth: rolesOf(ruth),
  };
}

/** Mails are told apart by their time. */
const offer = (by: Contributor = ada, to: Contributor = ruth) =>
  later(by).browser.call('POST', `/api/people/${to.accountId}/handover`, undefined, by.host);

const received = async (person: Contributor = ruth) =>
  (await person.browser.call('GET', '/api/handovers')).body['handovers'] as ReceivedHandover[];

const answer = (how: 'accept' | 'decline', id: string | undefined, person: Contributor = ruth) =>
  later(person).browser.call('POST', `/api/handovers/${id}/${how}`);

const check = (token: string, person: Contributor = ruth) =>
  person.browser.call('POST', '/api/handovers/Check', { token });

async function mails() {
  const rows = await test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient', 'subject', 'text_body'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ to: row.recipient, subject: row.subject, text: row.text_body }));
}

async function mailedToken(): Promise<string> {
  return /\/take-over#([\w-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
}

const mailboxOf = ({ accountId }: Contributor) => `${accountId}@example.com`;
const gone = { status: 404, body: { code: 'handover-invalid' } };

it('a site gets another owner when that person accepts: roles change in one step, both get a mail [ROLE-23]', async () => {
  expect((await offer()).status).toBe(200);
  expect(await holders()).toEqual({ owner: 'Ada', ada: ['admin'], ruth: ['editor'] });
  expect((await mails()).map(({ to }) => to)).toEqual([mailboxOf(ruth)]);
  const [waiting] = await received();
  expect(waiting).toMatchObject({ offeredBy: 'Ada' });
  expect((await check(await mailedToken())).body).toEqual(waiting);

  expect((await answer('accept', waiting?.id)).status).toBe(200);
  expect(await holders()).toEqual({ owner: 'Ruth', ada: ['admin'], ruth: ['admin', 'editor'] });
  expect(
    (await mails())
      .slice(1)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([mailboxOf(ada), mailboxOf(ruth)].toSorted());
  expect(await received()).toEqual([]);
  // The new owner decides on the former one from the next call on.
  const changed = await ruth.browser.call(
    'PUT',
    `/api/people/${ada.accountId}/roles`,
    { roles: ['viewer'] },
    ruth.host,
  );
  expect(changed.status).toBe(200);
});

it('an offer that was declined leaves the site with its owner, who gets a mail [ROLE-23]', async () => {
  await offer();
  const [waiting] = await received();
  const token = await mailedToken();
  expect((await answer('decline', waiting?.id)).status).toBe(200);
  expect((await mails()).at(-1)).toMatchObject({ to: mailboxOf(ada) });
  expect(await holders()).toMatchObject({ owner: 'Ada', ruth: ['editor'] });
  expect(await check(token)).toMatchObject(gone);
  expect(await answer('accept', waiting?.id)).toMatchObject(gone);
});

it('an offer works for 14 days [ROLE-23]', async () => {
  await offer();
  const [waiting] = await received();
  const token = await mailedToken();
  test.clock.advance(14 * DAY_MS - 1000);
  expect((await check(token)).status).toBe(200);
  test.clock.advance(1000);
  expect((await check(token)).body['error']).toBe(
    'This offer does not work any more: it was accepted, declined or withdrawn, or it is older than 14 days. Ask the owner of the site for a new one.',
  );
  expect(await answer('accept', waiting?.id)).toMatchObject(gone);
  expect(await received()).toEqual([]);
  const seen = await ada.browser.call('GET', '/api/people/handover', undefined, ada.host);
  expect(seen.body).toMatchObject({ isOwner: true, handover: { name: 'Ruth', isExpired: true } });
});

it('an offer that is taken back works no more, and a new one replaces the former [ROLE-23]', async () => {
  await offer();
  const first = await mailedToken();
  const bob = await signInContributor(test.app, test.services, site, 'Bob', ['viewer']);
  await offer(ada, bob);
  expect(await check(first)).toMatchObject(gone);
  expect(await received()).toEqual([]);
  const [waiting] = await received(bob);
  const takeBack = () => ada.browser.call('DELETE', '/api/people/handover', undefined, ada.host);
  expect((await takeBack()).status).toBe(200);
  expect(await answer('accept', waiting?.id, bob)).toMatchObject(gone);
  expect((await takeBack()).status).toBe(404);
});

it('of two acceptances at once one counts [ROLE-23]', async () => {
  await offer();
  const [waiting] = await received();
  const answers = await Promise.all([answer('accept', waiting?.id), answer('accept', waiting?.id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect((await mails()).length).toBe(3);
});

it('who was taken off the site gets it no more, nor after coming back [ROLE-23] [ROLE-24]', async () => {
  await offer();
  const [waiting] = await received();
  await ada.browser.call('DELETE', `/api/people/${ruth.accountId}`, undefined, ada.host);
  expect(await received()).toEqual([]);
  expect(await answer('accept', waiting?.id)).toMatchObject(gone);
  expect(await offer()).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

it('forged links, and offers to others, lead nowhere; another account is told so [ROLE-23]', async () => {
  await offer();
  const token = await mailedToken();
  const [waiting] = await received();
  const other = await buildSite(test.services);
  const eve = await signInContributor(test.app, test.services, other, 'Eve');
  for (const forged of [
    '',
    'x',
    `${other.siteId}${token.slice(24)}`,
    `${token.slice(0, -1)}_`,
    'a'.repeat(67),
  ]) {
    expect(await check(forged), forged).toMatchObject(gone);
  }
  expect(await check(token, eve)).toMatchObject({
    status: 403,
    body: {
      error: 'This offer was made to another account. Sign in with the one that the mail was sent to.',
    },
  });
  expect(await answer('accept', waiting?.id, eve)).toMatchObject(gone);
  expect(await answer('accept', waiting?.id, ada)).toMatchObject(gone);
  expect(await answer('accept', createId())).toMatchObject(gone);
  expect((await new TestBrowser(test.app).call('POST', '/api/handovers/Check', { token })).status).toBe(401);
  expect(await holders()).toMatchObject({ owner: 'Ada' });
});

it('only the owner offers the site, and takes the offer back; not to themselves [ROLE-23]', async () => {
  const bob = await signInContributor(test.app, test.services, site, 'Bob');
  const refused = { status: 403, body: { error: 'Only the owner of the site can do this.' } };
  expect(await offer(bob)).toMatchObject(refused);
  await offer();
  expect(await bob.browser.call('DELETE', '/api/people/handover', undefined, bob.host)).toMatchObject(
    refused,
  );
  const seen = await bob.browser.call('GET', '/api/people/handover', undefined, bob.host);
  expect(seen.body).toMatchObject({ isOwner: false, handover: { name: 'Ruth', isExpired: false } });
  expect(await offer(ada, ada)).toMatchObject({ status: 409, body: { code: 'owns-already' } });
  expect(await offer(ruth)).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
});

it('a site in the trash is not handed over, and one whose owner changed otherwise [ROLE-23]', async () => {
  await offer();
  const [waiting] = await received();
  const { db } = test.services;
  const trash = (removed_at: Date | null) =>
    db.updateTable('sites').set({ removed_at }).where('id', '=', site.siteId).execute();
  await trash(new Date(test.clock.now));
  expect(await received()).toEqual([]);
  expect(await answer('accept', waiting?.id)).toMatchObject(gone);
  await trash(null);
  await setOwner(await signInContributor(test.app, test.services, site, 'Bob'));
  expect(await answer('accept', waiting?.id)).toMatchObject(gone);
});

it('who has as many sites as an account can have is told so, and the offer stays [ROLE-23]', async () => {
  const { db } = test.services;
  const held = { documents: null, files: null, bytes: null };
  const quotas = JSON.stringify({ site: held, account: { ...held, sites: 0 } });
  await db.insertInto('installation').values({ name: 'quotas', value: quotas }).execute();
  await offer();
  const [waiting] = await received();
  expect(await answer('accept', waiting?.id)).toMatchObject({
    status: 409,
    body: { code: 'account-quota-reached' },
  });
  await db.deleteFrom('installation').where('name', '=', 'quotas').execute();
  expect(await holders()).toMatchObject({ owner: 'Ada' });
  expect((await answer('accept', waiting?.id)).status).toBe(200);
});
