import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { OrderId } from '#server/orders/tables.ts';

/** What was withdrawn from an order, the oldest first (ORD-147). */
export async function loadWithdrawals(db: Db, siteId: SiteId, orderId: OrderId) {
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select(['id', 'at', 'done_at as doneAt'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  if (withdrawals.length === 0) return [];
  const lines = await db
    .selectFrom('withdrawal_lines as withdrawn')
    .innerJoin('order_lines as line', (join) =>
      join
        .onRef('line.site_id', '=', 'withdrawn.site_id')
        .onRef('line.order_id', '=', 'withdrawn.order_id')
        .onRef('line.id', '=', 'withdrawn.line_id'),
    )
    .select([
      'withdrawn.withdrawal_id as withdrawalId',
      'withdrawn.line_id as lineId',
      'withdrawn.pieces',
      'line.title',
      'line.option_text as optionText',
    ])
    .where('withdrawn.site_id', '=', siteId)
    .where('withdrawn.order_id', '=', orderId)
    .where('line.site_id', '=', siteId)
    .orderBy('withdrawn.line_id')
    .execute();
  return withdrawals.map((withdrawal) => ({
    ...withdrawal,
    lines: lines.flatMap(({ withdrawalId, ...line }) => (withdrawalId === withdrawal.id ? [line] : [])),
  }));
}
