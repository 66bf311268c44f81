import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { cartRoutes } from '#server/carts/routes.ts';
import { buildShop, setStock, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCheckout } from './plugin.ts';

let shop: MemberSite;
let ada: TestBrowser;
let storeId: DocumentId;
let lesson: BuiltProduct;
let seat: BuiltProduct;
let card: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: cartRoutes, plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  const built = await buildShop(services, siteId, [
    { title: 'Lesson', prices: [4500], type: 'service' },
    { title: 'Seat', prices: [1000], type: 'service', stock: [5] },
    { title: 'Voucher', prices: [2500], type: 'gift-card' },
  ]);
  [lesson, seat, card] = built as [BuiltProduct, BuiltProduct, BuiltProduct];
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  ada = shop.openBrowser();
});

const express = (isOn: boolean) =>
  change(shop.test.services, shop.site.siteId, storeId, [setting('expressCheckout', isOn)]);
const buy = ({ productId, variantIds }: BuiltProduct, pieces = '1') =>
  ada.post('/cart/lines', { product: productId, variant: String(variantIds[0]), pieces });
const page = async (path: string) => (await ada.visit(path)).body.replaceAll('\u{a0}', ' ');
const leadsTo = async (path: string) => (await ada.visit(path)).headers['location'];

const BILL = {
  'billing-name': 'Ada Lovelace',
  'billing-line1': 'Seestrasse 1',
  'billing-city': 'Zürich',
  'billing-postalCode': '8001',
  'billing-country': 'CH',
};

async function order() {
  await ada.post('/checkout/contact', { email: 'ada@example.com' });
  const shown = await page('/checkout/payment');
  const hidden = [...shown.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = { ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])), ...BILL };
  return { shown, fields, answer: await ada.post('/checkout/payment', fields) };
}

it('goes straight to the checkout with one thing, and leaves the cart of the shop exactly as it is [ORD-01, ORD-27, COMM-106, COMM-107, CONT-246]', async () => {
  await buy(lesson, '2');
  expect(await page('/shop/seat')).toContain('Add to cart');
  await express(true);
  const product = await page('/shop/seat');
  expect(product).toContain('"storeSettings":{"expressCheckout":true,"measurementStandard":"metric"}');
  expect([product.includes('Buy now'), product.includes('href="/cart"')]).toEqual([true, false]);
  const bought = await buy(seat, '3');
  expect([bought.statusCode, bought.headers['location']]).toEqual([303, '/checkout']);
  expect(bought.cookies.find(({ name }) => name === 'own-cart')).toMatchObject({ httpOnly: true });
  expect(await leadsTo('/checkout')).toBe('/checkout/contact');
  const { shown, fields, answer } = await order();
  expect(shown).toContain('$30.00');
  expect(shown).not.toContain('Lesson');
  expect(shown).toContain('href="/shop/seat">Back to Seat</a>');
  const to = String(answer.headers['location']);
  expect([answer.statusCode, to.startsWith('/checkout/order/')]).toEqual([303, true]);
  expect((await ada.post('/checkout/payment', fields)).headers['location']).toBe(to);
  expect(await page(to)).toContain('Seat');
  expect(await page('/cart')).toMatch(/Subtotal<\/dt><dd><bdi>\$90\.00/);
  expect((await ada.visit('/api/cart')).json()).toEqual({ count: 2 });
  expect(await page('/checkout/contact')).toContain('Lesson');
});

it('tells every page how it sells and measures, from the moment that its owner changes that [CONT-212, CONT-246]', async () => {
  const told = async () => /"storeSettings":(\{[^}]*\})/.exec(await page('/shop/seat'))?.[1];
  expect(await told()).toBe('{"expressCheckout":false,"measurementStandard":"metric"}');
  const { services } = shop.test;
  await change(services, shop.site.siteId, storeId, [setting('measurementStandard', 'imperial')]);
  expect(await told()).toBe('{"expressCheckout":false,"measurementStandard":"imperial"}');
  const wrong = change(services, shop.site.siteId, storeId, [setting('measurementStandard', 'nautical')]);
  await expect(wrong).rejects.toThrow('not valid');
  for (const path of ['/cart', '/checkout/donate', '/nowhere']) {
    expect(await page(path)).toContain('"measurementStandard":"imperial"');
  }
});

it('the checkout of the cart is that of the cart again, whatever was begun besides [ORD-01, ORD-27]', async () => {
  await buy(lesson);
  await express(true);
  await buy(seat);
  expect(await page('/checkout/contact')).toContain('Seat');
  expect(await leadsTo('/commerce/goto-checkout')).toBe('/checkout');
  const shown = await page('/checkout/contact');
  expect([shown.includes('Lesson'), shown.includes('Seat')]).toEqual([true, false]);
});

it('says what cannot be had, with the way back to the product [ORD-10, ORD-27]', async () => {
  await express(true);
  const refused = await buy(seat, '6');
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('Only 5 of Seat left.');
  expect(refused.body).toContain('href="/shop/seat"');
  expect(refused.cookies.some(({ name }) => name === 'own-cart')).toBe(false);
  await buy(seat, '5');
  const {
    productId,
    variantIds: [variantId],
  } = seat;
  if (variantId === undefined) throw new Error('a seat has a variant');
  await setStock(shop.test.services, shop.site.siteId, { productId, variantId, quantity: 0 });
  const gone = await ada.visit('/checkout/contact');
  expect([gone.statusCode, gone.body.includes('Seat is sold out.')]).toEqual([409, true]);
});

it('tells a script where to go on [ORD-27]', async () => {
  await express(true);
  const { productId, variantIds } = seat;
  const answer = await shop.inject({
    method: 'POST',
    url: '/cart/lines',
    headers: {
      accept: 'application/json',
      origin: `http://${shop.host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ product: productId, variant: String(variantIds[0]) }).toString(),
  });
  expect(answer.json<object>()).toMatchObject({ isAdded: true, count: 0, to: '/checkout' });
});

it('the cart of the shop takes no gift card, and stays as it is [ORD-01]', async () => {
  await buy(lesson);
  for (const isExpress of [false, true]) {
    await express(isExpress);
    const refused = await buy(card);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Voucher is bought on its own, not in the cart.');
  }
  expect((await ada.visit('/api/cart')).json()).toEqual({ count: 1 });
  expect(await page('/cart')).toMatch(/Subtotal<\/dt><dd><bdi>\$45\.00/);
});
