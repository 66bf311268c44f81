import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { claimToken } from './claim-token.ts';
import { findSession } from './find-session.ts';
import { TestBrowser } from './testing/browser.ts';

const OWNER = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const DASHBOARD = 'app.localhost';
let test: TestApp;
let site: BuiltSite;
let host: string;
let ada: TestBrowser;

beforeAll(async () => {
  test = await createTestApp();
  site = await buildSite(test.services);
  host = `${site.identifier}.app.localhost`;
  ada = new TestBrowser(test.app);
  await ada.call('POST', '/api/auth/Claim', { ...OWNER, token: claimToken(test.services) });
});
afterAll(() => test.close());

const get = (hostname: string, url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host: hostname, ...headers } });

/** What a browser that opens the configuration area is sent to, with the secret it keeps. */
async function asked(browser: TestBrowser, path = '/config/pages?a=1'): Promise<URL> {
  const answer = await browser.visit(`http://${host}${path}`);
  expect(answer.statusCode).toBe(302);
  return new URL(String(answer.headers.location));
}

describe('a session handed over', () => {
  it('leads from the address of a site over the dashboard back to it [NAV-27]', async () => {
    const browser = new TestBrowser(test.app);
    const ask = await asked(browser);
    expect([ask.host, ask.pathname]).toEqual(['app.localhost:8080', '/hand-over']);
    const stranger = await browser.visit(ask.href);
    const back = `http://${host}:8080/config/pages?a=1`;
    expect(stranger.headers.location).toBe(
      `http://app.localhost:8080/sign-in?return=${encodeURIComponent(back)}`,
    );
    await browser.call('POST', '/api/auth/Login', OWNER);
    const given = await browser.visit(ask.href);
    expect(String(given.headers.location)).toMatch(
      new RegExp(String.raw`^http://${host}:8080/config/hand-over\?code=[\w-]{43}$`),
    );
    expect(given.headers['referrer-policy']).toBe('no-referrer');
    const taken = await browser.visit(String(given.headers.location));
    expect([taken.statusCode, taken.headers.location]).toEqual([302, back]);
    expect((await browser.call('GET', '/api/account', undefined, host)).body).toMatchObject({ name: 'Ada' });
    // Once only, and stored as hashes only.
    expect((await browser.visit(String(given.headers.location))).statusCode).toBe(410);
    const rows = await test.services.db.selectFrom('session_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('portico_session'));
  });

  it('ends on all hosts when it is ended on one', async () => {
    const browser = new TestBrowser(test.app);
    await browser.call('POST', '/api/auth/Login', OWNER);
    expect(await browser.handOver(host)).toBe(true);
    const token = browser.cookies.get('portico_session') ?? '';
    expect((await browser.call('POST', '/api/auth/Logout')).headers['clear-site-data']).toBe(
      '"cache", "storage"',
    );
    const answer = await get(host, '/api/account', { cookie: `portico_session=${token}` });
    expect(answer.statusCode).toBe(401);
  });

  it('that is ended on the app host of a site leaves what was not saved there', async () => {
    const browser = new TestBrowser(test.app);
    await browser.call('POST', '/api/auth/Login', OWNER);
    expect(await browser.handOver(host)).toBe(true);
    const answer = await browser.call('POST', '/api/auth/Logout', undefined, host);
    expect(answer.status).toBe(200);
    // Without "storage": changes that have not reached the server wait there for the next sign-in.
    expect(answer.headers['clear-site-data']).toBe('"cache"');
  });

  it('is worth nothing in another browser, on another host, or a minute later', async () => {
    const codeFor = async (browser: TestBrowser): Promise<string> => {
      const { searchParams } = await asked(browser);
      const given = await ada.visit(
        `http://${DASHBOARD}/hand-over?${new URLSearchParams(searchParams).toString()}`,
      );
      return new URL(String(given.headers.location)).search;
    };
    const victim = new TestBrowser(test.app);
    // The attacker's code, which the attacker's browser has asked for.
    const foreign = await codeFor(new TestBrowser(test.app));
    await asked(victim);
    expect((await victim.visit(`http://${host}/config/hand-over${foreign}`)).statusCode).toBe(410);
    const other = await buildSite(test.services);
    const elsewhere = await codeFor(victim);
    const wrongHost = `http://${other.identifier}.app.localhost/config/hand-over${elsewhere}`;
    expect((await victim.visit(wrongHost)).statusCode).toBe(410);
    const late = await codeFor(victim);
    test.clock.advance(60_000);
    expect((await victim.visit(`http://${host}/config/hand-over${late}`)).statusCode).toBe(410);
    expect(victim.cookies.has('portico_session')).toBe(false);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/config/',
    '/account',
    'http://app.localhost:8080/account',
    'http://evil.example:8080/?x=.app.localhost',
    'http://a.b.app.localhost:8080/',
    'javascript:alert(1)',
  ])('leads nobody to %s', async (address) => {
    const query = new URLSearchParams({ return: address, challenge: 'x'.repeat(43) });
    const answer = await ada.visit(`http://${DASHBOARD}/hand-over?${query.toString()}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
  });

  it('stays on the host, also where a path looks like another one', async () => {
    const browser = new TestBrowser(test.app);
    await browser.call('POST', '/api/auth/Login', OWNER);
    const ask = await asked(browser, '/config/');
    ask.searchParams.set('return', `http://${host}:8080//evil.example/`);
    const given = await browser.visit(ask.href);
    const taken = await browser.visit(String(given.headers.location));
    expect(taken.headers.location).toBe(`http://${host}:8080//evil.example/`);
  });
});

describe('a session cookie', () => {
  it('of one host opens no other', async () => {
    const token = ada.cookies.get('portico_session') ?? '';
    const cookie = `portico_session=${token}`;
    expect((await get(DASHBOARD, '/api/account', { cookie })).statusCode).toBe(200);
    for (const other of [host, `${site.identifier}.localhost`]) {
      expect((await get(other, '/api/account', { cookie })).statusCode).toBe(401);
    }
  });

  it('planted from the domain above beside ours is refused, and taken away', async () => {
    const token = ada.cookies.get('portico_session') ?? '';
    const planted = `portico_session=planted; portico_session=${token}`;
    for (const cookie of [planted, `portico_session=${token}; portico_session=planted`]) {
      const answer = await get(DASHBOARD, '/api/installation', { cookie });
      expect(answer.json()).toMatchObject({ account: null });
      const cleared = [answer.headers['set-cookie']].flat().map(String);
      for (const domain of ['app.localhost', 'localhost']) {
        expect(cleared).toContainEqual(
          expect.stringMatching(
            new RegExp(`^portico_session=;.*Domain=${domain};.*Expires=Thu, 01 Jan 1970`),
          ),
        );
      }
      expect(cleared.some((text) => text.startsWith('portico_session=;') && !text.includes('Domain='))).toBe(
        false,
      );
    }
  });

  it('has a name over HTTPS that nobody can plant from another host', async () => {
    const secure = await createTestApp(undefined, {
      config: { publicProtocol: 'https', publicPort: null },
    });
    const refused = await secure.app.inject({
      method: 'POST',
      url: '/api/auth/Claim',
      headers: { host: DASHBOARD },
      payload: {},
    });
    const visitor = refused.cookies.find(({ name }) => name === '__Host-portico_visitor');
    expect(visitor).toMatchObject({ path: '/', secure: true, httpOnly: true });
    expect(visitor).not.toHaveProperty('domain');
    const claimed = await secure.app.inject({
      method: 'POST',
      url: `/api/auth/Claim?crumb=${refused.json<{ crumb: string }>().crumb}`,
      headers: { host: DASHBOARD, cookie: `__Host-portico_visitor=${visitor?.value}` },
      payload: { ...OWNER, token: claimToken(secure.services) },
    });
    const session = claimed.cookies.find(({ name }) => name === '__Host-portico_session');
    expect(session).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
    expect(session).not.toHaveProperty('domain');
    const under = async (name: string) =>
      (
        await secure.app.inject({
          url: '/api/account',
          headers: { host: DASHBOARD, cookie: `${name}=${session?.value}` },
        })
      ).statusCode;
    expect([await under('__Host-portico_session'), await under('portico_session')]).toEqual([200, 401]);
    await secure.close();
  });

  it('works for 90 days, however much it is used', async () => {
    const browser = new TestBrowser(test.app);
    await browser.call('POST', '/api/auth/Login', OWNER);
    const key = { token: browser.cookies.get('portico_session') ?? '', host: DASHBOARD };
    const start = test.clock.now;
    for (const days of [20, 40, 60, 80, 89]) {
      expect(await findSession(test.services.db, { ...key, now: start + days * 86_400_000 })).not.toBeNull();
    }
    expect(await findSession(test.services.db, { ...key, now: start + 90 * 86_400_000 - 1 })).not.toBeNull();
    expect(await findSession(test.services.db, { ...key, now: start + 90 * 86_400_000 })).toBeNull();
  });
});

describe('a cookie jar that others have filled', () => {
  const jar = (bytes: number) => `a=${'x'.repeat(bytes)}`;

  async function raw(cookie: string): Promise<string> {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
      socket.write(
        `GET /api/installation HTTP/1.1\r\nhost: ${DASHBOARD}\r\nconnection: close\r\ncookie: ${cookie}\r\n\r\n`,
      );
    });
  }

  it('of 60 kB is read, with the session in it', async () => {
    const token = ada.cookies.get('portico_session') ?? '';
    const answer = await raw(`${jar(60_000)}; portico_session=${token}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('"name":"Ada"');
  });

  it.each([70_000, 700_000])('of %d bytes is emptied, with a page that says what happened', async (bytes) => {
    const answer = await raw(jar(bytes));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('clear-site-data: "cookies"');
    expect(answer).toContain('Your browser sent more cookies than this server takes.');
    expect(answer).toContain('reload this page and sign in again');
  });
});
