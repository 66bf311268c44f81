import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { permissionsOf } from '#domain/roles/permissions.ts';
import { createId } from '#lib/id.ts';
import { CONTACT_SOURCES } from '#server/contact-sources.ts';
import { findContact } from '#server/contacts/find-contact.ts';
import { timelineOf } from '#server/contacts/timeline.ts';
import { change, buildSite, setting, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { createTestServices } from '#server/platform/testing/test-services.ts';
import { openStore } from '#server/store/open-store.ts';
import { cancelOrder } from './cancel-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { orderPlaced } from './order-happened.ts';
import { loadOrderPage } from './load-order-page.ts';
import { markPaid } from './mark-paid.ts';
import { markReady } from './mark-ready.ts';
import { placeOrder } from './place-order.ts';
import { refundOrder } from './refund-order.ts';
import { tokenOfOrder } from './queries.ts';
import type { OrderId } from './tables.ts';
import { SAMPLE_ADDRESS, SampleCarts } from './testing/sample-carts.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
let carts: SampleCarts;

beforeAll(async () => {
  test = await createTestApp([]);
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  carts = new SampleCarts(site.siteId);
  await test.services.db
    .updateTable('sites')
    .set({ owner_id: anna.accountId })
    .where('id', '=', site.siteId)
    .execute();
  const made = { siteId: site.siteId, accountId: anna.accountId, at: new Date(test.clock.now) };
  const store = await test.services.db.transaction().execute((trx) => openStore(trx, made));
  await change(test.services, site.siteId, store, [
    setting('paymentInstructions', 'Account 12 34 56'),
    setting('orderNumberPrefix', 'QL-'),
  ]);
});

async function ordered(price = 2500, language = 'en'): Promise<OrderId> {
  test.clock.advance(1000);
  const cartId = carts.add([{ variantId: createId(), title: 'Jug', pieces: 2, price }]);
  const contact = { email: 'Ada@Example.org', phone: '', language, networkAddress: '192.0.2.1' };
  const request = carts.request(cartId, { contact, delivery: SAMPLE_ADDRESS });
  const placed = await placeOrder(test.services, request, carts);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  return placed.orderId;
}

const page = async (orderId: OrderId) => {
  const order = await loadOrderPage(test.services.db, site.siteId, orderId);
  if (order === null) throw new Error('There is no such order');
  return order;
};
const by = async (orderId: OrderId) => ({
  siteId: site.siteId,
  orderId,
  accountId: anna.accountId,
  version: (await page(orderId)).version,
});

/** What has left since, to whom. */
async function mails() {
  await test.consumeEvents();
  const rows = await test.services.db
    .selectFrom('outbox_mails')
    .select(['id', 'recipient as to', 'subject', 'text_body as text', 'reply_to as replyTo'])
    .where('site_id', '=', site.siteId)
    .orderBy('id')
    .execute();
  await test.services.db.deleteFrom('outbox_mails').where('site_id', '=', site.siteId).execute();
  return rows;
}
const subjects = async () => (await mails()).map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`);

it('tells the buyer once that an order can be fetched, where and when, and that it was handed over [ORD-61, ORD-140]', async () => {
  const orderId = await ordered();
  const option = {
    name: 'Workshop',
    isPickup: true,
    pickupNote: 'Mo to Fr, 9 to 17\nRing at the blue door.',
  };
  const choose = async (chosen: typeof option) =>
    test.services.db
      .updateTable('orders')
      .set({ delivery_option: JSON.stringify(chosen) })
      .where('site_id', '=', site.siteId)
      .where('id', '=', orderId)
      .execute();
  await mails();
  await choose({ ...option, isPickup: false });
  await expect(markReady(test.services, await by(orderId))).rejects.toMatchObject({ code: 'order-state' });
  await choose(option);
  expect((await page(orderId)).readyAt).toBe(null);
  const stale = await by(orderId);
  await markReady(test.services, stale);
  const [told, ...more] = await mails();
  expect(told).toMatchObject({ to: 'Ada@Example.org', subject: 'Order QL-00001 is ready for pickup' });
  for (const said of ['Workshop', 'Mo to Fr, 9 to 17', 'Ring at the blue door.', '2 × Jug']) {
    expect(told?.text).toContain(said);
  }
  expect(more).toEqual([]);
  const order = await page(orderId);
  expect(order.readyAt).toBe(new Date(test.clock.now).toISOString());
  expect(order.timeline.map(({ kind }) => kind)).toContain('ready');
  await expect(markReady(test.services, stale)).rejects.toMatchObject({ code: 'order-changed' });
  await expect(markReady(test.services, await by(orderId))).rejects.toMatchObject({ code: 'order-state' });
  const lineId = order.lines[0]?.id;
  if (lineId === undefined) throw new Error('The order has no line');
  const parcel = { lines: [{ lineId, pieces: 2 }], carrier: '', tracking: '', url: '', isMailed: true };
  await fulfilOrder(test.services, { ...(await by(orderId)), ...parcel });
  const [handedOver] = await mails();
  expect(handedOver?.subject).toBe('Order QL-00001 was handed over');
  expect(handedOver?.text).not.toContain('on their way');
});

it('tells buyer and owner of an order, once, with how to pay and the same figures [ORD-70, ORD-142, ORD-143]', async () => {
  const orderId = await ordered();
  const sent = await mails();
  const toBuyer = sent.find(({ to }) => to === 'Ada@Example.org');
  const toOwner = sent.find(({ to }) => to.startsWith(anna.accountId));
  expect(sent).toHaveLength(2);
  expect(toBuyer).toMatchObject({
    subject: 'Order QL-00001 received',
    replyTo: `${anna.accountId}@example.com`,
  });
  const token = await tokenOfOrder(test.services.db, test.services.cipher, site.siteId, orderId);
  for (const shown of ['Account 12 34 56', '2 × Jug', '$50.00', '1 Quarry Lane', 'United States', token]) {
    expect(toBuyer?.text).toContain(shown);
  }
  expect(toOwner).toMatchObject({ subject: 'New order QL-00001: $50.00' });
  expect(toOwner?.text).toContain(`/config/commerce/orders/${orderId}`);
  // The same is told again, as after a crash.
  const event = { siteId: site.siteId, subject: orderId, params: {}, at: new Date(test.clock.now) };
  await test.services.db.transaction().execute((trx) => recordEvents(trx, orderPlaced, [event]));
  expect(await mails()).toEqual([]);
  expect((await page(orderId)).timeline.map(({ kind, text }) => `${kind} ${text}`.trim()).toSorted()).toEqual(
    ['mailed new', 'mailed received', 'placed'],
  );
});

it('is from the seller, or from the name and address that the owner wrote for it, and else from the site [ORD-143]', async () => {
  const senders = async () => {
    await ordered();
    await test.consumeEvents();
    const rows = await test.services.db
      .selectFrom('outbox_mails')
      .select(['recipient', 'sender_name as name', 'reply_to as replyTo'])
      .where('site_id', '=', site.siteId)
      .execute();
    await mails();
    return rows
      .filter(({ recipient }) => recipient === 'Ada@Example.org')
      .map(({ name, replyTo }) => [name, replyTo]);
  };
  const { siteId } = site;
  const at = { siteId, accountId: anna.accountId, at: new Date(test.clock.now) };
  const store = await test.services.db.transaction().execute((trx) => openStore(trx, at));
  const set = (field: string, value: string) => change(test.services, siteId, store, [setting(field, value)]);
  const account = `${anna.accountId}@example.com`;
  const { title } = await test.services.db
    .selectFrom('sites')
    .select('title')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  expect(await senders()).toEqual([[title, account]]);
  await set('sellerName', 'Quarry Lane Pottery Ltd');
  expect(await senders()).toEqual([['Quarry Lane Pottery Ltd', account]]);
  await set('mailSenderName', 'Quarry\r\nBcc: eve@example.org Lane');
  await set('mailReplyTo', 'hello@quarrylane.example');
  expect(await senders()).toEqual([['Quarry Bcc: eve@example.org Lane', 'hello@quarrylane.example']]);
  await expect(set('mailReplyTo', 'hello')).rejects.toMatchObject({ code: 'invalid-input' });
});

it('sends the mails of an order once where the process is killed after its commit, whichever process goes on and however often one dies [ORD-142, ORD-163]', async () => {
  const orderId = await ordered();
  const mailed = () =>
    test.services.db
      .selectFrom('outbox_mails')
      .select('subject')
      .where('site_id', '=', site.siteId)
      .orderBy('subject')
      .execute();
  // Committed, and nobody was told: what is to be done is in the database alone.
  expect(await mailed()).toEqual([]);
  const [second, third] = await Promise.all(
    [1, 2].map(() =>
      createTestServices({
        connectThrough: async () => test.connection,
        config: { secrets: test.services.config.secrets },
      }),
    ),
  );
  if (second === undefined || third === undefined) throw new Error('no process');
  // The next one dies in the middle of it, with mails written and not committed.
  const killed = vi.spyOn(second.services.mail, 'send').mockImplementation(async (_mail, _to, trx) => {
    if (trx === undefined) throw new Error('no transaction');
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
  });
  await second.consumeEvents();
  expect(killed).toHaveBeenCalled();
  expect(await mailed()).toEqual([]);
  killed.mockRestore();
  // Then two start at once.
  test.clock.advance(60_000);
  for (const each of [second, third]) each.clock.now = test.clock.now;
  await Promise.all([second.consumeEvents(), third.consumeEvents(), test.consumeEvents()]);
  await Promise.all([second.runJobs(), third.runJobs()]);
  await Promise.all([second.close(), third.close()]);
  expect(await mailed()).toEqual([
    { subject: 'New order QL-00001: $50.00' },
    { subject: 'Order QL-00001 received' },
  ]);
  const { timeline } = await page(orderId);
  expect(timeline.map(({ kind, text }) => `${kind} ${text}`.trim()).toSorted()).toEqual([
    'mailed new',
    'mailed received',
    'placed',
  ]);
  await mails();
});

it('confirms an order when it is paid, at once where nothing is to be paid [ORD-140, ORD-142]', async () => {
  const orderId = await ordered();
  await mails();
  const money = { amount: 5000, day: '2026-11-26', reference: '' };
  await markPaid(test.services, { ...(await by(orderId)), ...money });
  expect(await subjects()).toEqual(['Ada: Order QL-00001 confirmed']);
  await ordered(0);
  expect((await subjects()).toSorted()).toEqual(
    [`${anna.accountId}: New order QL-00002: $0.00`, 'Ada: Order QL-00002 confirmed'].toSorted(),
  );
});

it('tells the buyer what is on its way and what was canceled, in the language of the pages that they saw [ORD-101, ORD-102, ORD-143]', async () => {
  const [sent, canceled] = [await ordered(2500, 'de'), await ordered(2500, 'de')];
  await mails();
  const [line] = (await page(sent)).lines;
  const parcel = { carrier: 'Post', tracking: 'T 1', url: 'https://post.example/T1', isMailed: true };
  const lines = [{ lineId: line?.id ?? createId<'order-line'>(), pieces: 1 }];
  await fulfilOrder(test.services, { ...(await by(sent)), lines, ...parcel });
  const [mail] = await mails();
  expect(mail?.subject).toBe('Bestellung QL-00001 ist unterwegs');
  for (const shown of ['1 × Jug', 'Post, T 1', 'https://post.example/T1'])
    expect(mail?.text).toContain(shown);
  await fulfilOrder(test.services, { ...(await by(sent)), lines, ...parcel, isMailed: false });
  expect(await mails()).toEqual([]);
  await cancelOrder(test.services, {
    ...(await by(canceled)),
    isRefunded: true,
    isRestocked: true,
    isMailed: true,
  });
  expect(await subjects()).toEqual(['Ada: Bestellung QL-00002 storniert']);
});

it('tells the buyer what a cancellation gives back, also while a provider has not answered yet [ORD-81, ORD-102]', async () => {
  const orderId = await ordered();
  await markPaid(test.services, { ...(await by(orderId)), amount: 5000, day: '2026-11-26', reference: '' });
  await mails();
  const { db } = test.services;
  await db
    .updateTable('payments')
    .set({ provider: 'stripe' })
    .where('site_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .execute();
  const asked = { isRefunded: true, isRestocked: true, isMailed: true };
  await cancelOrder(test.services, { ...(await by(orderId)), ...asked });
  expect((await page(orderId)).refunded).toBe(0);
  expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('You get $50.00 back.')]);
});

it('cancels what is not paid after 14 days, tells both, and forgets network addresses after 30 [ORD-70, ORD-154]', async () => {
  const [unpaid, paid] = [await ordered(), await ordered()];
  const money = { amount: 5000, day: '2026-11-26', reference: '' };
  await markPaid(test.services, { ...(await by(paid)), ...money });
  await mails();
  test.clock.advance(14 * DAY_MS - 3000);
  expect(await test.runDueJobs()).toContain('tidy-orders');
  expect((await page(unpaid)).state).toBe('received');
  test.clock.advance(DAY_MS);
  await test.runDueJobs();
  expect([(await page(unpaid)).state, (await page(paid)).state]).toEqual(['canceled', 'pending']);
  expect((await subjects()).toSorted()).toEqual(
    [`${anna.accountId}: Order QL-00001 canceled`, 'Ada: Order QL-00001 canceled'].toSorted(),
  );
  const addresses = async () =>
    (
      await test.services.db
        .selectFrom('orders')
        .select('network_address as address')
        .where('site_id', '=', site.siteId)
        .execute()
    ).map(({ address }) => address);
  expect(await addresses()).toEqual(['192.0.2.1', '192.0.2.1']);
  test.clock.advance(16 * DAY_MS);
  await test.runDueJobs();
  expect(await addresses()).toEqual([null, null]);
});

it('makes the buyer a contact, whose orders and sums those see who may see orders [CRM-01, CRM-07, CRM-08, CRM-23]', async () => {
  const { db } = test.services;
  const [first, second, third] = [await ordered(), await ordered(), await ordered()];
  const money = { amount: 5000, day: '2026-11-26', reference: '' };
  await markPaid(test.services, { ...(await by(second)), ...money });
  await cancelOrder(test.services, {
    ...(await by(third)),
    isRefunded: true,
    isRestocked: true,
    isMailed: false,
  });
  const { id } = await db
    .selectFrom('contacts')
    .select('id')
    .where('site_id', '=', site.siteId)
    .executeTakeFirstOrThrow();
  const seenBy = (permissions: ReturnType<typeof permissionsOf>) =>
    findContact(db, CONTACT_SOURCES, site.siteId, id, { accountId: anna.accountId, permissions });
  const timeline = async (permissions: ReturnType<typeof permissionsOf>) => {
    const { entries } = await timelineOf(db, CONTACT_SOURCES, site.siteId, id, permissions, {
      kind: 'order',
    });
    return entries.map((entry) => [entry.title, entry.state, entry.to]);
  };
  const admin = permissionsOf(['admin']);
  const editor = permissionsOf(['editor']);
  expect(await seenBy(admin)).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    firstSource: 'order',
    orders: { count: 2, amounts: [{ currency: 'USD', amount: 5000 }] },
  });
  expect(await timeline(admin)).toEqual([
    ['QL-00003', 'canceled', `/commerce/orders/${third}`],
    ['QL-00002', 'pending', `/commerce/orders/${second}`],
    ['QL-00001', 'received', `/commerce/orders/${first}`],
  ]);
  expect((await seenBy(editor))?.orders).toBeNull();
  expect(await timeline(editor)).toEqual([]);
});

it('tells the buyer of money that goes back, once it has, and not where the owner says so [ORD-81, ORD-142]', async () => {
  const orderId = await ordered();
  await markPaid(test.services, { ...(await by(orderId)), amount: 5000, day: '2026-11-26', reference: '' });
  await mails();
  const asked = { amount: 1250, lines: [], hasDelivery: false, reason: 'Secret reason', isRestocked: false };
  await refundOrder(test.services, { ...(await by(orderId)), ...asked, isMailed: true });
  const sent = await mails();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['Ada@Example.org', 'Refund for order QL-00001'],
  ]);
  expect(sent[0]?.text).toContain('$12.50');
  expect(sent[0]?.text).not.toContain('Secret reason');
  await refundOrder(test.services, { ...(await by(orderId)), ...asked, isMailed: false });
  expect(await subjects()).toEqual([]);
});
