import type { Pool } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { withBenchDatabase } from './bench-database.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, percentile, type Measured } from './report.ts';

const ORDERS = 100_000;
const SAMPLES = 15;
const TARGET_MS = 500;
/** All of the orders: one every five minutes of a year. */
const YEAR = 'from=2025-01-01&to=2025-12-31';

/** The reports of 100,000 orders in one period, with two lines each (ORD-151). */
export async function measureReports(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  await withBenchDatabase(portico, fill);
  const asked = [
    ['sales by week', `/api/reports/sales?${YEAR}`],
    ['sales by day, of two months', '/api/reports/sales?from=2025-05-01&to=2025-06-30'],
    ['sales by month', `/api/reports/sales?${YEAR}&step=month`],
    ...['product', 'variant', 'category', 'discount', 'country', 'channel', 'provider'].map(
      (by) => [`sales by ${by}`, `/api/reports/groups?${YEAR}&by=${by}`] as const,
    ),
    ['taxes', `/api/reports/taxes?${YEAR}`],
  ] as const;
  const measured: Measured[] = [];
  for (const [what, path] of asked) {
    const times: number[] = [];
    for (let n = 0; n <= SAMPLES; n += 1) {
      const started = performance.now();
      await owner.call('GET', path);
      times.push(performance.now() - started);
    }
    const [, ...warm] = times;
    measured.push({
      what: `report over 100,000 orders: ${what}, median`,
      value: median(warm),
      unit: 'ms',
      target: { atMost: TARGET_MS },
      note: `90th percentile ${percentile(warm, 0.9).toFixed(0)} ms`,
    });
  }
  return measured;
}

async function fill(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>("select id from sites where identifier = 'demo'");
  const given = [rows[0]?.id ?? '', ORDERS];
  const numbered = 'from generate_series(1, $2::integer) as n';
  const id = (letter: string) => `'${letter}' || lpad(to_hex(n), 23, '0')`;
  await pool.query(
    `insert into orders (site_id, id, number, shown_number, state, payment_word, channel, cart_id, cart_version,
       submission_key, token_hash, token_sealed, email, email_key, phone, name, name_key, delivery, billing, note,
       consents, language, currency, subtotal, discount, shipping, tax, tax_included, total, paid, reservation,
       created_at, placed_at)
     select $1, ${id('a')}, n, n::text, 'fulfilled', 'paid', 'web', ${id('b')}, 1, ${id('a')}, decode(md5(n::text), 'hex'),
       repeat('s', 90), 'person' || n || '@example.org', 'person' || n || '@example.org', '', 'Ada Lovelace', 'ada lovelace',
       address, address, '', '[]', 'en', 'USD', 5000 + n % 700, n % 3 * 100, 900, 400, false, 6300 + n % 700 - n % 3 * 100,
       6300, 'kept', at, at
     ${numbered}, lateral (select timestamptz '2025-01-01 00:00:00Z' + n * interval '5 minutes' as at,
       jsonb_build_object('name', 'Ada Lovelace', 'company', '', 'line1', '1 Quarry Lane', 'line2', '', 'city', 'Hartford',
         'region', (array['CT', 'NY', 'MA'])[1 + n % 3], 'postalCode', '06101', 'country', (array['US', 'CH'])[1 + n % 2])
         as address) as made`,
    given,
  );
  for (const part of ['c', 'd']) {
    await pool.query(
      `insert into order_lines (site_id, order_id, id, product_id, variant_id, kind, title, option_text, sku, sku_key,
         pieces, unit, amount, discount, tax, tax_class, weight_grams, answers, category_ids)
       select $1, ${id('a')}, ${id(part)}, lpad(to_hex(n % 500), 24, '0'), lpad(to_hex(n % 2000), 24, '0'), 'physical',
         'Bowl ' || n % 500, 'Large', 'SKU-' || n % 2000, 'sku-' || n % 2000, 1 + n % 3, 2500, 2500 + n % 350, n % 3 * 50,
         200, 'standard', 300, '[]', array['Bowls', 'Stone ' || n % 20] ${numbered}`,
      given,
    );
    await pool.query(
      `insert into order_taxes (site_id, order_id, line_id, rule_id, name, rate, amount)
       select $1, ${id('a')}, ${id(part)}, 'vat', 'VAT', 81000, 200 ${numbered}`,
      given,
    );
  }
  await pool.query(
    `insert into order_discounts (site_id, order_id, discount_id, code, title, amount)
     select $1, ${id('a')}, lpad(to_hex(n % 40), 24, '0'), 'CODE', 'Spring', n % 3 * 100 ${numbered} where n % 3 > 0`,
    given,
  );
  await pool.query(
    `insert into payments (site_id, id, order_id, attempt, provider, key, amount, currency, status, paid, asked_at)
     select $1, ${id('e')}, ${id('a')}, 1, 'manual', ${id('a')}, 6300, 'USD', 'succeeded', 6300, now() ${numbered}`,
    given,
  );
  await pool.query('analyze orders, order_lines, order_taxes, order_discounts, payments');
}
