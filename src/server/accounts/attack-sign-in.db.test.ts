import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { claimToken } from './claim-token.ts';
import { accountRoutes } from './routes.ts';
import { TestBrowser } from './testing/browser.ts';

const OWNER = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const WRONG = { ...OWNER, password: 'wrong' };
const logged: { readonly facts: object; readonly message: string }[] = [];
let test: TestApp;
let ada: TestBrowser;

beforeAll(async () => {
  const keep = (facts: object, message: string) => logged.push({ facts, message });
  const log = { debug: keep, info: keep, warn: keep, error: keep, child: () => log };
  test = await createTestApp(accountRoutes, { log });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['sign_in_tries', 'sessions', 'accounts'] as const) {
    await test.services.db.deleteFrom(table).execute();
  }
  test.clock.advance(61_000);
  logged.length = 0;
  ada = new TestBrowser(test.app);
  await ada.call('POST', '/api/auth/Claim', { ...OWNER, token: claimToken(test.services) });
});

const stranger = (address = '203.0.113.7') => new TestBrowser(test.app, address);
const login = (who: TestBrowser, body = OWNER) => who.call('POST', '/api/auth/Login', body);

/** Wrong passwords from everywhere, as fast as they are let. */
async function attack(tries: number): Promise<void> {
  for (let index = 0; index < tries; index += 1) {
    test.clock.advance(61_000);
    await login(stranger(`198.51.${index}.9`), WRONG);
  }
  expect((await login(stranger('198.51.250.9'), WRONG)).status).toBe(429);
}

describe('wrong passwords of others', () => {
  it('lock out a browser that nobody knows, not one in which the account has signed in', async () => {
    await attack(20);
    expect((await login(stranger())).status).toBe(429);
    await ada.call('POST', '/api/auth/Logout');
    expect((await login(ada)).status).toBe(200);
  });

  it('do not keep the one who is signed in from changing the password', async () => {
    await attack(20);
    const proof = { password: OWNER.password };
    expect((await ada.call('POST', '/api/auth/Reauthenticate', proof)).status).toBe(200);
    const change = { currentPassword: OWNER.password, newPassword: 'another long one' };
    expect((await ada.call('POST', '/api/account/password', change)).status).toBe(200);
  });

  it('in a known browser are counted like elsewhere: five are free', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await login(ada, WRONG)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });

  it('are not taken for those of a known browser with a cookie that is made up or of another account', async () => {
    await test.services.db
      .insertInto('accounts')
      .values({
        id: 'b'.repeat(24) as never,
        email: 'eve@example.org',
        email_key: 'eve@example.org',
        name: 'Eve',
        password_hash: 'none',
        is_installation_owner: false,
        created_at: new Date(test.clock.now),
      })
      .execute();
    const known = ada.cookies.get('portico_device') ?? '';
    expect(known).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    for (const cookie of [`${'x'.repeat(22)}.${known.slice(23)}`, `${known.slice(0, -1)}`, `~~${known}x`]) {
      const forger = stranger();
      forger.cookies.set('portico_device', cookie);
      await login(forger, WRONG);
    }
    const eve = stranger();
    eve.cookies.set('portico_device', known);
    await login(eve, { ...WRONG, email: 'eve@example.org' });
    const rows = await test.services.db.selectFrom('sign_in_tries').select('failures').execute();
    // One network address, two accounts, no browser.
    expect(rows.map(({ failures }) => failures).toSorted((a, b) => a - b)).toEqual([1, 3, 4]);
  });
});

describe('the clock of the database', () => {
  it('set back by an hour keeps nobody out for an hour', async () => {
    await login(stranger(), WRONG);
    test.clock.advance(-3_600_000);
    expect((await login(stranger())).status).toBe(200);
    await attack(10);
    test.clock.advance(-3_600_000);
    expect((await login(stranger('198.51.251.9'))).status).toBe(200);
  });

  it('set back is no way round the count', async () => {
    await attack(10);
    test.clock.advance(-3_600_000);
    expect((await login(stranger('198.51.252.9'), WRONG)).status).toBe(401);
    expect((await login(stranger('198.51.253.9'), WRONG)).status).toBe(429);
  });
});

it.each(['password1', 'PASSWORD1', 'Iloveyou', 'qwertyuiop', '1234567890', 'letmein123'])(
  'refuses %s as a new password, and says what to do',
  async (newPassword) => {
    const change = { currentPassword: OWNER.password, newPassword };
    const answer = await ada.call('POST', '/api/account/password', change);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: { newPassword: expect.stringContaining('Choose another, such as a few words in a row') },
      },
    });
  },
);

it('logs who signed in and who was refused, by tags that tell nobody’s address', async () => {
  await login(ada);
  await login(stranger(), WRONG);
  await login(stranger('198.51.100.1'), { ...WRONG, email: 'eve@example.org' });
  const lines = logged.filter(({ message }) => /sign/.test(message));
  expect(lines.map(({ message }) => message)).toEqual([
    'somebody signed in',
    'a sign-in was refused',
    'a sign-in was refused',
  ]);
  const [first, second, third] = lines.map(({ facts }) => facts as Record<string, string>);
  expect(first?.['who']).toBe(second?.['who']);
  expect(first?.['who']).not.toBe(third?.['who']);
  expect(second).toMatchObject({ code: 'sign-in-failed' });
  expect(JSON.stringify(logged)).not.toMatch(/example\.org|203\.0\.113|198\.51\.100|Ada|correct horse|wrong/);
});
