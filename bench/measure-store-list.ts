import type { Pool } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { withBenchDatabase } from './bench-database.ts';
import { openBenchShop } from './bench-shop.ts';
import { httpCall } from './http-call.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, percentile, type Measured } from './report.ts';

const HOST = 'demo.localhost';
const MADE = 20;
/** Of one store page, which is as many as it holds, and of the whole site. */
const ON_PAGE = 200;
const PRODUCTS = 10_000;
const ASKED = 1000;

/**
 * A store page of 200 products with four variants each, on a site with 10,000 products: its list with what narrows it,
 * each time by another price, so that nothing of it is kept.
 */
export async function measureStoreList(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const plans = Array.from({ length: MADE }, (_, place) => ({
    title: `Bench product ${place + 1}`,
    type: 'physical' as const,
    values: 2,
    pieces: 50,
  }));
  const products = await openBenchShop(owner, plans);
  await withBenchDatabase(portico, (pool) =>
    copyProducts(
      pool,
      products.map(({ productId }) => productId),
    ),
  );
  let asked = 0;
  const time = async (query: string): Promise<number> => {
    asked += 1;
    const started = performance.now();
    const answer = await httpCall(portico.port, HOST, `/bench-shop?${query}&max=${1000 + asked}`);
    const ms = performance.now() - started;
    if (answer.status !== 200) throw new Error(`The list answered ${answer.status}`);
    return ms;
  };
  const times = async (query: string): Promise<readonly number[]> => {
    for (let count = 0; count < 20; count += 1) await time(query);
    const all: number[] = [];
    for (let count = 0; count < ASKED; count += 1) all.push(await time(query));
    return all;
  };
  const [narrowed, searched] = [await times('option=size:no.+1&available=1'), await times('q=product+7')];
  const row = (what: string, all: readonly number[]): Measured => ({
    what: `list of 200 of 10,000 products ${what}, not cached, p99`,
    value: percentile(all, 0.99),
    unit: 'ms',
    target: { atMost: 30 },
    note: `median ${median(all).toFixed(1)} ms`,
  });
  return [row('narrowed by an option, the stock and a price', narrowed), row('searched', searched)];
}

/** Copies published products: first into their own store page until it is full, then into others. */
async function copyProducts(pool: Pool, productIds: readonly string[]): Promise<void> {
  const copy = (table: string, key: string, changed: string) =>
    pool.query(
      `insert into ${table}
        select (jsonb_populate_record(null::${table}, to_jsonb(made) || ${changed})).*
        from ${table} made cross join generate_series(1, $2) as copy
        where made.${key} = any($1)${table === 'documents' ? '' : ` and made.stage = 'live'`}`,
      [productIds, PRODUCTS / MADE - 1],
    );
  const copied = (id: string) => `substr(md5(made.${id} || copy::text), 1, 24)`;
  const ofDocument = `jsonb_build_object('document_id', ${copied('document_id')})`;
  const page = `case when copy < ${ON_PAGE / MADE} then made.collection_id
    else substr(md5('page' || (copy / ${ON_PAGE / MADE})::text), 1, 24) end`;
  await copy('documents', 'id', `jsonb_build_object('id', ${copied('id')})`);
  await copy(
    'content_entries',
    'document_id',
    `${ofDocument} || jsonb_build_object('path', made.path || '-' || copy, 'collection_id', ${page})`,
  );
  await copy('product_entries', 'document_id', ofDocument);
  await copy(
    'product_variants',
    'document_id',
    `${ofDocument} || jsonb_build_object('variant_id', ${copied('variant_id')})`,
  );
  await pool.query('analyze documents, content_entries, product_entries, product_variants');
}
