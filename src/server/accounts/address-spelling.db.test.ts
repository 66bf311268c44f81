import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { createAccount } from './create-account.ts';
import { hashPassword } from './password-hash.ts';
import { findCredentials } from './queries.ts';
import { accountRoutes } from './routes.ts';
import { TestBrowser } from './testing/browser.ts';

const PASSWORD = 'correct horse';
const UNICODE = 'ада@пример.рф';
const ASCII = 'ада@xn--e1afmkfd.xn--p1ai';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp(accountRoutes, { config: { accounts: { signUp: 'open' } } });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['account_links', 'sessions', 'accounts', 'sign_in_tries', 'outbox_mails'] as const) {
    await test.services.db.deleteFrom(table).execute();
  }
  test.clock.advance(61_000);
});

async function account(email: string) {
  return createAccount(test.services.db, {
    name: 'Ada',
    email,
    passwordHash: await hashPassword(PASSWORD),
    isInstallationOwner: true,
    now: test.services.now(),
  });
}

it.each([
  [UNICODE, ASCII],
  [ASCII, UNICODE],
  [ASCII, 'АДА@ПРИМЕР.РФ'],
])('who made an account as %s signs in as %s, and reads the domain in its script', async (made, typed) => {
  await account(made);
  const browser = new TestBrowser(test.app);
  const answer = await browser.call('POST', '/api/auth/Login', { email: typed, password: PASSWORD });
  expect([answer.status, answer.body['email']]).toEqual([200, UNICODE]);
});

it('an address in another spelling has no second account', async () => {
  await account(UNICODE);
  await expect(account(ASCII)).rejects.toThrow(expect.objectContaining({ code: 'email-taken' }));
  await new TestBrowser(test.app).call('POST', '/api/auth/SignUp', { email: ASCII });
  const mail = await test.services.db.selectFrom('outbox_mails').select('subject').executeTakeFirst();
  expect(mail?.subject).toBe('You have an account already');
});

it('tries at both spellings are counted together', async () => {
  await account(UNICODE);
  const codes: unknown[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const browser = new TestBrowser(test.app, `198.51.100.${attempt}`);
    const email = attempt % 2 === 0 ? UNICODE : ASCII;
    codes.push((await browser.call('POST', '/api/auth/Login', { email, password: 'wrong' })).body['code']);
  }
  const tries = await test.services.db.selectFrom('sign_in_tries').select('failures').execute();
  expect(Math.max(...tries.map(({ failures }) => failures))).toBeGreaterThan(1);
  expect(codes).toContain('sign-in-slowed');
});

it('accounts that were kept in the script of their domain are found in both spellings', async () => {
  const id = await account(UNICODE);
  const { db } = test.services;
  await db.updateTable('accounts').set({ email_key: UNICODE }).where('id', '=', id).execute();
  expect((await findCredentials(db, ASCII))?.id).toBe(id);
  expect((await findCredentials(db, UNICODE))?.id).toBe(id);
  expect(await findCredentials(db, 'eve@пример.рф')).toBeNull();
});
