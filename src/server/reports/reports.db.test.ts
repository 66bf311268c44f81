import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { loadGroupsReport } from './load-groups-report.ts';
import { loadSalesReport } from './load-sales-report.ts';
import { loadTaxesReport } from './load-taxes-report.ts';
import { groupsCsv, salesCsv, taxesCsv } from './report-csv.ts';
import { insertOrder, sumsOf, type ReportedOrder } from './testing/insert-order.ts';

const NOON = Date.UTC(2026, 10, 26, 12);
const JUG = '1'.repeat(24);
const BOWL = '2'.repeat(24);
const [SMALL, LARGE] = ['3'.repeat(24), '4'.repeat(24)];

let test: TestServices;
let siteId: SiteId;
beforeAll(async () => {
  test = await createTestServices({ now: NOON });
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ siteId } = await buildSite(test.services));
  await inZone('Europe/Zurich');
});

async function inZone(timeZone: string): Promise<void> {
  await sql`update document_records set record = record || jsonb_build_object('timeZone', ${timeZone}::text)
    where site_id = ${siteId} and record_id = 'settings'`.execute(test.services.db);
}

function orderOf(
  at: string | number,
  changes: Partial<ReportedOrder> & { amount?: number } = {},
): ReportedOrder {
  const { amount = 1000, ...rest } = changes;
  const line = { product: JUG, variant: SMALL, categories: [], pieces: 1, amount, discount: 0, tax: 0 };
  const order = {
    currency: 'USD',
    state: 'pending',
    country: 'CH',
    provider: 'manual',
    shipping: 0,
  } as const;
  return { ...order, at: new Date(at), paid: amount, lines: [line], ...rest };
}

const insert = (order: ReportedOrder) => insertOrder(test.services.db, siteId, order);
const sales = (asked: Parameters<typeof loadSalesReport>[2]) => loadSalesReport(test.services, siteId, asked);
const groups = (by: Parameters<typeof loadGroupsReport>[2]['by'], from = '2026-01-01', to = '2026-12-31') =>
  loadGroupsReport(test.services, siteId, { by, from, to, page: 1, pageSize: 50 });

async function refund(orderId: string, amount: number, at: string, status = 'succeeded'): Promise<void> {
  await sql`insert into refunds (site_id, id, order_id, payment_id, key, amount, tax, lines, has_delivery, reason, status,
      is_mailed, by_kind, created_at, answered_at)
    select site_id, ${createId()}, order_id, id, ${createId()}, ${amount}, 7, '[]', false, '', ${status}, false, 'person',
      ${at}::timestamptz, ${status === 'pending' ? null : at}::timestamptz
    from payments where site_id = ${siteId} and order_id = ${orderId}`.execute(test.services.db);
}

async function dispute(orderId: string, state: string, amount: number, at: string): Promise<void> {
  await sql`insert into disputes (site_id, id, order_id, payment_id, provider_id, amount, reason, state, created_at, changed_at)
    select site_id, ${createId()}, order_id, id, ${createId()}, ${amount}, 'fraudulent', ${state}, '2026-11-03', ${at}::timestamptz
    from payments where site_id = ${siteId} and order_id = ${orderId}`.execute(test.services.db);
}

it('counts days of 23 and of 25 hours whole, by the clock of the site [ORD-151]', async () => {
  // On 29 March the day in Zurich begins at 23:00 UTC and ends at 22:00; on 25 October it begins at 22:00 and ends at 23:00.
  const moments = [
    ['2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T21:59:59.999Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ] as const;
  for (const [at] of moments) await insert(orderOf(at));
  for (const from of ['2026-03-28', '2026-10-24']) {
    const to = from.replace('28', '30').replace('24', '26');
    const report = await sales({ from, to });
    expect(report.steps.map(({ start, orders }) => [start, orders])).toEqual(
      [...new Set(moments.map(([, day]) => day))]
        .filter((day) => day >= from && day <= to)
        .map((day) => [day, moments.filter(([, each]) => each === day).length]),
    );
  }
  const one = await sales({ from: '2026-03-29', to: '2026-03-29' });
  expect(one).toMatchObject({ totals: { orders: 2 }, before: { totals: { orders: 1 } } });
  await inZone('Pacific/Kiritimati');
  expect(await sales({ from: '2026-03-29', to: '2026-03-29' })).toMatchObject({ totals: { orders: 2 } });
  await inZone('Pacific/Pago_Pago');
  expect(await sales({ from: '2026-03-28', to: '2026-03-28' })).toMatchObject({ totals: { orders: 2 } });
});

it('says the days of a named period where the site is [ORD-151]', async () => {
  await inZone('Pacific/Kiritimati');
  expect(await sales({ period: 'today' })).toMatchObject({
    range: { from: '2026-11-27', to: '2026-11-27' },
    before: { range: { from: '2026-11-26', to: '2026-11-26' } },
  });
});

it('counts refunds on their day, and no orders that are tests, expired, wait, or were canceled unpaid [ORD-107, ORD-148]', async () => {
  const first = await insert(orderOf('2026-11-03T10:00:00Z', { amount: 5000 }));
  await insert(orderOf('2026-11-03T11:00:00Z', { isTest: true }));
  await insert(orderOf('2026-11-03T11:00:00Z', { state: 'expired' }));
  await insert(orderOf('2026-11-03T11:00:00Z', { state: 'awaitingPayment' }));
  await insert(orderOf('2026-11-03T11:00:00Z', { state: 'canceled', paid: 0 }));
  await insert(orderOf('2026-11-03T11:00:00Z', { state: 'received', paid: 0, amount: 70 }));
  const canceled = await insert(orderOf('2026-11-03T12:00:00Z', { state: 'canceled', amount: 300 }));
  await refund(first, 2000, '2026-11-05T10:00:00Z');
  await refund(first, 900, '2026-11-05T10:00:00Z', 'failed');
  await refund(first, 900, '2026-11-05T10:00:00Z', 'pending');
  await refund(canceled, 300, '2026-11-04T23:30:00Z');
  const { steps, totals, before } = await sales({ from: '2026-11-03', to: '2026-11-05' });
  expect(steps.map(({ orders, gross, refunds, net, total }) => [orders, gross, refunds, net, total])).toEqual(
    [
      [3, 5370, 0, 5370, 5370],
      [0, 0, 0, 0, 0],
      [0, 0, 2300, -2300, -2300],
    ],
  );
  expect(totals).toMatchObject({ orders: 3, net: 3070, average: 1790 });
  expect(before.totals).toMatchObject({ orders: 0, net: 0 });
  expect(salesCsv(await sales({ from: '2026-11-05', to: '2026-11-05' }))).toContain(
    '2026-11-05,0,0.00,0.00,23.00,-23.00,0.00,0.00,-23.00,0.00,0.00,0.00,0.00,0.00,0.00,USD\r\n',
  );
  const taxes = await loadTaxesReport(test.services, siteId, { from: '2026-11-05', to: '2026-11-05' });
  expect(taxes).toMatchObject({ taxes: [], tax: 0, refunded: 14 });
});

it('counts what a bank has taken back as refunded, on the day on which it was lost [ORD-82, ORD-148]', async () => {
  const first = await insert(orderOf('2026-11-03T10:00:00Z', { amount: 5000 }));
  const bought = await insert(orderOf('2026-11-03T10:00:00Z', { kind: 'gift-card', amount: 5000 }));
  await dispute(first, 'lost', 2000, '2026-11-05T10:00:00Z');
  await dispute(first, 'won', 900, '2026-11-05T10:00:00Z');
  await dispute(first, 'open', 800, '2026-11-05T10:00:00Z');
  await dispute(bought, 'lost', 700, '2026-11-04T10:00:00Z');
  const { steps } = await sales({ from: '2026-11-03', to: '2026-11-05' });
  expect(steps.map(({ refunds, total, giftCardRefunds }) => [refunds, total, giftCardRefunds])).toEqual([
    [0, 5000, 0],
    [0, 0, 700],
    [2000, -2000, 0],
  ]);
});

it('adds up to the single orders in every period and group, to the minor unit, each currency for itself [ORD-148, ORD-149]', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const orders: ReportedOrder[] = Array.from({ length: 120 }, () => ({
    at: new Date(Date.UTC(2026, 2, 27) + random(7 * 86_400_000)),
    currency: random(5) === 0 ? ('JPY' as const) : ('USD' as const),
    state: 'fulfilled' as const,
    country: ['CH', 'DE', ''][random(3)] ?? '',
    provider: ['manual', 'stripe'][random(2)] ?? '',
    paid: 1,
    shipping: random(900),
    lines: Array.from({ length: 1 + random(3) }, () => {
      const amount = 1 + random(100_000);
      return {
        product: random(2) === 0 ? JUG : BOWL,
        variant: random(2) === 0 ? SMALL : LARGE,
        categories: [[], ['Red'], ['Red', 'Blue']][random(3)] ?? [],
        pieces: 1 + random(4),
        amount,
        discount: random(amount),
        tax: random(5000),
      };
    }),
  }));
  for (const order of orders) await insert(order);
  const dayOf = (at: Date) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' }).format(at);
  for (const [from, to] of [
    ['2026-03-27', '2026-04-03'],
    ['2026-03-29', '2026-03-29'],
    ['2026-03-28', '2026-03-31'],
  ] as const) {
    for (const currency of ['USD', 'JPY'] as const) {
      const meant = orders.filter(
        (order) => order.currency === currency && dayOf(order.at) >= from && dayOf(order.at) <= to,
      );
      const sums = meant.map(sumsOf);
      const sum = (of: keyof (typeof sums)[number]) => sums.reduce((all, each) => all + each[of], 0);
      const expected = {
        gross: sum('gross'),
        discounts: sum('discounts'),
        tax: sum('tax'),
        delivery: sum('delivery'),
        total: sum('ordered'),
      };
      for (const step of ['day', 'week', 'month'] as const) {
        const report = await sales({ from, to, currency, step });
        expect(report.totals).toMatchObject({ ...expected, orders: meant.length });
        expect(report.steps.reduce((all, { total }) => all + total, 0)).toBe(expected.total);
        expect(report.currencies).toContain(currency);
      }
      const asked = { from, to, currency, page: 1, pageSize: 50 };
      for (const by of ['country', 'channel', 'provider', 'product', 'variant'] as const) {
        const { groups: found } = await loadGroupsReport(test.services, siteId, { ...asked, by });
        const all = (of: 'gross' | 'discounts' | 'tax') =>
          found.reduce((total, group) => total + group[of], 0);
        expect([all('gross'), all('discounts'), all('tax')]).toEqual([
          expected.gross,
          expected.discounts,
          expected.tax,
        ]);
      }
      const discounts = await loadGroupsReport(test.services, siteId, { ...asked, by: 'discount' });
      expect(discounts.groups.reduce((total, { discounts: amount }) => total + amount, 0)).toBe(
        expected.discounts,
      );
      const red = meant
        .flatMap(({ lines }) => lines)
        .filter(({ categories }) => categories.includes('Red'))
        .reduce((total, { amount }) => total + amount, 0);
      const byCategory = await loadGroupsReport(test.services, siteId, { ...asked, by: 'category' });
      expect(byCategory.groups.find(({ key }) => key === 'Red')?.gross ?? 0).toBe(red);
      const taxes = await loadTaxesReport(test.services, siteId, { from, to, currency });
      expect(taxes.taxes.reduce((total, { tax }) => total + tax, 0)).toBe(expected.tax);
      expect(taxes.tax).toBe(expected.tax);
    }
  }
});

it('tells groups apart, the most first, page by page [ORD-149]', async () => {
  const line = { variant: SMALL, categories: ['Red'], pieces: 2, discount: 100, tax: 81 };
  await insert(
    orderOf('2026-05-01T10:00:00Z', { lines: [{ ...line, product: JUG, amount: 1000 }], paid: 981 }),
  );
  await insert(
    orderOf('2026-05-01T10:00:00Z', {
      lines: [{ ...line, product: BOWL, amount: 3000 }],
      country: 'DE',
      paid: 0,
    }),
  );
  expect((await groups('product')).groups).toMatchObject([
    { key: BOWL, name: 'Product 2', pieces: 2, orders: null, gross: 3000, discounts: 100, net: 2900 },
    { key: JUG, name: 'Product 1' },
  ]);
  expect(await groups('variant')).toMatchObject({
    total: 1,
    groups: [{ key: SMALL, name: /Product/, detail: 'Size 3', pieces: 4, net: 3800, delivery: null }].map(
      (row) => ({
        ...row,
        name: expect.stringMatching(row.name) as string,
      }),
    ),
  });
  expect((await groups('category')).groups).toMatchObject([{ key: 'Red', pieces: 4 }]);
  expect((await groups('discount')).groups).toMatchObject([
    { key: 'spring', name: 'Spring', detail: 'SPRING', orders: 2, discounts: 200, net: 3800 },
  ]);
  const byCountry = await groups('country');
  expect(byCountry.groups).toMatchObject([
    { key: 'DE', orders: 1, pieces: null, net: 2900, total: 2981 },
    { key: 'CH', orders: 1, total: 981 },
  ]);
  expect((await groups('channel')).groups).toMatchObject([{ key: 'web', orders: 2 }]);
  expect((await groups('provider')).groups).toMatchObject([{ key: 'manual', orders: 2 }]);
  const asked = { by: 'product', from: '2026-01-01', to: '2026-12-31', page: 2, pageSize: 1 } as const;
  expect(await loadGroupsReport(test.services, siteId, asked)).toMatchObject({
    total: 2,
    groups: [{ key: JUG }],
  });
  expect(await groups('product', '2026-06-01', '2026-06-30')).toMatchObject({ total: 0, groups: [] });
  expect(groupsCsv(byCountry)).toContain('DE,DE,,1,30.00,1.00,29.00,0.00,0.81,29.81,USD\r\n');
  const taxes = await loadTaxesReport(test.services, siteId, { from: '2026-05-01', to: '2026-05-01' });
  expect(taxes.taxes).toMatchObject([
    { ruleId: 'vat', name: 'VAT', rate: 81_000, country: 'CH', region: '', tax: 81 },
    { country: 'DE', tax: 81 },
  ]);
  expect(taxesCsv(taxes)).toContain('VAT,8.1,CH,,0.81,USD\r\n');
});

/** A card of the site with its entries: days of November at noon, and what they added. */
async function card(
  entries: readonly (readonly [day: number, amount: number])[],
  more: { currency?: 'USD' | 'JPY'; isTest?: boolean; endedOn?: number } = {},
): Promise<void> {
  const { currency = 'USD', isTest = false, endedOn } = more;
  const [id, at] = [createId<'gift-card'>(), (day: number) => new Date(Date.UTC(2026, 10, day, 11))];
  await test.services.db
    .insertInto('gift_cards')
    .values({
      site_id: siteId,
      id,
      code_sealed: '',
      code_hash: Buffer.from(id),
      last4: 'ABCD',
      currency,
      balance: entries.reduce((sum, [, amount]) => sum + amount, 0),
      expires_at: null,
      order_id: null,
      line_id: null,
      piece: null,
      recipient_name: '',
      recipient_email: '',
      sender: '',
      message: '',
      deliver_on: null,
      delivered_at: null,
      replaced_by: null,
      ended_at: endedOn === undefined ? null : at(endedOn),
      is_test: isTest,
      created_at: at(1),
    })
    .execute();
  for (const [day, amount] of entries) {
    const kind = amount > 0 ? ('issued' as const) : ('redeemed' as const);
    const entry = {
      site_id: siteId,
      card_id: id,
      id: createId<'gift-card-entry'>(),
      kind,
      amount,
      at: at(day),
    };
    await test.services.db.insertInto('gift_card_entries').values(entry).execute();
  }
}

it('keeps gift cards, what is owed to their holders and donations apart, and counts once what a card pays [ORD-148]', async () => {
  const bought = await insert(orderOf('2026-11-03T10:00:00Z', { kind: 'gift-card', amount: 5000 }));
  await insert(
    orderOf('2026-11-03T10:00:00Z', { kind: 'gift-card', amount: 700, state: 'received', paid: 0 }),
  );
  await insert(orderOf('2026-11-03T10:00:00Z', { kind: 'gift-card', amount: 900, isTest: true }));
  // The card pays an order of the next day whole.
  await insert(orderOf('2026-11-04T10:00:00Z', { amount: 2000, provider: 'gift-card' }));
  const given = await insert(orderOf('2026-11-04T10:00:00Z', { kind: 'donation', amount: 2500 }));
  await refund(given, 500, '2026-11-05T10:00:00Z');
  await refund(bought, 1000, '2026-11-05T10:00:00Z');
  await card([
    [3, 5000],
    [4, -2000],
    [5, -1000],
  ]);
  await card([[2, 300]], { isTest: true });
  await card([[2, 400]], { currency: 'JPY' });
  await card([[1, 600]], { endedOn: 4 });
  const report = await sales({ from: '2026-11-03', to: '2026-11-05' });
  const columns = ['orders', 'gross', 'refunds', 'giftCards', 'giftCardRefunds', 'owed'] as const;
  const figures = [...columns, 'donations', 'donationRefunds'] as const;
  expect(report.steps.map((row) => figures.map((figure) => row[figure]))).toEqual([
    [0, 0, 0, 5000, 0, 5600, 0, 0],
    [1, 2000, 0, 0, 0, 3000, 2500, 0],
    [0, 0, 0, 0, 1000, 2000, 0, 500],
  ]);
  expect(report.totals).toMatchObject({ orders: 1, net: 2000, total: 2000, average: 2000 });
  expect(report.totals).toMatchObject({
    giftCards: 5000,
    giftCardRefunds: 1000,
    owed: 2000,
    donations: 2500,
  });
  expect(report.before.totals).toMatchObject({ giftCards: 0, owed: 600, donations: 0 });
  expect(await sales({ from: '2026-11-03', to: '2026-11-05', currency: 'JPY' })).toMatchObject({
    totals: { owed: 400, giftCards: 0 },
  });
  expect(salesCsv(report)).toContain(
    'Total,1,20.00,0.00,0.00,20.00,0.00,0.00,20.00,20.00,50.00,10.00,20.00,25.00,5.00,USD\r\n',
  );
  for (const by of ['product', 'country', 'channel', 'provider'] as const) {
    const found = await groups(by);
    expect(found.groups.reduce((sum, { net }) => sum + net, 0)).toBe(2000);
  }
});

it('shows nothing of another site, and the currency of the store where nothing was sold [ORD-148]', async () => {
  await insert(orderOf('2026-11-20T10:00:00Z'));
  const other = await buildSite(test.services);
  const report = await loadSalesReport(test.services, other.siteId, { period: 'last30' });
  expect(report).toMatchObject({ currency: 'USD', currencies: ['USD'], totals: { orders: 0, gross: 0 } });
  expect(report.steps).toHaveLength(30);
});
