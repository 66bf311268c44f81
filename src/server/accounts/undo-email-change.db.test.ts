import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { claimToken } from './claim-token.ts';
import { removeExpired } from './remove-expired.ts';
import { accountRoutes } from './routes.ts';
import { TestBrowser } from './testing/browser.ts';

const OWNER = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;
let here: TestBrowser;

beforeAll(async () => {
  test = await createTestApp(accountRoutes, { config: { accounts: { signUp: 'open' } } });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.services;
  for (const table of ['account_links', 'sessions', 'accounts', 'sign_in_tries', 'outbox_mails'] as const) {
    await db.deleteFrom(table).execute();
  }
  test.clock.advance(61_000);
  here = new TestBrowser(test.app);
  await here.call('POST', '/api/auth/Claim', { ...OWNER, token: claimToken(test.services) });
});

async function lastMailTo(recipient: string) {
  await test.consumeEvents();
  const mail = await test.services.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  test.clock.advance(1000);
  const [, address = '', token = ''] = /(\S+)#([\w-]{43})/.exec(mail.text_body) ?? [];
  return {
    subject: mail.subject,
    text: mail.text_body,
    path: address.replace(/^https?:\/\/[^/]+/, ''),
    token,
  };
}

/** Changes the address as its person does; gives the token of the mail to the former address. */
async function change(from: string, to: string): Promise<string> {
  await here.call('POST', '/api/account/email', { email: to });
  const { token } = await lastMailTo(to);
  expect((await here.call('POST', '/api/auth/ConfirmEmail', { token })).status).toBe(200);
  const undo = await lastMailTo(from);
  expect([undo.subject, undo.path]).toEqual(['Your email address was changed', '/undo-email-change']);
  expect(undo.text).toContain('for 7 days');
  return undo.token;
}

const stranger = () => new TestBrowser(test.app, '198.51.100.9');
const undo = (token: string, by = stranger()) => by.call('POST', '/api/auth/UndoEmailChange', { token });
const signIn = (email: string, password: string) =>
  stranger().call('POST', '/api/auth/Login', { email, password });

it('the former address takes a change back: sessions and password end, another password is chosen', async () => {
  const token = await change('ada@example.org', 'eve@example.net');
  const answer = await undo(token);
  expect(answer.body).toMatchObject({ email: 'ada@example.org' });
  expect((await here.call('GET', '/api/account')).status).toBe(401);
  for (const email of ['ada@example.org', 'eve@example.net']) {
    expect((await signIn(email, OWNER.password)).body['code']).toBe('sign-in-failed');
  }
  const owner = stranger();
  const reset = { token: answer.body['resetToken'] as string, password: 'another one, longer' };
  expect((await owner.call('POST', '/api/auth/ResetPassword', reset)).body['email']).toBe('ada@example.org');
  expect((await signIn('ada@example.org', reset.password)).status).toBe(200);
  expect((await lastMailTo('eve@example.net')).subject).toBe(
    'The change of your email address was taken back',
  );
});

it('the link works once', async () => {
  const token = await change('ada@example.org', 'eve@example.net');
  const answers = await Promise.all([undo(token), undo(token)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  expect(answers.flatMap((each) => each.body['code'] ?? [])).toEqual(['reset-link-invalid']);
});

it('the link works for 7 days', async () => {
  const token = await change('ada@example.org', 'eve@example.net');
  test.clock.advance(7 * DAY_MS - 10_000);
  await removeExpired(test.services.db, test.services.now());
  const other = await test.services.db.selectFrom('account_links').select('kind').execute();
  expect(other).toEqual([{ kind: 'undo-email' }]);
  test.clock.advance(10_000);
  expect((await undo(token)).body['code']).toBe('reset-link-invalid');
});

it('another change takes the first owner no link away, and a new password neither', async () => {
  const first = await change('ada@example.org', 'eve@example.net');
  const second = await change('eve@example.net', 'eve@example.com');
  const password = { currentPassword: OWNER.password, newPassword: 'hers alone now' };
  expect((await here.call('POST', '/api/account/password', password)).status).toBe(200);
  expect((await undo(first)).body['email']).toBe('ada@example.org');
  expect((await undo(second)).body['code']).toBe('reset-link-invalid');
});

it('a change that waits to be confirmed is taken back with it', async () => {
  const token = await change('ada@example.org', 'eve@example.net');
  await here.call('POST', '/api/account/email', { email: 'eve@example.com' });
  const waiting = await lastMailTo('eve@example.com');
  await undo(token);
  const confirmed = await stranger().call('POST', '/api/auth/ConfirmEmail', { token: waiting.token });
  expect(confirmed.body['code']).toBe('reset-link-invalid');
});

it('an address that has another account by now stays there', async () => {
  const token = await change('ada@example.org', 'eve@example.net');
  await stranger().call('POST', '/api/auth/SignUp', { email: 'ada@example.org' });
  const link = await lastMailTo('ada@example.org');
  const account = { token: link.token, name: 'Another', password: 'quite another one' };
  expect((await stranger().call('POST', '/api/auth/CompleteSignUp', account)).status).toBe(200);
  expect((await undo(token)).body['code']).toBe('email-taken');
  expect((await here.call('GET', '/api/account')).body['email']).toBe('eve@example.net');
});

it('no other link takes a change back, and wrong tokens are counted', async () => {
  await here.call('POST', '/api/account/email', { email: 'eve@example.net' });
  const { token } = await lastMailTo('eve@example.net');
  expect((await undo(token)).body['code']).toBe('reset-link-invalid');
  const guesses: number[] = [];
  const guesser = stranger();
  for (let guess = 0; guess < 31; guess += 1) guesses.push((await undo('x'.repeat(43), guesser)).status);
  expect(guesses.at(-1)).toBe(429);
});
