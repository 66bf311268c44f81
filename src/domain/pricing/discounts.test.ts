import { describe, expect, it } from 'vitest';
import { priceCart } from './price-cart.ts';
import type { Discount, DiscountConditions, DiscountEffect } from './pricing-input.ts';
import { cartOf, cents, couponOf, discountOf, flat, lineOf, optionOf } from './testing/sample-cart.ts';

const TEN: DiscountEffect = { on: 'lines', kind: 'percent', percent: 1000 };
const TWENTY: DiscountEffect = { on: 'lines', kind: 'percent', percent: 2000 };
const off = (amount: number, on: 'lines' | 'order' | 'delivery' = 'lines'): DiscountEffect => ({
  on,
  kind: 'amount',
  amount: cents(amount),
});
const counted = (discounts: readonly Discount[], lines = [lineOf('a', 1000)], codes: string[] = []) =>
  priceCart(cartOf(lines, { discounts, codes })).appliedDiscounts.map(({ id, amount }) => [id, amount]);

describe('what a discount does', () => {
  it.each([
    [1, 0],
    [49, 5],
    [50, 5],
    [10_000, 1000],
  ])('takes %s hundredths of a percent off 1,000: %s [ORD-49]', (percent, amount) => {
    const { discountCents } = priceCart(
      cartOf([lineOf('a', 1000)], {
        discounts: [discountOf('d', { on: 'lines', kind: 'percent', percent })],
      }),
    );
    expect(discountCents).toBe(amount);
  });

  it('takes at most what is there [ORD-46] [ORD-49]', () => {
    expect(counted([discountOf('d', off(5000))])).toEqual([['d', 1000]]);
    expect(counted([discountOf('d', off(5000, 'order'))])).toEqual([['d', 1000]]);
    const cart = priceCart(
      cartOf([lineOf('a', 1000)], {
        discounts: [discountOf('d', off(5000, 'delivery'))],
        shippingOptions: [optionOf('post', flat(700))],
      }),
    );
    expect(cart).toMatchObject({ shippingCostCents: 0, grandTotalCents: 1000, discountCents: 0 });
    expect(cart.appliedDiscounts).toMatchObject([{ id: 'd', amount: 700 }]);
  });

  it('gives two of seven pieces free where one of three is, the cheapest ones [ORD-49]', () => {
    const discounts = [discountOf('d', { on: 'lines', kind: 'buyXGetY', buy: 2, get: 1, percent: 10_000 })];
    const cart = priceCart(
      cartOf([lineOf('a', 900, 4), lineOf('b', 300, 1), lineOf('c', 500, 2)], { discounts }),
    );
    expect(cart.lines.map(({ id, discount }) => [id, discount])).toEqual([
      ['a', 0],
      ['b', 300],
      ['c', 500],
    ]);
    expect(priceCart(cartOf([lineOf('a', 900, 2)], { discounts })).discountCents).toBe(0);
    expect(priceCart(cartOf([lineOf('a', 900, 3)], { discounts })).discountCents).toBe(900);
    const half = [discountOf('d', { on: 'lines', kind: 'buyXGetY', buy: 1, get: 1, percent: 5000 })];
    expect(priceCart(cartOf([lineOf('a', 333, 5)], { discounts: half })).discountCents).toBe(333);
  });

  it('never reduces gift cards and donations [ORD-55]', () => {
    const lines = [
      lineOf('a', 1000, 1, { kind: 'giftCard' }),
      lineOf('b', 500, 1, { kind: 'donation' }),
      lineOf('c', 200),
    ];
    expect(counted([discountOf('d', TEN)], lines)).toEqual([['d', 20]]);
    expect(counted([discountOf('d', off(900, 'order'))], lines)).toEqual([['d', 200]]);
    expect(counted([discountOf('d', TEN)], lines.slice(0, 2))).toEqual([]);
  });
});

describe('conditions', () => {
  const holds = (conditions: Partial<DiscountConditions>, more = {}) =>
    priceCart(
      cartOf([lineOf('a', 600, 2, { categoryIds: ['pots'] }), lineOf('b', 300, 1, { isOnSale: true })], {
        discounts: [discountOf('d', TEN, conditions)],
        ...more,
      }),
    ).discountCents;

  it.each<[string, Partial<DiscountConditions>, number]>([
    ['a subtotal that is reached', { minimumSubtotal: cents(1500) }, 150],
    ['a subtotal that is missed by one', { minimumSubtotal: cents(1501) }, 0],
    ['pieces that are reached', { minimumPieces: 3 }, 150],
    ['pieces that are missed by one', { minimumPieces: 4 }, 0],
    ['chosen products', { productIds: ['product-b'] }, 30],
    ['chosen categories', { categoryIds: ['pots'] }, 120],
    ['products or categories', { productIds: ['product-b'], categoryIds: ['pots'] }, 150],
    ['products that are not there', { productIds: [] }, 0],
    ['no lines on sale', { leavesOutSales: true }, 120],
    ['members only', { isForMembers: true }, 0],
    ['a first order only', { isForFirstOrder: true }, 0],
    ['listed emails only', { emails: ['ada@example.com'] }, 0],
    ['countries of the delivery', { countries: ['US'] }, 150],
    ['other countries', { countries: ['CA'] }, 0],
    [
      'a subtotal of chosen products, which count alone',
      { minimumSubtotal: cents(301), productIds: ['product-b'] },
      0,
    ],
  ])('%s [ORD-48]', (_what, conditions, discount) => {
    expect(holds(conditions)).toBe(discount);
  });

  it('look at the customer, whatever the case of the address [ORD-48]', () => {
    const customer = { email: ' Ada@Example.com', isMember: true, isFirstOrder: true, isTaxExempt: false };
    const all = { isForMembers: true, isForFirstOrder: true, emails: ['ada@example.com'], countries: ['US'] };
    expect(holds(all, { customer })).toBe(150);
    expect(holds(all, { customer: { ...customer, isMember: false } })).toBe(0);
    expect(holds(all, { customer: { ...customer, email: 'bo@example.com' } })).toBe(0);
    expect(holds({ countries: ['US'] }, { deliveryPlace: null })).toBe(0);
  });

  it('hold from the first moment to before the last, and not while paused [ORD-52]', () => {
    const now = Date.UTC(2026, 10, 26, 12);
    const at = (more: Partial<Discount>) => counted([discountOf('d', TEN, {}, more)]).length;
    expect(at({ startsAt: now })).toBe(1);
    expect(at({ startsAt: now + 1 })).toBe(0);
    expect(at({ endsAt: now + 1 })).toBe(1);
    expect(at({ endsAt: now })).toBe(0);
    expect(at({ isPaused: true })).toBe(0);
    expect(at({ usesLeft: 1 })).toBe(1);
    expect(at({ usesLeft: 0 })).toBe(0);
  });
});

describe('discounts together', () => {
  it('are one on a line, one on the order and one on the delivery, each the best [ORD-50]', () => {
    const cart = priceCart(
      cartOf([lineOf('a', 1000), lineOf('b', 2000)], {
        discounts: [
          discountOf('ten', TEN),
          discountOf('twenty', TWENTY, { productIds: ['product-a'] }),
          discountOf('order-1', off(100, 'order')),
          discountOf('order-2', off(150, 'order')),
          discountOf('delivery-1', off(200, 'delivery')),
          discountOf('delivery-2', off(300, 'delivery')),
        ],
        shippingOptions: [optionOf('post', flat(500))],
      }),
    );
    expect(cart.appliedDiscounts.map(({ id, amount }) => [id, amount])).toEqual([
      ['twenty', 200],
      ['ten', 200],
      ['order-2', 150],
      ['delivery-2', 300],
    ]);
    expect(cart.grandTotalCents).toBe(3000 - 400 - 150 + 200);
  });

  it('leave a fixed amount out where a percentage takes more off its lines [ORD-50]', () => {
    const fixed = discountOf('fixed', off(150));
    expect(counted([fixed, discountOf('ten', TEN)])).toEqual([['fixed', 150]]);
    expect(counted([fixed, discountOf('twenty', TWENTY)])).toEqual([['twenty', 200]]);
  });

  it('that cannot be combined count alone, if alone they save more [ORD-50]', () => {
    const alone = (amount: number) => discountOf('alone', off(amount), {}, { isExclusive: true });
    const others = [discountOf('ten', TEN), discountOf('order', off(50, 'order'))];
    expect(counted([...others, alone(151)])).toEqual([['alone', 151]]);
    expect(counted([...others, alone(149)])).toEqual([
      ['ten', 100],
      ['order', 50],
    ]);
    expect(counted([alone(100), discountOf('other', off(120), {}, { isExclusive: true })])).toEqual([
      ['other', 120],
    ]);
  });

  it('go before each other on equal saving: a code first, then the older [ORD-50]', () => {
    const old = discountOf('old', off(100), {}, { createdAt: 1 });
    const young = discountOf('young', off(100), {}, { createdAt: 2 });
    const code = couponOf('code', off(100), {}, { createdAt: 3 });
    expect(counted([young, old])).toEqual([['old', 100]]);
    expect(counted([old, young, code], undefined, ['code'])).toEqual([['code', 100]]);
    const percents = [
      discountOf('p2', TEN, {}, { createdAt: 2 }),
      discountOf('p1', TEN, {}, { createdAt: 1 }),
    ];
    expect(counted(percents)).toEqual([['p1', 100]]);
    const mixed = [
      discountOf('p', TEN, {}, { createdAt: 2 }),
      discountOf('f', off(100), {}, { createdAt: 1 }),
    ];
    expect(counted(mixed)).toEqual([['f', 100]]);
    const orders = ['o2', 'o1'].map((id) => discountOf(id, off(70, 'order')));
    expect(counted(orders)).toEqual([['o1', 70]]);
  });

  it('go before each other whatever they do: the older takes as much as the younger [ORD-50]', () => {
    const fixed = (createdAt: number) => discountOf('fixed', off(100), {}, { createdAt });
    const ten = discountOf('ten', TEN, {}, { createdAt: 2 });
    expect(counted([fixed(3), ten])).toEqual([['ten', 100]]);
    expect(counted([fixed(1), ten])).toEqual([['fixed', 100]]);
    const alone = (createdAt: number, code: string | null = null) =>
      discountOf('alone', off(100), {}, { createdAt, code, isExclusive: true });
    expect(counted([alone(3), ten])).toEqual([['ten', 100]]);
    expect(counted([alone(1), ten])).toEqual([['alone', 100]]);
    expect(counted([alone(3, 'CODE'), ten], undefined, ['code'])).toEqual([['alone', 100]]);
    // Two that together take as much: the first of them is older, and younger.
    const order = discountOf('order', off(50, 'order'), {}, { createdAt: 4 });
    const half = discountOf('half', off(50), {}, { createdAt: 1 });
    expect(counted([alone(0), half, order])).toEqual([['alone', 100]]);
    expect(counted([alone(2), half, order])).toEqual([
      ['half', 50],
      ['order', 50],
    ]);
  });

  it('that take nothing do not decide between equal totals, and the first of each selection does [ORD-50]', () => {
    const alone = discountOf('alone', off(50, 'order'), {}, { createdAt: 2, isExclusive: true });
    const nothing = (on: 'lines' | 'delivery') => discountOf('nothing', off(0, on), {}, { createdAt: 1 });
    const later = discountOf('later', off(50, 'order'), {}, { createdAt: 3 });
    expect(counted([alone, nothing('delivery'), later])).toEqual([['alone', 50]]);
    expect(counted([alone, nothing('lines'), later])).toEqual([['alone', 50]]);
    const both = discountOf('both', off(100, 'order'), {}, { createdAt: 2, isExclusive: true });
    const first = discountOf('first', off(50, 'order'), {}, { createdAt: 1 });
    expect(counted([both, first, discountOf('last', off(50), {}, { createdAt: 3 })])).toEqual([
      ['last', 50],
      ['first', 50],
    ]);
  });

  it('that would take nothing are not named', () => {
    expect(counted([discountOf('none', off(0)), discountOf('order', off(0, 'order'))])).toEqual([]);
    const free = [lineOf('a', 0)];
    expect(counted([discountOf('ten', TEN), discountOf('order', off(5, 'order'))], free)).toEqual([]);
  });

  it('take turns with the delivery: of several on products some may count [ORD-46] [ORD-60]', () => {
    const post = (freeFrom: number) => ({
      shippingOptions: [optionOf('post', flat(800), undefined, { freeFrom: cents(freeFrom) })],
    });
    const lines = Array.from({ length: 7 }, (_, at) => lineOf(`${at}`, 1000));
    const tens = (count: number) =>
      lines
        .slice(0, count)
        .map(({ id, productId }) => discountOf(`ten-${id}`, TEN, { productIds: [productId] }));
    // With six of them five count, so that 6,500 are left; seven come all or not at all.
    expect(
      priceCart(cartOf(lines, { discounts: tens(6), ...post(6500) })).appliedDiscounts.map(({ id }) => id),
    ).toEqual(['ten-0', 'ten-1', 'ten-2', 'ten-3', 'ten-4']);
    expect(priceCart(cartOf(lines, { discounts: tens(6), ...post(6500) })).grandTotalCents).toBe(6500);
    // So do six where five look at several lines: ten that double the ways are the most.
    const none = (count: number) =>
      Array.from({ length: count }, (_, at) => discountOf(`none-${at}`, off(0), { productIds: ['x'] }));
    const sums = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        discountOf(`sum-${at}`, off(0), { productIds: ['product-6'] }),
      );
    const with6 = (count: number) =>
      priceCart(cartOf(lines, { discounts: [...tens(6), ...none(3), ...sums(count)], ...post(6500) }));
    expect([with6(4).grandTotalCents, with6(5).grandTotalCents]).toEqual([6500, 7000]);
    expect(priceCart(cartOf(lines, { discounts: tens(7), ...post(6400) }))).toMatchObject({
      grandTotalCents: 7000,
      appliedDiscounts: [],
    });
  });

  it('are compared one by one up to 4,096 ways, and one kind after the other beyond [ORD-50]', () => {
    const lines = ['a', 'b', 'c', 'd'].map((id) => lineOf(id, 1250));
    const onProducts = [297, 1, 1, 1].map((amount, at) =>
      discountOf(`line-${at}`, off(amount), { productIds: [lines[at]?.productId ?? ''] }),
    );
    const onOrder = Array.from({ length: 15 }, (_, at) =>
      discountOf(`order-${at}`, off(at === 0 ? 700 : at, 'order')),
    );
    const onDelivery = (count: number) =>
      Array.from({ length: count }, (_, at) => discountOf(`delivery-${at}`, off(0, 'delivery')));
    const total = (deliveries: number) =>
      priceCart(
        cartOf(lines, {
          discounts: [...onProducts, ...onOrder, ...onDelivery(deliveries)],
          shippingOptions: [optionOf('post', flat(800), undefined, { freeFrom: cents(5000) })],
        }),
      ).grandTotalCents;
    // 16 ways on products, 16 on the order and 16 on the delivery: together they are worth the lost free delivery.
    expect(total(15)).toBe(4800);
    expect(total(16)).toBe(5000);
  });

  it('are left out where the total is smaller without: the delivery is free from a subtotal on [ORD-46] [ORD-60]', () => {
    const shippingOptions = [optionOf('post', flat(800), undefined, { freeFrom: cents(5000) })];
    for (const on of ['lines', 'order'] as const) {
      const discounts = [couponOf('hundred', off(100, on))];
      const cart = priceCart(cartOf([lineOf('a', 5000)], { discounts, codes: ['HUNDRED'], shippingOptions }));
      expect(cart).toMatchObject({ grandTotalCents: 5000, shippingCostCents: 0, appliedDiscounts: [] });
      expect(cart).toMatchObject({ validCoupons: ['HUNDRED'], invalidCoupons: [] });
    }
    const larger = [
      couponOf('thousand', off(1000)),
      discountOf('one', { on: 'lines', kind: 'percent', percent: 100 }),
    ];
    expect(
      priceCart(cartOf([lineOf('a', 5000)], { discounts: larger, codes: ['thousand'], shippingOptions })),
    ).toMatchObject({ grandTotalCents: 4800, appliedDiscounts: [{ id: 'thousand', amount: 1000 }] });
  });

  it('of very many kinds are chosen one kind after the other, and still lower the total [ORD-50]', () => {
    const many = (on: 'lines' | 'order' | 'delivery') =>
      Array.from({ length: 20 }, (_, index) =>
        discountOf(`${on}-${String(index).padStart(2, '0')}`, off(10 + index, on)),
      );
    const cart = priceCart(
      cartOf([lineOf('a', 1000)], {
        discounts: [...many('lines'), ...many('order'), ...many('delivery')],
        shippingOptions: [optionOf('post', flat(500))],
      }),
    );
    expect(cart.appliedDiscounts.map(({ id, amount }) => [id, amount])).toEqual([
      ['lines-09', 19],
      ['order-19', 29],
      ['delivery-19', 29],
    ]);
  });
});

describe('codes', () => {
  const problems = (codes: string[], discounts: Discount[], lines = [lineOf('a', 1000)]) =>
    priceCart(cartOf(lines, { codes, discounts })).invalidCoupons;

  it('are compared without regard to case and spaces, and each counts once [ORD-51] [COMM-69] [COMM-70]', () => {
    const cart = priceCart(
      cartOf([lineOf('a', 1000)], { codes: [' Ten ', 'TEN'], discounts: [couponOf('ten', TEN)] }),
    );
    expect(cart.coupons).toEqual(['TEN']);
    expect(cart.validCoupons).toEqual(['TEN']);
    expect(cart.discountCents).toBe(100);
  });

  it('that nobody entered do nothing', () => {
    expect(counted([couponOf('ten', TEN)])).toEqual([]);
  });

  it('that do not count have one reason each, and are in exactly one of two lists [ORD-54] [COMM-71] [COMM-89]', () => {
    const now = Date.UTC(2026, 10, 26, 12);
    const discounts = [
      couponOf('later', TEN, {}, { startsAt: now + 1 }),
      couponOf('paused', TEN, {}, { isPaused: true }),
      couponOf('over', TEN, {}, { endsAt: now }),
      couponOf('used', TEN, {}, { usesLeft: 0 }),
      // Its owner has lowered how often it may be used.
      couponOf('lowered', TEN, {}, { usesLeft: -2 }),
      couponOf('more', TEN, { minimumSubtotal: cents(1250) }),
      couponOf('other', TEN, { productIds: ['x'] }),
      couponOf('members', TEN, { isForMembers: true }),
      couponOf('pieces', TEN, { minimumPieces: 2 }),
      couponOf('valid', TEN),
    ];
    const codes = ['nothing', ...discounts.map(({ id }) => id)];
    const cart = priceCart(cartOf([lineOf('a', 1000)], { codes, discounts }));
    expect(cart.invalidCoupons).toEqual([
      { code: 'nothing', problem: { kind: 'unknown' } },
      { code: 'later', problem: { kind: 'unknown' } },
      { code: 'paused', problem: { kind: 'unknown' } },
      { code: 'over', problem: { kind: 'expired' } },
      { code: 'used', problem: { kind: 'usedUp' } },
      { code: 'lowered', problem: { kind: 'usedUp' } },
      { code: 'more', problem: { kind: 'spendMore', amount: 250 } },
      { code: 'other', problem: { kind: 'notForItems' } },
      { code: 'members', problem: { kind: 'notForItems' } },
      { code: 'pieces', problem: { kind: 'notForItems' } },
    ]);
    expect(cart.validCoupons).toEqual(['valid']);
    expect(cart.coupons).toEqual(codes);
  });

  it('become valid when the reason goes away [ORD-54]', () => {
    const discounts = [couponOf('more', TEN, { minimumSubtotal: cents(1250) })];
    expect(problems(['more'], discounts, [lineOf('a', 1249)])).toHaveLength(1);
    expect(problems(['more'], discounts, [lineOf('a', 1250)])).toEqual([]);
  });
});
