import type { LightMyRequestResponse } from 'fastify';
import { statementsOf } from '#server/platform/testing/statements-of.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setMemberStatus } from '#server/members/set-member-status.ts';
import { MINUTE_MS, MemberSite, PASSWORD } from './testing/member-site.ts';

let at: MemberSite;

beforeAll(async () => {
  at = await MemberSite.start();
});
afterAll(() => at.close());
beforeEach(() => at.build());

describe('signing in', () => {
  it('offers exactly the ways that are set, and refuses the other [MEMB-18]', async () => {
    await at.switchOn({ signIn: 'link' });
    expect((await at.openBrowser().visit('/account/login')).body).not.toContain('type="password"');
    expect(
      (await at.openBrowser().post('/account/login', { email: 'a@b.org', password: 'x' })).statusCode,
    ).toBe(404);
    await at.switchOn({ signIn: 'password' });
    expect((await at.openBrowser().visit('/account/login')).body).not.toContain('/account/login/link');
    expect((await at.openBrowser().post('/account/login/link', { email: 'a@b.org' })).statusCode).toBe(404);
    await at.switchOn({ signIn: 'both' });
    const { body } = await at.openBrowser().visit('/account/login');
    expect(body).toContain('autocomplete="current-password"');
    expect(body).toContain('formaction="/account/login/link"');
  });

  it('answers a wrong password and an unknown address alike [MEMB-21]', async () => {
    await at.join();
    const known = await at
      .openBrowser()
      .post('/account/login', { email: 'ada@example.org', password: 'wrong' });
    const unknown = await at.openBrowser().post('/account/login', {
      email: 'bob@example.org',
      password: 'wrong',
    });
    const plain = ({ body }: LightMyRequestResponse) =>
      body.replaceAll(/name="crumb" value="[^"]+"/g, '').replaceAll(/(?:ada|bob)@/g, '');
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(plain(known)).toBe(plain(unknown));
    expect(known.body).toContain('Email or password is incorrect.');
  });

  it('asks the database seven times, three of which write [MEMB-21]', async () => {
    await at.join();
    const sent = vi.spyOn(Client.prototype, 'query');
    sent.mockClear();
    const answer = await at
      .openBrowser()
      .post('/account/login', { email: 'ada@example.org', password: PASSWORD });
    const statements = statementsOf(sent);
    expect(answer.statusCode).toBe(303);
    expect(statements).toHaveLength(7);
    expect(statements.filter((each) => /\b(?:insert|update|delete)\b/.test(each))).toHaveLength(3);
  });

  it.each(['ada@example.org', 'nobody@example.org'])(
    'takes no password of %s after five failures, but sends links [MEMB-22]',
    async (email) => {
      await at.join();
      const attempt = (password: string) => at.openBrowser().post('/account/login', { email, password });
      for (let index = 0; index < 5; index += 1) expect((await attempt('wrong')).statusCode).toBe(400);
      const slowed = await attempt(PASSWORD);
      expect(slowed.statusCode).toBe(429);
      expect(slowed.headers['retry-after']).toBe('900');
      expect(slowed.body).toContain('Too many attempts. Please try again later.');
      expect((await at.openBrowser().post('/account/login/link', { email })).statusCode).toBe(303);
      at.test.clock.now += 15 * MINUTE_MS;
      expect((await attempt(PASSWORD)).statusCode).toBe(email.startsWith('ada') ? 303 : 400);
    },
  );

  it('takes no password from a network address after twenty failures [MEMB-22]', async () => {
    await at.join();
    for (let index = 0; index < 20; index += 1) {
      const answer = await at.openBrowser().post('/account/login', {
        email: `x${index}@example.org`,
        password: 'wrong',
      });
      expect(answer.statusCode).toBe(400);
    }
    const attempt = () =>
      at.openBrowser().post('/account/login', { email: 'ada@example.org', password: PASSWORD });
    expect((await attempt()).statusCode).toBe(429);
    at.network = '198.51.100.200';
    expect((await attempt()).statusCode).toBe(303);
  });

  it('uses a mailed link once and for an hour, and says which it is [MEMB-19]', async () => {
    await at.join();
    const browser = at.openBrowser();
    await browser.post('/account/login/link', { email: 'ada@example.org' });
    const { link } = await at.lastMail('ada@example.org');
    expect((await browser.visit(link)).headers['location']).toBe('/account');
    const used = await browser.visit(link);
    expect(used.body).toContain('This link has already been used.');
    expect(used.body).toContain('value="ada@example.org"');
    expect(used.body).toContain('action="/account/login/link"');
    await browser.post('/account/login/link', { email: 'ada@example.org' });
    at.test.clock.now += 60 * MINUTE_MS;
    const expired = await browser.visit((await at.lastMail('ada@example.org')).link);
    expect(expired.body).toContain('This link has expired.');
    expect(expired.body).toContain('value="ada@example.org"');
    expect((await browser.visit(`/account/link/${'x'.repeat(43)}`)).statusCode).toBe(404);
  });

  it('keeps no token and no code as it is [MEMB-19] [MEMB-34]', async () => {
    await at.join();
    await at.openBrowser().post('/account/login/link', { email: 'ada@example.org' });
    const { link, code } = await at.lastMail('ada@example.org');
    const rows = await at.test.services.db
      .selectFrom('member_links')
      .selectAll()
      .where('site_id', '=', at.site.siteId)
      .execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(link.slice('/account/link/'.length));
    expect(stored).not.toContain(`"${code}"`);
  });

  it('does not know links and accounts of another site [MEMB-01]', async () => {
    await at.openBrowser().post('/account/signup', { email: 'ada@example.org', password: PASSWORD });
    const { link } = await at.lastMail('ada@example.org');
    const here = at.site;
    await at.build();
    expect((await at.openBrowser().visit(link)).statusCode).toBe(404);
    await at.openBrowser().post('/account/signup', { email: 'ada@example.org', password: 'another one' });
    expect(await at.members()).toHaveLength(1);
    at.site = here;
    expect(await at.members()).toHaveLength(1);
  });

  it.each([
    ['/shop?page=2', '/shop?page=2'],
    ['//other.example', '/account'],
    ['/\\other.example', '/account'],
    ['https://other.example', '/account'],
    [`/${'x'.repeat(149)}`, '/account'],
  ])('leads from %s to %s [MEMB-23]', async (to, expected) => {
    await at.join();
    const answer = await at.openBrowser().post('/account/login', {
      email: 'ada@example.org',
      password: PASSWORD,
      to,
    });
    expect(answer.headers['location']).toBe(expected);
  });

  it('leads back to the page that was asked for [MEMB-23]', async () => {
    const browser = at.openBrowser();
    const asked = await browser.visit('/account/profile');
    expect(asked.headers['location']).toBe('/account/login?to=%2Faccount%2Fprofile');
    expect((await browser.visit('/account/login?to=%2Faccount%2Fprofile')).body).toContain(
      'value="/account/profile"',
    );
  });

  it('tells a suspended member, whose sessions end at once [MEMB-07]', async () => {
    const browser = await at.join();
    await at.openBrowser().post('/account/login/link', { email: 'ada@example.org' });
    const { link } = await at.lastMail('ada@example.org');
    const [row] = await at.members();
    if (row === undefined) throw new Error('There is no member');
    await setMemberStatus(at.test.services.db, at.site.siteId, row.id, 'suspended', {
      now: at.test.clock.now,
    });
    expect((await browser.visit('/account')).statusCode).toBe(303);
    const text = 'This account is not active. Please contact the site owner.';
    const login = await at.openBrowser().post('/account/login', {
      email: 'ada@example.org',
      password: PASSWORD,
    });
    expect(login.body).toContain(text);
    expect((await at.openBrowser().post(link)).body).toContain(text);
    const wrong = await at
      .openBrowser()
      .post('/account/login', { email: 'ada@example.org', password: 'wrong' });
    expect(wrong.body).not.toContain(text);
  });

  it('resets a password by a link, once, and answers all addresses alike [MEMB-24]', async () => {
    const before = await at.join();
    const known = await at.openBrowser().post('/account/forgot', { email: 'ada@example.org' });
    const unknown = await at.openBrowser().post('/account/forgot', { email: 'bob@example.org' });
    expect(known.body).toBe(unknown.body);
    expect(await at.mailsTo('bob@example.org')).toHaveLength(0);
    const { link } = await at.lastMail('ada@example.org');
    const browser = at.openBrowser();
    expect((await browser.visit(link)).body).toContain('autocomplete="new-password"');
    expect((await browser.post(link, { password: 'password' })).body).toContain(
      'Choose a password of at least 8',
    );
    expect((await browser.post(link, { password: 'nine herons fly' })).headers['location']).toBe('/account');
    expect((await browser.post(link, { password: 'ten herons fly' })).body).toContain('already been used');
    expect((await before.visit('/account')).statusCode).toBe(303);
    expect((await at.lastMail('ada@example.org')).subject).toBe('Your password for Test was changed');
    const old = await at
      .openBrowser()
      .post('/account/login', { email: 'ada@example.org', password: PASSWORD });
    expect(old.statusCode).toBe(400);
  });

  it('lets a link to choose a password expire after an hour [MEMB-24]', async () => {
    await at.join();
    await at.openBrowser().post('/account/forgot', { email: 'ada@example.org' });
    const { link } = await at.lastMail('ada@example.org');
    at.test.clock.now += 60 * MINUTE_MS;
    expect((await at.openBrowser().post(link, { password: 'nine herons fly' })).body).toContain(
      'This link has expired.',
    );
  });
});
