import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DiscountFields } from '#domain/discounts/discount-fields.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { NOTHING_WITHHELD } from '#domain/gating/withheld-documents.ts';
import { createId } from '#lib/id.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { addToCart } from '#server/carts/add-to-cart.ts';
import { priceStoredCart } from '#server/carts/price-stored-cart.ts';
import { setCodes } from '#server/carts/set-codes.ts';
import type { CartId } from '#server/carts/tables.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { cancelOrder } from '#server/orders/cancel-order.ts';
import type { PlacedOrder } from '#server/orders/order-request.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { SAMPLE_ADDRESS } from '#server/orders/testing/sample-carts.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { codesCsv } from './codes-csv.ts';
import { generateCodes } from './generate-codes.ts';
import { listDiscounts } from './list-discounts.ts';
import { listItems } from './list-items.ts';
import { pauseDiscount } from './pause-discount.ts';
import { discountData } from './personal-data.ts';
import { removeDiscount, restoreDiscount } from './remove-discount.ts';
import { changeDiscount, createDiscount } from './save-discount.ts';
import type { DiscountId } from './tables.ts';
import { sampleDiscount } from './testing/sample-discount.ts';

const BOTH = ['code', 'automatic'] as const;
let test: TestServices;
let siteId: SiteId;
let jug: BuiltProduct;

beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ siteId } = await buildSite(test.services));
  const built = await buildShop(test.services, siteId, [
    { title: 'Jug', prices: [5000], type: 'service' },
    { title: 'Bowl', prices: [2000], type: 'service' },
  ]);
  [jug] = built as [BuiltProduct];
});

async function make(code: string | null, changed: Partial<DiscountFields> = {}): Promise<DiscountId> {
  test.clock.advance(1);
  const fields = { ...sampleDiscount(code ?? 'By itself', code), ...changed };
  return createDiscount(test.services, { siteId, triggers: BOTH, fields });
}

/** A guest's cart with jugs and codes. */
async function cartWith(codes: readonly string[], pieces = 1): Promise<CartId> {
  const holder = {
    siteId,
    cartId: null,
    memberId: null,
    newTokenHash: hashToken(createToken()),
    withheld: NOTHING_WITHHELD,
  };
  const item = { productId: jug.productId, variantId: jug.variantIds[0] ?? ('' as never), answers: [] };
  const { cartId } = await addToCart(test.services, holder, [{ item, pieces, as: 'more' }]);
  await setCodes(test.services, siteId, cartId ?? ('' as never), codes);
  return cartId ?? ('' as never);
}

async function priced(cartId: CartId, email: string | null = null) {
  const found = await priceStoredCart(test.services.db, siteId, cartId, {
    now: test.clock.now,
    customer: { email },
  });
  const { grandTotalCents: total, validCoupons: valid, invalidCoupons: invalid } = found?.priced ?? {};
  return { total, valid, invalid: invalid?.map(({ code, problem }) => [code, problem.kind]) };
}

async function order(cartId: CartId, expectedTotal: number, email = 'ada@example.org'): Promise<PlacedOrder> {
  const { version } = await test.services.db
    .selectFrom('carts')
    .select('version')
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow();
  return placeOrder(test.services, {
    siteId,
    cartId,
    cartVersion: version,
    expectedTotal,
    submissionKey: createId(),
    contact: { email, phone: '', language: 'en', networkAddress: null },
    delivery: null,
    billing: SAMPLE_ADDRESS,
    note: '',
    consents: [],
    provider: 'manual',
    tester: null,
    memberId: null,
  });
}

const cancel = (placed: PlacedOrder) =>
  cancelOrder(test.services, {
    siteId,
    orderId: placed.kind === 'placed' ? placed.orderId : ('' as never),
    accountId: createId<'account'>(),
    version: 0,
    isRefunded: false,
    isRestocked: true,
    isMailed: false,
  });

async function listed(filter: Partial<Parameters<typeof listDiscounts>[2]> = {}) {
  const asked = { triggers: BOTH, search: '', page: 1, pageSize: 50, ...filter };
  return (await listDiscounts(test.services.db, siteId, asked, test.clock.now)).discounts;
}
const uses = async () => (await listed()).map((each) => each.uses);

describe('a cart', () => {
  it('takes the codes that were entered, without regard to case, and what applies by itself [ORD-50, ORD-51]', async () => {
    await make('Spring');
    const cartId = await cartWith(['  sPRING', 'nothing']);
    expect(await priced(cartId)).toEqual({
      total: 4500,
      valid: ['sPRING'],
      invalid: [['nothing', 'unknown']],
    });
    await make(null, { effect: { kind: 'amount', on: 'order', amount: 800 } });
    expect(await priced(cartId)).toMatchObject({ total: 4200, valid: ['sPRING'] });
  });

  it('takes no discount of another site', async () => {
    await make('SPRING');
    await make(null);
    ({ siteId } = await buildSite(test.services));
    [jug] = (await buildShop(test.services, siteId, [{ title: 'Jug', prices: [5000], type: 'service' }])) as [
      BuiltProduct,
    ];
    expect(await priced(await cartWith(['SPRING']))).toMatchObject({
      total: 5000,
      invalid: [['SPRING', 'unknown']],
    });
  });

  it('says why a code does not count, and takes it once the reason is gone [ORD-52, ORD-54, COMM-89]', async () => {
    const end = await make('ENDS', { startsAt: '2023-11-14T22:13', endsAt: '2023-11-14T22:14' });
    await make('LATER', { startsAt: '2030-01-01T00:00' });
    await make('SPEND', { conditions: { ...sampleDiscount('').conditions, minimumSubtotal: 10_000 } });
    const bowls = { ...sampleDiscount('').conditions, categories: ['Bowls'] };
    await make('BOWLS', { conditions: bowls });
    const cartId = await cartWith(['ENDS', 'LATER', 'SPEND', 'BOWLS']);
    test.clock.now = Date.UTC(2023, 10, 14, 22, 13, 59);
    expect(await priced(cartId)).toMatchObject({
      valid: ['ENDS'],
      invalid: [
        ['LATER', 'unknown'],
        ['SPEND', 'spendMore'],
        ['BOWLS', 'notForItems'],
      ],
    });
    test.clock.now = Date.UTC(2023, 10, 14, 22, 14);
    expect((await priced(cartId)).invalid?.[0]).toEqual(['ENDS', 'expired']);
    expect((await listed({ state: 'expired' })).map(({ id }) => id)).toEqual([end]);
    expect((await listed({ state: 'scheduled' })).map(({ title }) => title)).toEqual(['LATER']);
  });

  it('looks at who buys: listed addresses, and people without an order [ORD-48]', async () => {
    await make('LISTED', { emails: ['Ada@Example.org'] });
    const first = { ...sampleDiscount('').conditions, isForFirstOrder: true };
    await make('FIRST', { conditions: first });
    const cartId = await cartWith(['LISTED', 'FIRST']);
    expect(await priced(cartId)).toMatchObject({ valid: [], total: 5000 });
    expect(await priced(cartId, 'ADA@example.org')).toMatchObject({ valid: ['LISTED', 'FIRST'] });
    expect(await priced(cartId, 'bea@example.org')).toMatchObject({ valid: ['FIRST'] });
    const placed = await order(cartId, 4500);
    const next = await cartWith(['FIRST']);
    expect(await priced(next, 'ada@example.org')).toMatchObject({ invalid: [['FIRST', 'notForItems']] });
    await cancel(placed);
    expect(await priced(next, 'ada@example.org')).toMatchObject({ valid: ['FIRST'] });
  });
});

describe('uses', () => {
  it('are counted with the order: of 50 buyers at once with one use left, one has it [ORD-53]', async () => {
    await make('LAST', { useLimit: 1 });
    const carts = [];
    for (let index = 0; index < 50; index += 1) carts.push(await cartWith(['LAST']));
    const answers = await Promise.all(
      carts.map((cartId, index) => order(cartId, 4500, `${index}@example.org`)),
    );
    expect(answers.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'changed')).toHaveLength(49);
    expect(await uses()).toEqual([1]);
    const late = carts[answers.findIndex(({ kind }) => kind === 'changed')] ?? ('' as never);
    expect(await priced(late)).toEqual({ total: 5000, valid: [], invalid: [['LAST', 'usedUp']] });
    expect((await order(late, 5000)).kind).toBe('placed');
    expect(await uses()).toEqual([1]);
  });

  it('are counted for what applies by itself, and by address without regard to case [ORD-53]', async () => {
    await make(null, { customerLimit: 1 });
    await order(await cartWith([]), 4500);
    const cartId = await cartWith([]);
    expect(await priced(cartId, 'ADA@EXAMPLE.ORG')).toMatchObject({ total: 5000 });
    expect(await priced(cartId, 'bea@example.org')).toMatchObject({ total: 4500 });
    expect(await uses()).toEqual([1]);
  });

  it('are not counted where the order was not placed [ORD-53]', async () => {
    await make('LAST', { useLimit: 1 });
    expect(await order(await cartWith(['LAST']), 1)).toEqual({ kind: 'changed' });
    expect(await uses()).toEqual([0]);
  });

  it('are given back once where the order is canceled before anything was sent [ORD-53]', async () => {
    const id = await make('LAST', { useLimit: 1, customerLimit: 1 });
    await generateCodes(test.services, { siteId, id, triggers: BOTH }, { prefix: 'VIP-', count: 1 });
    const own = (await codes(id)).find((each) => each.startsWith('VIP-')) ?? '';
    const placed = await order(await cartWith([own]), 4500);
    const cartId = await cartWith([own, 'LAST']);
    expect(await priced(cartId, 'ada@example.org')).toMatchObject({ total: 5000, valid: [] });
    await cancel(placed);
    expect(await priced(cartId, 'ada@example.org')).toMatchObject({ total: 4500, valid: [own, 'LAST'] });
    expect(await listed()).toMatchObject([{ uses: 0, generatedUsed: 0 }]);
  });

  it('of a generated code are one, of the code that took something off [ORD-51, ORD-53]', async () => {
    const id = await make('OWN', { effect: { kind: 'percent', on: 'order', percent: 2000 } });
    const made = { siteId, id, triggers: BOTH };
    expect(await generateCodes(test.services, made, { prefix: 'VIP-', count: 3 })).toBe(3);
    const [code = '', other = ''] = (await codes(id)).filter((each) => each.startsWith('VIP-'));
    expect(code).toMatch(/^VIP-[2-9A-HJ-NP-Z]{12}$/);
    expect((await order(await cartWith([code]), 4000)).kind).toBe('placed');
    expect(await priced(await cartWith([code.toLowerCase()]))).toMatchObject({
      invalid: [[code.toLowerCase(), 'usedUp']],
    });
    expect(await priced(await cartWith([other]))).toMatchObject({ total: 4000 });
    expect(await priced(await cartWith(['OWN', code]))).toMatchObject({ total: 4000, valid: ['OWN'] });
    expect(await listed()).toMatchObject([{ code: 'OWN', uses: 1, generated: 3, generatedUsed: 1 }]);
    let csv = '';
    for await (const part of codesCsv(test.services.db, siteId, id)) csv += part;
    expect(csv).toMatch(/^\uFEFFCode,Uses,Order\r\n/);
    expect(csv).toContain(`${code},1,00001\r\n`);
    expect(csv).toContain(`${other},0,\r\n`);
  });
});

async function codes(id: DiscountId): Promise<readonly string[]> {
  const rows = await test.services.db
    .selectFrom('discount_codes')
    .select('code')
    .where('site_id', '=', siteId)
    .where('discount_id', '=', id)
    .orderBy('code_key')
    .execute();
  return rows.map(({ code }) => code);
}

describe('an owner', () => {
  it('makes 10,000 codes at once, all of them different [ORD-51]', async () => {
    const id = await make('OWN');
    const made = { siteId, id, triggers: BOTH };
    expect(await generateCodes(test.services, made, { prefix: '', count: 10_000 })).toBe(10_000);
    expect(new Set(await codes(id)).size).toBe(10_001);
    await expect(
      generateCodes(test.services, { ...made, id: await make(null) }, { prefix: '', count: 1 }),
    ).rejects.toThrow(new CallError('not-found'));
  });

  it('gives each code of the site to one discount [ORD-51]', async () => {
    await make('SPRING');
    await expect(make('spring')).rejects.toMatchObject({
      code: 'discount-code-taken',
      errors: { code: 'Another discount has this code.' },
    });
    expect(await listed()).toHaveLength(1);
  });

  it('changes what was seen, and loses nothing of others [ORD-47]', async () => {
    const id = await make('SPRING');
    const saved = { siteId, triggers: BOTH, id, version: 0, fields: sampleDiscount('Autumn', 'AUTUMN') };
    await changeDiscount(test.services, saved);
    expect(await listed()).toMatchObject([{ title: 'Autumn', code: 'AUTUMN', version: 1 }]);
    await expect(changeDiscount(test.services, saved)).rejects.toThrow(new CallError('discount-changed'));
    await make('SPRING');
  });

  it('pauses one, and lets it count again [ORD-52]', async () => {
    const named = { siteId, id: await make('SPRING'), triggers: BOTH };
    const cartId = await cartWith(['SPRING']);
    await pauseDiscount(test.services, named, true);
    expect((await listed({ state: 'paused' }))[0]).toMatchObject({ state: 'paused', isPaused: true });
    expect(await priced(cartId)).toMatchObject({ total: 5000, invalid: [['SPRING', 'unknown']] });
    await pauseDiscount(test.services, named, false);
    expect(await priced(cartId)).toMatchObject({ total: 4500 });
  });

  it('deletes one, and brings it back with its code unless another has it by now [ORD-51]', async () => {
    const named = { siteId, id: await make('SPRING'), triggers: BOTH };
    const cartId = await cartWith(['SPRING']);
    await removeDiscount(test.services, named);
    expect([await listed(), (await priced(cartId)).total]).toEqual([[], 5000]);
    await restoreDiscount(test.services, named);
    expect((await priced(cartId)).total).toBe(4500);
    await removeDiscount(test.services, named);
    const other = await make('spring', { title: 'Another' });
    await expect(restoreDiscount(test.services, named)).rejects.toThrow(new CallError('discount-code-taken'));
    expect((await listed()).map(({ id }) => id)).toEqual([other]);
    test.clock.advance(31 * 86_400_000);
    await removeDiscount(test.services, { ...named, id: other });
    await expect(restoreDiscount(test.services, named)).rejects.toThrow(new CallError('not-found'));
  });

  it('finds discounts by title and code, and sees those of their permission alone [ORD-47, ROLE-74]', async () => {
    const coupon = await make('SPRING', { title: 'For friends' });
    const automatic = await make(null, { title: 'Summer sale' });
    expect((await listed({ search: 'pring' })).map(({ id }) => id)).toEqual([coupon]);
    expect((await listed({ search: 'sale SUMMER' })).map(({ id }) => id)).toEqual([automatic]);
    expect((await listed({ triggers: ['code'] })).map(({ id }) => id)).toEqual([coupon]);
    expect((await listed({ triggers: ['automatic'] })).map(({ id }) => id)).toEqual([automatic]);
    expect((await listed({ trigger: 'code' })).map(({ id }) => id)).toEqual([coupon]);
    const ofCodes = { siteId, triggers: ['code'] } as const;
    const hidden = new CallError('not-found');
    const refused = new CallError('not-permitted');
    const { services } = test;
    await expect(pauseDiscount(services, { ...ofCodes, id: automatic }, true)).rejects.toThrow(hidden);
    await expect(removeDiscount(services, { ...ofCodes, id: automatic })).rejects.toThrow(hidden);
    const fields = sampleDiscount('Mine');
    await expect(createDiscount(services, { ...ofCodes, fields })).rejects.toThrow(refused);
    const turned = { ...ofCodes, id: coupon, version: 0, fields };
    await expect(changeDiscount(services, turned)).rejects.toThrow(refused);
    await changeDiscount(services, { ...turned, triggers: BOTH });
    expect((await listed({ triggers: ['code'] })).length).toBe(0);
  });

  it('has 25 that apply by themselves at most, five of them looking at several lines [ORD-46]', async () => {
    const effect = { kind: 'amount', on: 'lines', amount: 100 } as const;
    for (let index = 0; index < 5; index += 1) await make(null, { effect });
    await expect(make(null, { effect })).rejects.toThrow(new CallError('too-many-claiming', { max: 5 }));
    for (let index = 5; index < 25; index += 1) await make(null);
    const full = new CallError('too-many-automatic', { max: 25 });
    await expect(make(null)).rejects.toThrow(full);
    await make(null, { startsAt: '2020-01-01T00:00', endsAt: '2020-01-02T00:00' });
    await make('SPRING');
    const [paused] = await listed({ state: 'active', trigger: 'automatic' });
    const named = { siteId, id: paused?.id ?? ('' as never), triggers: BOTH };
    await pauseDiscount(test.services, named, true);
    await make(null);
    await expect(pauseDiscount(test.services, named, false)).rejects.toThrow(full);
  });

  it('chooses from the products and categories of the site [ORD-48]', async () => {
    expect((await listItems(test.services.db, siteId, '')).products.map(({ title }) => title)).toEqual([
      'Bowl',
      'Jug',
    ]);
    expect(await listItems(test.services.db, siteId, 'jU')).toEqual({
      products: [{ id: jug.productId, title: 'Jug' }],
      categories: [],
    });
  });
});

it('forgets the address of somebody who is erased, and is not for everybody then [CRM-24, CRM-27]', async () => {
  await make('LISTED', { emails: ['ada@example.org'] });
  const { db } = test.services;
  const person = { siteId, contactId: createId<'contact'>(), emailKeys: ['ada@example.org'] };
  expect(await discountData.copy(db, person)).toMatchObject([{ title: 'LISTED' }]);
  await db.transaction().execute((trx) => discountData.erase(trx, test.services, person));
  expect(await discountData.copy(db, person)).toEqual([]);
  expect((await listed())[0]).toMatchObject({ emails: [] });
  expect(await priced(await cartWith(['LISTED']), 'bea@example.org')).toMatchObject({ total: 5000 });
});
