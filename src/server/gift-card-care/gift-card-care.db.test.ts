import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { findGiftCard } from '#server/gift-cards/find-gift-card.ts';
import { putCard } from '#server/gift-cards/testing/put-card.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { SampleCarts } from '#server/orders/testing/sample-carts.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { adjustGiftCard } from './adjust-gift-card.ts';
import { listGiftCards, owedOnGiftCards } from './list-gift-cards.ts';
import { loadGiftCard } from './load-gift-card.ts';
import { replaceGiftCard } from './replace-gift-card.ts';
import { sendGiftCard } from './send-gift-card.ts';

const DAY_MS = 86_400_000;
const accountId: AccountId = createId<'account'>();

let test: TestServices;
let siteId: SiteId;
let orderId: OrderId;

beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ siteId } = await buildSite(test.services));
  const carts = new SampleCarts(siteId);
  const cartId = carts.add([{ variantId: createId(), title: 'Gift card', pieces: 1, price: 100 }]);
  const placed = await placeOrder(test.services, carts.request(cartId), carts);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  ({ orderId } = placed);
});

const card = (balance: number, fields: Parameters<typeof putCard>[3] = {}) =>
  putCard(test.services, siteId, balance, { order_id: orderId, ...fields });
const list = async (query: { readonly search?: string; readonly state?: 'active' | 'expired' } = {}) =>
  (await listGiftCards(test.services, siteId, { page: 1, pageSize: 50, ...query })).giftCards;
const load = async (id: Awaited<ReturnType<typeof card>>['id']) => {
  const found = await loadGiftCard(test.services.db, siteId, id, test.services.now());
  if (found === null) throw new Error('there is no such card');
  return found;
};
const mails = () =>
  test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient as to', 'text_body as text'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();

describe('the list of gift cards', () => {
  it('is found by the last signs, a whole code, the recipient and the order, by state, newest first [ORD-121, ORD-120, COMM-56]', async () => {
    const first = await card(500, { recipient_name: 'Grace Hopper', recipient_email: 'Grace@example.com' });
    test.clock.advance(1000);
    const over = await card(700, {
      expires_at: new Date(test.services.now() - DAY_MS),
      recipient_name: 'Zoe',
      recipient_email: 'zoe@example.com',
    });
    const other = await buildSite(test.services);
    await putCard(test.services, other.siteId, 900, { recipient_name: 'Grace' });
    expect((await list()).map(({ id, state }) => [id, state])).toEqual([
      [over.id, 'expired'],
      [first.id, 'active'],
    ]);
    for (const search of [
      first.last4.toLowerCase(),
      first.code,
      first.code.toLowerCase().replaceAll('-', ''),
      'grace h',
      'GRACE@',
    ]) {
      expect((await list({ search })).map(({ id }) => id)).toEqual([first.id]);
    }
    expect(await list({ search: '00001' })).toHaveLength(2);
    expect(await list({ search: '%' })).toEqual([]);
    expect((await list({ state: 'expired' })).map(({ id }) => id)).toEqual([over.id]);
    expect(JSON.stringify(await list())).not.toContain(first.code.replaceAll('-', ''));
  });

  it('says what holders can still spend, of tests and of what has ended nothing [ORD-148]', async () => {
    await card(500);
    await card(250);
    await card(100, { currency: 'EUR' });
    await card(900, { is_test: true });
    await card(900, { expires_at: new Date(test.services.now()) });
    await card(900, { ended_at: new Date() });
    expect(await owedOnGiftCards(test.services.db, siteId, test.services.now())).toEqual([
      { currency: 'EUR', count: 1, amount: 100 },
      { currency: 'USD', count: 2, amount: 750 },
    ]);
  });
});

describe('one gift card', () => {
  it('is adjusted with a reason that stays, once for what was looked at, and never when it is over [ORD-121]', async () => {
    const { id } = await card(500);
    const { version } = await load(id);
    const change = { siteId, id, accountId, version, reason: 'A present' };
    await adjustGiftCard(test.services, { ...change, balance: 800 });
    await expect(adjustGiftCard(test.services, { ...change, balance: 0 })).rejects.toMatchObject({
      code: 'gift-card-changed',
    });
    await adjustGiftCard(test.services, { ...change, version: (await load(id)).version, balance: 0 });
    const { balance, entries, state } = await load(id);
    expect([balance, state]).toEqual([0, 'usedUp']);
    const moved = entries.map(({ kind, amount, reason }) => `${kind} ${amount} ${reason}`);
    expect(new Set(moved)).toEqual(
      new Set(['adjusted -800 A present', 'adjusted 300 A present', 'issued 500 ']),
    );
    const over = await card(500, { expires_at: new Date(test.services.now()) });
    const late = { ...change, id: over.id, version: (await load(over.id)).version, balance: 1 };
    await expect(adjustGiftCard(test.services, late)).rejects.toMatchObject({ code: 'gift-card-over' });
    const other = await buildSite(test.services);
    await expect(
      adjustGiftCard(test.services, { ...change, siteId: other.siteId, balance: 1 }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is mailed once more with its code to whom it is for [ORD-122]', async () => {
    const { id, code } = await card(500);
    await sendGiftCard(test.services, { siteId, id, accountId });
    const [mail] = await mails();
    expect(mail?.to).toBe('grace@example.com');
    expect(mail?.text).toContain(code);
    const nobody = await card(500, { recipient_email: '' });
    await expect(sendGiftCard(test.services, { siteId, id: nobody.id, accountId })).rejects.toMatchObject({
      code: 'gift-card-not-sent',
    });
  });

  it('gets another code with what was left, mailed at once or on its day, and the old one pays nothing [ORD-122]', async () => {
    const old = await card(500);
    const replace = async (id: typeof old.id) =>
      replaceGiftCard(test.services, { siteId, id, accountId, version: (await load(id)).version });
    const id = await replace(old.id);
    expect(await findGiftCard(test.services, siteId, old.code)).toBeNull();
    expect(await load(old.id)).toMatchObject({ balance: 0, state: 'ended', replacedBy: { id } });
    const fresh = await load(id);
    expect(fresh).toMatchObject({
      balance: 500,
      state: 'active',
      replaces: { id: old.id },
      recipientEmail: 'grace@example.com',
    });
    expect(fresh.entries.map(({ isReplacement }) => isReplacement)).toEqual([true]);
    const [mail] = await mails();
    expect(mail?.text).not.toContain(old.code);
    const code = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(await findGiftCard(test.services, siteId, code)).toMatchObject({ id });
    await expect(replace(old.id)).rejects.toMatchObject({ code: 'gift-card-over' });
    const waiting = await card(500, { delivered_at: null, deliver_on: '2999-01-01' });
    await replace(waiting.id);
    expect(await mails()).toHaveLength(1);
  });
});
