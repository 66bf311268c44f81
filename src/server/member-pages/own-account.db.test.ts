import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setMemberStatus } from '#server/members/set-member-status.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import { tidyMembers } from '#server/members/tidy-members.ts';
import { change } from '#server/documents/testing/build-site.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { DAY_MS, MINUTE_MS, MemberSite, PASSWORD } from './testing/member-site.ts';

let at: MemberSite;

beforeAll(async () => {
  at = await MemberSite.start();
});
afterAll(() => at.close());
beforeEach(() => at.build());

describe('sessions', () => {
  it('are a host-only cookie that scripts cannot read, stored as a hash [MEMB-26]', async () => {
    const browser = at.openBrowser();
    await browser.post('/account/signup', { email: 'ada@example.org', password: PASSWORD });
    const answer = await browser.visit((await at.lastMail('ada@example.org')).link);
    const cookie = answer.cookies.find(({ name }) => name === 'portico_member');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.domain).toBeUndefined();
    const rows = await at.test.services.db
      .selectFrom('member_sessions')
      .select('token_hash')
      .where('site_id', '=', at.site.siteId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash.toString('base64url')).not.toBe(cookie?.value);
  });

  it('end 30 days after their last use and 180 days after signing in [MEMB-27]', async () => {
    const used = await at.join();
    const unused = at.openBrowser();
    await unused.post('/account/login', { email: 'ada@example.org', password: PASSWORD, keep: 'yes' });
    for (let day = 0; day < 29; day += 1) at.test.clock.now += DAY_MS;
    expect((await used.visit('/account')).statusCode).toBe(200);
    at.test.clock.now += DAY_MS;
    expect((await unused.visit('/account')).statusCode).toBe(303);
    for (let round = 0; round < 5; round += 1) {
      expect((await used.visit('/account')).statusCode).toBe(200);
      at.test.clock.now += 29 * DAY_MS;
    }
    expect((await used.visit('/account')).statusCode).toBe(200);
    at.test.clock.now += 5 * DAY_MS;
    expect((await used.visit('/account')).statusCode).toBe(303);
  });

  it('end with the browser where the member does not stay signed in [MEMB-27]', async () => {
    await at.join();
    const sign = async (fields: Readonly<Record<string, string>>) => {
      const answer = await at.openBrowser().post('/account/login', {
        email: 'ada@example.org',
        password: PASSWORD,
        ...fields,
      });
      return answer.cookies.find(({ name }) => name === 'portico_member');
    };
    expect((await sign({}))?.maxAge).toBeUndefined();
    expect((await sign({ keep: 'yes' }))?.maxAge).toBe(180 * 24 * 60 * 60);
  });

  it('are listed in words, and end one by one and all [MEMB-27] [MEMB-31]', async () => {
    const browser = await at.join();
    const other = at.openBrowser();
    await other.post('/account/login', { email: 'ada@example.org', password: PASSWORD });
    const { body } = await browser.visit('/account/sessions');
    expect(body).toContain('This session');
    expect(body).toContain('Last used on');
    await browser.send('/account/sessions', { all: 'others' });
    expect((await other.visit('/account')).statusCode).toBe(303);
    expect((await browser.visit('/account')).statusCode).toBe(200);
    const gone = await browser.send('/account/sessions', { all: 'yes' });
    expect(gone.headers['location']).toBe('/?logout=true');
    expect((await browser.visit('/account')).statusCode).toBe(303);
  });

  it('end by a POST with the crumb, at the root with logout=true [MEMB-28]', async () => {
    const browser = await at.join();
    expect((await browser.post('/account/logout', {})).statusCode).toBe(403);
    expect((await browser.visit('/account')).statusCode).toBe(200);
    const answer = await browser.send('/account', {}, '/account/logout');
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/?logout=true']);
    expect(browser.cookies.has('portico_member')).toBe(false);
    expect((await browser.visit('/account')).statusCode).toBe(303);
  });
});

describe('the account', () => {
  it('is kept by nobody and found by nobody, and runs no code of the owner [MEMB-32]', async () => {
    const browser = await at.join();
    for (const path of [
      '/account',
      '/account/login',
      '/account/signup',
      '/account/profile',
      '/account/sessions',
    ]) {
      const answer = await browser.visit(path);
      expect(answer.headers['cache-control'], path).toBe('private, no-store');
      expect(answer.headers['x-robots-tag'], path).toContain('noindex');
    }
    const sitemap = await browser.visit('/sitemap.xml');
    expect(sitemap.body).not.toContain('/account');
  });

  it('keeps names', async () => {
    const browser = await at.join();
    expect((await browser.send('/account/profile', { firstName: 'Ada', lastName: 'Byron' })).body).toContain(
      'Saved.',
    );
    expect(await at.members()).toMatchObject([{ first_name: 'Ada', last_name: 'Byron' }]);
    expect(
      (await browser.post('/account/profile', { firstName: 'X', crumb: 'y'.repeat(43) })).statusCode,
    ).toBe(403);
  });

  it('changes the email once the new address confirms it, and back for 72 hours [MEMB-33]', async () => {
    const browser = await at.join();
    await browser.send('/account/email', { email: 'byron@example.org' });
    expect(await at.members()).toMatchObject([{ email: 'ada@example.org' }]);
    const { link } = await at.lastMail('byron@example.org');
    expect((await browser.visit(link)).body).toContain('Your email was changed.');
    expect(await at.members()).toMatchObject([{ email: 'byron@example.org' }]);
    const notice = await at.lastMail('ada@example.org');
    expect(notice.subject).toBe('Your email for Test was changed');
    at.test.clock.now += 72 * 60 * MINUTE_MS - 1000;
    const back = await at.openBrowser().post(notice.link);
    expect(back.body).toContain('Your former email is back.');
    expect(await at.members()).toMatchObject([{ email: 'ada@example.org' }]);
    expect((await browser.visit('/account')).statusCode).toBe(303);
  });

  it('takes no change of the email back after 72 hours [MEMB-33]', async () => {
    const browser = await at.join();
    await browser.send('/account/email', { email: 'byron@example.org' });
    await browser.visit((await at.lastMail('byron@example.org')).link);
    at.test.clock.now += 72 * 60 * MINUTE_MS;
    expect((await at.openBrowser().post((await at.lastMail('ada@example.org')).link)).body).toContain(
      'This link has expired.',
    );
  });

  it('does not tell that somebody has the new address', async () => {
    await at.join('byron@example.org');
    const browser = await at.join();
    const sent = (await at.mailsTo('byron@example.org')).length;
    const answer = await browser.send('/account/email', { email: 'byron@example.org' });
    expect(answer.body).toContain('Open the link in the mail to the new address.');
    expect(await at.mailsTo('byron@example.org')).toHaveLength(sent);
  });

  it('asks for a new sign-in after 10 minutes where it matters [MEMB-33] [MEMB-70]', async () => {
    const browser = await at.join();
    at.test.clock.now += 10 * MINUTE_MS + 1;
    for (const path of ['/account/email', '/account/leave', '/account/password']) {
      const answer = await browser.send(path, { email: 'x@example.org', password: 'nine herons fly' });
      expect(answer.statusCode, path).toBe(403);
    }
    expect(await at.members()).toMatchObject([{ email: 'ada@example.org', status: 'active' }]);
  });

  it('changes the password; other sessions end, and a notice is sent [MEMB-24] [MEMB-27]', async () => {
    const browser = await at.join();
    const other = at.openBrowser();
    await other.post('/account/login', { email: 'ada@example.org', password: PASSWORD });
    expect((await browser.send('/account/password', { password: 'nine herons fly' })).body).toContain(
      'Your password was changed.',
    );
    expect((await browser.visit('/account')).statusCode).toBe(200);
    expect((await other.visit('/account')).statusCode).toBe(303);
    expect((await at.lastMail('ada@example.org')).subject).toBe('Your password for Test was changed');
  });

  it('gives a copy of the data without secrets [MEMB-31] [MEMB-34]', async () => {
    const browser = await at.join();
    expect((await browser.visit('/account')).body).toContain('href="/account/get-data"');
    const page = (await browser.visit('/account/get-data')).body;
    expect(page).toContain('Copy of my data');
    expect(page).toMatch(/at once what belongs to your account.*everything that this site keeps about you/s);
    const answer = await browser.send('/account/data');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(JSON.parse(answer.body)).toMatchObject({
      account: { email: 'ada@example.org', status: 'active' },
      networkAddresses: expect.arrayContaining([
        expect.objectContaining({ what: 'sign-in', address: at.network }),
        expect.objectContaining({ what: 'sign-up', address: at.network }),
      ]),
    });
    expect(answer.body).not.toMatch(/hash|token|argon/i);
  });

  it('leaves where somebody signed up and in from for 30 days, and nothing where visitor data is restricted [MEMB-34] [CONS-19]', async () => {
    const { services } = at.test;
    const { siteId, siteDocumentId } = at.site;
    const kept = async () =>
      (
        await services.db
          .selectFrom('member_network_addresses')
          .select(['what', 'network_address'])
          .where('site_id', '=', siteId)
          .orderBy('at')
          .orderBy('what', 'desc')
          .execute()
      ).map(({ what, network_address: address }) => `${what} ${address}`);
    const signIn = () =>
      at.openBrowser().post('/account/login', { email: 'ada@example.org', password: PASSWORD });
    const home = at.network;
    await at.join();
    // Who asks for an address that is there did not sign up with it.
    await at.openBrowser().post('/account/signup', { email: 'ada@example.org', password: PASSWORD });
    at.test.clock.now += 20 * DAY_MS;
    at.network = '198.51.100.7';
    await signIn();
    await at.openBrowser().post('/account/login', { email: 'ada@example.org', password: 'none of it' });
    expect(await kept()).toEqual([`sign-up ${home}`, `sign-in ${home}`, 'sign-in 198.51.100.7']);
    at.test.clock.now += 10 * DAY_MS + MINUTE_MS;
    await tidyMembers(services);
    expect(await kept()).toEqual(['sign-in 198.51.100.7']);
    await change(services, siteId, siteDocumentId, [
      { op: 'put', record: { id: 'cookie-banner', type: 'cookie-banner', isVisitorDataRestricted: true } },
    ]);
    await publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: 'Cookies' });
    await at.test.consumeEvents();
    expect(await kept()).toEqual([]);
    await signIn();
    expect(await kept()).toEqual([]);
  });

  it('is deleted with a copy offered before, signed out at once, and back within 7 days [MEMB-03] [MEMB-70]', async () => {
    const browser = await at.join();
    expect((await browser.visit('/account/leave')).body).toContain('href="/account/get-data"');
    expect((await browser.visit('/account/get-data')).body).toContain('action="/account/data"');
    expect((await browser.send('/account/leave')).body).toContain('Your account was deleted.');
    expect(await at.members()).toMatchObject([{ status: 'removed', former_status: 'active' }]);
    expect((await browser.visit('/account')).statusCode).toBe(303);
    const login = await at.openBrowser().post('/account/login', {
      email: 'ada@example.org',
      password: PASSWORD,
    });
    expect(login.body).toContain('Email or password is incorrect.');
    const { link } = await at.lastMail('ada@example.org');
    at.test.clock.now += 7 * DAY_MS - 1000;
    expect((await at.openBrowser().post(link)).body).toContain('Your account is back.');
    expect(await at.members()).toMatchObject([{ status: 'active', removed_at: null }]);
  });
});

describe('what has ended', () => {
  it('is erased: members seven days after they left, and who never confirmed [MEMB-70]', async () => {
    const browser = await at.join();
    await at.openBrowser().post('/account/signup', { email: 'never@example.org', password: PASSWORD });
    await browser.send('/account/leave');
    at.test.clock.now += 7 * DAY_MS - 1000;
    await tidyMembers(at.test.services);
    expect(await at.members()).toHaveLength(2);
    at.test.clock.now += 2000;
    await tidyMembers(at.test.services);
    expect(await at.members()).toMatchObject([{ email: 'never@example.org' }]);
    at.test.clock.now += 30 * DAY_MS;
    await tidyMembers(at.test.services);
    expect(await at.members()).toEqual([]);
  });
});

it('does not let whom the owner removed come back by a link [MEMB-70]', async () => {
  const browser = await at.join();
  await browser.send('/account/leave');
  const { link } = await at.lastMail('ada@example.org');
  const [row] = await at.members();
  if (row === undefined) throw new Error('There is no member');
  const { db } = at.test.services;
  await setMemberStatus(db, at.site.siteId, row.id, 'active', { now: at.test.clock.now });
  const account = {
    name: 'Anna',
    email: 'anna@example.org',
    passwordHash: 'none',
    isInstallationOwner: false,
  };
  const by = await createAccount(db, { ...account, now: at.test.clock.now });
  await setMemberStatus(db, at.site.siteId, row.id, 'removed', { now: at.test.clock.now, by });
  const sent = (await at.mailsTo('ada@example.org')).length;
  await at.openBrowser().post(link);
  await at.openBrowser().post('/account/signup', { email: 'ada@example.org', password: PASSWORD });
  expect(await at.members()).toMatchObject([{ status: 'removed' }]);
  expect(await at.mailsTo('ada@example.org')).toHaveLength(sent);
});
