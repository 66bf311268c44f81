import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountId, DocumentId } from '#domain/documents/record.ts';
import { NO_ADDRESS } from '#domain/addresses/address.ts';
import type { DraftLine, OrderDraft } from '#domain/orders/order-draft.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { createId } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, publishShop, setStock, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { endOldBalancePayments } from '#server/orders/balance/end-balance-payments.ts';
import { renewLink } from '#server/orders/balance/renew-link.ts';
import { cancelOrder } from '#server/orders/cancel-order.ts';
import { loadEditable } from '#server/orders/editing/load-editable.ts';
import { priceEdit } from '#server/orders/editing/price-edit.ts';
import { createContact } from '#server/contacts/save-contact.ts';
import { markTaxExempt } from '#server/contacts/tax-exempt.ts';
import { NO_DETAILS } from '#domain/contacts/contact-fields.ts';
import { createOrder, type OrderByHand } from '#server/orders/drafts/create-order.ts';
import { draftLines } from '#server/orders/drafts/draft-lines.ts';
import { findSellable } from '#server/orders/drafts/find-sellable.ts';
import { priceDraft } from '#server/orders/drafts/price-draft.ts';
import { loadOrderPage } from '#server/orders/load-order-page.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import { STAND_IN_LIVE_KEY, StripeStandIn } from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCheckout } from './plugin.ts';

const DAY_MS = 86_400_000;
const ACCOUNT: AccountId = createId<'account'>();
const ADA = {
  ...NO_ADDRESS,
  name: 'Ada Lovelace',
  line1: '1 Quarry Lane',
  city: 'Hartford',
  region: 'CT',
  postalCode: '06101',
  country: 'US',
};

let stripe: StripeStandIn;
let shop: MemberSite;
let ada: TestBrowser;
let jug: BuiltProduct;
let coffee: BuiltProduct;
let voucher: BuiltProduct;
let storeId: DocumentId;

const MONTHLY = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;

beforeAll(async () => {
  stripe = await StripeStandIn.start();
  shop = await MemberSite.start({
    routes: [],
    plugins: [registerCarts, registerCheckout],
    services: { config: { stripeApiUrl: stripe.url } },
  });
});
afterAll(async () => {
  await shop.close();
  await stripe.stop();
});
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  const built = await buildShop(services, siteId, [
    { title: 'Jug', prices: [2000] },
    { title: 'Lesson', prices: [4500], type: 'service' },
    { title: 'Coffee', prices: [900], plan: MONTHLY },
    { title: 'Voucher', prices: [5000], type: 'gift-card' },
  ]);
  jug = built[0] as BuiltProduct;
  coffee = built[2] as BuiltProduct;
  voucher = built[3] as BuiltProduct;
  await setStock(services, siteId, { ...jugVariant(), quantity: 5 });
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  await change(services, siteId, storeId, [
    {
      op: 'put',
      record: {
        id: createId(),
        type: 'shipping-option',
        order: 'a',
        name: 'Post',
        places: { countries: [], regions: [], postalCodes: [], isRestOfWorld: true },
        price: { kind: 'flat', order: 500, piece: 0 },
      },
    },
    {
      op: 'put',
      record: {
        id: createId(),
        type: 'tax-rule',
        order: 'a',
        name: 'Sales tax',
        places: { countries: ['US'], regions: [], postalCodes: [], isRestOfWorld: false },
        rates: { standard: 100_000 },
        covers: ['physical'],
      },
    },
  ]);
  await connectStripe(services, siteId, STAND_IN_LIVE_KEY);
  ada = shop.openBrowser();
  [stripe.calls.length, stripe.troubles.length] = [0, 0];
});

function jugVariant() {
  const [variantId] = jug.variantIds;
  if (variantId === undefined) throw new Error('A jug has a variant');
  return { productId: jug.productId, variantId };
}

const jugs = (pieces: number): DraftLine => ({ kind: 'product', ...jugVariant(), pieces, unit: 1500 });
const ENGRAVING: DraftLine = { kind: 'own', title: 'Engraving', isSent: false, pieces: 1, unit: 1000 };

/** Two jugs at 1500 in place of 2000, an engraving of the owner's own words, by post, less 500. */
const draft = (changes: Partial<OrderDraft> = {}): OrderDraft => ({
  email: 'ada@example.com',
  phone: '',
  address: ADA,
  lines: [jugs(2), ENGRAVING],
  discount: { title: 'For a friend', amount: 400 },
  delivery: { kind: 'option', optionId: null },
  ...changes,
});

async function made(payment: OrderByHand['payment'], changes: Partial<OrderDraft> = {}): Promise<OrderId> {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const written = draft(changes);
  const { priced } = await priceDraft(services.db, siteId, written, services.now());
  return createOrder(services, {
    ...written,
    siteId,
    accountId: ACCOUNT,
    submission: createId(),
    expectedTotal: priced.grandTotalCents,
    payment,
  });
}

async function page(orderId: OrderId) {
  const order = await loadOrderPage(shop.test.services.db, shop.site.siteId, orderId);
  if (order === null) throw new Error('There is no such order');
  return order;
}

async function stock(): Promise<{ readonly quantity: number; readonly moved: readonly string[] }> {
  const { db } = shop.test.services;
  const { quantity } = await db
    .selectFrom('variant_stock')
    .select('quantity')
    .where('site_id', '=', shop.site.siteId)
    .executeTakeFirstOrThrow();
  const moved = await db
    .selectFrom('stock_movements')
    .select(['kind', 'pieces'])
    .where('site_id', '=', shop.site.siteId)
    .execute();
  return { quantity, moved: moved.map(({ kind, pieces }) => `${kind} ${pieces}`).toSorted() };
}

async function subjects(): Promise<readonly string[]> {
  await shop.test.consumeEvents();
  const rows = await shop.test.services.db
    .selectFrom('outbox_mails')
    .select(['subject', 'text_body as text'])
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id')
    .execute();
  await shop.test.services.db.deleteFrom('outbox_mails').where('site_id', '=', shop.site.siteId).execute();
  return rows.map(({ subject }) => subject);
}

async function link(orderId: OrderId): Promise<string> {
  const wanted = { siteId: shop.site.siteId, orderId, accountId: ACCOUNT, isMailed: false };
  return new URL((await renewLink(shop.test.services, wanted)).url).pathname;
}

/** Presses the button of the page behind a link; where it leads. */
async function press(path: string): Promise<string> {
  const { body } = await ada.visit(path);
  const crumb = /name="crumb" value="([^"]*)"/.exec(body)?.[1] ?? '';
  return String((await ada.post(path, { crumb })).headers['location']);
}

it('makes an order of products at own prices and of own words, with the totals, stock and number of any other [ORD-39, ORD-88, ORD-96, ORD-98, ORD-105]', async () => {
  const orderId = await made('unpaid');
  expect(await page(orderId)).toMatchObject({
    number: '00001',
    state: 'received',
    payment: 'unpaid',
    name: 'Ada Lovelace',
    delivery: ADA,
    deliveryOption: { name: 'Post' },
    // 400 of 4000: 300 of the jugs, whose 2700 are taxed.
    subtotal: 4000,
    discount: 400,
    shipping: 500,
    tax: 270,
    total: 4370,
    due: 4370,
    tooMuch: 0,
    discounts: [{ title: 'For a friend', amount: 400 }],
    lines: [
      { title: 'Jug', pieces: 2, unit: 1500, amount: 3000, discount: 300, tax: 270 },
      { title: 'Engraving', pieces: 1, unit: 1000, amount: 1000, discount: 100, tax: 0 },
    ],
    timeline: [{ kind: 'placed', by: 'person' }],
  });
  expect(await stock()).toEqual({ quantity: 3, moved: ['reserved 2'] });
  expect(await subjects()).toEqual(['Order 00001 received']);
});

it('is paid at once where the money has come, and pending; free where it costs nothing [ORD-93, ORD-105]', async () => {
  const orderId = await made('paid');
  expect(await page(orderId)).toMatchObject({ state: 'pending', payment: 'paid', paid: 4370, due: 0 });
  expect(await stock()).toEqual({ quantity: 3, moved: ['reserved 2', 'sold 2'] });
  expect(await subjects()).toEqual(['Order 00001 confirmed']);
  const free = await made('link', {
    discount: { title: 'All', amount: 9_999_999 },
    delivery: { kind: 'none' },
  });
  expect(await page(free)).toMatchObject({ state: 'pending', total: 0, due: 0, balanceUntil: null });
});

it('taxes what is handed over where the seller is, takes a delivery at an own price, and asks for no mail address [ORD-66, ORD-105]', async () => {
  const handed = await made('unpaid', { delivery: { kind: 'none' }, email: '', discount: null });
  expect(await page(handed)).toMatchObject({
    tax: 0,
    shipping: 0,
    delivery: null,
    billing: ADA,
    total: 4000,
  });
  const own = await made('unpaid', {
    delivery: { kind: 'own', name: 'Courier', price: 1250 },
    discount: null,
  });
  expect(await page(own)).toMatchObject({
    shipping: 1250,
    tax: 300,
    total: 5550,
    deliveryOption: { name: 'Courier', isPickup: false },
  });
  expect(await subjects()).toEqual(['Order 00002 received']);
});

it('taxes products by their class, and asks what the delivery of each piece costs besides [ORD-62, ORD-65, ORD-105]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const { productId, variantId } = jugVariant();
  await change(services, siteId, productId, [
    { op: 'set', id: variantId, field: 'extraDelivery', value: 150 },
    {
      op: 'set',
      id: 'settings',
      field: 'structuredContent',
      value: { productType: 'physical', taxClass: 'reduced' },
    },
  ]);
  await publishShop(services, siteId);
  const rule = {
    id: createId(),
    type: 'tax-rule' as const,
    order: 'b',
    name: 'City tax',
    places: { countries: ['US'], regions: [], postalCodes: [], isRestOfWorld: false },
    rates: { standard: 50_000, reduced: 20_000 },
    covers: ['physical', 'delivery'],
  };
  await change(services, siteId, storeId, [{ op: 'put', record: rule }]);
  const orderId = await made('unpaid', { lines: [jugs(2)], discount: null });
  // Of 3000, 10 % and 2 %; of the post, 500 and 2 × 150, 5 %.
  expect(await page(orderId)).toMatchObject({ shipping: 800, tax: 300 + 60 + 40, total: 4200 });
});

it('takes no tax of a person whom its owner has marked as exempt, nor of what is added to their order [ORD-68, ORD-100, ORD-105]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const person = { ...NO_DETAILS, emails: ['ada@example.com'] };
  const contactId = await createContact(services.db, siteId, person, services.now());
  await markTaxExempt(services.db, siteId, contactId, true);
  const orderId = await made('unpaid', { discount: null });
  expect(await page(orderId)).toMatchObject({ tax: 0, isTaxExempt: true, total: 4500 });
  await markTaxExempt(services.db, siteId, contactId, false);
  const other = await made('unpaid', { discount: null });
  expect(await page(other)).toMatchObject({ tax: 300, isTaxExempt: false, total: 4800 });
  const editable = await loadEditable(services.db, siteId, orderId);
  const lines = editable.lines.map(({ id, pieces }) => ({ lineId: id, pieces }));
  const edit = { lines, added: [jugs(1)], address: null, delivery: null };
  const { priced } = await priceEdit(services.db, siteId, editable, edit, services.now());
  expect([priced.taxCents, priced.grandTotalCents]).toEqual([0, 6000]);
});

it('makes one order of one submission, however often it is sent, and none of what has changed [ORD-26, ORD-85, ORD-105, ORD-159]', async () => {
  const { services } = shop.test;
  const order = { ...draft(), siteId: shop.site.siteId, accountId: ACCOUNT, payment: 'unpaid' } as const;
  const sent = { ...order, submission: 'one submission of 1', expectedTotal: 4370 };
  const ids = await Promise.all([1, 2, 3].map(() => createOrder(services, sent)));
  expect(new Set(ids).size).toBe(1);
  expect((await stock()).quantity).toBe(3);
  const again = { ...sent, submission: 'another submission' };
  await expect(createOrder(services, { ...again, expectedTotal: 1 })).rejects.toThrow(
    new CallError('draft-changed'),
  );
  const many = { ...again, lines: [jugs(4), ENGRAVING] };
  await expect(createOrder(services, many)).rejects.toThrow(
    new CallError('draft-short', { title: 'Jug', left: 3 }),
  );
  const foreign = { ...jugs(1), productId: createId<'document'>(), variantId: createId() };
  await expect(createOrder(services, { ...again, lines: [foreign] })).rejects.toThrow(
    new CallError('draft-short', { title: '', left: 0 }),
  );
  // Without a place nothing reaches it; without a street nobody finds it.
  for (const address of [NO_ADDRESS, { ...ADA, line1: '' }]) {
    await expect(createOrder(services, { ...again, address })).rejects.toThrow(
      new CallError('draft-address'),
    );
  }
  expect((await stock()).moved).toEqual(['reserved 2']);
});

const sellable = (search: string, { page = 1, pageSize = 20 } = {}) =>
  findSellable(shop.test.services.db, shop.site.siteId, { search, page, pageSize });

it('finds what can be sold by its words, with what is left [ORD-105]', async () => {
  expect((await sellable('jug')).found).toMatchObject([{ title: 'Jug', price: 2000, left: 5, isSent: true }]);
  expect((await sellable('')).found.map(({ title }) => title)).toEqual(['Jug', 'Lesson']);
  expect(await sellable('bowl')).toEqual({ found: [], hasMore: false });
  // What visitors cannot buy any more is not for orders by hand, either.
  const { services } = shop.test;
  const { siteId } = shop.site;
  await change(services, siteId, jug.productId, [setting('workflowState', 'draft')]);
  await publishDocuments(services, { siteId, documentIds: [jug.productId], authorId: null, name: 'Publish' });
  expect((await sellable('')).found.map(({ title }) => title)).toEqual(['Lesson']);
});

it('finds more than one page of what can be sold, each once [ORD-100, ORD-105]', async () => {
  const titles = async (page: number) => {
    const { found, hasMore } = await sellable('', { page, pageSize: 1 });
    return [...found.map(({ title }) => title), hasMore];
  };
  expect(await titles(1)).toEqual(['Jug', true]);
  expect(await titles(2)).toEqual(['Lesson', false]);
  expect(await titles(3)).toEqual([false]);
});

it('neither finds nor sells gift cards, and takes no variant for that of another product [ORD-105]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  expect((await sellable('voucher')).found).toEqual([]);
  const [cardId = createId()] = voucher.variantIds;
  const { productId } = voucher;
  const lines = [
    { kind: 'product', productId, variantId: cardId, pieces: 1, unit: 5000 } as const,
    { ...jugs(1), productId },
    jugs(1),
  ];
  const found = await draftLines(services.db, siteId, lines, services.now());
  expect(found.map(({ problem }) => problem?.kind ?? 'sold')).toEqual(['gone', 'gone', 'sold']);
});

it('counts what the lines before take of the same variant [ORD-10, ORD-105]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const found = await draftLines(services.db, siteId, [jugs(3), jugs(2), jugs(1)], services.now());
  expect(found.map(({ problem }) => problem)).toEqual([null, null, { kind: 'short', left: 0 }]);
});

it('sells what is only subscribed to by no order by hand [ORD-105, COMM-44]', async () => {
  const { services } = shop.test;
  const [variantId = createId()] = coffee.variantIds;
  expect((await sellable('coffee')).found).toEqual([]);
  const { productId } = coffee;
  const lines = [{ kind: 'product', productId, variantId, pieces: 1, unit: 900 } as const];
  const [line] = await draftLines(services.db, shop.site.siteId, lines, services.now());
  expect(line?.problem).toEqual({ kind: 'gone' });
});

it('is paid by its link at the provider, once, and told of [ORD-94, ORD-100, ORD-105, ORD-159]', async () => {
  const orderId = await made('link');
  expect(await subjects()).toEqual(['Pay for order 00001']);
  const path = await link(orderId);
  const { body } = await ada.visit(path);
  expect(body.replaceAll('\u{a0}', ' ')).toContain('$43.70 is still to be paid.');
  expect(body).not.toContain('Quarry Lane');
  const first = await press(path);
  expect(first.startsWith(`${stripe.url}/pay/`)).toBe(true);
  expect(await press(path)).toBe(first);
  stripe.pay(first.split('/').at(-1) ?? '', 'pay');
  const token = path.split('/').at(-1) ?? '';
  const back = await ada.visit(`/checkout/return/${token}`);
  expect(back.headers['location']).toBe(`/checkout/order/${token}`);
  expect(await page(orderId)).toMatchObject({ state: 'pending', payment: 'paid', paid: 4370, due: 0 });
  expect(await stock()).toEqual({ quantity: 3, moved: ['reserved 2', 'sold 2'] });
  expect(await subjects()).toEqual(['Order 00001 confirmed']);
  expect((await ada.visit(path)).body).toContain('There is nothing to pay.');
  await expect(link(orderId)).rejects.toThrow(new CallError('order-state'));
});

it('says why a payment by the link failed, and takes no more of it once the seven days are over [ORD-76, ORD-100]', async () => {
  const orderId = await made('link');
  const path = await link(orderId);
  const token = path.split('/').at(-1) ?? '';
  const refused = await press(path);
  stripe.pay(refused.split('/').at(-1) ?? '', 'refuse-bank');
  const back = String((await ada.visit(`/checkout/return/${token}`)).headers['location']);
  expect((await ada.visit(back)).body).toContain('Your bank did not confirm the payment.');
  expect(await page(orderId)).toMatchObject({ state: 'received', payment: 'unpaid', due: 4370 });
  const left = await press(path);
  expect(left.startsWith(`${stripe.url}/pay/`)).toBe(true);
  shop.test.clock.advance(31 * 60_000);
  await endOldBalancePayments(shop.test.services);
  const statuses = await shop.test.services.db
    .selectFrom('payments')
    .select('status')
    .where('site_id', '=', shop.site.siteId)
    .orderBy('attempt')
    .execute();
  expect(statuses.map(({ status }) => status)).toEqual(['waiting', 'failed', 'canceled']);
  shop.test.clock.advance(7 * DAY_MS);
  expect((await ada.visit(path)).body).toContain('This link has ended. Please ask the seller for a new one.');
  expect(await press(path)).toBe('undefined');
});

it('gives money back that comes for an order that was canceled meanwhile [ORD-162]', async () => {
  const orderId = await made('link');
  const path = await link(orderId);
  const address = await press(path);
  const { version } = await page(orderId);
  const asked = { isRefunded: true, isRestocked: true, isMailed: false };
  const who = { siteId: shop.site.siteId, orderId, accountId: ACCOUNT };
  await cancelOrder(shop.test.services, { ...who, version, ...asked });
  stripe.pay(address.split('/').at(-1) ?? '', 'pay');
  await ada.visit(`/checkout/return/${path.split('/').at(-1) ?? ''}`);
  expect(await page(orderId)).toMatchObject({ state: 'canceled', paid: 4370, refunded: 4370, due: 0 });
  expect((await stock()).quantity).toBe(5);
});

it('ends the attempt of a buyer whose money was counted by hand [ORD-70, ORD-100]', async () => {
  const orderId = await made('link', {
    lines: [{ ...ENGRAVING, unit: 2000 }],
    delivery: { kind: 'none' },
  });
  await press(await link(orderId));
  const { version, due } = await page(orderId);
  const who = { siteId: shop.site.siteId, orderId, accountId: ACCOUNT, version };
  await markPaid(shop.test.services, { ...who, amount: due, day: '2026-11-26', reference: '' });
  expect(await page(orderId)).toMatchObject({ payment: 'paid', due: 0 });
  const open = await shop.test.services.db
    .selectFrom('payments')
    .select(['provider', 'status'])
    .where('site_id', '=', shop.site.siteId)
    .orderBy('attempt')
    .execute();
  expect(open).toEqual([
    { provider: 'manual', status: 'succeeded' },
    { provider: 'stripe', status: 'canceled' },
  ]);
});

it('leads to the contact of the buyer and to products that are still there, each for those who may see it [ORD-95, CRM-23]', async () => {
  const orderId = await made('unpaid');
  const { db } = shop.test.services;
  const { siteId } = shop.site;
  const seen = async (...permissions: Permission[]) => {
    const order = await loadOrderPage(db, siteId, orderId, 'orders', new Set(permissions));
    return [order?.contactId, ...(order?.lines ?? []).map(({ productId }) => productId)];
  };
  const { id: contactId } = await db
    .selectFrom('contacts')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  expect(await seen('commerce.orders')).toEqual([null, null, null]);
  expect(await seen('crm.read')).toEqual([contactId, null, null]);
  expect(await seen('commerce.inventory')).toEqual([null, jug.productId, null]);
  await db
    .deleteFrom('product_entries')
    .where('site_id', '=', siteId)
    .where('document_id', '=', jug.productId)
    .execute();
  expect(await seen('crm.read', 'commerce.inventory')).toEqual([contactId, null, null]);
});
