import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, setStock, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { NO_DETAILS } from '#domain/contacts/contact-fields.ts';
import { createContact } from '#server/contacts/save-contact.ts';
import { markTaxExempt } from '#server/contacts/tax-exempt.ts';
import { createDiscount } from '#server/discounts/save-discount.ts';
import { sampleDiscount } from '#server/discounts/testing/sample-discount.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCheckout } from './plugin.ts';
import { checkoutRoutes } from './routes.ts';

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
let bowl: BuiltProduct;
let song: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: checkoutRoutes, plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  const built = await buildShop(services, siteId, [
    { title: 'Bowl', prices: [2800, 4000], stock: [5, 1] },
    { title: 'Song', prices: [300], type: 'digital' },
  ]);
  [bowl, song] = built as [BuiltProduct, BuiltProduct];
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  await change(services, siteId, storeId, [
    {
      op: 'put',
      record: {
        id: createId(),
        type: 'shipping-option',
        order: 'V',
        name: 'Post',
        description: 'By train',
        estimate: '2 days',
        places: EVERYWHERE,
        price: { kind: 'flat', order: 500, piece: 0 },
      },
    },
    {
      op: 'put',
      record: {
        id: createId(),
        type: 'tax-rule',
        order: 'V',
        name: 'VAT',
        places: { ...EVERYWHERE, countries: ['CH'], isRestOfWorld: false },
        rates: { standard: 100_000 },
        covers: ['physical'],
      },
    },
  ]);
  ada = shop.openBrowser();
});

const cartOf = async (browser = ada, language = 'en') =>
  (await browser.visit(`/api/cart/facade?language=${language}`)).json<Record<string, unknown>>();
const buy = (browser: TestBrowser, product: BuiltProduct, place: number, pieces: number) =>
  browser.post('/cart/lines', {
    product: product.productId,
    variant: product.variantIds[place] ?? '',
    pieces: String(pieces),
  });

describe('the cart for scripts of the owner', () => {
  it('is nothing where there is none [COMM-85, ORD-06]', async () => {
    expect(await cartOf()).toEqual({});
    expect(ada.cookies.has('cart')).toBe(false);
  });

  it('says what is in it and what it comes to [COMM-61, COMM-62, COMM-64 to COMM-71, COMM-74 to COMM-79, COMM-82 to COMM-84, COMM-86, COMM-89]', async () => {
    const { services } = shop.test;
    const { siteId } = shop.site;
    await createDiscount(services, { siteId, triggers: ['code'], fields: sampleDiscount('Ten', 'TEN') });
    const before = services.now();
    await buy(ada, bowl, 0, 2);
    await buy(ada, song, 0, 1);
    await ada.post('/cart/codes', { code: 'ten' });
    await ada.post('/cart/codes', { code: 'NONE-SUCH' });
    const { id, created, entries, ...cart } = await cartOf(ada, 'de');
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    // The clock of the test goes on with each look.
    expect(created).toBeGreaterThan(before);
    expect(created).toBeLessThan(services.now());
    expect(entries).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown,
        productId: bowl.productId,
        variantId: bowl.variantIds[0],
        sku: 'BOWL-1',
        title: 'Bowl',
        optionValues: [{ optionName: 'Size', value: 'Small' }],
        quantity: 2,
        unitPriceCents: 2800,
        lineTotalCents: 5600,
        image: null,
        productType: 'physical',
        formAnswers: [],
        subscriptionPlan: null,
        path: '/shop/bowl',
        problem: null,
      },
      expect.objectContaining({
        variantId: song.productId,
        sku: '',
        optionValues: [],
        lineTotalCents: 300,
        productType: 'digital',
      }),
    ]);
    expect(cart).toMatchObject({
      websiteId: siteId,
      isPurchased: false,
      coupons: [{ code: 'ten' }, { code: 'NONE-SUCH' }],
      validCoupons: [{ code: 'ten' }],
      invalidCoupons: [{ code: 'NONE-SUCH', reason: 'Diesen Code gibt es nicht.' }],
      selectedShippingOption: null,
      shippingLocation: null,
      subtotalCents: 5900,
      discountCents: 590,
      taxCents: 0,
      shippingCostCents: 0,
      grandTotalCents: 5310,
      shippingOptions: [],
      applicableTaxRules: [],
      subtotalAmount: { value: '59.00', currency: 'USD' },
      totalQuantity: 3,
      hasDigital: true,
      purelyDigital: false,
      requiresShipping: true,
    });
    expect(cart).not.toHaveProperty('orderId');
  });

  it('says that nothing of it is sent where all of it is digital, and what it costs in the currency of the shop [COMM-80 to COMM-84]', async () => {
    await change(shop.test.services, shop.site.siteId, storeId, [setting('currency', 'NOK')]);
    await buy(ada, song, 0, 2);
    expect(await cartOf()).toMatchObject({
      hasDigital: true,
      purelyDigital: true,
      requiresShipping: false,
      subtotalAmount: { value: '6.00', currency: 'NOK' },
    });
  });

  it('has no tax for whom its owner has marked as exempt, which is taken off prices that contain it [ORD-68]', async () => {
    const { services } = shop.test;
    const { siteId } = shop.site;
    const total = async (): Promise<string | undefined> => {
      const page = (await ada.visit('/checkout/payment')).body.replaceAll(/[\u2066-\u2069]/g, '');
      return /Total<.*?(\$[\d.]+)/s.exec(page)?.[1];
    };
    const person = { ...NO_DETAILS, emails: ['Ada@example.com'] };
    const contactId = await createContact(services.db, siteId, person, services.now());
    await buy(ada, bowl, 0, 1);
    await ada.post('/checkout/contact', { email: 'ada@example.com' });
    await ada.post('/checkout/delivery', SWISS);
    expect(await total()).toBe('$35.80');
    expect(await markTaxExempt(services.db, createId(), contactId, true)).toBe(false);
    expect(await markTaxExempt(services.db, siteId, contactId, true)).toBe(true);
    expect(await total()).toBe('$33.00');
    await change(services, siteId, storeId, [setting('pricesIncludeTax', true)]);
    // Of 28.00, 2.55 are tax; the delivery has none.
    expect(await total()).toBe('$30.45');
    await ada.post('/checkout/contact', { email: 'ben@example.com' });
    expect(await total()).toBe('$33.00');
  });

  it('says where it goes to only in the browser of its checkout [COMM-67, COMM-68, COMM-72, COMM-73, COMM-87, ORD-05]', async () => {
    await buy(ada, bowl, 0, 1);
    await ada.post('/checkout/contact', { email: 'ada@example.com' });
    await ada.post('/checkout/delivery', SWISS);
    const post = {
      id: expect.any(String) as unknown,
      name: 'Post',
      description: 'By train',
      priceCents: 500,
      deliveryEstimate: '2 days',
      isPickup: false,
    };
    const own = await cartOf();
    expect(own).toMatchObject({
      shippingOptions: [post],
      selectedShippingOption: post,
      shippingLocation: { country: 'CH', region: null, postalCode: '8001' },
      applicableTaxRules: [{ name: 'VAT', rate: 100_000, amountCents: 280 }],
      taxCents: 280,
      shippingCostCents: 500,
      grandTotalCents: 3580,
    });
    const other = shop.openBrowser();
    other.cookies.set('cart', ada.cookies.get('cart') ?? '');
    const seen = await cartOf(other);
    expect(seen).toMatchObject({ id: own['id'], shippingLocation: null, grandTotalCents: 3580 });
    expect(JSON.stringify(seen)).not.toMatch(/Seestrasse|8001|ada@example/);
  });

  it('says that an order is fetched, and what that costs [COMM-67, COMM-72, COMM-76, COMM-87, ORD-61]', async () => {
    const pickup = { id: createId(), type: 'shipping-option', order: 'W', name: 'Workshop' } as const;
    await change(shop.test.services, shop.site.siteId, storeId, [
      { op: 'put', record: { ...pickup, places: EVERYWHERE, price: { kind: 'pickup', order: 150 } } },
    ]);
    await buy(ada, bowl, 0, 1);
    await ada.post('/checkout/contact', { email: 'ada@example.com' });
    const fetches = { way: pickup.id, 'shipping-name': 'Ada', phone: '+41 44 000 00 00' };
    await ada.post('/checkout/delivery', fetches);
    const fetched = {
      id: pickup.id,
      name: 'Workshop',
      description: '',
      priceCents: 150,
      deliveryEstimate: '',
      isPickup: true,
    };
    expect(await cartOf()).toMatchObject({
      shippingOptions: [fetched],
      selectedShippingOption: fetched,
      shippingCostCents: 150,
    });
  });

  it('names what cannot be bought, which counts in nothing [ORD-10, COMM-79, COMM-86]', async () => {
    await buy(ada, bowl, 1, 1);
    const { siteId } = shop.site;
    const [, variantId] = bowl.variantIds;
    await setStock(shop.test.services, siteId, {
      productId: bowl.productId,
      variantId: variantId ?? ('' as never),
      quantity: 0,
    });
    expect(await cartOf()).toMatchObject({
      entries: [{ quantity: 1, lineTotalCents: 0, problem: 'Bowl is sold out.' }],
      subtotalCents: 0,
      totalQuantity: 0,
      requiresShipping: true,
    });
  });

  it('says of a cart that was bought which order it became [COMM-63, COMM-65, ORD-07]', async () => {
    await buy(ada, bowl, 0, 1);
    const orderId = createId<'order'>();
    await shop.test.services.db
      .updateTable('carts')
      .set({ purchased_at: new Date(), order_id: orderId })
      .where('site_id', '=', shop.site.siteId)
      .execute();
    expect(await cartOf()).toEqual({
      id: expect.any(String) as unknown,
      websiteId: shop.site.siteId,
      orderId,
      created: expect.any(Number) as unknown,
      isPurchased: true,
    });
  });
});
