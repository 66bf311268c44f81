import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { BenchBuyer } from './bench-buyer.ts';
import { withBenchDatabase } from './bench-database.ts';
import { openBenchShop, type BenchProduct } from './bench-shop.ts';
import { insertedOrdersASecond } from './insert-order-rows.ts';
import { measureAtRate } from './measure-rate.ts';
import type { OwnerClient } from './owner-client.ts';
import { percentile, type Measured } from './report.ts';

const HOST = 'demo.localhost';
const ORDERS = 500;
const CLIENTS = 20;
/** As many as the server has. */
const CONNECTIONS = 10;
const STEADY_S = 60;
const STEADY_RATE = 20;
const PAGES_A_SECOND = 50;
const SAMPLES = 60;
const STEP_LINES = 20;
const CART_LINES = 100;
const PIECES = 100_000;

/**
 * Orders with the manual provider: their rate against the same rows in SQL; 20 a second for a minute beside pages (ORD-169);
 * each step of the checkout with 20 lines (ORD-28); the cart of 100 lines.
 */
export async function measureOrders(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const [lesson, cup] = await openBenchShop(owner, [
    { title: 'Lesson', type: 'service', values: 4, pieces: PIECES },
    { title: 'Cup', type: 'physical', values: 10, pieces: PIECES },
  ]);
  if (lesson === undefined || cup === undefined) throw new Error('The shop has no products');
  const measured = await measureSteps(portico.port, cup);
  measured.push(...(await measureRateOfOrders(portico, lesson)));
  measured.push(...(await measureSteady(portico, lesson)));
  return [...measured, await measureSums(portico)];
}

async function measureSteps(port: number, cup: BenchProduct): Promise<Measured[]> {
  const buyer = new BenchBuyer(port, 'steps');
  const put = async (from: number, to: number) => {
    for (const variantId of cup.variantIds.slice(from, to)) await buyer.put(cup.productId, variantId);
  };
  await put(0, STEP_LINES);
  await buyer.enterContact();
  await buyer.enterDelivery();
  const steps = [
    ['the contact', () => buyer.visit('/checkout/contact')],
    ['the contact, sent', () => buyer.enterContact()],
    ['the delivery', () => buyer.visit('/checkout/delivery')],
    ['the delivery, sent', () => buyer.enterDelivery()],
    ['the payment', () => buyer.visit('/checkout/payment')],
  ] as const;
  const measured: Measured[] = [];
  for (const [what, step] of steps) {
    const times = await timesOf(step);
    measured.push({
      what: `checkout of ${STEP_LINES} lines: ${what}, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      target: { atMost: 150 },
      note: `median ${percentile(times, 0.5).toFixed(1)} ms`,
    });
  }
  await put(STEP_LINES, CART_LINES);
  const times = await timesOf(() => buyer.visit('/cart'));
  measured.push({
    what: `cart page of ${CART_LINES} lines, p95`,
    value: percentile(times, 0.95),
    unit: 'ms',
    note: `median ${percentile(times, 0.5).toFixed(1)} ms`,
  });
  return measured;
}

async function timesOf(step: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const started = performance.now();
    await step();
    times.push(performance.now() - started);
  }
  return times.slice(3);
}

/** Buyers of two lines each who have come as far as the last button: what each of them sends then. */
async function bring(port: number, name: string, { productId, variantIds }: BenchProduct, count: number) {
  const ready: { readonly buyer: BenchBuyer; readonly form: Readonly<Record<string, string>> }[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let number = next; number < count; number = next) {
        next += 1;
        const buyer = new BenchBuyer(port, `${name}${number}`);
        for (const place of [number, number + 1 + (number % 7)]) {
          await buyer.put(productId, variantIds[place % variantIds.length] ?? '');
        }
        await buyer.enterContact();
        ready.push({ buyer, form: await buyer.lastForm() });
      }
    }),
  );
  return ready;
}

async function measureRateOfOrders(portico: RunningPortico, lesson: BenchProduct): Promise<Measured[]> {
  const ready = await bring(portico.port, 'rate', lesson, ORDERS);
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let each = ready.pop(); each !== undefined; each = ready.pop()) {
        const from = performance.now();
        const status = await each.buyer.placeOrder(each.form);
        if (status !== 303) throw new Error(`An order was answered ${status}`);
        times.push(performance.now() - from);
      }
    }),
  );
  const rate = ORDERS / ((performance.now() - started) / 1000);
  const direct = await withBenchDatabase(portico, async (_pool, connection) => {
    const pool = new Pool({ ...connection, max: CONNECTIONS });
    const direct = await insertedOrdersASecond(pool, ORDERS);
    await pool.end();
    return direct;
  });
  return [
    {
      what: `${ORDERS} orders of ${CLIENTS} clients at once: rate against the same rows in SQL`,
      value: rate / direct,
      unit: '×',
      target: { atLeast: 0.25 },
      note: `${rate.toFixed(0)} and ${direct.toFixed(0)} per second; one takes ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
    },
  ];
}

/** As many orders a second as are asked for, whatever the ones before take, beside pages that are asked for. */
async function measureSteady(portico: RunningPortico, lesson: BenchProduct): Promise<Measured[]> {
  const { port } = portico;
  const ready = await bring(port, 'steady', lesson, STEADY_S * STEADY_RATE);
  const alone = await measureAtRate(port, HOST, '/', 15, PAGES_A_SECOND);
  const pages = measureAtRate(port, HOST, '/', STEADY_S, PAGES_A_SECOND);
  const times: number[] = [];
  let failures = 0;
  const placing: Promise<void>[] = [];
  const started = performance.now();
  for (const [place, { buyer, form }] of ready.entries()) {
    await wait(Math.max(0, started + (place * 1000) / STEADY_RATE - performance.now()));
    const from = performance.now();
    const placed = buyer.placeOrder(form).then((status) => {
      times.push(performance.now() - from);
      if (status !== 303) failures += 1;
    });
    placing.push(placed);
  }
  await Promise.all(placing);
  const beside = await pages;
  const what = `${STEADY_RATE} orders a second for ${STEADY_S} s beside ${PAGES_A_SECOND} pages`;
  return [
    { what: `${what}: failures`, value: failures + beside.errors, unit: '', target: { atMost: 0 } },
    {
      what: `${what}: an order, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      target: { atMost: 300 },
      note: `median ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
    },
    {
      what: `${what}: a page, p99`,
      value: beside.p99Ms,
      unit: 'ms',
      note: `${alone.p99Ms.toFixed(0)} ms without orders`,
    },
  ];
}

/** Of the orders that were placed: gaps in numbers, and variants whose movements do not add up to what is left. */
async function measureSums(portico: RunningPortico): Promise<Measured> {
  const { rows } = await withBenchDatabase(portico, (pool) =>
    pool.query<{ gaps: number; wrong: number }>(`select
      (select coalesce(max(number), 0)::int - count(distinct number)::int from orders) as gaps,
      (select count(*)::int from variant_stock stock where quantity <> (select sum(effect) from stock_movements moved
        where moved.site_id = stock.site_id and moved.variant_id = stock.variant_id)) as wrong`),
  );
  const { gaps = 1, wrong = 1 } = rows[0] ?? {};
  return {
    what: 'numbers with gaps, and sums of stock that are wrong, after all of them',
    value: gaps + wrong,
    unit: '',
    target: { atMost: 0 },
  };
}
