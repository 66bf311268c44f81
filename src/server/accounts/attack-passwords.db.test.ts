import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { prepareInstallation } from '#server/start/prepare-installation.ts';
import { claimToken } from './claim-token.ts';
import { accountRoutes } from './routes.ts';
import { TestBrowser } from './testing/browser.ts';

/** Long enough, and in every list that is tried first. */
const COMMON = 'qwerty123456';
const REFUSAL =
  'Many people use this password, so it is guessed first. Choose another, such as a few words in a row.';
const OWNER = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp(accountRoutes, { config: { accounts: { signUp: 'open' } } });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['account_links', 'sessions', 'accounts', 'outbox_mails'] as const) {
    await test.services.db.deleteFrom(table).execute();
  }
  test.clock.advance(61_000);
});

async function tokenOfMail(): Promise<string> {
  await test.consumeEvents();
  const mail = await test.services.db
    .selectFrom('outbox_mails')
    .select('text_body')
    .where('text_body', '~', '#[A-Za-z0-9_-]{43}')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /#([\w-]{43})/.exec(mail.text_body)?.[1] ?? '';
}

async function owner(): Promise<TestBrowser> {
  const browser = new TestBrowser(test.app);
  const answer = await browser.call('POST', '/api/auth/Claim', {
    ...OWNER,
    token: claimToken(test.services),
  });
  expect(answer.status).toBe(200);
  return browser;
}

it('refuses a password that everybody tries first to who claims the installation', async () => {
  const browser = new TestBrowser(test.app);
  const claim = { ...OWNER, token: claimToken(test.services) };
  for (const password of [COMMON, COMMON.toUpperCase(), ` ${COMMON} `]) {
    const { status, body } = await browser.call('POST', '/api/auth/Claim', { ...claim, password });
    expect([status, body['errors']]).toEqual([400, { password: REFUSAL }]);
  }
  expect((await browser.call('POST', '/api/auth/Claim', { ...claim, password: `${COMMON} x` })).status).toBe(
    200,
  );
});

it('refuses it to who signs up, and the link works for another one', async () => {
  await owner();
  const browser = new TestBrowser(test.app);
  await browser.call('POST', '/api/auth/SignUp', { email: 'eve@example.org' });
  const done = { token: await tokenOfMail(), name: 'Eve', password: COMMON };
  const { status, body } = await browser.call('POST', '/api/auth/CompleteSignUp', done);
  expect([status, body['errors']]).toEqual([400, { password: REFUSAL }]);
  const again = { ...done, password: 'blue paper boat' };
  expect((await browser.call('POST', '/api/auth/CompleteSignUp', again)).status).toBe(200);
});

it('refuses it to who chooses another password, signed in or by the link of a mail', async () => {
  const browser = await owner();
  const change = { currentPassword: OWNER.password, newPassword: COMMON };
  const changed = await browser.call('POST', '/api/account/password', change);
  expect([changed.status, changed.body['errors']]).toEqual([400, { newPassword: REFUSAL }]);
  await browser.call('POST', '/api/auth/ForgotPassword', { email: OWNER.email });
  const reset = { token: await tokenOfMail(), password: COMMON };
  const chosen = await browser.call('POST', '/api/auth/ResetPassword', reset);
  expect([chosen.status, chosen.body['errors']]).toEqual([400, { password: REFUSAL }]);
  expect((await browser.call('POST', '/api/auth/Login', OWNER)).status).toBe(200);
});

it('refuses it where the settings of a first start name it', async () => {
  const firstOwner = { email: OWNER.email, password: COMMON };
  const services = { ...test.services, config: { ...test.services.config, firstOwner } };
  await expect(prepareInstallation(services)).rejects.toThrow(
    'PORTICO_OWNER_PASSWORD is one of the passwords that are guessed first.',
  );
});
