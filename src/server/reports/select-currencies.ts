import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Db } from '#server/platform/database/database.ts';

/** In which currencies a site has orders: one step of an index for each, however many orders there are. */
export async function selectCurrencies(db: Db, siteId: SiteId): Promise<readonly CurrencyCode[]> {
  const { rows } = await sql<{ currency: CurrencyCode }>`
    with recursive used as (
      (select currency from orders where site_id = ${siteId} and placed_at is not null order by currency limit 1)
      union all
      select (select currency from orders where site_id = ${siteId} and placed_at is not null and currency > used.currency
        order by currency limit 1)
      from used where used.currency is not null
    )
    select currency from used where currency is not null`.execute(db);
  return rows.map(({ currency }) => currency);
}
