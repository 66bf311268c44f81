import type { SiteId } from '#domain/documents/record.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { DiscountId } from './tables.ts';

const BATCH = 2_000;

/** The codes of a discount as CSV, with the number of the order that has used one of one use (ORD-51). */
export async function* codesCsv(db: Db, siteId: SiteId, id: DiscountId): AsyncGenerator<string> {
  yield beginCsv([['Code', 'Uses', 'Order']]);
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('discount_codes as own')
      .leftJoin('orders as buyer', (join) =>
        join.onRef('buyer.site_id', '=', 'own.site_id').onRef('buyer.id', '=', 'own.order_id'),
      )
      .select([
        'own.code_key as key',
        'own.code',
        'own.is_single_use as isSingleUse',
        'own.order_id as orderId',
        'buyer.shown_number as number',
      ])
      .where('own.site_id', '=', siteId)
      .where('own.discount_id', '=', id)
      .where('own.code_key', '>', after)
      .orderBy('own.code_key')
      .limit(BATCH)
      .execute();
    yield writeCsv(
      rows.map(({ code, isSingleUse, orderId, number }) => [
        code,
        isSingleUse ? (orderId === null ? '0' : '1') : '',
        number ?? '',
      ]),
    );
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.key;
  }
}
