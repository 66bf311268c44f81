import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetSecondFactorCommand } from '#server/commands/reset-second-factor-command.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { claimToken } from '../claim-token.ts';
import { accountRoutes } from '../routes.ts';
import { TestBrowser } from '../testing/browser.ts';
import { secondFactorRoutes } from './routes.ts';

const OWNER = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const STEP_MS = 30_000;
const DAY_MS = 86_400_000;

let test: TestApp;
let here: TestBrowser;
let key: string;
let recoveryCodes: readonly string[];

beforeAll(async () => {
  test = await createTestApp([...accountRoutes, ...secondFactorRoutes]);
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.services;
  for (const table of ['account_links', 'sessions', 'accounts', 'sign_in_tries', 'outbox_mails'] as const) {
    await db.deleteFrom(table).execute();
  }
  test.clock.advance(61_000);
  here = browser();
  await here.call('POST', '/api/auth/Claim', { ...OWNER, token: claimToken(test.services) });
  const started = await here.call('POST', '/api/account/second-factor/start');
  key = started.body['key'] as string;
  const confirmed = await here.call('POST', '/api/account/second-factor/confirm', { code: codeAt() });
  recoveryCodes = confirmed.body['recoveryCodes'] as string[];
  test.clock.advance(STEP_MS);
});

const browser = (address = '198.51.100.9') => new TestBrowser(test.app, address);
/** What the app shows, some steps away from now. */
const codeAt = (steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: test.clock.now + steps * STEP_MS });
const signIn = (by: TestBrowser) => by.call('POST', '/api/auth/Login', OWNER);
const give = (by: TestBrowser, code: string, trustsDevice = false) =>
  by.call('POST', '/api/auth/SecondFactor', { code, trustsDevice });
const isSignedIn = async (by: TestBrowser) => (await by.call('GET', '/api/account')).status === 200;

async function mailed(): Promise<string[]> {
  await test.consumeEvents();
  const rows = await test.services.db.selectFrom('outbox_mails').select('text_body').execute();
  return rows.map(({ text_body }) => text_body);
}

describe('setting it up', () => {
  it('gives ten recovery codes once, and keeps neither them nor the secret readable', async () => {
    expect(recoveryCodes.length).toBe(10);
    const state = await here.call('GET', '/api/account/second-factor');
    expect(state.body).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
    const kept = [
      await test.services.db.selectFrom('account_totp').selectAll().execute(),
      await test.services.db.selectFrom('account_recovery_codes').selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain(key);
    expect(kept[0]?.[0]).toMatchObject({ sealed: expect.stringMatching(/^v1\.[0-9a-f]{8}\./) });
    expect((await mailed()).join(' ')).toContain('A second factor was turned on');
  });

  it('counts only once a code is confirmed, and is not set up twice', async () => {
    await here.call('POST', '/api/account/second-factor/remove');
    await here.call('POST', '/api/account/second-factor/start');
    const wrong = await here.call('POST', '/api/account/second-factor/confirm', { code: '000000' });
    expect(wrong.body).toMatchObject({ code: 'invalid-input', errors: { code: expect.any(String) } });
    expect((await signIn(browser())).body).toMatchObject({ email: OWNER.email });
  });

  it('is refused where it is on: nobody replaces the secret unasked', async () => {
    for (const path of ['start', 'confirm']) {
      const answer = await here.call('POST', `/api/account/second-factor/${path}`, { code: codeAt() });
      expect(answer.body).toMatchObject({ code: 'second-factor-on' });
    }
  });
});

describe('signing in', () => {
  it('takes the code after the password; the password alone signs nobody in', async () => {
    const there = browser();
    expect((await signIn(there)).body).toEqual({ needsSecondFactor: true });
    expect(await isSignedIn(there)).toBe(false);
    expect((await give(there, codeAt())).body).toMatchObject({ email: OWNER.email });
    expect(await isSignedIn(there)).toBe(true);
  });

  it.each([-1, 0, 1])('accepts the code of %s steps from now', async (steps) => {
    test.clock.advance(2 * STEP_MS);
    const there = browser();
    await signIn(there);
    expect((await give(there, codeAt(steps))).status).toBe(200);
  });

  it.each([-2, 2])('refuses the code of %s steps from now', async (steps) => {
    test.clock.advance(3 * STEP_MS);
    const there = browser();
    await signIn(there);
    expect((await give(there, codeAt(steps))).body).toMatchObject({ code: 'invalid-input' });
    expect(await isSignedIn(there)).toBe(false);
  });

  it('accepts no code twice, not even of two at once, and none from before the last', async () => {
    test.clock.advance(2 * STEP_MS);
    const [one, other, third] = [browser(), browser(), browser()];
    for (const each of [one, other, third]) await signIn(each);
    const code = codeAt();
    const answers = await Promise.all([give(one, code), give(other, code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await give(third, codeAt(-1))).status).toBe(400);
  });

  it('accepts each recovery code once, however it is typed, and says so by mail', async () => {
    const [code = ''] = recoveryCodes;
    const there = browser();
    await signIn(there);
    expect((await give(there, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    const again = browser();
    await signIn(again);
    expect((await give(again, code)).status).toBe(400);
    const state = await here.call('GET', '/api/account/second-factor');
    expect(state.body['recoveryCodesLeft']).toBe(9);
    expect((await mailed()).join(' ')).toContain('A recovery code was used');
  });

  it('slows down after five wrong codes, wherever they come from, and right ones wait, too', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const stranger = browser(`198.51.100.${index + 20}`);
      await signIn(stranger);
      statuses.push((await give(stranger, '000000')).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
    const owner = browser('203.0.113.200');
    await signIn(owner);
    const slowed = await give(owner, codeAt());
    expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '1']);
  });

  it('takes the second step in the browser of the first, for ten minutes', async () => {
    const there = browser();
    await signIn(there);
    expect((await give(browser(), codeAt())).body).toMatchObject({ code: 'sign-in-step-ended' });
    test.clock.advance(600_000);
    expect((await give(there, codeAt())).body).toMatchObject({ code: 'sign-in-step-ended' });
  });

  it('ends sign-ins that wait when the password changes', async () => {
    const there = browser();
    await signIn(there);
    const change = { currentPassword: OWNER.password, newPassword: 'another long one' };
    expect((await here.call('POST', '/api/account/password', change)).status).toBe(200);
    expect((await give(there, codeAt())).body).toMatchObject({ code: 'sign-in-step-ended' });
  });

  it('with a link for a new password takes the code, too', async () => {
    await browser().call('POST', '/api/auth/ForgotPassword', { email: OWNER.email });
    const [, token = ''] = /#([\w-]{43})/.exec((await mailed()).join(' ')) ?? [];
    const there = browser();
    const reset = { token, password: 'another long one' };
    expect((await there.call('POST', '/api/auth/ResetPassword', reset)).body).toEqual({
      needsSecondFactor: true,
    });
    expect(await isSignedIn(there)).toBe(false);
    expect((await give(there, codeAt())).status).toBe(200);
  });
});

describe('a trusted browser', () => {
  async function trusted(): Promise<TestBrowser> {
    const there = browser();
    await signIn(there);
    await give(there, codeAt(), true);
    await there.call('POST', '/api/auth/Logout');
    return there;
  }

  it('needs the password alone for 30 days, and others are still asked', async () => {
    const there = await trusted();
    test.clock.advance(30 * DAY_MS - 1);
    expect((await signIn(there)).body).toMatchObject({ email: OWNER.email });
    expect((await signIn(browser())).body).toEqual({ needsSecondFactor: true });
    await there.call('POST', '/api/auth/Logout');
    test.clock.advance(1);
    expect((await signIn(there)).body).toEqual({ needsSecondFactor: true });
  });

  it('cannot lengthen its trust, and loses it when the second factor is set up anew', async () => {
    const there = await trusted();
    const value = there.cookies.get('portico_trusted') ?? '';
    const forger = browser();
    forger.cookies.set(
      'portico_trusted',
      value.replace(/^[0-9]+/, (until) => String(Number(until) + 1)),
    );
    expect((await signIn(forger)).body).toEqual({ needsSecondFactor: true });
    await here.call('POST', '/api/account/second-factor/remove');
    const { body } = await here.call('POST', '/api/account/second-factor/start');
    key = body['key'] as string;
    await here.call('POST', '/api/account/second-factor/confirm', { code: codeAt() });
    expect((await signIn(there)).body).toEqual({ needsSecondFactor: true });
  });
});

describe('afterwards', () => {
  it('who signed in a while ago gives both factors before turning it off', async () => {
    test.clock.advance(11 * 60_000);
    const remove = () => here.call('POST', '/api/account/second-factor/remove');
    expect((await remove()).body).toMatchObject({ code: 'recent-sign-in-needed' });
    const { password } = OWNER;
    const prove = (code?: string) =>
      here.call('POST', '/api/auth/Reauthenticate', { password, ...(code === undefined ? {} : { code }) });
    expect((await prove()).body).toMatchObject({ code: 'second-factor-needed' });
    expect((await prove('000000')).body).toMatchObject({ code: 'invalid-input' });
    expect((await remove()).body).toMatchObject({ code: 'recent-sign-in-needed' });
    expect((await prove(codeAt())).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await signIn(browser())).body).toMatchObject({ email: OWNER.email });
    expect((await mailed()).join(' ')).toContain('The second factor was turned off');
  });

  it('new recovery codes take the place of the former ones', async () => {
    const { body } = await here.call('POST', '/api/account/second-factor/recovery-codes');
    const [fresh = ''] = body['recoveryCodes'] as string[];
    const there = browser();
    await signIn(there);
    expect((await give(there, recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await give(there, fresh)).status).toBe(200);
  });

  it('whoever runs the installation turns it off on the command line, and its owner is told', async () => {
    const lines: string[] = [];
    const reset = (email: string) =>
      resetSecondFactorCommand({ services: test.services }, email, (line) => void lines.push(line));
    await expect(reset('nobody@example.org')).rejects.toThrow('There is no account');
    await reset('ADA@example.org');
    expect(lines).toEqual(['ada@example.org signs in with the password alone now, and is told so by mail.']);
    expect((await signIn(browser())).body).toMatchObject({ email: OWNER.email });
    expect((await mailed()).join(' ')).toContain('Whoever runs this installation has turned');
    await expect(reset(OWNER.email)).rejects.toThrow('has no second factor');
  });

  it('a change of address that is taken back takes a second factor with it that was set up since', async () => {
    await here.call('POST', '/api/account/second-factor/remove');
    await here.call('POST', '/api/account/email', { email: 'eve@example.net' });
    const tokenIn = async (recipient: string) => {
      const row = await test.services.db
        .selectFrom('outbox_mails')
        .select('text_body')
        .where('recipient', '=', recipient)
        .where('text_body', '~', '#[A-Za-z0-9_-]{43}')
        .executeTakeFirstOrThrow();
      return /#([\w-]{43})/.exec(row.text_body)?.[1] ?? '';
    };
    await here.call('POST', '/api/auth/ConfirmEmail', { token: await tokenIn('eve@example.net') });
    const { body } = await here.call('POST', '/api/account/second-factor/start');
    key = body['key'] as string;
    await here.call('POST', '/api/account/second-factor/confirm', { code: codeAt() });
    const undone = await browser().call('POST', '/api/auth/UndoEmailChange', {
      token: await tokenIn(OWNER.email),
    });
    const reset = { token: undone.body['resetToken'] as string, password: 'another long one' };
    const owner = browser();
    expect((await owner.call('POST', '/api/auth/ResetPassword', reset)).body).toMatchObject({
      email: OWNER.email,
    });
  });
});
