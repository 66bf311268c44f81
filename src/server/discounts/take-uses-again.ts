import { sql, type Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Takes the uses again that an order had given back, whose money arrived after all (ORD-162): all of them, or none where a
 * discount has no use left or somebody else has used a code of one use. The transaction holds the order.
 */
export async function takeUsesAgain(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: Id<'order'>,
): Promise<boolean> {
  const { rows } = await sql<{ id: string; hasUses: boolean; isFree: boolean }>`
    select discount.id, coalesce(discount.uses < discount.use_limit, true) as "hasUses",
      not exists (
        select from order_discounts as used
        join discount_codes as code on code.site_id = used.site_id and code.discount_id = used.discount_id
          and code.code_key = lower(used.code)
        where used.site_id = ${siteId} and used.order_id = ${orderId} and used.discount_id = discount.id
          and code.is_single_use and code.order_id is not null) as "isFree"
    from discounts as discount
    where discount.site_id = ${siteId} and discount.id in (
      select discount_id from discount_uses
      where site_id = ${siteId} and order_id = ${orderId} and state = 'given-back')
    order by discount.id for update`.execute(trx);
  if (rows.some(({ hasUses, isFree }) => !hasUses || !isFree)) return false;
  if (rows.length === 0) return true;
  await sql`update discounts set uses = uses + 1
    where site_id = ${siteId} and id = any (${rows.map(({ id }) => id)}::bpchar[])`.execute(trx);
  await sql`update discount_codes as code set order_id = ${orderId}
    from order_discounts as used
    where used.site_id = ${siteId} and used.order_id = ${orderId} and code.site_id = ${siteId}
      and code.discount_id = used.discount_id and code.code_key = lower(used.code)
      and code.is_single_use`.execute(trx);
  await trx
    .updateTable('discount_uses')
    .set({ state: 'held' })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'given-back')
    .execute();
  return true;
}
