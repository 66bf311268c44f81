import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { statementsOf } from '#server/platform/testing/statements-of.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { claimToken } from './claim-token.ts';
import { accountRoutes } from './routes.ts';
import { describeAddresses } from '#server/start/describe-addresses.ts';
import { TestBrowser } from './testing/browser.ts';

const OWNER = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp(accountRoutes, { config: { accounts: { signUp: 'open' } } });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.services;
  for (const table of ['account_links', 'sessions', 'accounts', 'sign_in_tries', 'outbox_mails'] as const) {
    await db.deleteFrom(table).execute();
  }
  // The limits of network addresses start anew each minute.
  test.clock.advance(61_000);
});

const browser = (address?: string) => new TestBrowser(test.app, address);

async function owner(): Promise<TestBrowser> {
  const claimed = browser();
  const answer = await claimed.call('POST', '/api/auth/Claim', {
    ...OWNER,
    token: claimToken(test.services),
  });
  expect(answer.status).toBe(200);
  return claimed;
}

async function lastMail(): Promise<{ to: string; subject: string; token: string }> {
  await test.consumeEvents();
  const mail = await test.services.db
    .selectFrom('outbox_mails')
    .selectAll()
    // Of each browser that is new to an account there is one more.
    .where('subject', '<>', 'A new sign-in to your account')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  // The clock stands still: the next mail has to be a later one.
  test.clock.advance(1);
  return {
    to: mail.recipient,
    subject: mail.subject,
    token: /#([\w-]{43})/.exec(mail.text_body)?.[1] ?? '',
  };
}

it('signs in by ten statements: two that count tries, and one transaction for the session', async () => {
  await owner();
  const { email, password } = OWNER;
  const here = browser();
  await here.call('POST', '/api/auth/Login', { email, password: 'not the one' });
  const sent = vi.spyOn(Client.prototype, 'query');
  sent.mockClear();
  expect((await here.call('POST', '/api/auth/Login', { email, password })).status).toBe(200);
  const statements = statementsOf(sent);
  expect(statements).toHaveLength(10);
  expect(statements.filter((each) => /^\s*(?:with|begin)\b/.test(each))).toHaveLength(3);
});

describe('claiming the installation', () => {
  it('makes the first account, signs it in, and is over then', async () => {
    expect((await browser().call('GET', '/api/installation')).body).toEqual({
      isClaimed: false,
      signUp: 'open',
      account: null,
    });
    const claimed = await owner();
    expect((await claimed.call('GET', '/api/account')).body).toMatchObject({
      name: 'Ada',
      isInstallationOwner: true,
    });
    const second = await browser().call('POST', '/api/auth/Claim', {
      ...OWNER,
      token: claimToken(test.services),
      email: 'eve@example.org',
    });
    expect(second.body).toMatchObject({ code: 'installation-claimed' });
  });

  it('lets one of two claims at once win', async () => {
    const answers = await Promise.all(
      ['a@example.org', 'b@example.org'].map((email) =>
        browser().call('POST', '/api/auth/Claim', { ...OWNER, token: claimToken(test.services), email }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is for who knows what the start has printed, which stays the same until then', async () => {
    const token = claimToken(test.services);
    expect(await describeAddresses(test.services)).toContain(`http://app.localhost:8080/claim#${token}`);
    for (const wrong of ['guessed', token.slice(1), `${token}x`, token.toUpperCase()]) {
      const answer = await browser().call('POST', '/api/auth/Claim', { ...OWNER, token: wrong });
      expect(answer).toMatchObject({ status: 403, body: { errors: { token: expect.any(String) } } });
    }
    expect((await browser().call('GET', '/api/installation')).body['isClaimed']).toBe(false);
    await owner();
    expect(await describeAddresses(test.services)).not.toContain(token);
  });

  it('names what is wrong at each field [LINK-42]', async () => {
    const answer = await browser().call('POST', '/api/auth/Claim', {
      token: '',
      name: ' ',
      email: 'x',
      password: 'short',
    });
    expect(answer.body['errors']).toEqual({
      name: 'Please enter your name',
      token: 'Please enter the set-up code',
      email: 'Please enter a valid email',
      password: 'Use at least 8 characters',
    });
  });
});

describe('signing in and out', () => {
  it('sets a session for the host alone that scripts cannot read, and stores its hash only', async () => {
    await owner();
    const visitor = browser();
    const answer = await visitor.call('POST', '/api/auth/Login', { ...OWNER, email: ' ADA@example.org ' });
    expect(answer.status).toBe(200);
    const cookie = [answer.headers['set-cookie']].flat().find((text) => text?.startsWith('portico_session='));
    expect(cookie).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = visitor.cookies.get('portico_session') ?? '';
    const rows = await test.services.db.selectFrom('session_keys').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('answers an unknown address like a wrong password', async () => {
    await owner();
    const wrong = await browser().call('POST', '/api/auth/Login', { ...OWNER, password: 'wrong' });
    const unknown = await browser().call('POST', '/api/auth/Login', {
      email: 'no@example.org',
      password: 'wrong',
    });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('slows an account down after 5 failed tries, says how long, and lets go again', async () => {
    await owner();
    const bad = { ...OWNER, password: 'wrong' };
    for (let index = 0; index < 6; index += 1) {
      expect((await browser().call('POST', '/api/auth/Login', bad)).status).toBe(401);
    }
    const slowed = await browser().call('POST', '/api/auth/Login', OWNER);
    expect(slowed.body).toMatchObject({ code: 'sign-in-slowed', details: { seconds: 1 } });
    expect(slowed.headers['retry-after']).toBe('1');
    test.clock.advance(1000);
    expect((await browser().call('POST', '/api/auth/Login', OWNER)).status).toBe(200);
    expect((await browser().call('POST', '/api/auth/Login', bad)).status).toBe(401);
  });

  it('slows a network address down that tries many accounts', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 32; index += 1) {
      if (index % 10 === 9) test.clock.advance(61_000);
      const body = { email: `person${index}@example.org`, password: 'wrong' };
      statuses.push((await browser('198.51.100.9').call('POST', '/api/auth/Login', body)).status);
    }
    expect(statuses.slice(0, 31).every((status) => status === 401)).toBe(true);
    expect(statuses[31]).toBe(429);
    expect(
      (await browser().call('POST', '/api/auth/Login', { email: 'x@example.org', password: 'y' })).status,
    ).toBe(401);
  });

  it('ends the session and its cookie without a payload, once the crumb is right [NAV-37] [NAV-38] [NAV-45]', async () => {
    const claimed = await owner();
    const token = claimed.cookies.get('portico_session') ?? '';
    claimed.cookies.set('crumb', 'stale');
    expect((await claimed.call('POST', '/api/auth/Logout')).status).toBe(200);
    expect(claimed.cookies.has('portico_session')).toBe(false);
    claimed.cookies.set('portico_session', token);
    expect((await claimed.call('GET', '/api/account')).status).toBe(401);
  });

  it('does nothing for a visitor who is not signed in [NAV-39]', async () => {
    expect((await browser().call('POST', '/api/auth/Logout')).body).toEqual({ status: 'done' });
  });

  it('ends a session that was left alone for 30 days, and goes on with one that is used', async () => {
    const claimed = await owner();
    test.clock.advance(29 * 86_400_000);
    expect((await claimed.call('GET', '/api/account')).status).toBe(200);
    test.clock.advance(29 * 86_400_000);
    expect((await claimed.call('GET', '/api/account')).status).toBe(200);
    test.clock.advance(31 * 86_400_000);
    expect((await claimed.call('GET', '/api/account')).status).toBe(401);
  });
});

describe('signing up', () => {
  it('answers alike whether the address has an account, and tells by mail', async () => {
    await owner();
    const known = await browser().call('POST', '/api/auth/SignUp', { email: OWNER.email });
    expect((await lastMail()).subject).toBe('You have an account already');
    const fresh = await browser().call('POST', '/api/auth/SignUp', { email: 'bob@example.org' });
    expect(fresh).toMatchObject({ status: 200, body: { status: 'check-mail' } });
    expect(known.body).toEqual(fresh.body);
  });

  it('makes the account of a link once', async () => {
    await browser().call('POST', '/api/auth/SignUp', { email: 'bob@example.org' });
    const { token } = await lastMail();
    const bob = browser();
    expect((await bob.call('POST', '/api/auth/CheckSignUp', { token })).body).toEqual({
      email: 'bob@example.org',
    });
    const complete = { token, name: 'Bob', password: 'long enough' };
    expect((await bob.call('POST', '/api/auth/CompleteSignUp', complete)).body).toMatchObject({
      email: 'bob@example.org',
      isInstallationOwner: false,
    });
    expect((await bob.call('GET', '/api/account')).status).toBe(200);
    expect((await browser().call('POST', '/api/auth/CompleteSignUp', complete)).body).toMatchObject({
      code: 'reset-link-invalid',
    });
  });

  it('writes at most three mails an hour to one address', async () => {
    for (let index = 0; index < 6; index += 1) {
      expect((await browser().call('POST', '/api/auth/SignUp', { email: 'bob@example.org' })).status).toBe(
        200,
      );
    }
    const { count } = await test.services.db
      .selectFrom('outbox_mails')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeLessThanOrEqual(4);
  });
});

describe('resetting a password', () => {
  it('answers alike without an account, works once within an hour, and ends other sessions', async () => {
    const other = await owner();
    const unknown = await browser().call('POST', '/api/auth/ForgotPassword', { email: 'no@example.org' });
    expect((await lastMail()).subject).toBe('There is no account with this address');
    const known = await browser().call('POST', '/api/auth/ForgotPassword', { email: OWNER.email });
    expect(known.body).toEqual(unknown.body);
    const { token, to } = await lastMail();
    expect(to).toBe(OWNER.email);

    const here = browser();
    const reset = { token, password: 'a new password' };
    expect((await here.call('POST', '/api/auth/ResetPassword', reset)).status).toBe(200);
    expect((await here.call('GET', '/api/account')).status).toBe(200);
    expect((await other.call('GET', '/api/account')).status).toBe(401);
    expect((await browser().call('POST', '/api/auth/ResetPassword', reset)).status).toBe(410);
    expect((await browser().call('POST', '/api/auth/Login', OWNER)).status).toBe(401);
    expect(
      (await browser().call('POST', '/api/auth/Login', { ...OWNER, password: 'a new password' })).status,
    ).toBe(200);
  });

  it('refuses a link after an hour and texts that are no token', async () => {
    await owner();
    await browser().call('POST', '/api/auth/ForgotPassword', { email: OWNER.email });
    const { token } = await lastMail();
    test.clock.advance(3_600_000);
    for (const text of [token, 'x', '']) {
      const answer = await browser().call('POST', '/api/auth/ResetPassword', {
        token: text,
        password: 'long enough',
      });
      expect(answer.body).toMatchObject({ code: 'reset-link-invalid' });
    }
  });
});

describe('one’s own account', () => {
  it('changes the password for who knows the current one and ends the other sessions', async () => {
    const here = await owner();
    const there = browser();
    await there.call('POST', '/api/auth/Login', OWNER);
    const change = { currentPassword: 'wrong', newPassword: 'another one' };
    expect((await here.call('POST', '/api/account/password', change)).body['errors']).toEqual({
      currentPassword: 'This is not your current password.',
    });
    change.currentPassword = OWNER.password;
    expect((await here.call('POST', '/api/account/password', change)).status).toBe(200);
    expect((await here.call('GET', '/api/account')).status).toBe(200);
    expect((await there.call('GET', '/api/account')).status).toBe(401);
  });

  it('changes the email address when the new one is confirmed, and tells the old one', async () => {
    const here = await owner();
    const change = { email: 'ada@new.org' };
    expect((await here.call('POST', '/api/account/email', change)).body).toEqual({ status: 'check-mail' });
    const mails = await test.services.db.selectFrom('outbox_mails').select('recipient').execute();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['ada@example.org', 'ada@new.org']);
    const row = await test.services.db
      .selectFrom('outbox_mails')
      .select('text_body')
      .where('recipient', '=', 'ada@new.org')
      .executeTakeFirstOrThrow();
    const token = /#([\w-]{43})/.exec(row.text_body)?.[1] ?? '';
    expect((await here.call('GET', '/api/account')).body['email']).toBe('ada@example.org');
    const there = browser();
    await there.call('POST', '/api/auth/Login', OWNER);
    test.clock.advance(1);
    expect((await here.call('POST', '/api/auth/ConfirmEmail', { token })).body).toEqual({
      email: 'ada@new.org',
    });
    expect((await here.call('GET', '/api/account')).body['email']).toBe('ada@new.org');
    expect((await there.call('GET', '/api/account')).status).toBe(401);
    expect(await lastMail()).toMatchObject({
      to: 'ada@example.org',
      subject: 'Your email address was changed',
    });
  });

  it('shows sessions and ends them', async () => {
    const here = await owner();
    const there = browser();
    await there.call('POST', '/api/auth/Login', OWNER);
    const { body } = await here.call('GET', '/api/account/sessions');
    const sessions = body['sessions'] as { id: string; isCurrent: boolean; device: string }[];
    expect(sessions.map(({ device }) => device)).toEqual(['Firefox on Linux', 'Firefox on Linux']);
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect((await here.call('DELETE', `/api/account/sessions/${other}`)).status).toBe(200);
    expect((await there.call('GET', '/api/account')).status).toBe(401);
    expect((await here.call('DELETE', `/api/account/sessions/${other}`)).status).toBe(404);
  });
});
