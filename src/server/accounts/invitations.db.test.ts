import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { claimToken } from './claim-token.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { accountRoutes } from './routes.ts';
import { TestBrowser } from './testing/browser.ts';

const OWNER = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const DAY_MS = 86_400_000;
let test: TestApp;
let owner: TestBrowser;

beforeAll(async () => {
  test = await createTestApp([...accountRoutes, ...invitationRoutes]);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [
    'account_links',
    'accounts',
    'installation',
    'sign_in_tries',
    'outbox_mails',
  ] as const) {
    await test.services.db.deleteFrom(table).execute();
  }
  test.clock.advance(61_000);
  owner = new TestBrowser(test.app);
  await owner.call('POST', '/api/auth/Claim', { ...OWNER, token: claimToken(test.services) });
});

const stranger = () => new TestBrowser(test.app);

async function invite(email: string): Promise<string> {
  const { status, body } = await owner.call('POST', '/api/invitations', { email });
  expect(status).toBe(200);
  return /#([\w-]{43})"$/.exec(JSON.stringify(body['link']))?.[1] ?? '';
}

async function open(): Promise<{ id: string; email: string }[]> {
  return (await owner.call('GET', '/api/invitations')).body['invitations'] as { id: string; email: string }[];
}

const complete = (token: string) =>
  stranger().call('POST', '/api/auth/CompleteSignUp', { token, name: 'Bob', password: 'long enough' });

it('lets nobody sign up without an invitation by default', async () => {
  expect((await stranger().call('GET', '/api/installation')).body['signUp']).toBe('invitation');
  const answer = await stranger().call('POST', '/api/auth/SignUp', { email: 'eve@example.org' });
  expect(answer).toMatchObject({ status: 403, body: { code: 'sign-up-by-invitation' } });
  expect(await test.services.db.selectFrom('outbox_mails').selectAll().execute()).toEqual([]);
});

it('writes mails in the language of the account, or of who asks for them', async () => {
  const subjects = async () =>
    (
      await test.services.db
        .selectFrom('outbox_mails')
        .select(['recipient', 'subject'])
        .orderBy('recipient')
        .execute()
    ).map(({ recipient, subject }) => `${recipient}: ${subject}`);
  await owner.call('POST', '/api/account/language', { language: 'fr' });
  await invite('bob@example.org');
  await stranger().call('POST', '/api/auth/ForgotPassword', { email: OWNER.email });
  const german = stranger();
  german.languages = 'de-AT,en;q=0.5';
  const answer = await german.call('POST', '/api/auth/ForgotPassword', { email: 'nobody@example.org' });
  expect([answer.status, await subjects()]).toEqual([
    200,
    [
      'ada@example.org: Choisissez un nouveau mot de passe',
      'bob@example.org: Ada vous invite',
      'nobody@example.org: Es gibt kein Konto mit dieser Adresse',
    ],
  ]);
});

it('makes the account of who is invited, once, by a link of which only the hash is stored', async () => {
  const token = await invite('Bob@example.org');
  const rows = await test.services.db.selectFrom('account_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const mail = await test.services.db.selectFrom('outbox_mails').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ recipient: 'Bob@example.org', subject: 'Ada invites you' });
  expect(mail.text_body).toContain(token);
  expect((await stranger().call('POST', '/api/auth/CheckSignUp', { token })).body).toEqual({
    email: 'Bob@example.org',
  });
  expect((await complete(token)).body).toMatchObject({
    email: 'Bob@example.org',
    isInstallationOwner: false,
  });
  expect((await complete(token)).body).toMatchObject({ code: 'reset-link-invalid' });
  expect(await open()).toEqual([]);
});

it('works for 14 days and not longer', async () => {
  const [first, second] = [await invite('bob@example.org'), await invite('carl@example.org')];
  test.clock.advance(14 * DAY_MS - 1);
  expect((await complete(first)).status).toBe(200);
  test.clock.advance(1);
  expect((await complete(second)).status).toBe(410);
});

it('withdraws an invitation, and replaces one of the same address', async () => {
  const former = await invite('bob@example.org');
  const token = await invite(' BOB@example.org ');
  expect((await complete(former)).status).toBe(410);
  const [invitation, ...others] = await open();
  expect(others).toEqual([]);
  expect((await owner.call('DELETE', `/api/invitations/${invitation?.id}`)).status).toBe(200);
  expect((await complete(token)).status).toBe(410);
  expect((await owner.call('DELETE', `/api/invitations/${invitation?.id}`)).status).toBe(404);
});

it('invites nobody who has an account, and at most 200 at a time', async () => {
  const known = await owner.call('POST', '/api/invitations', { email: OWNER.email });
  expect(known.body['errors']).toEqual({ email: 'There is an account with this address already.' });
  for (let index = 0; index < 200; index += 1) {
    if (index % 50 === 0) test.clock.advance(61_000);
    await invite(`person${index}@example.org`);
  }
  test.clock.advance(61_000);
  const refused = await owner.call('POST', '/api/invitations', { email: 'one-more@example.org' });
  expect(refused.body).toMatchObject({ code: 'too-many-invitations', details: { max: 200 } });
  expect((await owner.call('POST', '/api/invitations', { email: 'person7@example.org' })).status).toBe(200);
});

it('is the owner’s to decide: everybody, who is invited, or nobody', async () => {
  const token = await invite('bob@example.org');
  await owner.call('POST', '/api/invitations/policy', { policy: 'open' });
  expect((await stranger().call('POST', '/api/auth/SignUp', { email: 'eve@example.org' })).status).toBe(200);
  const { text_body: text } = await test.services.db
    .selectFrom('outbox_mails')
    .select('text_body')
    .where('recipient', '=', 'eve@example.org')
    .executeTakeFirstOrThrow();
  await owner.call('POST', '/api/invitations/policy', { policy: 'closed' });
  for (const link of [token, /#([\w-]{43})/.exec(text)?.[1] ?? '']) {
    expect((await complete(link)).body).toMatchObject({ code: 'sign-up-closed' });
  }
  const bob = stranger();
  await owner.call('POST', '/api/invitations/policy', { policy: 'invitation' });
  await bob.call('POST', '/api/auth/CompleteSignUp', { token, name: 'Bob', password: 'long enough' });
  for (const [method, path] of [
    ['GET', '/api/invitations'],
    ['POST', '/api/invitations'],
    ['POST', '/api/invitations/policy'],
  ] as const) {
    expect((await bob.call(method, path, method === 'GET' ? undefined : {})).status).toBe(403);
  }
});

it('is fixed where SIGN_UP says it', async () => {
  const fixed = await createTestApp([...accountRoutes, ...invitationRoutes], {
    config: { accounts: { signUp: 'closed' } },
  });
  const claimed = new TestBrowser(fixed.app);
  await claimed.call('POST', '/api/auth/Claim', { ...OWNER, token: claimToken(fixed.services) });
  expect((await claimed.call('GET', '/api/invitations')).body).toMatchObject({
    policy: 'closed',
    isPolicyFixed: true,
  });
  expect((await claimed.call('POST', '/api/invitations/policy', { policy: 'open' })).body).toMatchObject({
    code: 'sign-up-fixed',
  });
  await fixed.close();
});
