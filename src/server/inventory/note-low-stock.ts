import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A variant of which few are left, or none. */
export interface LowVariant {
  readonly title: string;
  readonly optionText: string;
  readonly sku: string;
  readonly left: number;
}

/**
 * Of the variants in an order those that fell to the threshold or were sold out by it, as far as nobody was mailed about
 * the same for the last 24 hours (ORD-90); noted, so that they are told once. What was told stays told until there was plenty
 * again: before this order, too, where pieces had come back without anybody looking.
 */
export async function noteLowStock(
  trx: Db,
  siteId: SiteId,
  orderId: Id<'order'>,
  { lowFrom, at }: { readonly lowFrom: number; readonly at: Date },
): Promise<readonly LowVariant[]> {
  const ofOrder = sql`stock.site_id = ${siteId} and not stock.is_unlimited and stock.variant_id in (
    select line.variant_id from order_lines line where line.site_id = ${siteId} and line.order_id = ${orderId})`;
  await sql`update variant_stock stock set is_low_told = false
    where ${ofOrder} and stock.is_low_told and stock.quantity > ${lowFrom}`.execute(trx);
  const taken = sql`select variant_id, sum(pieces) as pieces from stock_movements
    where site_id = ${siteId} and order_id = ${orderId} and kind = 'reserved' group by variant_id`;
  const dayBefore = new Date(at.getTime() - DAY_MS);
  const { rows } = await sql<{ readonly variantId: string; readonly left: number; readonly isDue: boolean }>`
    with before as (
      select stock.variant_id, stock.quantity,
        stock.is_low_told and stock.quantity + coalesce(taken.pieces, 0) <= ${lowFrom} as is_low_told,
        case when stock.quantity = 0 then stock.out_mailed_at else stock.low_mailed_at end as mailed_at
      from variant_stock stock left join (${taken}) as taken on taken.variant_id = stock.variant_id
      where ${ofOrder} and stock.quantity <= ${lowFrom} for update of stock
    )
    update variant_stock stock set is_low_told = true,
      low_mailed_at = case when before.quantity > 0 and not before.is_low_told
        and coalesce(before.mailed_at <= ${dayBefore}, true) then ${at} else stock.low_mailed_at end,
      out_mailed_at = case when before.quantity = 0
        and coalesce(before.mailed_at <= ${dayBefore}, true) then ${at} else stock.out_mailed_at end
    from before where stock.site_id = ${siteId} and stock.variant_id = before.variant_id
    returning stock.variant_id as "variantId", before.quantity as left,
      (before.quantity = 0 or not before.is_low_told)
        and coalesce(before.mailed_at <= ${dayBefore}, true) as "isDue"`.execute(trx);
  const due = rows.filter(({ isDue }) => isDue);
  if (due.length === 0) return [];
  const named = await trx
    .selectFrom('order_lines')
    .select(['variant_id as variantId', 'title', 'option_text as optionText', 'sku'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  return due.flatMap(({ variantId, left }) => {
    const line = named.find((each) => each.variantId === variantId);
    return line === undefined
      ? []
      : [{ title: line.title, optionText: line.optionText, sku: line.sku, left }];
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;
