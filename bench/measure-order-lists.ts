import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { withBenchDatabase } from './bench-database.ts';
import { measureServerMemory } from './measure-memory.ts';
import type { OwnerClient } from './owner-client.ts';
import { percentile, type Measured } from './report.ts';

const ORDERS = 100_000;
const SAMPLES = 60;
/** So many lists stay within the calls that an account may make in a minute. */
const LISTS_A_MINUTE = 7;
const MINUTE_MS = 60_000;
/** ORD-95 */
const LIST_MS = 200;
/** ORD-103 */
const EXPORT_MB = 100;
const LOOK_EVERY_MS = 100;
/** Numbers that no order of the bench before has. */
const FIRST_NUMBER = 1_000_000;

/** What an owner waits for in the list of 100,000 orders, and what its CSV takes (ORD-95, ORD-103). */
export async function measureOrderLists(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const filled = performance.now();
  await withBenchDatabase(portico, fill);
  const filledS = (performance.now() - filled) / 1000;
  const asked: readonly (readonly [what: string, path: (n: number) => string])[] = [
    ['the first page', () => ''],
    ['a page in the middle', (n) => `page=${900 + n}`],
    ['pending', () => 'filter=pending'],
    ['canceled, of which there are few', () => 'filter=canceled'],
    ['a number', (n) => `search=${FIRST_NUMBER + n * 997}`],
    ['a beginning of numbers', (n) => `search=10${n % 10}`],
    ['an email', (n) => `search=buyer${n * 499}@example.org`],
    ['a beginning of emails that all have', () => 'search=buyer'],
    ['a name that many have', () => 'search=ada'],
    ['a name that nobody has', (n) => `search=zeno${n}`],
    ['a SKU', (n) => `search=cup-${n % 50}`],
    ['a beginning of SKUs that most have, pending', () => 'search=cup&filter=pending'],
  ];
  const measured: Measured[] = [];
  for (const [place, [what, query]] of asked.entries()) {
    if (place > 0 && place % LISTS_A_MINUTE === 0) await wait(MINUTE_MS);
    const times: number[] = [];
    for (let n = 0; n <= SAMPLES; n += 1) {
      const started = performance.now();
      await owner.call('GET', `/api/orders?${query(n)}`);
      times.push(performance.now() - started);
    }
    const [, ...warm] = times;
    measured.push({
      what: `orders: ${what}, of 100,000, p95`,
      value: percentile(warm, 0.95),
      unit: 'ms',
      target: { atMost: LIST_MS },
      note: `median ${percentile(warm, 0.5).toFixed(1)} ms; filled in ${filledS.toFixed(0)} s`,
    });
  }
  return [...measured, ...(await measureExport(portico, owner))];
}

async function measureExport(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const { pid = 0 } = portico.process;
  const idle = measureServerMemory(pid, portico.dataDir) ?? 0;
  let peak = idle;
  const looking = setInterval(() => {
    peak = Math.max(peak, measureServerMemory(pid, portico.dataDir) ?? 0);
  }, LOOK_EVERY_MS);
  const started = performance.now();
  await owner.call('POST', '/api/orders/export', {});
  const file = await owner.read('/api/orders/export.csv');
  const seconds = (performance.now() - started) / 1000;
  clearInterval(looking);
  const rows = file.split('\r\n').length - 1;
  if (rows < ORDERS) throw new Error(`The CSV has ${rows} rows: ${file.slice(0, 200)}`);
  const note = `${rows} rows, ${(file.length / 1e6).toFixed(0)} MB, ${seconds.toFixed(1)} s`;
  return [
    {
      what: 'CSV of 100,000 orders: memory above idle',
      value: peak - idle,
      unit: 'MB',
      target: { atMost: EXPORT_MB },
      note,
    },
  ];
}

/** Orders of four years with one to three lines each, the newest pending, put into the database. */
async function fill(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>("select id from sites where identifier = 'demo'");
  const siteId = rows[0]?.id ?? '';
  const id = "lpad(to_hex(n), 24, '0')";
  const state = `case when n % 100 = 3 then 'canceled' when n > ${ORDERS} - 3000 then 'pending' when n % 50 = 7 then 'received'
    else 'fulfilled' end`;
  const name = `(array['Ada','Bo','Cleo','Dora','Emil','Farid','Grace','Hana'])[n % 8 + 1] || ' ' ||
    (array['Anders','Birk','Castell','Dornik','Evander','Falkner','Gerhard'])[n / 8 % 7 + 1]`;
  await pool.query(
    `insert into orders (site_id, id, number, shown_number, state, payment_word, channel, cart_id, cart_version,
       submission_key, token_hash, token_sealed, email, email_key, phone, name, name_key, delivery, billing, note, consents,
       language, currency, subtotal, discount, shipping, tax, tax_included, total, paid, reservation, created_at, placed_at)
     select $1, ${id}, ${FIRST_NUMBER} + n, (${FIRST_NUMBER} + n)::text, ${state}, 'paid', 'web', ${id}, 1,
       'bench ' || n, decode(md5(n::text), 'hex'), '', 'buyer' || n || '@example.org', 'buyer' || n || '@example.org', '',
       ${name}, lower(${name}),
       jsonb_build_object('name', ${name}, 'company', '', 'line1', n || ' Quarry Lane', 'line2', '', 'city', 'Hartford',
         'region', 'CT', 'postalCode', '06101', 'country', 'US'),
       null, '', '[]', 'en', 'USD', 5000, 0, 500, 0, false, 5500, 5500, 'kept', at, at
     from (select n, timestamptz '2022-11-26' + n * interval '20 minutes' as at from generate_series(1, ${ORDERS}) n) each`,
    [siteId],
  );
  await pool.query(
    `insert into order_lines (site_id, order_id, id, product_id, variant_id, kind, title, option_text, sku, sku_key, pieces,
       unit, amount, discount, tax, tax_class, weight_grams, answers, category_ids)
     select $1, ${id}, lpad(to_hex(n * 4 + line), 24, '0'), ${id}, ${id}, 'physical', 'Cup', 'No. ' || n % 50,
       case when n % 10 = 0 then '' else 'CUP-' || (n + line) % 50 end,
       case when n % 10 = 0 then '' else 'cup-' || (n + line) % 50 end, 1, 2500, 2500, 0, 0, 'standard', 300, '[]', '{}'
     from generate_series(1, ${ORDERS}) n, generate_series(1, 3) line where line <= n % 3 + 1`,
    [siteId],
  );
  await pool.query(
    `insert into payments (site_id, id, order_id, attempt, provider, key, amount, currency, status, paid, asked_at)
     select site_id, id, id, 1, 'manual', id || ':pay:1', total, currency, 'succeeded', total, created_at
     from orders where site_id = $1 and number > ${FIRST_NUMBER}`,
    [siteId],
  );
  await pool.query('analyze orders, order_lines, payments');
}
