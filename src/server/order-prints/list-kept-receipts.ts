import type { KeptReceipt } from '#contract/kept-receipts.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What there is is counted so far beyond the page. */
const COUNTED_BEYOND = 1_000;

interface ReceiptQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly now: number;
}

/** A page of the receipts that still keep who paid though the person was erased, newest orders first (ORD-153). */
export async function listKeptReceipts(db: Db, siteId: SiteId, { page, pageSize, now }: ReceiptQuery) {
  const offset = (page - 1) * pageSize;
  const kept = db
    .selectFrom('orders')
    .where('site_id', '=', siteId)
    .where('receipt', 'is not', null)
    .where('receipt_until', '>', new Date(now))
    .where('is_test', '=', false)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc');
  const rows = await kept
    .select([
      'id',
      'shown_number as number',
      'receipt',
      'placed_at as placedAt',
      'receipt_until as keptUntil',
      'total',
      'currency',
    ])
    .limit(pageSize)
    .offset(offset)
    .execute();
  const counted = await db
    .selectFrom(
      kept
        .select('id')
        .limit(offset + pageSize + COUNTED_BEYOND)
        .as('each'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.count);
  const receipts = rows.flatMap(({ number, receipt, placedAt, keptUntil, ...row }): KeptReceipt[] =>
    receipt === null || placedAt === null || keptUntil === null
      ? []
      : [
          {
            ...row,
            number: number ?? '',
            name: receipt.company || receipt.name,
            placedAt: placedAt.toISOString(),
            keptUntil: keptUntil.toISOString(),
          },
        ],
  );
  return { receipts, total, hasMore: total > offset + rows.length };
}
