import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '#lib/json.ts';
import { Authenticator, type Oddity } from '#server/accounts/testing/authenticator.ts';
import { beginCart } from '#server/carts/begin-cart.ts';
import { MINUTE_MS, MemberSite, type TestBrowser } from './testing/member-site.ts';

const LOGIN = '/account/login';
const PAGE = '/account/passkeys';

let at: MemberSite;
let ada: TestBrowser;
let device: Authenticator;

beforeAll(async () => {
  at = await MemberSite.start();
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.build();
  await at.switchOn({ signIn: 'link' });
  ada = await at.join();
  // Its form gives the crumb.
  await ada.visit('/account');
  device = deviceHere();
});

const originOf = (identifier: string) => `http://${identifier}.localhost:8080`;
const deviceHere = () => new Authenticator(originOf(at.site.identifier));

async function add(added: Authenticator, oddity: Oddity = {}) {
  const options = (await ada.call('/api/member/passkeys/start')).json<JsonObject>();
  return ada.call('/api/member/passkeys', { passkey: added.create(options, oddity) });
}

async function signIn(browser: TestBrowser, oddity: Oddity = {}, to = '/account', by = device) {
  await browser.visit(LOGIN);
  const options = (await browser.call('/api/member/PasskeyChallenge')).json<JsonObject>();
  return browser.call('/api/member/Passkey', { passkey: by.sign(options, oddity), isKept: true, to });
}

it('is added, renamed and removed on the account page; the form for it works without scripts [MEMB-25]', async () => {
  expect((await ada.visit('/account')).body).toContain(`href="${PAGE}"`);
  expect((await add(device)).statusCode).toBe(200);
  const page = (await ada.visit(PAGE)).body;
  expect(page).toContain('<div data-passkey="add"');
  const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? '';
  await ada.send(PAGE, { act: 'rename', id, name: 'My phone' });
  expect((await ada.visit(PAGE)).body).toContain('>My phone</strong>');
  const other = await at.join('other@example.org');
  await other.send(PAGE, { act: 'rename', id, name: 'Taken' });
  await other.send(PAGE, { act: 'remove', id });
  expect((await ada.visit(PAGE)).body).toContain('>My phone</strong>');
  await ada.send(PAGE, { act: 'remove', id });
  expect((await ada.visit(PAGE)).body).not.toContain('My phone');
  expect((await signIn(at.openBrowser())).json()).toMatchObject({ code: 'passkey-unknown' });
});

it('is one of ten, each once, and takes a sign-in of the last ten minutes [MEMB-25] [MEMB-33]', async () => {
  await add(device);
  expect((await add(device)).json()).toMatchObject({ code: 'passkey-known' });
  for (let count = 1; count < 9; count += 1) await add(deviceHere());
  const late = (await ada.call('/api/member/passkeys/start')).json<JsonObject>();
  expect((await add(deviceHere())).statusCode).toBe(200);
  expect((await ada.call('/api/member/passkeys/start')).json()).toMatchObject({ code: 'too-many-passkeys' });
  const eleventh = await ada.call('/api/member/passkeys', { passkey: deviceHere().create(late) });
  expect(eleventh.json()).toMatchObject({ code: 'too-many-passkeys' });
  expect((await ada.visit(PAGE)).body).not.toContain('data-passkey');

  at.test.clock.advance(11 * MINUTE_MS);
  expect((await ada.visit(PAGE)).statusCode).toBe(403);
  expect((await ada.call('/api/member/passkeys/start')).json()).toMatchObject({
    code: 'recent-sign-in-needed',
  });
});

it('signs in, whichever other way the site takes, and leads to the page asked for [MEMB-18] [MEMB-23] [MEMB-25]', async () => {
  expect((await at.openBrowser().visit(LOGIN)).body).not.toContain('data-passkey');
  await add(device);
  const browser = at.openBrowser();
  const login = (await browser.visit(LOGIN)).body;
  expect(login).toContain('<div data-passkey="sign-in"');
  expect(login).toContain('Sign in with a passkey');
  expect(login).toContain('Send a sign-in link');
  const answer = await signIn(browser, {}, '/about');
  expect(answer.json()).toEqual({ status: 'signed-in', to: '/about' });
  expect(browser.cookies.get('member')).toBe('1');
  expect((await browser.visit('/account')).body).toContain('Your email is ada@example.org.');
  expect((await signIn(at.openBrowser(), {}, 'https://other.example/')).json()).toMatchObject({
    to: '/account',
  });
});

it('says in the browser in which it signs in that its member has a cart [ORD-06, ORD-08, MEMB-25]', async () => {
  await add(device);
  const browser = at.openBrowser();
  await signIn(browser);
  expect(browser.cookies.has('cart')).toBe(false);
  const { db, now } = at.test.services;
  const { siteId } = at.site;
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const cart = { siteId, kind: 'shop', tokenHash: Buffer.alloc(32), memberId: member.id } as const;
  await db.transaction().execute((trx) => beginCart(trx, { ...cart, currency: 'USD', now: now() }));
  const other = at.openBrowser();
  await signIn(other);
  expect(other.cookies.get('cart')).toMatch(/^[\w-]{43}$/);
});

it('is refused where it is not of this page, person or challenge; a suspended account is told [MEMB-07] [MEMB-25]', async () => {
  await add(device);
  const codeOf = async (oddity: Oddity) =>
    (await signIn(at.openBrowser(), oddity)).json<{ code: string }>().code;
  expect(await codeOf({ origin: 'http://evil.localhost:8080' })).toBe('passkey-refused');
  expect(await codeOf({ rpId: 'localhost' })).toBe('passkey-refused');
  expect(await codeOf({ isVerified: false })).toBe('passkey-refused');
  expect(await codeOf({ signature: Buffer.alloc(70) })).toBe('passkey-refused');
  const browser = at.openBrowser();
  await browser.visit(LOGIN);
  const options = (await browser.call('/api/member/PasskeyChallenge')).json<JsonObject>();
  const body = { passkey: device.sign(options), isKept: false, to: '' };
  expect((await browser.call('/api/member/Passkey', body)).statusCode).toBe(200);
  const other = at.openBrowser();
  await other.visit(LOGIN);
  expect((await other.call('/api/member/Passkey', body)).json()).toMatchObject({ code: 'passkey-ended' });

  const { db } = at.test.services;
  await db
    .updateTable('members')
    .set({ status: 'suspended' })
    .where('site_id', '=', at.site.siteId)
    .execute();
  expect((await signIn(at.openBrowser())).json()).toEqual({ status: 'not-active' });
});

it('works on the host it was made on alone: at a new address the page says why, and mails a link [MEMB-25]', async () => {
  await add(device);
  const { db } = at.test.services;
  const moved = `${at.site.identifier}-new`;
  await db.updateTable('sites').set({ identifier: moved }).where('id', '=', at.site.siteId).execute();
  at.site = { ...at.site, identifier: moved };
  const there = new Authenticator(originOf(moved));
  const browser = at.openBrowser();
  const login = (await browser.visit(LOGIN)).body;
  expect(login).toContain('This site has a new address. A passkey of the former one does not work here:');
  expect(login).toContain('Send a sign-in link');
  expect(login).not.toContain('data-passkey');
  expect((await signIn(browser)).json()).toMatchObject({ code: 'passkey-unknown' });

  await browser.send(LOGIN, { email: 'ada@example.org' }, '/account/login/link');
  await browser.visit((await at.lastMail('ada@example.org')).link);
  ada = browser;
  expect((await ada.visit(PAGE)).body).toContain(`Works at ${moved.replace('-new', '')}.localhost only`);
  expect((await add(there)).statusCode).toBe(200);
  expect((await at.openBrowser().visit(LOGIN)).body).toContain('data-passkey="sign-in"');
  expect((await signIn(at.openBrowser(), {}, '/', there)).json()).toMatchObject({ status: 'signed-in' });
});

it('goes with the undo of a changed address, and is in no log, export or answer [MEMB-33] [MEMB-34]', async () => {
  await add(device);
  const answer = await ada.send('/account/data');
  expect(answer.body).not.toContain(device.credentialId.toString('base64url'));
  await ada.send('/account/email', { email: 'thief@example.org' });
  await ada.visit((await at.lastMail('thief@example.org')).link);
  const undo = at.openBrowser();
  await undo.send((await at.lastMail('ada@example.org')).link);
  expect((await signIn(at.openBrowser())).json()).toMatchObject({ code: 'passkey-unknown' });
});
