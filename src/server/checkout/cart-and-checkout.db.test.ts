import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, setStock, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { createDiscount } from '#server/discounts/save-discount.ts';
import { sampleDiscount } from '#server/discounts/testing/sample-discount.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCheckout } from './plugin.ts';

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

beforeAll(async () => {
  shop = await MemberSite.start({ routes: [], plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  [jug] = (await buildShop(services, siteId, [{ title: 'Jug', prices: [2000], stock: [5] }])) as [
    BuiltProduct,
  ];
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  const places = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true };
  const price = { kind: 'flat', order: 500, piece: 0 };
  const post: DocumentRecord = {
    id: createId(),
    type: 'shipping-option',
    order: 'Post',
    name: 'Post',
    places,
    price,
  };
  await change(services, siteId, storeId, [{ op: 'put', record: post }]);
  ada = shop.openBrowser();
});

const set = (field: string, value: string | boolean) =>
  change(shop.test.services, shop.site.siteId, storeId, [setting(field, value)]);
const buy = (browser: TestBrowser, { productId }: BuiltProduct, pieces = '1') =>
  browser.post('/cart/lines', { product: productId, pieces });
const hiddenOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** Sends the form of a step with what it holds. */
async function send(browser: TestBrowser, step: string, fields: Readonly<Record<string, string>> = {}) {
  const hidden = hiddenOf((await browser.visit(`/checkout/${step}`)).body);
  const { statusCode, headers } = await browser.post(`/checkout/${step}`, { ...hidden, ...fields });
  return { status: statusCode, to: String(headers['location']) };
}
const leadsTo = async (browser: TestBrowser, path: string) => (await browser.visit(path)).headers['location'];
const orders = () =>
  shop.test.services.db
    .selectFrom('orders')
    .select(['id', 'discount', 'shipping', 'total'])
    .where('site_id', '=', shop.site.siteId)
    .execute();

async function toPayment(browser = ada): Promise<void> {
  await buy(browser, jug, '2');
  await send(browser, 'contact', { email: 'ada@example.com' });
  await send(browser, 'delivery', SWISS);
}

describe('where there is nothing to check out', () => {
  it('goto-checkout says so without a cart, and leads on with one, without any token [ORD-30, ORD-31, COMM-96, COMM-97, NAV-48]', async () => {
    const none = await ada.visit('/commerce/goto-checkout');
    expect(none.statusCode).toBe(200);
    expect(none.body).toContain(
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    );
    expect(none.body).toMatch(/<a [^>]*href="\/shop"[^>]*>Go to the shop<\/a>/);
    await buy(ada, jug);
    const { statusCode, headers } = await ada.visit('/commerce/goto-checkout');
    expect([statusCode, headers['location']]).toEqual([303, '/checkout']);
  });

  it('goto-checkout says that the shop takes no orders, with a cart and without one [ORD-29, ORD-31]', async () => {
    await set('isPaused', true);
    for (const browser of [ada, shop.openBrowser()]) {
      const { statusCode, body } = await browser.visit('/commerce/goto-checkout');
      expect(statusCode).toBe(503);
      expect(body).toContain('This store is not taking orders at the moment.');
      expect(body).not.toContain('session has expired');
    }
  });

  it('leads to the cart, which says why: none, or one that cannot be bought [ORD-32]', async () => {
    expect(await leadsTo(ada, '/checkout')).toBe('/cart');
    await toPayment();
    const [variantId] = jug.variantIds;
    if (variantId === undefined) throw new Error('The jug has a variant');
    await setStock(shop.test.services, shop.site.siteId, {
      productId: jug.productId,
      variantId,
      quantity: 1,
    });
    expect(await leadsTo(ada, '/checkout/payment')).toBe('/cart');
  });

  it('leads to the cart, which says that what was in it was bought [ORD-07, ORD-32]', async () => {
    await toPayment();
    expect((await send(ada, 'payment')).status).toBe(303);
    const to = String(await leadsTo(ada, '/checkout/payment'));
    expect(to).toBe('/cart?bought=yes');
    const said = 'This cart was bought. What you add goes into a new one.';
    expect((await ada.visit(to)).body).toContain(said);
    expect((await ada.visit('/cart')).body).not.toContain(said);
    await buy(ada, jug);
    expect((await ada.visit(to)).body).not.toContain(said);
  });

  it('leads to the cart where the owner lets an order have fewer by now, and says so [ORD-02, ORD-10, ORD-26]', async () => {
    await toPayment();
    const form = (await ada.visit('/checkout/payment')).body;
    const hidden = hiddenOf(form);
    await shop.test.services.db
      .updateTable('product_entries')
      .set({ most_per_order: 1 })
      .where('site_id', '=', shop.site.siteId)
      .where('document_id', '=', jug.productId)
      .execute();
    const answer = await ada.post('/checkout/payment', hidden);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('You can order at most 1 of Jug.');
    expect(await orders()).toEqual([]);
    expect(await leadsTo(ada, '/checkout/payment')).toBe('/cart');
    const cart = (await ada.visit('/cart')).body;
    expect(cart).toContain('You can order at most 1 of Jug.');
    expect(cart).toContain('Set quantity to 1');
  });
});

describe('the last step', () => {
  it('keeps what was ticked as long as its text is the same, and begins without [ORD-14, ORD-23, ORD-25]', async () => {
    await set('termsRequired', true);
    await set('termsText', 'I agree to everything.');
    await toPayment();
    const isTicked = async () => /name="terms"[^>]*checked/.test((await ada.visit('/checkout/payment')).body);
    expect(await isTicked()).toBe(false);
    // The button that brings the fields of another country sends the whole form.
    await send(ada, 'payment', { terms: 'yes', act: 'country' });
    expect(await isTicked()).toBe(true);
    expect(/name="terms"[^>]*checked/.test((await shop.openBrowser().visit('/checkout/payment')).body)).toBe(
      false,
    );
    await set('termsText', 'I agree to something else.');
    expect(await isTicked()).toBe(false);
    await send(ada, 'payment', { terms: 'yes', act: 'country' });
    await send(ada, 'payment', { act: 'country' });
    expect(await isTicked()).toBe(false);
  });
});

describe('a discount on the delivery', () => {
  /** The amounts below the lines, each with its name; the last step says them twice. */
  const rows = (page: string) => {
    // Without what was entered in the steps before.
    const sums = page.replaceAll(/<dl class="checkout-entered">.*?<\/dl>/gs, '');
    const found = sums.replaceAll('\u{a0}', ' ').matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/gs);
    const said = [...found].map(([, title = '', amount = '']) =>
      `${title} ${amount}`.replaceAll(/<[^>]+>/g, ''),
    );
    return [...new Set(said)].filter((row) => row.includes('$'));
  };

  it('stands beside the price of the delivery, so that all rows add up, in the cart, the checkout and the order [ORD-24, ORD-40, ORD-50]', async () => {
    const { services } = shop.test;
    const fields = {
      ...sampleDiscount('Half the post'),
      effect: { kind: 'percent', on: 'delivery', percent: 5000 } as const,
    };
    await createDiscount(services, { siteId: shop.site.siteId, triggers: ['automatic'], fields });
    await buy(ada, jug);
    expect(rows((await ada.visit('/cart')).body)).toEqual(['Subtotal $20.00']);
    await toPayment();
    const added = ['Subtotal $60.00', 'Half the post -$2.50', 'Post $5.00', 'Total $62.50'];
    expect(rows((await ada.visit('/checkout/payment')).body)).toEqual(added);
    expect(rows((await ada.visit('/cart')).body)).toEqual([
      'Subtotal $60.00',
      'Post $5.00',
      'Half the post -$2.50',
      'Estimated total $62.50',
    ]);
    const placed = await send(ada, 'payment');
    expect(rows((await ada.visit(placed.to)).body)).toEqual(added);
    expect(await orders()).toMatchObject([{ discount: 0, shipping: 250, total: 6250 }]);
    const receipt = (await ada.visit(`${placed.to}/receipt`)).body.replaceAll('\u{a0}', ' ');
    expect(receipt).toContain('$5.00');
    expect(receipt).not.toMatch(/>\$2\.50</);
  });
});
