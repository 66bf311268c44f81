import { memberSettingsSchema, NO_MEMBERS } from '#domain/members/member-settings.ts';
import type { OwnField } from '#domain/members/own-fields.ts';
import { createList } from '#server/mailing-lists/lists.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  inviteMember,
  listMemberInvitations,
  resendMemberInvitation,
  withdrawMemberInvitation,
} from '#server/members/member-invitations.ts';
import { DAY_MS, MINUTE_MS, MemberSite, PASSWORD, type TestBrowser } from './testing/member-site.ts';

const CHECK_EMAIL = 'Check your email to continue.';

let at: MemberSite;

beforeAll(async () => {
  at = await MemberSite.start();
});
afterAll(() => at.close());
beforeEach(() => at.build());

describe('what the sign-up asks for', () => {
  const id = (n: number) => String(n).repeat(24);
  const field = (n: number, kind: OwnField['kind'], isRequired = false, options: string[] = []) => ({
    id: id(n),
    kind,
    label: `Field ${n}`,
    isRequired,
    options,
  });
  const fields = [
    field(1, 'text', true),
    field(2, 'textarea'),
    field(3, 'select', false, ['Oak', 'Elm']),
    field(4, 'checkbox', true),
    field(5, 'date'),
  ];
  const right = {
    email: 'ada@example.org',
    [`field-${id(1)}`]: 'Piano',
    [`field-${id(2)}`]: 'One\r\nTwo',
    [`field-${id(3)}`]: 'Elm',
    [`field-${id(4)}`]: 'yes',
    [`field-${id(5)}`]: '2024-02-29',
    terms: 'yes',
  };

  it('is own fields of five kinds, the terms and a newsletter that is not ticked; all errors at once [MEMB-09] [MEMB-10]', async () => {
    const { db, now } = at.test.services;
    const newsletter = { name: 'News', description: '', replyTo: '', isDoubleOptIn: false };
    const newsletterListId = await createList(db, at.site.siteId, newsletter, now());
    await at.switchOn({ signIn: 'link', fields, termsLink: '/terms', newsletterListId });
    const browser = at.openBrowser();
    const page = (await browser.visit('/account/signup')).body;
    for (const part of ['<textarea', '<select', 'type="date"', 'href="/terms"', 'name="newsletter"']) {
      expect(page).toContain(part);
    }
    expect(page).not.toMatch(/checked/);
    const wrong = { [`field-${id(3)}`]: 'Ash', [`field-${id(5)}`]: '2023-02-29' };
    const refused = await browser.post('/account/signup', { email: 'ada@example.org', ...wrong });
    expect([refused.statusCode, refused.body.match(/aria-invalid/g)?.length]).toEqual([400, 5]);
    expect(await at.members()).toEqual([]);
    await browser.post('/account/signup', { ...right, newsletter: 'yes' });
    const subscribed = () =>
      db.selectFrom('list_subscriptions').select('state').where('site_id', '=', at.site.siteId).execute();
    expect(await subscribed()).toEqual([]);
    await browser.visit((await at.lastMail('ada@example.org')).link);
    expect(await subscribed()).toEqual([{ state: 'subscribed' }]);
    expect(await at.members()).toMatchObject([
      {
        fields: {
          [id(1)]: 'Piano',
          [id(2)]: 'One\nTwo',
          [id(3)]: 'Elm',
          [id(4)]: 'yes',
          [id(5)]: '2024-02-29',
        },
        terms_agreed_at: expect.any(Date) as Date,
      },
    ]);
    const profile = await browser.visit('/account/profile');
    expect(profile.body).toContain('value="Piano"');
    await browser.send('/account/profile', { ...right, [`field-${id(1)}`]: 'Organ' });
    expect((await at.members())[0]?.fields[id(1)]).toBe('Organ');
  });

  it('is no newsletter for whoever does not tick it [MEMB-09]', async () => {
    const { db, now } = at.test.services;
    const newsletter = { name: 'News', description: '', replyTo: '', isDoubleOptIn: false };
    const newsletterListId = await createList(db, at.site.siteId, newsletter, now());
    await at.switchOn({ signIn: 'link', newsletterListId });
    await at.join();
    expect(
      await db
        .selectFrom('list_subscriptions')
        .select('state')
        .where('site_id', '=', at.site.siteId)
        .execute(),
    ).toEqual([]);
  });

  it('is ten own fields at most, and terms of a web address [MEMB-09]', () => {
    const many = (count: number) => Array.from({ length: count }, () => field(1, 'text'));
    const isTaken = (changed: object) =>
      memberSettingsSchema.safeParse({ ...NO_MEMBERS, ...changed }).success;
    expect([isTaken({ fields: many(10) }), isTaken({ fields: many(11) })]).toEqual([true, false]);
    expect(
      ['/terms', 'https://example.org/t', 'javascript:x', '//x'].map((termsLink) => isTaken({ termsLink })),
    ).toEqual([true, true, false, false]);
  });
});

describe('who may join', () => {
  it('leaves the addresses to the site until members are switched on [MEMB-05]', async () => {
    await at.switchOn({ isOn: false });
    const browser = at.openBrowser();
    for (const path of ['/account', '/account/login', '/account/signup']) {
      expect((await browser.visit(path)).statusCode, path).toBe(404);
    }
    expect((await browser.post('/account/login', { email: 'a@b.org', password: 'x' })).statusCode).toBe(404);
    const home = await browser.visit('/');
    expect(home.body).not.toContain('/account');
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('portico_member'))).toEqual([]);
  });

  it('answers 404 where nobody may join, and goes on to sign in who is a member [MEMB-04]', async () => {
    await at.join();
    await at.switchOn({ whoMayJoin: 'nobody' });
    const browser = at.openBrowser();
    expect((await browser.visit('/account/signup')).statusCode).toBe(404);
    expect((await browser.post('/account/signup', { email: 'b@example.org' })).statusCode).toBe(404);
    const answer = await browser.post('/account/login', { email: 'ada@example.org', password: PASSWORD });
    expect(answer.statusCode).toBe(303);
    expect((await browser.visit('/account')).statusCode).toBe(200);
  });

  it('says that membership is by invitation where it is [MEMB-04]', async () => {
    await at.switchOn({ whoMayJoin: 'invited' });
    const answer = await at.openBrowser().visit('/account/signup');
    expect(answer.body).toContain('Membership on this site is by invitation.');
    expect((await at.openBrowser().post('/account/signup', { email: 'b@example.org' })).body).toContain(
      'Membership on this site is by invitation.',
    );
    expect(await at.members()).toHaveLength(0);
  });

  describe('by invitation', () => {
    const invite = (email: string) => {
      at.test.clock.now += 1;
      return inviteMember(at.test.services, at.site.siteId, { email, by: null });
    };
    const linkOf = async (email: string) => (await at.lastMail(email)).link;

    it('confirms the address and signs in once its button is pressed, not before [MEMB-16] [MEMB-12]', async () => {
      await at.switchOn({ whoMayJoin: 'invited', signIn: 'both', asksName: true });
      await invite('ada@example.org');
      const link = await linkOf('ada@example.org');
      const browser = at.openBrowser();
      expect((await browser.visit(link)).body).toContain('ada@example.org');
      expect(await at.members()).toHaveLength(0);
      const wrong = await browser.send(link, { firstName: '', lastName: 'Byron', password: 'short' });
      expect(wrong.statusCode).toBe(400);
      expect(wrong.body.match(/aria-invalid/g)).toHaveLength(2);
      const right = { firstName: 'Ada', lastName: 'Byron', password: PASSWORD };
      expect((await browser.send(link, right)).headers.location).toBe('/account');
      expect((await browser.visit('/account')).statusCode).toBe(200);
      expect(await at.members()).toMatchObject([{ status: 'active', first_name: 'Ada' }]);
      const again = await at.openBrowser().visit(link);
      expect([again.statusCode, again.body]).toEqual([410, expect.stringContaining('already been used')]);
    });

    it('lets one of two in who accept the same at once [MEMB-16]', async () => {
      await at.switchOn({ whoMayJoin: 'invited', signIn: 'link' });
      await invite('ada@example.org');
      const link = await linkOf('ada@example.org');
      const answers = await Promise.all([1, 2].map(() => at.openBrowser().post(link)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 410]);
      expect(await at.members()).toHaveLength(1);
    });

    it('works for 14 days, not after it was sent again or withdrawn, and not where nobody may join [MEMB-16] [MEMB-04]', async () => {
      await at.switchOn({ whoMayJoin: 'invited', signIn: 'link' });
      await invite('ada@example.org');
      const first = await linkOf('ada@example.org');
      await invite('ada@example.org');
      const second = await linkOf('ada@example.org');
      const status = async (link: string) => (await at.openBrowser().visit(link)).statusCode;
      expect([await status(first), await status(second)]).toEqual([404, 200]);
      at.test.clock.now += 14 * DAY_MS;
      expect(await status(second)).toBe(410);
      expect((await at.openBrowser().post(second)).statusCode).toBe(410);
      const { db, now } = at.test.services;
      const [invitation] = await listMemberInvitations(db, at.site.siteId, now());
      if (invitation === undefined) throw new Error('Nobody is invited');
      at.test.clock.now += 1;
      await resendMemberInvitation(at.test.services, at.site.siteId, invitation.id);
      const third = await linkOf('ada@example.org');
      await at.switchOn({ whoMayJoin: 'nobody' });
      expect(await status(third)).toBe(404);
      await at.switchOn({ whoMayJoin: 'invited' });
      expect(await status(third)).toBe(200);
      await withdrawMemberInvitation(db, at.site.siteId, invitation.id);
      expect((await at.openBrowser().post(third)).statusCode).toBe(404);
      expect(await at.members()).toHaveLength(0);
    });

    it('confirms whoever signed up with the address before, with the password chosen now [MEMB-16] [MEMB-11]', async () => {
      await at
        .openBrowser()
        .post('/account/signup', { email: 'ada@example.org', password: 'six otters swim' });
      await invite('ada@example.org');
      await at.openBrowser().post(await linkOf('ada@example.org'), { password: PASSWORD });
      expect(await at.members()).toMatchObject([{ status: 'active' }]);
      const signIn = (password: string) =>
        at.openBrowser().post('/account/login', { email: 'ada@example.org', password });
      expect((await signIn('six otters swim')).statusCode).not.toBe(303);
      expect((await signIn(PASSWORD)).statusCode).toBe(303);
    });
  });

  it('refuses mail domains before any mail is sent [MEMB-15]', async () => {
    await at.switchOn({ domainRule: 'refused', domains: ['example.com'] });
    const refused = await at.openBrowser().post('/account/signup', {
      email: 'ada@EXAMPLE.com',
      password: PASSWORD,
    });
    expect(refused.body).toContain('This email address cannot be used here.');
    expect(await at.mailsTo('ada@EXAMPLE.com')).toHaveLength(0);
    await at.switchOn({ domainRule: 'allowed', domains: ['example.com'] });
    const other = await at
      .openBrowser()
      .post('/account/signup', { email: 'a@example.org', password: PASSWORD });
    expect(other.body).toContain('This email address cannot be used here.');
  });
});

describe('joining', () => {
  it('asks for what is set, with the names that browsers fill in [MEMB-09] [MEMB-10]', async () => {
    await at.switchOn({ asksName: true });
    const { body } = await at.openBrowser().visit('/account/signup');
    for (const name of ['given-name', 'family-name', 'email', 'new-password']) {
      expect(body).toContain(`autocomplete="${name}"`);
    }
    await at.switchOn({ signIn: 'link' });
    const short = (await at.openBrowser().visit('/account/signup')).body;
    expect(short).not.toContain('type="password"');
    expect(short).not.toContain('given-name');
  });

  it('shows all that is wrong at once, at the fields [MEMB-10] [MEMB-20]', async () => {
    await at.switchOn({ asksName: true });
    const answer = await at.openBrowser().post('/account/signup', { email: 'no', password: 'short' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body.match(/aria-invalid/g)).toHaveLength(4);
    expect(answer.body).toContain('Choose a password of at least 8 characters that is not easy to guess.');
    expect(answer.body).not.toContain('value="short"');
  });

  it.each(['password', 'PASSWORD', '1234567', 'x'.repeat(129)])(
    'refuses the password %s [MEMB-20]',
    async (password) => {
      const answer = await at.openBrowser().post('/account/signup', { email: 'ada@example.org', password });
      expect(answer.body).toContain('Choose a password of at least 8 characters');
      expect(await at.members()).toHaveLength(0);
    },
  );

  it('takes a password of 8 and of 128 characters of any kind [MEMB-20]', async () => {
    for (const [index, password] of ['ä😀 kpq7z', '𝔵'.repeat(128)].entries()) {
      const answer = await at.openBrowser().post('/account/signup', {
        email: `a${index}@example.org`,
        password,
      });
      expect(answer.statusCode).toBe(303);
    }
  });

  it('is confirmed by the link in the browser that asked, which signs in, and says once that an account was made [MEMB-11] [MEMB-12] [MEMB-17]', async () => {
    const browser = at.openBrowser();
    const answer = await browser.post('/account/signup', { email: ' Ada@Example.org ', password: PASSWORD });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/account/code']);
    expect((await browser.visit('/account/code')).body).toContain(CHECK_EMAIL);
    expect(await at.members()).toMatchObject([{ email: 'Ada@Example.org', status: 'unverified' }]);
    expect((await browser.visit('/account')).statusCode).toBe(303);
    const { link } = await at.lastMail('Ada@Example.org');
    expect(browser.cookies.has('portico_joined')).toBe(false);
    expect((await browser.visit(link)).headers['location']).toBe('/account');
    // What the page that follows may tell the pixel of the site, once.
    expect(browser.cookies.get('portico_joined')).toBe('1');
    browser.cookies.delete('portico_joined');
    await browser.visit(link);
    expect(browser.cookies.has('portico_joined')).toBe(false);
    expect((await browser.visit('/account')).body).toContain('Ada@Example.org');
    const [row] = await at.members();
    expect(row?.status).toBe('active');
    expect(row?.verified_at).not.toBeNull();
  });

  it('changes nothing when another browser opens the link, only by its button [MEMB-12]', async () => {
    await at.openBrowser().post('/account/signup', { email: 'ada@example.org', password: PASSWORD });
    const { link } = await at.lastMail('ada@example.org');
    const scanner = at.openBrowser();
    const page = await scanner.visit(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`action="${link}"`);
    expect(await at.members()).toMatchObject([{ status: 'unverified' }]);
    expect((await scanner.post(link)).headers['location']).toBe('/account');
    expect(await at.members()).toMatchObject([{ status: 'active' }]);
  });

  it('is confirmed by the code of the mail, in 15 minutes and before five wrong entries [MEMB-11]', async () => {
    const [right, wrong, late] = [at.openBrowser(), at.openBrowser(), at.openBrowser()];
    const codeOf = async (browser: TestBrowser, email: string) => {
      await browser.post('/account/signup', { email, password: PASSWORD });
      return (await at.lastMail(email)).code;
    };
    const first = await codeOf(right, 'a@example.org');
    expect(
      (await right.send('/account/code', { code: `${first.slice(0, 3)} ${first.slice(3)}` })).headers[
        'location'
      ],
    ).toBe('/account');

    const second = await codeOf(wrong, 'b@example.org');
    const other = second === '000000' ? '000001' : '000000';
    for (let index = 0; index < 5; index += 1) {
      expect((await wrong.send('/account/code', { code: other })).statusCode).toBe(400);
    }
    expect((await wrong.send('/account/code', { code: second })).statusCode).toBe(400);

    const third = await codeOf(late, 'c@example.org');
    expect((await at.openBrowser().send('/account/code', { code: third })).statusCode).toBe(400);
    at.test.clock.now += 15 * MINUTE_MS;
    expect((await late.send('/account/code', { code: third })).statusCode).toBe(400);
    // The link works for a day.
    const { link } = await at.lastMail('c@example.org');
    expect((await late.visit(link)).headers['location']).toBe('/account');
  });

  it('leads the right password of who has not confirmed to the code, and no further [MEMB-11]', async () => {
    await at.openBrowser().post('/account/signup', { email: 'ada@example.org', password: PASSWORD });
    const browser = at.openBrowser();
    const answer = await browser.post('/account/login', { email: 'ada@example.org', password: PASSWORD });
    expect(answer.headers['location']).toBe('/account/code');
    expect(browser.cookies.has('portico_member')).toBe(false);
    const { code } = await at.lastMail('ada@example.org');
    expect((await browser.send('/account/code', { code })).headers['location']).toBe('/account');
    await browser.send('/account', {}, '/account/logout');
    const again = await browser.post('/account/login', { email: 'ada@example.org', password: PASSWORD });
    expect(again.headers['location']).toBe('/account');
  });

  it('answers an address with an account as it answers a new one; the mail tells [MEMB-13]', async () => {
    await at.join();
    const [known, fresh] = [at.openBrowser(), at.openBrowser()];
    const first = await known.post('/account/signup', { email: 'ADA@example.org', password: PASSWORD });
    const second = await fresh.post('/account/signup', { email: 'new@example.org', password: PASSWORD });
    expect(first.statusCode).toBe(second.statusCode);
    expect(first.headers['location']).toBe(second.headers['location']);
    const bodyOf = async (browser: TestBrowser) =>
      (await browser.visit('/account/code')).body.replaceAll(/name="crumb" value="[^"]+"/g, '');
    expect(await bodyOf(known)).toBe(await bodyOf(fresh));
    const { link, subject } = await at.lastMail('ada@example.org');
    expect(subject).toBe('Sign in to Test');
    expect((await known.visit(link)).headers['location']).toBe('/account');
    expect((await at.members()).map(({ email }) => email).toSorted()).toEqual([
      'ada@example.org',
      'new@example.org',
    ]);
  });

  it('keeps one record of fifty sign-ups at once [MEMB-02]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        at.network = `198.51.100.${index}`;
        return at.openBrowser().post('/account/signup', {
          email: index % 2 === 0 ? 'ada@example.org' : 'Ada@Example.ORG',
          password: PASSWORD,
        });
      }),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 429]));
    expect(await at.members()).toHaveLength(1);
  });

  it('confirms the password of the sign-up that the mail belongs to, not that of a stranger', async () => {
    const [stranger, ada] = [at.openBrowser(), at.openBrowser()];
    await stranger.post('/account/signup', { email: 'ada@example.org', password: 'of somebody else' });
    await ada.post('/account/signup', { email: 'ada@example.org', password: PASSWORD });
    const { link } = await at.lastMail('ada@example.org');
    await stranger.post('/account/signup', { email: 'ada@example.org', password: 'of somebody else' });
    await ada.visit(link);
    const failed = await stranger.post('/account/login', {
      email: 'ada@example.org',
      password: 'of somebody else',
    });
    expect(failed.statusCode).toBe(400);
    const browser = at.openBrowser();
    const right = await browser.post('/account/login', { email: 'ada@example.org', password: PASSWORD });
    expect(right.statusCode).toBe(303);
  });

  it('takes ten sign-ups an hour from one network address [MEMB-14]', async () => {
    for (let index = 0; index < 10; index += 1) {
      const answer = await at.openBrowser().post('/account/signup', {
        email: `a${index}@example.org`,
        password: PASSWORD,
      });
      expect(answer.statusCode).toBe(303);
    }
    const refused = await at.openBrowser().post('/account/signup', {
      email: 'a11@example.org',
      password: PASSWORD,
    });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('Too many attempts. Please try again later.');
    expect(await at.members()).toHaveLength(10);
    at.test.clock.now += 60 * MINUTE_MS;
    const later = await at.openBrowser().post('/account/signup', {
      email: 'a11@example.org',
      password: PASSWORD,
    });
    expect(later.statusCode).toBe(303);
  });

  it('sends three mails an hour to one address [MEMB-14]', async () => {
    const answers = [];
    for (let index = 0; index < 4; index += 1) {
      answers.push(await at.openBrowser().post('/account/login/link', { email: 'ada@example.org' }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 429]);
    expect(answers[3]?.body).toContain('Too many attempts. Please try again later.');
    expect(answers[3]?.headers['retry-after']).toBeDefined();
  });

  it('keeps nothing of a program that fills in the hidden field [MEMB-14]', async () => {
    const answer = await at.openBrowser().post('/account/signup', {
      email: 'ada@example.org',
      password: PASSWORD,
      homepage: 'https://spam.example',
    });
    expect(answer.statusCode).toBe(303);
    expect(await at.members()).toHaveLength(0);
  });
});
