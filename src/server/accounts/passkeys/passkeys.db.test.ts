import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PasskeySummary } from '#contract/passkeys.ts';
import { resetSecondFactorCommand } from '#server/commands/reset-second-factor-command.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { claimToken } from '../claim-token.ts';
import { accountRoutes } from '../routes.ts';
import { secondFactorRoutes } from '../second-factor/routes.ts';
import { Authenticator, type Oddity } from '../testing/authenticator.ts';
import { TestBrowser } from '../testing/browser.ts';
import { passkeyRoutes } from './routes.ts';

const OWNER = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const PATH = '/api/account/passkeys';

let test: TestApp;
let here: TestBrowser;
let device: Authenticator;

beforeAll(async () => {
  test = await createTestApp([...accountRoutes, ...secondFactorRoutes, ...passkeyRoutes], {
    config: { accounts: { signUp: 'open' } },
  });
});
afterAll(() => test.close());

beforeEach(async () => {
  const { db } = test.services;
  for (const table of [
    'account_links',
    'sessions',
    'accounts',
    'sign_in_tries',
    'outbox_mails',
    'passkey_challenges',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  test.clock.advance(61_000);
  here = browser();
  await here.call('POST', '/api/auth/Claim', { ...OWNER, token: claimToken(test.services) });
  device = new Authenticator();
  await add(here, device);
});

const browser = () => new TestBrowser(test.app, '198.51.100.9');

async function add(by: TestBrowser, added: Authenticator, oddity: Oddity = {}) {
  const { body: options } = await by.call('POST', `${PATH}/start`);
  return by.call('POST', PATH, { passkey: added.create(options, oddity) });
}

async function signIn(by: TestBrowser, oddity: Oddity = {}, by_ = device) {
  const { body: options } = await by.call('POST', '/api/auth/PasskeyChallenge');
  return by.call('POST', '/api/auth/Passkey', { passkey: by_.sign(options, oddity) });
}

const isSignedIn = async (by: TestBrowser) => (await by.call('GET', '/api/account')).status === 200;
const listed = async () =>
  (await here.call('GET', PATH)).body as { passkeys: PasskeySummary[]; isPasswordOff: boolean };
const newCodes = async () => {
  const { body } = await here.call('POST', '/api/account/second-factor/recovery-codes');
  return body['recoveryCodes'] as string[];
};

async function mailed(): Promise<string[]> {
  await test.consumeEvents();
  const rows = await test.services.db.selectFrom('outbox_mails').select('text_body').execute();
  return rows.map(({ text_body }) => text_body);
}

async function resetToken(): Promise<string> {
  await browser().call('POST', '/api/auth/ForgotPassword', { email: OWNER.email });
  const mail = (await mailed()).find((text) => /#[\w-]{43}/.test(text)) ?? '';
  return /#([\w-]{43})/.exec(mail)?.[1] ?? '';
}

describe('the passkeys of an account', () => {
  it('are listed by the name of the browser, renamed and removed, and their owner is told of it', async () => {
    const [passkey] = (await listed()).passkeys;
    expect(passkey).toMatchObject({ name: 'Firefox on Linux', isSynced: true, lastUsedAt: null });
    const path = `${PATH}/${passkey?.id ?? ''}`;
    expect((await here.call('POST', `${path}/name`, { name: ' Phone ' })).status).toBe(200);
    expect((await here.call('POST', `${path}/name`, { name: '' })).body).toMatchObject({
      errors: { name: 'Please enter a name.' },
    });
    expect((await listed()).passkeys).toMatchObject([{ name: 'Phone' }]);
    expect((await here.call('DELETE', path)).status).toBe(200);
    expect((await here.call('DELETE', path)).status).toBe(404);
    expect((await signIn(browser())).body).toMatchObject({ code: 'passkey-unknown' });
    const mails = (await mailed()).join(' ');
    expect(mails).toContain('A passkey was added to your account');
    expect(mails).toContain('A passkey of your account was removed');
  });

  it('are asked for in a way that finds them without a name, knows their person and excludes known ones', async () => {
    const { body } = await here.call('POST', `${PATH}/start`);
    expect(body).toMatchObject({
      rp: { id: 'app.localhost' },
      user: { name: OWNER.email, displayName: OWNER.name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.credentialId.toString('base64url') }],
    });
  });

  it.each<readonly [string, Oddity]>([
    ['made on another page', { origin: 'http://evil.localhost:8080' }],
    ['made on the public host of a site', { origin: 'http://demo.localhost:8080' }],
    ['made for another domain', { rpId: 'localhost' }],
    ['whose device did not ask who is there', { isVerified: false }],
  ])('take none %s', async (_what, oddity) => {
    const answer = await add(here, new Authenticator(), oddity);
    expect([answer.status, answer.body['code']]).toEqual([401, 'passkey-refused']);
    expect((await listed()).passkeys.length).toBe(1);
  });

  it('take each challenge once, for five minutes, and from who it was given to alone', async () => {
    const { body: options } = await here.call('POST', `${PATH}/start`);
    const second = new Authenticator();
    const passkey = second.create(options);
    expect((await here.call('POST', PATH, { passkey })).status).toBe(200);
    expect((await here.call('POST', PATH, { passkey })).body).toMatchObject({ code: 'passkey-ended' });
    const { body: late } = await here.call('POST', `${PATH}/start`);
    test.clock.advance(300_000);
    const tooLate = new Authenticator().create(late);
    expect((await here.call('POST', PATH, { passkey: tooLate })).body['code']).toBe('passkey-ended');
    expect((await here.call('POST', PATH, { passkey: second.create(late) })).status).toBe(410);
    const { body: forSignIn } = await here.call('POST', '/api/auth/PasskeyChallenge');
    const other = new Authenticator().create({ ...options, challenge: forSignIn['challenge'] ?? '' });
    expect((await here.call('POST', PATH, { passkey: other })).body['code']).toBe('passkey-ended');
  });

  it('are ten at most, and none twice', async () => {
    const { body: options } = await here.call('POST', `${PATH}/start`);
    const again = await here.call('POST', PATH, { passkey: device.create(options) });
    expect(again.body).toMatchObject({ code: 'passkey-known' });
    for (let index = 2; index <= 10; index += 1) {
      expect((await add(here, new Authenticator())).status).toBe(200);
    }
    const refused = await here.call('POST', `${PATH}/start`);
    expect(refused.body).toMatchObject({ code: 'too-many-passkeys', details: { max: 10 } });
  });
});

describe('signing in with a passkey', () => {
  it('takes neither address nor password, also where there is a second factor', async () => {
    const there = browser();
    expect((await signIn(there)).body).toMatchObject({ email: OWNER.email });
    expect(await isSignedIn(there)).toBe(true);
    const [{ lastUsedAt } = {}] = (await listed()).passkeys;
    expect(lastUsedAt).toBe(new Date(test.clock.now).toISOString());
  });

  it.each<readonly [string, Oddity]>([
    ['by a page of another origin', { origin: 'https://app.localhost:8080' }],
    ['for another domain', { rpId: 'localhost' }],
    ['where nobody was asked who is there', { isVerified: false }],
    ['of another person', { userHandle: Buffer.from('0123456789abcdef01234567').toString('base64url') }],
    ['with a wrong signature', { signature: Buffer.alloc(70) }],
  ])('refuses what was signed %s', async (_what, oddity) => {
    const there = browser();
    const answer = await signIn(there, oddity);
    expect([answer.status, answer.body['code']]).toEqual([401, 'passkey-refused']);
    expect(await isSignedIn(there)).toBe(false);
  });

  it('refuses a passkey that has counted no further, as a copy does', async () => {
    device.counter = 5;
    expect((await signIn(browser())).status).toBe(200);
    for (const counter of [5, 4, 0]) {
      expect((await signIn(browser(), { counter })).body).toMatchObject({ code: 'passkey-refused' });
    }
    expect((await signIn(browser(), { counter: 6 })).status).toBe(200);
  });

  it('takes each challenge once, also of two at once, and not after five minutes', async () => {
    const there = browser();
    const { body: options } = await there.call('POST', '/api/auth/PasskeyChallenge');
    const passkey = device.sign(options);
    const give = (by: TestBrowser) => by.call('POST', '/api/auth/Passkey', { passkey });
    const answers = await Promise.all([give(there), give(browser())]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const { body: late } = await there.call('POST', '/api/auth/PasskeyChallenge');
    test.clock.advance(300_000);
    const tooLate = await there.call('POST', '/api/auth/Passkey', { passkey: device.sign(late) });
    expect(tooLate.body).toMatchObject({ code: 'passkey-ended' });
    const { rows } = { rows: await test.services.db.selectFrom('passkey_challenges').selectAll().execute() };
    expect(JSON.stringify(rows)).not.toContain(late['challenge']);
  });

  it('proves once more who is there, with a passkey of the account alone', async () => {
    test.clock.advance(600_001);
    expect((await here.call('POST', `${PATH}/start`)).body).toMatchObject({ code: 'recent-sign-in-needed' });
    const prove = async (by: Authenticator) => {
      const { body: options } = await here.call('POST', '/api/auth/ProofChallenge');
      return here.call('POST', '/api/auth/ReauthenticateWithPasskey', { passkey: by.sign(options) });
    };
    expect((await prove(new Authenticator())).body).toMatchObject({ code: 'passkey-unknown' });
    expect((await prove(device)).status).toBe(200);
    expect((await here.call('POST', `${PATH}/start`)).status).toBe(200);
  });
});

describe('signing in by passkeys alone', () => {
  const turnOff = () => here.call('POST', '/api/account/password/off');
  const reset = (by: TestBrowser, token: string, code?: string) =>
    by.call('POST', '/api/auth/ResetPassword', {
      token,
      password: 'another long one',
      ...(code === undefined ? {} : { code }),
    });

  it('takes a passkey and recovery codes, and then no password any more', async () => {
    expect((await turnOff()).body).toMatchObject({ code: 'recovery-codes-needed' });
    await newCodes();
    const elsewhere = browser();
    await elsewhere.call('POST', '/api/auth/Login', OWNER);
    expect((await turnOff()).status).toBe(200);
    expect(await listed()).toMatchObject({ isPasswordOff: true, recoveryCodesLeft: 10 });
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await browser().call('POST', '/api/auth/Login', OWNER)).body['code']).toBe('sign-in-failed');
    expect((await here.call('GET', '/api/auth/Proofs')).body).toEqual({
      hasPassword: false,
      hasPasskey: true,
    });
    const [{ id } = {}] = (await listed()).passkeys;
    expect((await here.call('DELETE', `${PATH}/${id ?? ''}`)).body['code']).toBe('last-passkey');
    expect((await signIn(browser())).status).toBe(200);
    expect((await mailed()).join(' ')).toContain('passkeys alone sign in from now on');
  });

  it('takes a passkey first', async () => {
    const [{ id } = {}] = (await listed()).passkeys;
    await here.call('DELETE', `${PATH}/${id ?? ''}`);
    expect((await turnOff()).body).toMatchObject({ code: 'passkey-needed' });
  });

  it('is left with a new password, which ends the other sessions', async () => {
    await newCodes();
    await turnOff();
    const on = (newPassword: string) => here.call('POST', '/api/account/password/on', { newPassword });
    expect((await on('password')).body['errors']).toHaveProperty('newPassword');
    expect((await on('another long one')).status).toBe(200);
    expect((await on('another long one')).status).toBe(404);
    const there = browser();
    const signedIn = await there.call('POST', '/api/auth/Login', { ...OWNER, password: 'another long one' });
    expect(signedIn.status).toBe(200);
  });

  it('lets nobody in by a mailed link alone: it takes a recovery code, once', async () => {
    const [code = ''] = await newCodes();
    await turnOff();
    const token = await resetToken();
    const there = browser();
    expect((await reset(there, token)).body).toMatchObject({ code: 'recovery-code-needed' });
    expect((await reset(there, token, 'AAAA-AAAA')).body).toHaveProperty('errors.code');
    expect(await isSignedIn(there)).toBe(false);
    expect((await reset(there, token, code)).body).toMatchObject({ email: OWNER.email });
    expect(await isSignedIn(there)).toBe(true);
    const again = { ...OWNER, password: 'another long one' };
    expect((await browser().call('POST', '/api/auth/Login', again)).status).toBe(200);
    expect((await here.call('GET', PATH)).status).toBe(401);
  });

  it('is ended on the command line, for who has lost passkeys and codes', async () => {
    await newCodes();
    await turnOff();
    const lines: string[] = [];
    await resetSecondFactorCommand({ services: test.services }, OWNER.email, (line) => void lines.push(line));
    expect(lines.join(' ')).toContain('can choose a password');
    expect((await reset(browser(), await resetToken())).body).toMatchObject({ email: OWNER.email });
    expect((await mailed()).join(' ')).toContain('lets your account have a password again');
  });

  it('is ended by taking a change of address back, with the passkeys that were added since', async () => {
    test.clock.advance(1000);
    await here.call('POST', '/api/account/email', { email: 'eve@example.net' });
    const tokenTo = async (recipient: string) => {
      const row = await test.services.db
        .selectFrom('outbox_mails')
        .select('text_body')
        .where('recipient', '=', recipient)
        .where('text_body', '~', '#[A-Za-z0-9_-]{43}')
        .executeTakeFirstOrThrow();
      return /#([\w-]{43})/.exec(row.text_body)?.[1] ?? '';
    };
    await here.call('POST', '/api/auth/ConfirmEmail', { token: await tokenTo('eve@example.net') });
    const theirs = new Authenticator();
    await add(here, theirs);
    await newCodes();
    await turnOff();
    const undone = await browser().call('POST', '/api/auth/UndoEmailChange', {
      token: await tokenTo(OWNER.email),
    });
    expect((await signIn(browser(), {}, theirs)).body).toMatchObject({ code: 'passkey-unknown' });
    const owner = browser();
    expect((await reset(owner, undone.body['resetToken'] as string)).body).toMatchObject({
      email: OWNER.email,
    });
    expect((await signIn(browser())).status).toBe(200);
  });
});
