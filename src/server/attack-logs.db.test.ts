import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { buildPage, buildSite, textBlock, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { loggableError } from '#server/platform/logging/loggable-error.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { grantRoles } from '#server/roles/queries.ts';
import { signIn, type Person } from '#server/testing/person.ts';
import { addAccount, DASHBOARD } from '#server/testing/walked-sites.ts';

/** What nobody may find in a log: names, addresses, passwords, and what people write. */
const PERSONAL = /eddie|example\.org|127\.0\.0\.1|a-wrong-password|a-new-password|steal|Diary|banner/i;
const logged: {
  readonly level: string;
  readonly message: string;
  readonly facts: Record<string, unknown>;
}[] = [];

let test: TestApp;
let site: BuiltSite;
let accountId: AccountId;
let eddie: Person & { readonly sessionId: string };
let host: string;
beforeAll(async () => {
  const keep = (level: string) => (facts: object, message: string) =>
    logged.push({
      level,
      message,
      facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, loggableError(fact)])),
    });
  const log = {
    debug: keep('debug'),
    info: keep('info'),
    warn: keep('warn'),
    error: keep('error'),
    child: () => log,
  };
  test = await createTestApp(undefined, { log });
  site = await buildSite(test.services);
  host = `${site.identifier}.app.localhost`;
  accountId = await addAccount(test, 'eddie');
  await grantRoles(test.services.db, site.siteId, { accountId, roles: ['editor'], now: test.clock.now });
  eddie = await signIn(test, accountId, [DASHBOARD, host]);
});
afterAll(() => test.close());
beforeEach(() => {
  logged.length = 0;
});

const refusals = () => logged.filter(({ message }) => message.includes('refused'));

it('logs what of a change its author may not do, by ids and the reason', async () => {
  const documentId = await buildPage(test.services, site.siteId, 'Diary', 'diary', [textBlock('b1')]);
  const running = { ...textBlock('b2'), blockType: 'code' };
  const changes = [
    [
      {
        op: 'put',
        record: { ...running, data: { language: 'javascript', source: 'steal()', display: 'run' } },
      },
    ],
    [{ op: 'remove', id: 'settings' }],
    [{ op: 'remove', id: 'b1' }],
  ].map((operations) => ({ id: createId(), baseVersion: 0, name: 'Edit', gestureId: 'g', operations }));
  const path = `/api/documents/${documentId}/changes`;
  const answer = await eddie.call({
    method: 'POST',
    host,
    path,
    payload: { clientId: 'client-of-eddie', changes },
  });
  expect(answer.json<{ rejected: { code: string }[] }>().rejected.map(({ code }) => code)).toEqual([
    'code-not-permitted',
    'invalid-input',
  ]);
  // What anybody may run into is no attack.
  expect(refusals()).toEqual([
    {
      level: 'info',
      message: 'a change was refused',
      facts: {
        siteId: site.siteId,
        documentId,
        changeId: changes[0]?.id,
        accountId,
        code: 'code-not-permitted',
      },
    },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(PERSONAL);
});

it('logs a change that goes round the rules of settings', async () => {
  const record = { id: 'cookie-banner', type: 'cookie-banner', isCookieBannerEnabled: true };
  const change = {
    id: createId(),
    baseVersion: 0,
    name: 'Edit',
    gestureId: 'g',
    operations: [{ op: 'put', record }],
  };
  const path = `/api/documents/${site.siteDocumentId}/changes`;
  await eddie.call({
    method: 'POST',
    host,
    path,
    payload: { clientId: 'client-of-eddie', changes: [change] },
  });
  expect(refusals().map(({ facts }) => facts['code'])).toEqual(['not-permitted']);
});

it('logs calls that are refused, by their address as it is declared', async () => {
  await eddie.call({ method: 'GET', host, path: '/api/consent/counts' });
  await eddie.call({
    method: 'POST',
    host,
    path: '/api/pages',
    headers: { origin: 'https://evil.example' },
  });
  expect(refusals().map(({ facts: { requestId: _id, ...facts } }) => facts)).toEqual([
    { method: 'GET', route: '/api/consent/counts', code: 'not-permitted' },
    { method: 'POST', route: '/api/pages', code: 'origin-refused' },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(PERSONAL);
});

it('logs wrong passwords where somebody is to sign in again, by the account and the session', async () => {
  const wrong = 'a-wrong-password';
  const calls = [
    ['/api/account/password', { currentPassword: wrong, newPassword: 'a-new-password' }],
    ['/api/auth/Reauthenticate', { password: wrong }],
  ] as const;
  for (const [path, payload] of calls) await eddie.call({ method: 'POST', host: DASHBOARD, path, payload });
  for (let tries = 0; tries < 5; tries += 1) {
    const [path, payload] = calls[0];
    await eddie.call({ method: 'POST', host: DASHBOARD, path, payload });
  }
  const facts = { accountId, sessionId: eddie.sessionId };
  expect(refusals()).toEqual([
    ...Array.from({ length: 6 }, () => ({
      level: 'warn',
      message: 'a password was refused',
      facts: { ...facts, code: 'password-wrong' },
    })),
    { level: 'warn', message: 'a password was refused', facts: { ...facts, code: 'sign-in-slowed' } },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(PERSONAL);
});

describe('of the shop', () => {
  const buyer = {
    'billing-name': 'Ada Lovelace',
    'billing-line1': '1 Quarry Lane',
    'billing-city': 'Hartford',
    'billing-region': 'CT',
    'billing-postalCode': '06101',
    'billing-country': 'US',
  };
  /** What a buyer tells, on all ways that it takes. */
  const OF_BUYER = /lovelace|quarry|hartford|06101|countess|ring twice|5550100/i;
  let lesson: BuiltProduct;
  let cookies: Map<string, string>;
  const secrets = new Set<string>();

  beforeAll(async () => {
    const [built] = await buildShop(test.services, site.siteId, [
      { title: 'Lesson', prices: [4500], type: 'service', stock: [500] },
    ]);
    if (built === undefined) throw new Error('the product was not made');
    lesson = built;
    await grantRoles(test.services.db, site.siteId, { accountId, roles: ['admin'], now: test.clock.now });
  });
  beforeEach(() => {
    cookies = new Map();
  });

  async function send(url: string, fields?: Readonly<Record<string, string>>) {
    const shown = `${site.identifier}.localhost`;
    const answer = await test.app.inject({
      method: fields === undefined ? 'GET' : 'POST',
      url,
      remoteAddress: '127.0.0.1',
      headers: {
        host: shown,
        origin: `http://${shown}`,
        accept: 'text/html',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(fields === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(fields === undefined ? {} : { payload: new URLSearchParams(fields).toString() }),
    });
    for (const { name, value } of answer.cookies) {
      cookies.set(name, value);
      if (name !== 'crumb') secrets.add(value);
    }
    const hidden = Object.fromEntries(
      [...answer.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    return { status: answer.statusCode, to: String(answer.headers['location'] ?? ''), hidden };
  }

  /** Buys a lesson; the answer to the last button. */
  async function buy() {
    await send('/cart/lines', { product: lesson.productId, pieces: '1' });
    const contact = await send('/checkout/contact');
    await send('/checkout/contact', { ...contact.hidden, email: 'countess@example.org', phone: '5550100' });
    const payment = await send('/checkout/payment');
    const placed = await send('/checkout/payment', { ...payment.hidden, ...buyer, note: 'Ring twice.' });
    if (placed.to !== '') secrets.add(placed.to.split('/').at(-1) ?? '');
    return placed;
  }

  function expectNothing(): void {
    const text = JSON.stringify(logged);
    expect(text).not.toMatch(PERSONAL);
    expect(text).not.toMatch(OF_BUYER);
    expect([...secrets].filter((secret) => secret !== '' && text.includes(secret))).toEqual([]);
  }

  it('logs nothing of who buys, what they typed, and the secrets of their cart and order [ORD-154]', async () => {
    const { to } = await buy();
    expect(to).toContain('/checkout/order/');
    await send(to);
    await send(`/checkout/order/${'a'.repeat(43)}`);
    const found = await send('/orders/find');
    await send('/orders/find', { ...found.hidden, number: '00001', email: 'countess@example.org' });
    await send('/orders/find', { ...found.hidden, number: '00001', email: 'lovelace@example.org' });
    await send('/cart/codes', { code: 'COUNTESS' });
    await send('/checkout/contact', { email: 'countess@' });
    const list = await eddie.call({ method: 'GET', host, path: '/api/orders?search=countess@example.org' });
    const [order] = list.json<{ orders: { id: string }[] }>().orders;
    const path = `/api/orders/${order?.id ?? ''}`;
    const paid = { version: 0, amount: 4500, day: '2026-11-26', reference: 'Lovelace 1' };
    expect((await eddie.call({ method: 'POST', host, path: `${path}/paid`, payload: paid })).statusCode).toBe(
      200,
    );
    const wrong = { ...paid, reference: 'x'.repeat(5000), amount: -1 };
    await eddie.call({ method: 'POST', host, path: `${path}/paid`, payload: wrong });
    await test.consumeEvents();
    await test.runJobs();
    await test.runDueJobs();
    expectNothing();
  });

  it('logs what fails by its reason, without the row that the database shows of it [ORD-154]', async () => {
    const { db } = test.services;
    await sql`alter table orders add constraint refused check (name <> 'Ada Lovelace') not valid`.execute(db);
    expect((await buy()).status).toBe(500);
    await sql`alter table orders drop constraint refused`.execute(db);
    expect((await buy()).to).toContain('/checkout/order/');
    await sql`alter table outbox_mails add constraint refused check (recipient <> 'countess@example.org') not valid`.execute(
      db,
    );
    await test.consumeEvents();
    await sql`alter table outbox_mails drop constraint refused`.execute(db);
    const messages = logged.map(({ message }) => message);
    expect(messages).toContain('a request failed');
    expect(messages).toContain('an event was not consumed; it is tried again');
    expect(JSON.stringify(logged)).toContain('violates check constraint');
    expectNothing();
  });
});
