import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, setStock, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { createList } from '#server/mailing-lists/lists.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { openStore } from '#server/store/open-store.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { registerCheckout } from './plugin.ts';
import { noteAbandoned } from '#server/abandoned-carts/note-abandoned.ts';

const DAY_MS = 86_400_000;
const EVERYWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true };
const SWISS = {
  'shipping-name': 'Ada Lovelace',
  'shipping-line1': 'Seestrasse 1',
  'shipping-city': 'Zürich',
  'shipping-postalCode': '8001',
  'shipping-country': 'CH',
};

let shop: MemberSite;
let ada: TestBrowser;
let storeId: DocumentId;
let jug: BuiltProduct;
let lesson: BuiltProduct;
let song: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: [], plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  const built = await buildShop(services, siteId, [
    { title: 'Jug', prices: [2000], stock: [5] },
    { title: 'Lesson', prices: [4500], type: 'service' },
    { title: 'Song', prices: [300], type: 'digital' },
  ]);
  [jug, lesson, song] = built as [BuiltProduct, BuiltProduct, BuiltProduct];
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  await put(rule('shipping-option', 'Post', { price: { kind: 'flat', order: 500, piece: 0 } }));
  ada = shop.openBrowser();
});

function rule(
  type: 'shipping-option' | 'tax-rule',
  name: string,
  fields: Readonly<Record<string, JsonValue>>,
): DocumentRecord {
  return { id: createId(), type, order: name, name, places: EVERYWHERE, ...fields };
}

const put = (...records: readonly DocumentRecord[]) =>
  change(
    shop.test.services,
    shop.site.siteId,
    storeId,
    records.map((record) => ({ op: 'put', record })),
  );
const set = (field: string, value: string | boolean) =>
  change(shop.test.services, shop.site.siteId, storeId, [setting(field, value)]);
/** Changes a product and publishes it. */
async function changeProduct({ productId }: BuiltProduct, operations: readonly Operation[]): Promise<void> {
  const { services } = shop.test;
  const { siteId } = shop.site;
  await change(services, siteId, productId, operations);
  await publishDocuments(services, { siteId, documentIds: [productId], authorId: null, name: 'Publish' });
}
const buy = (browser: TestBrowser, { productId }: BuiltProduct, pieces = '1') =>
  browser.post('/cart/lines', { product: productId, pieces });

/** What a step shows of those before it, each with the address and the name of the link that changes it. */
const enteredOn = (body: string) =>
  [
    ...body.matchAll(
      /<dt>([^<]*)<\/dt><dd>(<bdi>.*?)<\/dd><dd><a href="([^"]*)" aria-label="([^"]*)">Change<\/a>/g,
    ),
  ].map(([, title, lines = '', href, name]) =>
    [title, ...lines.replaceAll('</bdi>', '').split('<bdi>').slice(1), href, name].join('|'),
  );

/** Where a form leads, or the status and the page that it is answered with. */
async function send(browser: TestBrowser, step: string, fields: Readonly<Record<string, string>> = {}) {
  const page = await browser.visit(`/checkout/${step}`);
  const hidden = Object.fromEntries(
    [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  const answer = await browser.post(`/checkout/${step}`, { ...hidden, ...fields });
  return { status: answer.statusCode, to: answer.headers['location'], body: plain(answer.body), hidden };
}
const plain = (html: string) => html.replaceAll('\u{a0}', ' ');
const leadsTo = async (browser: TestBrowser, path: string) => (await browser.visit(path)).headers['location'];
const orders = () =>
  shop.test.services.db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id')
    .execute();
const checkouts = () =>
  shop.test.services.db.selectFrom('checkouts').selectAll().where('site_id', '=', shop.site.siteId).execute();

async function toPayment(browser = ada): Promise<void> {
  await buy(browser, jug, '2');
  await send(browser, 'contact', { email: 'ada@example.com' });
  await send(browser, 'delivery', SWISS);
}

describe('the steps of the checkout', () => {
  it('lead from the contact by the delivery to an order, without scripts [ORD-14, ORD-15, ORD-19, ORD-24, ORD-38, COMM-98, COMM-101, CONT-148, CONT-155]', async () => {
    await buy(ada, jug, '2');
    expect(await leadsTo(ada, '/checkout')).toBe('/checkout/contact');
    expect(await leadsTo(ada, '/checkout/payment')).toBe('/checkout/contact');
    expect((await checkouts()).length).toBe(0);
    const contact = await send(ada, 'contact', { email: ' ada@example.com ', phone: '' });
    expect([contact.status, contact.to]).toEqual([303, '/checkout/delivery']);
    expect(await leadsTo(ada, '/checkout/payment')).toBe('/checkout/delivery');
    const delivery = await send(ada, 'delivery', SWISS);
    expect([delivery.status, delivery.to]).toEqual([303, '/checkout/payment']);
    const page = plain((await ada.visit('/checkout/payment')).body);
    expect(page).toContain('data-page-type="checkout"');
    for (const text of ['Jug', '$40.00', 'Post', '$5.00', '$45.00', 'Place order']) {
      expect(page).toContain(text);
    }
    expect(enteredOn(page)).toEqual([
      'Contact|ada@example.com|/checkout/contact|Change contact',
      'Deliver to|Ada Lovelace|Seestrasse 1|8001 Zürich|Switzerland|/checkout/delivery|Change delivery',
    ]);
    const placed = await send(ada, 'payment', { note: 'Ring twice.' });
    expect([placed.status, placed.to]).toEqual([
      303,
      expect.stringMatching(/^\/checkout\/order\/[\w-]{43}$/),
    ]);
    expect(await orders()).toMatchObject([
      {
        state: 'received',
        email: 'ada@example.com',
        total: 4500,
        note: 'Ring twice.',
        delivery: { name: 'Ada Lovelace', line1: 'Seestrasse 1', postalCode: '8001', country: 'CH' },
      },
    ]);
    const order = plain((await ada.visit(String(placed.to))).body);
    expect(order).toContain('data-page-type="order-received"');
    const mailed = 'A confirmation is on its way to ada@example.com.';
    for (const text of ['Order received', 'Thank you', mailed, 'How to pay', '$45.00', 'Seestrasse 1']) {
      expect(order).toContain(text);
    }
    expect(order).toContain('Switzerland');
    expect(order).toMatch(/<a href="[^"]*">Go to the shop<\/a>/);
    // Long after it nothing is on its way any more.
    shop.test.clock.now += 3_601_000;
    expect(plain((await ada.visit(String(placed.to))).body)).not.toMatch(/Thank you|on its way/);
    // It was bought: the cart says so.
    expect(await leadsTo(ada, '/checkout')).toBe('/cart?bought=yes');
  });

  it('have none for delivery where nothing is sent, and ask for the address of the bill [ORD-14, ORD-66]', async () => {
    await buy(ada, lesson);
    expect((await send(ada, 'contact', { email: 'ada@example.com' })).to).toBe('/checkout/payment');
    expect(await leadsTo(ada, '/checkout/delivery')).toBe('/checkout/payment');
    const missing = await send(ada, 'payment');
    expect(missing.status).toBe(400);
    expect(missing.body).toContain('href="#checkout-billing-name"');
    const billing = Object.fromEntries(
      Object.entries(SWISS).map(([name, value]) => [name.replace('shipping', 'billing'), value]),
    );
    expect((await send(ada, 'payment', billing)).to).toMatch('/checkout/order/');
  });

  it('keep what was entered for a day, in the browser that holds the checkout’s own cookie alone [ORD-05, ORD-14]', async () => {
    await toPayment();
    expect(ada.cookies.get('checkout')).toMatch(/^[\w-]{43}$/);
    expect((await ada.visit('/checkout/contact')).body).toContain('value="ada@example.com"');
    const other = shop.openBrowser();
    other.cookies.set('cart', ada.cookies.get('cart') ?? '');
    for (const path of ['/checkout/contact', '/checkout/delivery', '/checkout/payment', '/cart']) {
      expect((await other.visit(path)).body).not.toMatch(/ada@example\.com|Lovelace|Seestrasse/);
    }
    expect(await leadsTo(other, '/checkout')).toBe('/checkout/contact');
    shop.test.clock.now += DAY_MS - 60_000;
    expect((await ada.visit('/checkout/delivery')).body).toContain('Seestrasse 1');
    shop.test.clock.now += 120_000;
    expect(await leadsTo(ada, '/checkout')).toBe('/checkout/contact');
    await noteAbandoned(shop.test.services);
    expect(await checkouts()).toEqual([]);
  });

  it('say all that is wrong at once, at its field and above, and keep what was entered [ORD-18, ORD-20, ORD-25, COMM-103]', async () => {
    await buy(ada, jug);
    const contact = await send(ada, 'contact', { email: 'ada@' });
    expect(contact.status).toBe(400);
    expect(contact.body).toContain('One or more fields is invalid, please check your entries.');
    expect(contact.body).toContain('<a href="#checkout-email">');
    expect(contact.body).toContain('Email is not valid.');
    expect(contact.body).toContain('value="ada@"');
    await send(ada, 'contact', { email: 'ada@example.com' });
    const american = {
      ...SWISS,
      'shipping-country': 'US',
      'shipping-city': '',
      'shipping-postalCode': '1234a',
    };
    const { status, body } = await send(ada, 'delivery', american);
    expect(status).toBe(400);
    expect(body).toMatch(/role="alert" tabindex="-1" autofocus/);
    for (const field of ['city', 'region', 'postalCode']) {
      expect(body).toContain(`href="#checkout-shipping-${field}"`);
      expect(body).toContain(`id="checkout-shipping-${field}-problem"`);
    }
    expect(body).toContain('Please enter a valid ZIP code');
    expect(body).toContain('value="1234a"');
    // The country has a list of regions now.
    expect(body).toMatch(/<select id="checkout-shipping-region"[^>]*>.*California/s);
    expect(await leadsTo(ada, '/checkout/payment')).toBe('/checkout/delivery');
  });

  it('are kept and found by nobody, told of to no other host, and run no code of the owner, whichever of them is opened [ORD-16]', async () => {
    const code = { id: 'injected-code', type: 'injected-code', bodyEnd: '' } as const;
    await change(shop.test.services, shop.site.siteId, shop.site.siteDocumentId, [
      { op: 'put', record: { ...code, head: '<script>window.spy = 1</script>' } },
    ]);
    const { services } = shop.test;
    const { siteId } = shop.site;
    await publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: 'Publish' });
    expect((await ada.visit('/')).body).toContain('window.spy');
    await toPayment();
    const opened: Record<string, number> = {};
    const look = async (path: string) => {
      const { statusCode, headers, body } = await ada.visit(path);
      opened[path] = statusCode;
      expect([path, headers['cache-control']]).toEqual([path, expect.stringContaining('no-store')]);
      expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex, nofollow']);
      expect([path, headers['referrer-policy']]).toEqual([path, 'same-origin']);
      const [, inline = ''] = /<script>(.+?)<\/script>/.exec(body) ?? [];
      expect(inline).toContain('woff2');
      const hash = createHash('sha256').update(inline).digest('base64');
      expect([path, headers['content-security-policy']]).toEqual([
        path,
        `default-src 'self'; script-src 'self' 'sha256-${hash}'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      ]);
      expect(body).not.toContain('window.spy');
    };
    for (const step of ['contact', 'delivery', 'payment', 'account']) await look(`/checkout/${step}`);
    for (const own of ['giftcard', 'donate', 'subscribe', `order/${'x'.repeat(43)}`])
      await look(`/checkout/${own}`);
    await look('/orders/find');
    const { to = '' } = await send(ada, 'payment', { provider: 'manual' });
    await look(to);
    await buy(ada, lesson);
    await set('isPaused', true);
    await look('/checkout/contact');
    expect(Object.values(opened)).toEqual([503, 200, 200, 200, 404, 404, 404, 404, 200, 200]);
    await set('isPaused', false);
    await set('expressCheckout', true);
    const refused = await buy(ada, jug, '6');
    expect([refused.statusCode, refused.headers['content-security-policy']]).toEqual([
      409,
      expect.stringContaining("script-src 'self' 'sha256-"),
    ]);
  });

  it('fill in the email of a member [ORD-17]', async () => {
    const bea = await shop.join('bea@example.org');
    await buy(bea, jug);
    expect((await bea.visit('/checkout/contact')).body).toContain('value="bea@example.org"');
    await buy(ada, jug);
    expect((await ada.visit('/checkout/contact')).body).toContain('/account/login?to=%2Fcheckout%2Fcontact');
  });
});

describe('the script of a page of the shop', () => {
  const STATE = 'application/vnd.portico.state+json';
  type Step = { app: string; state: { form: { action: string }; spoken: string; problems: unknown } };
  const stateAt = async (url: string) => (await ada.visit(url, STATE)).json<Step>();

  it('gets what the page shows in place of it, and goes where a page is opened [ORD-15]', async () => {
    await buy(ada, jug, '2');
    const cart = await ada.visit('/cart', STATE);
    expect(cart.json()).toMatchObject({ app: 'cart', state: { count: 2, spoken: 'Subtotal: $40.00' } });
    expect(cart.headers['cache-control']).toBe('private, no-store');
    await ada.post('/checkout/contact', { email: 'ada@' });
    const wrong = await ada.post('/checkout/contact', { email: 'ada@' }, STATE);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json<Step>().state.problems).not.toBeNull();
    const right = await ada.post('/checkout/contact', { email: 'ada@example.com' }, STATE);
    expect([right.statusCode, right.headers['location']]).toEqual([303, '/checkout/delivery']);
    const kept = await ada.post('/checkout/delivery', { ...SWISS, act: 'country' }, STATE);
    expect([kept.statusCode, kept.headers['location']]).toEqual([303, '/checkout/delivery']);
    const step = await stateAt('/checkout/delivery');
    expect([step.app, step.state.form.action, plain(step.state.spoken)]).toEqual([
      'checkout',
      '/checkout/delivery',
      'Total: $45.00',
    ]);
    await ada.post('/checkout/delivery', SWISS, STATE);
    const page = await ada.visit('/checkout/payment');
    const hidden = Object.fromEntries(
      [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const placed = await ada.post('/checkout/payment', hidden, STATE);
    expect([placed.statusCode, placed.json()]).toEqual([
      200,
      { to: expect.stringMatching(/^\/checkout\/order\/[\w-]{43}$/) },
    ]);
    expect(await stateAt('/checkout/payment').catch(() => null)).toBeNull();
  });

  it('shows what delivery costs as soon as it is known where to, before the address is whole [ORD-15, ORD-63]', async () => {
    await buy(ada, jug);
    await send(ada, 'contact', { email: 'ada@example.com' });
    const rows = async () =>
      plain(JSON.stringify((await ada.visit('/checkout/delivery', STATE)).json<{ state: unknown }>().state));
    expect(await rows()).toContain('Calculated with your address');
    await ada.post('/checkout/delivery', {
      'shipping-country': 'CH',
      'shipping-postalCode': '8001',
      act: 'country',
    });
    expect(await rows()).toContain('{"label":"Post","amount":"$5.00","isTotal":false}');
  });

  it('keeps what is typed at the contact without going on [ORD-14]', async () => {
    await buy(ada, jug);
    const kept = await ada.post('/checkout/contact', { email: 'ada@exa', act: 'country' }, STATE);
    expect(kept.headers['location']).toBe('/checkout/contact');
    expect((await ada.visit('/checkout/contact')).body).toContain('value="ada@exa"');
  });
});

describe('accounts', () => {
  const needed = 'Please sign in or create an account to order. Your cart is kept.';

  it('are offered, not offered, or needed, as the owner says; the cart is kept [ORD-17]', async () => {
    await buy(ada, jug, '2');
    expect((await ada.visit('/checkout/contact')).body).toContain('href="/account/login?to=');
    await set('accounts', 'off');
    expect((await ada.visit('/checkout/contact')).body).not.toContain('checkout-main"><p><a');
    expect((await send(ada, 'contact', { email: 'ada@example.com' })).to).toBe('/checkout/delivery');
    await set('accounts', 'required');
    for (const path of ['/checkout', '/checkout/contact', '/checkout/payment']) {
      expect(await leadsTo(ada, path)).toBe('/checkout/account');
    }
    const page = (await ada.visit('/checkout/account')).body;
    expect(page).toContain(needed);
    expect(page).toContain('href="/account/login?to=%2Fcheckout"');
    expect(page).toContain('href="/account/signup?to=%2Fcheckout"');
    const posted = await ada.post('/checkout/contact', { email: 'ada@example.com' });
    expect(posted.headers['location']).toBe('/checkout/account');
    const member = await shop.join();
    await buy(member, jug);
    expect(await leadsTo(member, '/checkout')).toBe('/checkout/delivery');
    // Where nobody can be a member, nobody has to be.
    await shop.switchOn({ isOn: false });
    expect(await leadsTo(ada, '/checkout')).toMatch(/^\/checkout\/(contact|delivery)$/);
  });
});

describe('free delivery', () => {
  it('is said to be near in the cart and the checkout, where the owner wants it said [ORD-60]', async () => {
    await put(
      rule('shipping-option', 'Courier', {
        price: { kind: 'flat', order: 800, piece: 0 },
        freeFrom: 5000,
      }),
    );
    await buy(ada, jug, '2');
    const text = '$10.00 more for free delivery.';
    expect(plain((await ada.visit('/cart')).body)).not.toContain(text);
    await set('tellsFreeDelivery', true);
    expect(plain((await ada.visit('/cart')).body)).toContain(text);
    expect(plain((await ada.visit('/checkout/contact')).body)).toContain(text);
    await buy(ada, jug);
    expect(plain((await ada.visit('/cart')).body)).not.toContain('more for free delivery');
    const eve = shop.openBrowser();
    await buy(eve, lesson);
    expect(plain((await eve.visit('/cart')).body)).not.toContain('more for free delivery');
  });
});

describe('delivery', () => {
  it('offers the countries that some option reaches, and refuses what none does [ORD-21]', async () => {
    const places = { ...EVERYWHERE, isRestOfWorld: false, countries: ['CH'] };
    const [only] = await shop.test.services.db
      .selectFrom('document_records')
      .select('record_id')
      .where('site_id', '=', shop.site.siteId)
      .where('document_id', '=', storeId)
      .where('record_id', '!=', 'settings')
      .execute();
    await change(shop.test.services, shop.site.siteId, storeId, [
      { op: 'set', id: only?.record_id ?? '', field: 'places', value: places },
    ]);
    await buy(ada, jug);
    await send(ada, 'contact', { email: 'ada@example.com' });
    const { body } = await ada.visit('/checkout/delivery');
    const select = /<select id="checkout-shipping-country".*?<\/select>/s.exec(body)?.[0] ?? '';
    expect([...select.matchAll(/<option value="([^"]*)"/g)].map(([, code]) => code)).toEqual(['', 'CH']);
    const refused = await send(ada, 'delivery', { ...SWISS, 'shipping-country': 'DE' });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('We do not ship to this address.');
    expect(await leadsTo(ada, '/checkout/payment')).toBe('/checkout/delivery');
  });

  it('shows several options once there is an address, the cheapest chosen, and takes another one [ORD-63]', async () => {
    await put(rule('shipping-option', 'Courier', { price: { kind: 'flat', order: 1500, piece: 0 } }));
    await buy(ada, jug);
    await send(ada, 'contact', { email: 'ada@example.com' });
    expect((await send(ada, 'delivery', SWISS)).to).toBe('/checkout/delivery#option');
    const page = plain((await ada.visit('/checkout/delivery')).body);
    expect(page.indexOf('Post')).toBeLessThan(page.indexOf('Courier'));
    const courier = /value="([0-9a-f]{24})"\/?><span><bdi>Courier/.exec(page)?.[1] ?? '';
    expect((await send(ada, 'delivery', { ...SWISS, option: courier })).to).toBe('/checkout/payment');
    expect(plain((await ada.visit('/checkout/payment')).body)).toContain('$35.00');
  });

  it('needs a name and a phone number where the order is fetched, and no address [ORD-61]', async () => {
    const pickup = rule('shipping-option', 'Workshop', { price: { kind: 'pickup', order: 0 } });
    await put(pickup);
    await buy(ada, jug);
    await send(ada, 'contact', { email: 'ada@example.com' });
    const missing = await send(ada, 'delivery', { way: pickup.id });
    expect(missing.status).toBe(400);
    expect(missing.body).toContain('href="#checkout-phone"');
    const fetched = { way: pickup.id, 'shipping-name': 'Ada', phone: '+41 44 000 00 00' };
    expect((await send(ada, 'delivery', fetched)).to).toBe('/checkout/payment');
    expect(enteredOn((await ada.visit('/checkout/payment')).body).at(-1)).toBe(
      'Delivery|Workshop|Ada|+41 44 000 00 00|/checkout/delivery|Change delivery',
    );
    expect((await send(ada, 'payment')).to).toMatch('/checkout/order/');
    expect(await orders()).toMatchObject([
      { total: 2000, delivery: null, name: 'Ada', phone: '+41 44 000 00 00' },
    ]);
    // Who wants it sent does not get it for nothing by that.
    const ben = shop.openBrowser();
    await toPayment(ben);
    expect(plain((await ben.visit('/checkout/payment')).body)).toContain('$45.00');
  });

  it('is told of in the tax, which the address decides [ORD-66]', async () => {
    await put(rule('tax-rule', 'VAT', { rates: { standard: 100_000 } }));
    await buy(ada, jug);
    expect((await ada.visit('/checkout/contact')).body).toMatch(
      /Tax<\/dt><dd><bdi>Calculated with your address/,
    );
    await send(ada, 'contact', { email: 'ada@example.com' });
    await send(ada, 'delivery', SWISS);
    const page = plain((await ada.visit('/checkout/payment')).body);
    expect(page).toContain('VAT');
    expect(page).toContain('$27.50');
  });
});

describe('what decides about a price beside it', () => {
  it('is the tax class of each product: a rule has a rate for each, and the standard one for what it does not name [ORD-65]', async () => {
    const own = createId();
    await change(shop.test.services, shop.site.siteId, storeId, [
      { op: 'set', id: 'settings', field: 'taxClasses', value: [{ id: own, name: 'Books' }] },
    ]);
    await put(rule('tax-rule', 'VAT', { rates: { standard: 100_000, reduced: 50_000, [own]: 20_000 } }));
    const tax = async (taxClass: string): Promise<string | undefined> => {
      const content = { productType: 'physical', taxClass };
      await changeProduct(jug, [{ op: 'set', id: 'settings', field: 'structuredContent', value: content }]);
      const page = plain((await ada.visit('/checkout/payment')).body);
      return /VAT<[^$]*(\$[\d.]+)/.exec(page)?.[1];
    };
    await buy(ada, jug);
    await send(ada, 'contact', { email: 'ada@example.com' });
    await send(ada, 'delivery', SWISS);
    // 10 % of the delivery are 0.50.
    expect(await tax('standard')).toBe('$2.50');
    expect(await tax('reduced')).toBe('$1.50');
    expect(await tax(own)).toBe('$0.90');
    expect(await tax('zero')).toBe('$2.50');
    expect(await tax(createId())).toBe('$2.50');
    await tax('reduced');
    await send(ada, 'payment');
    const { db } = shop.test.services;
    const lines = await db
      .selectFrom('order_lines')
      .select('tax_class')
      .where('site_id', '=', shop.site.siteId)
      .execute();
    expect(lines).toEqual([{ tax_class: 'reduced' }]);
  });

  it('is what delivery of a piece of a variant costs besides, but for what is free [ORD-62]', async () => {
    await changeProduct(jug, [
      { op: 'set', id: jug.variantIds[0] ?? '', field: 'extraDelivery', value: 150 },
    ]);
    await toPayment();
    expect(plain((await ada.visit('/checkout/payment')).body)).toMatch(/Post.*\$8\.00.*\$48\.00/s);
    expect((await send(ada, 'payment')).to).toMatch('/checkout/order/');
    expect(await orders()).toMatchObject([{ total: 4800 }]);
  });
});

describe('placing the order', () => {
  it('needs agreement where the owner asks for it, and keeps what was agreed to [ORD-22, ORD-23]', async () => {
    await set('termsRequired', true);
    await set('termsText', 'I agree to everything.');
    await toPayment();
    const page = (await ada.visit('/checkout/payment')).body;
    expect(page).toContain('I agree to everything.');
    expect(page).not.toMatch(/name="terms"[^>]*checked/);
    const refused = await send(ada, 'payment', { note: 'x'.repeat(501) });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('Please agree to continue.');
    expect(refused.body).toContain('You have exceeded the character limit.');
    expect(await orders()).toEqual([]);
    expect((await send(ada, 'payment', { terms: 'yes', note: 'x'.repeat(500) })).status).toBe(303);
    const [order] = await orders();
    expect(order?.consents).toMatchObject([{ kind: 'terms', isGiven: true, text: 'I agree to everything.' }]);
  });

  it('offers the mailing list by a box that is not ticked, and its double opt-in asks by mail [ORD-23, NEWS-08, NEWS-09, NEWS-10]', async () => {
    const { services } = shop.test;
    const listId = await createList(
      services.db,
      shop.site.siteId,
      { name: 'News', description: '', replyTo: '', isDoubleOptIn: true },
      services.now(),
    );
    await set('newsletterListId', listId ?? '');
    await toPayment();
    expect((await ada.visit('/checkout/payment')).body).not.toMatch(/name="newsletter"[^>]*checked/);
    expect((await send(ada, 'payment')).status).toBe(303);
    const states = () =>
      services.db
        .selectFrom('list_subscriptions')
        .select('state')
        .where('site_id', '=', shop.site.siteId)
        .execute();
    expect(await states()).toEqual([]);
    const eve = shop.openBrowser();
    await toPayment(eve);
    expect((await send(eve, 'payment', { newsletter: 'yes' })).status).toBe(303);
    expect(await states()).toEqual([{ state: 'pending' }]);
    const [first, second] = await orders();
    const consent = { kind: 'newsletter', text: 'Send me news and offers by email.' };
    expect([first?.consents, second?.consents]).toMatchObject([
      [{ ...consent, isGiven: false }],
      [{ ...consent, isGiven: true }],
    ]);
    await services.db.deleteFrom('mailing_lists').where('site_id', '=', shop.site.siteId).execute();
    await toPayment(eve);
    expect((await eve.visit('/checkout/payment')).body).not.toContain('name="newsletter"');
  });

  it('asks whoever buys digital goods whether they want them at once, and does without the answer [ORD-23]', async () => {
    await set('asksImmediateDelivery', true);
    await toPayment();
    expect((await ada.visit('/checkout/payment')).body).not.toContain('name="immediate"');
    await ada.post('/cart/lines', { product: song.productId });
    const page = (await ada.visit('/checkout/payment')).body;
    expect(page).toContain('name="immediate"');
    expect(page).not.toMatch(/name="immediate"[^>]*checked/);
    expect((await send(ada, 'payment')).status).toBe(303);
    expect((await orders())[0]?.consents).toMatchObject([{ kind: 'immediate', isGiven: false }]);
  });

  it('is refused with new figures where the cart or its total changed since it was seen [ORD-26, ORD-39]', async () => {
    await toPayment();
    const seen = (await send(ada, 'payment', { terms: '', billingOther: 'yes' })).hidden;
    await buy(ada, jug);
    const changed = await ada.post('/checkout/payment', { ...seen });
    expect(changed.statusCode).toBe(409);
    expect(plain(changed.body)).toContain('Your order has changed. Please check it before you pay.');
    expect(plain(changed.body)).toContain('$65.00');
    expect((await send(ada, 'payment', { total: '1' })).status).toBe(409);
    expect(await orders()).toEqual([]);
    expect((await send(ada, 'payment')).status).toBe(303);
  });

  it('names what is short, with what is left [ORD-10, ORD-85]', async () => {
    await toPayment();
    const [variantId] = jug.variantIds;
    if (variantId === undefined) throw new Error('The jug has a variant');
    const counted = { productId: jug.productId, variantId, quantity: 1 };
    const seen = (await send(ada, 'payment', { billingOther: 'yes' })).hidden;
    await setStock(shop.test.services, shop.site.siteId, counted);
    const short = await ada.post('/checkout/payment', { ...seen });
    expect(short.statusCode).toBe(409);
    expect(short.body).toContain('Only 1 of Jug left.');
    expect(await orders()).toEqual([]);
  });

  it('keeps no network address where the site keeps nothing of its visitors [ORD-154]', async () => {
    await toPayment();
    await send(ada, 'payment');
    await change(shop.test.services, shop.site.siteId, shop.site.siteDocumentId, [
      { op: 'put', record: { id: 'cookie-banner', type: 'cookie-banner', isVisitorDataRestricted: true } },
    ]);
    await publishDocuments(shop.test.services, {
      siteId: shop.site.siteId,
      documentIds: 'all',
      authorId: null,
      name: 'Publish',
    });
    const ben = shop.openBrowser();
    await toPayment(ben);
    await send(ben, 'payment');
    expect((await orders()).map(({ network_address: address }) => address)).toEqual([shop.network, null]);
  });

  it('makes one order of a form that is sent twice [ORD-159]', async () => {
    await toPayment();
    const page = await ada.visit('/checkout/payment');
    const hidden = Object.fromEntries(
      [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const answers = [
      await ada.post('/checkout/payment', hidden),
      await ada.post('/checkout/payment', hidden),
    ];
    const [first, second] = answers.map(({ headers }) => headers['location']);
    expect(first).toMatch('/checkout/order/');
    expect(second).toBe(first);
    expect(await orders()).toHaveLength(1);
  });

  it('is not possible while the store is paused; the cart is kept [ORD-29]', async () => {
    await toPayment();
    await set('isPaused', true);
    for (const path of ['/checkout', '/checkout/contact', '/checkout/payment']) {
      const { statusCode, body } = await ada.visit(path);
      expect([statusCode, body.includes('This store is not taking orders at the moment.')]).toEqual([
        503,
        true,
      ]);
      expect(body).toContain('Your cart is kept. Please come back later.');
    }
    expect((await ada.post('/checkout/payment', {})).statusCode).toBe(503);
    expect((await buy(ada, lesson)).statusCode).toBe(503);
    expect((await ada.visit(`/cart/link/${lesson.variantIds[0]}:1`)).statusCode).toBe(503);
    const cart = await ada.visit('/cart');
    expect(cart.statusCode).toBe(200);
    expect(cart.body).toContain('Jug');
    expect(cart.body).not.toContain('Lesson');
    expect(await orders()).toEqual([]);
  });

  it('is not done by forms of other sites [ORD-12]', async () => {
    await toPayment();
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await shop.inject({
      method: 'POST',
      url: '/checkout/contact',
      headers: { host: `${shop.site.identifier}.localhost`, origin: 'https://elsewhere.example', cookie },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('the orders of a member', () => {
  it('are those of the account and, once its address is confirmed, those of a guest with it; a guest becomes no member [MEMB-06, ORD-144]', async () => {
    await buy(ada, jug, '2');
    await send(ada, 'contact', { email: 'Ada@example.org' });
    await send(ada, 'delivery', SWISS);
    expect((await send(ada, 'payment')).status).toBe(303);
    const { db } = shop.test.services;
    const known = () =>
      db.selectFrom('members').select('id').where('site_id', '=', shop.site.siteId).execute();
    expect(await known()).toEqual([]);
    const member = await shop.join();
    expect((await member.visit('/account')).body).toContain('href="/account/orders"');
    const list = plain((await member.visit('/account/orders')).body);
    expect(list).toContain('Order 00001 · ');
    expect(list).toContain(' · $45.00 · Received');
    const [, link = ''] = /href="(\/orders\/view\/[^"]+)"/.exec(list) ?? [];
    expect((await member.visit(link)).body).toContain('Seestrasse 1');
    // What was sent can be followed from the list and from the page of the order (ORD-144).
    const [order] = await orders();
    await db
      .insertInto('fulfilments')
      .values({
        site_id: shop.site.siteId,
        order_id: order?.id ?? createId(),
        id: createId(),
        carrier: 'Post',
        tracking: 'T 1',
        url: 'https://post.example.org/T1',
        at: new Date(),
        undone_at: null,
      })
      .execute();
    const sent = plain((await member.visit('/account/orders')).body);
    expect(sent).toContain(' · Received · Post T 1');
    expect(sent).toContain('href="https://post.example.org/T1"');
    expect(sent).toContain('Follow the parcel of order 00001');
    const followed = (await member.visit(link)).body;
    expect(followed).toContain('Post T 1');
    expect(followed).toContain('<a href="https://post.example.org/T1">Follow the parcel</a>');
    // Nothing is sent of what its buyer picks up (ORD-61).
    const pickup = async (changes: Readonly<Record<string, unknown>>) => {
      await db.updateTable('orders').set(changes).where('site_id', '=', shop.site.siteId).execute();
      return plain((await member.visit('/account/orders')).body);
    };
    const option = JSON.stringify({ name: 'Shop', isPickup: true });
    expect(await pickup({ delivery_option: option })).toContain(' · Received · ');
    expect(await pickup({ ready_at: new Date() })).toContain(' · Ready for pickup · ');
    expect(await pickup({ state: 'fulfilled' })).toContain(' · Picked up · ');
    await db
      .updateTable('members')
      .set({ verified_at: null })
      .where('site_id', '=', shop.site.siteId)
      .execute();
    expect((await member.visit('/account')).body).not.toContain('href="/account/orders"');
    expect((await member.visit('/account/orders')).body).toContain('You have not ordered anything yet.');
    await db
      .updateTable('orders')
      .set({ member_id: (await known())[0]?.id ?? null })
      .where('site_id', '=', shop.site.siteId)
      .execute();
    expect(plain((await member.visit('/account/orders')).body)).toContain('Order 00001 · ');
  });
});

describe('the page of an order', () => {
  it('shows neither addresses nor the email after a day, and nothing to whoever guesses [ORD-38, NAV-58]', async () => {
    await toPayment();
    const { to } = await send(ada, 'payment');
    const visitor = shop.openBrowser();
    expect((await visitor.visit(String(to))).body).toContain('ada@example.com');
    shop.test.clock.now += DAY_MS + 1000;
    const { body } = await visitor.visit(String(to));
    expect(body).toContain('Order received');
    expect(body).not.toMatch(/ada@example\.com|Seestrasse|Lovelace/);
    for (const secret of ['x'.repeat(43), 'x', 'x'.repeat(500)]) {
      for (const kind of ['order', 'return', 'balance', 'test', 'test-payment']) {
        const none = await visitor.visit(`/checkout/${kind}/${secret}`);
        expect([kind, none.statusCode]).toEqual([kind, 404]);
        expect(none.body).toContain('This item is no longer available.');
        expect(none.body).toMatch(/<main[^]*<a href="\/">Back to the site<\/a>[^]*<\/main>/);
      }
    }
  });

  it('is found again by number and email, which bring a mail with a link for a day; the answer tells nothing [ORD-145]', async () => {
    await toPayment();
    await send(ada, 'payment');
    const [order] = await orders();
    const number = order?.shown_number ?? '';
    const ben = shop.openBrowser();
    const ask = (fields: Readonly<Record<string, string>>) => ben.post('/orders/find', fields);
    const wrong = await ask({ number: '', email: 'ada@' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('href="#checkout-number"');
    const mails = async () =>
      (await shop.mailsTo('ada@example.com')).filter(({ subject }) => subject.includes('link to your order'));
    const unknown = await ask({ number, email: 'ben@example.com' });
    expect(await mails()).toEqual([]);
    const known = await ask({ number, email: ' ADA@example.com ' });
    const bare = (html: string) => html.replaceAll(/server-timing.*|crumb.*/g, '');
    expect([known.statusCode, bare(known.body)]).toEqual([unknown.statusCode, bare(unknown.body)]);
    expect(await mails()).toHaveLength(1);
    const { text } = await shop.test.services.db
      .selectFrom('outbox_mails')
      .select('text_body as text')
      .where('site_id', '=', shop.site.siteId)
      .where('subject', 'like', '%link to your order%')
      .executeTakeFirstOrThrow();
    const link = /\/orders\/view\/[\w.-]+/.exec(text)?.[0] ?? '';
    shop.test.clock.now += DAY_MS - 60_000;
    expect((await ben.visit(link)).body).toContain('Seestrasse 1');
    shop.test.clock.now += 120_000;
    const ended = await ben.visit(link);
    expect(ended.statusCode).toBe(404);
    expect(ended.body).not.toContain('Seestrasse');
    expect((await ben.visit('/orders/view/v1.a.b')).statusCode).toBe(404);
  });

  it('is searched for five times an hour from one network address [ORD-145]', async () => {
    const ask = () => ada.post('/orders/find', { number: '00001', email: 'ada@example.com' });
    for (let index = 0; index < 5; index += 1) expect((await ask()).statusCode).toBe(200);
    const slowed = await ask();
    expect(slowed.statusCode).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    shop.test.clock.now += 60 * 60_000;
    expect((await ask()).statusCode).toBe(200);
  });
});
