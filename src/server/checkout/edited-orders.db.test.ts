import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountId, DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { NO_ADDRESS } from '#domain/addresses/address.ts';
import type { DraftLine, OrderEdit } from '#domain/orders/order-draft.ts';
import { createId } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, setStock, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { change } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { renewLink } from '#server/orders/balance/renew-link.ts';
import { createOrder } from '#server/orders/drafts/create-order.ts';
import { priceDraft } from '#server/orders/drafts/price-draft.ts';
import { editOrder, type EditChange } from '#server/orders/editing/edit-order.ts';
import { loadEditable } from '#server/orders/editing/load-editable.ts';
import { priceEdit } from '#server/orders/editing/price-edit.ts';
import { fulfilOrder } from '#server/orders/fulfil-order.ts';
import { loadOrderPage } from '#server/orders/load-order-page.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import { refundOrder } from '#server/orders/refund-order.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import { STAND_IN_LIVE_KEY, StripeStandIn } from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCheckout } from './plugin.ts';

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
const EVERYWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true };
const US = { countries: ['US'], regions: [], postalCodes: [], isRestOfWorld: false };
const ENGRAVING: DraftLine = { kind: 'own', title: 'Engraving', isSent: false, pieces: 1, unit: 1000 };

let stripe: StripeStandIn;
let shop: MemberSite;
let ada: TestBrowser;
let jug: BuiltProduct;
let storeId: DocumentId;
let taxId: string;

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
  [jug] = (await buildShop(services, siteId, [{ title: 'Jug', prices: [2000] }])) as [BuiltProduct];
  await setStock(services, siteId, { ...jugVariant(), quantity: 10 });
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  taxId = createId();
  const post = { type: 'shipping-option', order: 'a', name: 'Post', places: EVERYWHERE } as const;
  await change(services, siteId, storeId, [
    { op: 'put', record: { id: createId(), ...post, price: { kind: 'flat', order: 500, piece: 100 } } },
    { op: 'put', record: taxed(100_000) },
  ]);
  await connectStripe(services, siteId, STAND_IN_LIVE_KEY);
  ada = shop.openBrowser();
});

function taxed(standard: number): DocumentRecord {
  const rule = { id: taxId, type: 'tax-rule', order: 'a', name: 'Sales tax', places: US } as const;
  return { ...rule, rates: { standard }, covers: ['physical'] };
}

function jugVariant() {
  const [variantId] = jug.variantIds;
  if (variantId === undefined) throw new Error('A jug has a variant');
  return { productId: jug.productId, variantId };
}

const jugs = (pieces: number): DraftLine => ({ kind: 'product', ...jugVariant(), pieces, unit: 2000 });

/** Four jugs at 20 and an engraving at 10 by post at 9, less 9, with 10 % on the jugs: 90 − 9 + 9 + 7.20 = 97.20. */
async function ordered(payment: 'unpaid' | 'paid' = 'unpaid'): Promise<OrderId> {
  const { services } = shop.test;
  const draft = {
    email: 'ada@example.com',
    phone: '',
    address: ADA,
    lines: [jugs(4), ENGRAVING],
    discount: { title: 'For a friend', amount: 900 },
    delivery: { kind: 'option', optionId: null } as const,
  };
  const { siteId } = shop.site;
  const { priced } = await priceDraft(services.db, siteId, draft, services.now());
  const expectedTotal = priced.grandTotalCents;
  const made = { ...draft, siteId, accountId: ACCOUNT, submission: createId(), expectedTotal, payment };
  return createOrder(services, made);
}

async function page(orderId: OrderId) {
  const order = await loadOrderPage(shop.test.services.db, shop.site.siteId, orderId);
  if (order === null) throw new Error('There is no such order');
  return order;
}

/** The lines as they are, with other pieces; those with none are taken out. */
async function pieces(orderId: OrderId, counts: readonly number[]): Promise<OrderEdit['lines']> {
  const { lines } = await page(orderId);
  return lines.flatMap(({ id }, place) => {
    const count = counts[place] ?? 0;
    return count === 0 ? [] : [{ lineId: id, pieces: count }];
  });
}

async function edit(orderId: OrderId, changes: Partial<EditChange>): Promise<void> {
  const { services, clock } = shop.test;
  const { siteId } = shop.site;
  clock.advance(1000);
  const order = await page(orderId);
  const lines = order.lines.map((line) => ({ lineId: line.id, pieces: line.pieces }));
  const body: OrderEdit = { lines, added: [], address: null, delivery: null, ...changes };
  const editable = await loadEditable(services.db, siteId, orderId);
  const { priced } = await priceEdit(services.db, siteId, editable, body, services.now());
  await editOrder(services, {
    ...body,
    siteId,
    orderId,
    accountId: ACCOUNT,
    version: order.version,
    expectedTotal: priced.grandTotalCents,
    isMailed: false,
    hasLink: false,
    isRefunded: false,
    email: null,
    phone: null,
    ...changes,
  });
}

async function stock() {
  const { db } = shop.test.services;
  const { quantity } = await db
    .selectFrom('variant_stock')
    .select('quantity')
    .where('site_id', '=', shop.site.siteId)
    .executeTakeFirstOrThrow();
  const moved = await db
    .selectFrom('stock_movements')
    .select(['kind', 'pieces', 'effect'])
    .where('site_id', '=', shop.site.siteId)
    .execute();
  // It was counted as 10 without an entry.
  expect(10 + moved.reduce((sum, { effect }) => sum + effect, 0)).toBe(quantity);
  return { quantity, moved: moved.map(({ kind, pieces: count }) => `${kind} ${count}`).toSorted() };
}

/** Totals, lines and taxes of an order add up, whatever was done to it. */
async function sums(orderId: OrderId) {
  const order = await page(orderId);
  const of = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  expect(of(order.lines.map(({ amount }) => amount))).toBe(order.subtotal);
  expect(of(order.lines.map(({ discount }) => discount))).toBe(order.discount);
  expect(of(order.discounts.map(({ amount }) => amount))).toBe(order.discount);
  expect(of(order.taxes.map(({ amount }) => amount))).toBe(order.tax);
  expect(order.subtotal - order.discount + order.shipping + order.tax).toBe(order.total);
  return order;
}

async function mails(): Promise<readonly string[]> {
  await shop.test.consumeEvents();
  const rows = await shop.test.services.db
    .selectFrom('outbox_mails')
    .select('subject')
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id')
    .execute();
  await shop.test.services.db.deleteFrom('outbox_mails').where('site_id', '=', shop.site.siteId).execute();
  return rows.map(({ subject }) => subject);
}

it('takes pieces out with their share of the discount, and puts them back into stock [ORD-88, ORD-98, ORD-100]', async () => {
  const orderId = await ordered();
  expect(await sums(orderId)).toMatchObject({
    subtotal: 9000,
    discount: 900,
    shipping: 900,
    tax: 720,
    total: 9720,
  });
  await edit(orderId, { lines: await pieces(orderId, [1, 1]) });
  expect(await sums(orderId)).toMatchObject({
    state: 'received',
    payment: 'unpaid',
    subtotal: 3000,
    // 200 of a jug and 100 of the engraving; what was agreed for the delivery stays.
    discount: 300,
    shipping: 900,
    tax: 180,
    total: 3780,
    due: 3780,
    lines: [
      { pieces: 1, discount: 200 },
      { pieces: 1, discount: 100 },
    ],
  });
  expect(await stock()).toEqual({ quantity: 9, moved: ['released 3', 'reserved 4'] });
  const [last] = (await page(orderId)).timeline;
  expect(last).toMatchObject({ kind: 'edited', by: 'person', amount: 3780, text: 'Jug: 4 → 1' });
});

it('makes what is added a balance due with a link, and takes it by hand or by the link [ORD-94, ORD-100]', async () => {
  const orderId = await ordered('paid');
  await mails();
  await edit(orderId, {
    lines: await pieces(orderId, [4, 1]),
    added: [jugs(2), { ...ENGRAVING, title: 'Box', unit: 300 }],
    hasLink: true,
    isMailed: true,
  });
  expect(await sums(orderId)).toMatchObject({
    state: 'pending',
    payment: 'balanceDue',
    subtotal: 13_300,
    discount: 900,
    tax: 1120,
    total: 14_420,
    paid: 9720,
    due: 4700,
  });
  expect(await stock()).toEqual({ quantity: 4, moved: ['reserved 2', 'reserved 4', 'sold 2', 'sold 4'] });
  expect(await mails()).toEqual(['Pay for order 00001']);
  const wanted = { siteId: shop.site.siteId, orderId, accountId: ACCOUNT, isMailed: false };
  const path = new URL((await renewLink(shop.test.services, wanted)).url).pathname;
  const crumb = /name="crumb" value="([^"]*)"/.exec((await ada.visit(path)).body)?.[1] ?? '';
  const payAt = String((await ada.post(path, { crumb })).headers['location']);
  stripe.pay(payAt.split('/').at(-1) ?? '', 'pay');
  await ada.visit(`/checkout/return/${path.split('/').at(-1) ?? ''}`);
  expect(await sums(orderId)).toMatchObject({ state: 'pending', payment: 'paid', paid: 14_420, due: 0 });
  await edit(orderId, { added: [{ ...ENGRAVING, unit: 500 }] });
  const { version, due } = await page(orderId);
  expect(due).toBe(500);
  const who = { siteId: shop.site.siteId, orderId, accountId: ACCOUNT, version };
  await markPaid(shop.test.services, { ...who, amount: 500, day: '2026-11-26', reference: '' });
  expect(await sums(orderId)).toMatchObject({ payment: 'paid', paid: 14_920, due: 0, tooMuch: 0 });
});

it('ends what a buyer pays at the provider once the order comes to something else, and gives back there at once [ORD-80, ORD-100]', async () => {
  const orderId = await ordered('paid');
  const addTo = { added: [{ ...ENGRAVING, unit: 500 }], hasLink: true };
  await edit(orderId, addTo);
  const wanted = { siteId: shop.site.siteId, orderId, accountId: ACCOUNT, isMailed: false };
  const path = new URL((await renewLink(shop.test.services, wanted)).url).pathname;
  const press = async () => {
    const crumb = /name="crumb" value="([^"]*)"/.exec((await ada.visit(path)).body)?.[1] ?? '';
    const payAt = String((await ada.post(path, { crumb })).headers['location']);
    return payAt.split('/').at(-1) ?? '';
  };
  const first = await press();
  await edit(orderId, addTo);
  expect(stripe.ledger.sessions.get(first)?.status).toBe('expired');
  const { due, paid } = await page(orderId);
  expect(due).toBe(1000);
  stripe.pay(await press(), 'pay');
  await ada.visit(`/checkout/return/${path.split('/').at(-1) ?? ''}`);
  expect(await sums(orderId)).toMatchObject({ paid: paid + 1000, due: 0 });
  const before = stripe.ledger.refunds.length;
  await edit(orderId, { lines: await pieces(orderId, [3, 1]), isRefunded: true });
  // Both engravings for 1000, and a jug for 2000 less 200 with 180 of tax: what the provider was paid first, the rest by hand.
  expect(stripe.ledger.refunds.slice(before).map(({ amount }) => amount)).toEqual([1000]);
  expect(await sums(orderId)).toMatchObject({ refunded: 2980, tooMuch: 0 });
});

it('gives back what is too much, at once or later, and asks for no more than is open afterwards [ORD-80, ORD-94, ORD-100]', async () => {
  const orderId = await ordered('paid');
  await edit(orderId, { lines: await pieces(orderId, [3, 1]), isRefunded: true });
  // 2000 less 200, and 180 of tax.
  expect(await sums(orderId)).toMatchObject({
    payment: 'paid',
    total: 7740,
    refunded: 1980,
    due: 0,
    tooMuch: 0,
  });
  expect(await stock()).toEqual({ quantity: 7, moved: ['canceled 1', 'reserved 4', 'sold 4'] });
  await edit(orderId, { lines: await pieces(orderId, [2, 1]) });
  expect(await sums(orderId)).toMatchObject({ payment: 'paid', due: 0, tooMuch: 1980 });
  const money = { lines: [], hasDelivery: false, reason: '', isRestocked: false, isMailed: false };
  const who = async () => ({
    siteId: shop.site.siteId,
    orderId,
    accountId: ACCOUNT,
    version: (await page(orderId)).version,
  });
  // 20 more than that, for another reason: it is not asked for again.
  await refundOrder(shop.test.services, { ...(await who()), amount: 2000, ...money });
  const refunded = await sums(orderId);
  expect(refunded).toMatchObject({ payment: 'partlyRefunded', refunded: 3980, due: 0, tooMuch: 0 });
  expect(refunded.refunds.map(({ tax }) => tax)).toEqual([0, 1]);
  await edit(orderId, { added: [{ ...ENGRAVING, unit: 700 }] });
  expect(await sums(orderId)).toMatchObject({ due: 700, tooMuch: 0 });
});

it('keeps the taxes of the day on which it was ordered, but for another place [ORD-68, ORD-100]', async () => {
  const orderId = await ordered();
  await change(shop.test.services, shop.site.siteId, storeId, [{ op: 'put', record: taxed(200_000) }]);
  await edit(orderId, { address: { ...ADA, line1: '2 Quarry Lane' }, added: [jugs(1)] });
  const kept = await sums(orderId);
  // 720 at 10 % as before, 400 at 20 % of the jug that was added.
  expect(kept).toMatchObject({ tax: 1120, delivery: { line1: '2 Quarry Lane' } });
  await edit(orderId, {
    address: { ...ADA, city: 'Zürich', region: '', postalCode: '8001', country: 'CH' },
    delivery: { kind: 'own', name: 'Courier', price: 2500 },
  });
  expect(await sums(orderId)).toMatchObject({
    tax: 0,
    shipping: 2500,
    deliveryOption: { name: 'Courier', isPickup: false },
    delivery: { country: 'CH' },
  });
  expect((await page(orderId)).timeline[0]?.text).toContain('Post → Courier');
  await expect(edit(orderId, { address: { ...ADA, city: '' } })).rejects.toThrow(
    new CallError('draft-address'),
  );
});

it('leaves what was sent or refunded, refuses what is not there, and follows the pieces that are left [ORD-85, ORD-93, ORD-100]', async () => {
  const orderId = await ordered('paid');
  const { lines, version } = await page(orderId);
  const [first, second] = lines;
  if (first === undefined || second === undefined) throw new Error('There are two lines');
  const who = { siteId: shop.site.siteId, orderId, accountId: ACCOUNT };
  const parcel = { carrier: '', tracking: '', url: '', isMailed: false };
  const sent = [
    { lineId: first.id, pieces: 3 },
    { lineId: second.id, pieces: 1 },
  ];
  await fulfilOrder(shop.test.services, { ...who, version, lines: sent, ...parcel });
  const refused = new CallError('order-state');
  await expect(edit(orderId, { lines: [{ lineId: first.id, pieces: 2 }] })).rejects.toThrow(refused);
  await expect(edit(orderId, { lines: [{ lineId: createId(), pieces: 2 }] })).rejects.toThrow(refused);
  await expect(edit(orderId, { added: [jugs(7)] })).rejects.toThrow(
    new CallError('draft-short', { title: 'Jug', left: 6 }),
  );
  await expect(edit(orderId, { version: 0 })).rejects.toThrow(new CallError('order-changed'));
  await expect(edit(orderId, { expectedTotal: 1 })).rejects.toThrow(new CallError('draft-changed'));
  await edit(orderId, { lines: await pieces(orderId, [3, 1]), isRefunded: true });
  expect(await sums(orderId)).toMatchObject({ state: 'fulfilled', payment: 'paid', isEditable: false });
  await expect(edit(orderId, {})).rejects.toThrow(refused);
  expect(await stock()).toEqual({ quantity: 7, moved: ['canceled 1', 'reserved 4', 'sold 4'] });
});

it('is paid once an edit makes it as small as what has come [ORD-93, ORD-94, ORD-100]', async () => {
  const orderId = await ordered();
  await mails();
  const { version } = await page(orderId);
  const who = { siteId: shop.site.siteId, orderId, accountId: ACCOUNT, version };
  await markPaid(shop.test.services, { ...who, amount: 5000, day: '2026-11-26', reference: '' });
  expect(await page(orderId)).toMatchObject({ state: 'received', payment: 'balanceDue', due: 4720 });
  await edit(orderId, { lines: await pieces(orderId, [1, 1]), isMailed: true });
  expect(await sums(orderId)).toMatchObject({
    state: 'pending',
    payment: 'paid',
    total: 3780,
    tooMuch: 1220,
  });
  expect(await stock()).toEqual({ quantity: 9, moved: ['released 3', 'reserved 4', 'sold 1'] });
  expect((await mails()).toSorted()).toEqual(['Order 00001 confirmed', 'Order 00001 was changed']);
});

it('reaches its buyer by another email and phone from then on, who is a contact, too [CRM-01, ORD-98, ORD-100]', async () => {
  const orderId = await ordered();
  await mails();
  const before = await page(orderId);
  expect(before.email).toBe('ada@example.com');
  await edit(orderId, { email: 'ada@example.org', phone: '+1 860 555 0100', isMailed: true });
  const after = await page(orderId);
  expect(after).toMatchObject({ email: 'ada@example.org', phone: '+1 860 555 0100', total: before.total });
  const edited = after.timeline.find(({ kind }) => kind === 'edited');
  expect(JSON.stringify(edited)).toContain('→ ada@example.org');
  expect(JSON.stringify(edited)).toContain('→ +1 860 555 0100');
  await shop.test.consumeEvents();
  const { db } = shop.test.services;
  const sent = await db
    .selectFrom('outbox_mails')
    .select('recipient')
    .where('site_id', '=', shop.site.siteId)
    .execute();
  expect(sent.map(({ recipient: to }) => to)).toContain('ada@example.org');
  const known = await db
    .selectFrom('contact_emails')
    .select('email_key')
    .where('site_id', '=', shop.site.siteId)
    .orderBy('email_key')
    .execute();
  expect(known.map(({ email_key: key }) => key)).toEqual(['ada@example.com', 'ada@example.org']);
  // What is not said stays.
  await edit(orderId, { phone: '' });
  expect(await page(orderId)).toMatchObject({ email: 'ada@example.org', phone: '' });
});
