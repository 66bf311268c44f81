import type { DiscountTrigger } from '#domain/discounts/discount-triggers.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { DiscountId } from './tables.ts';

/** A discount that the transaction holds until it ends; `not-found` where there is none that whoever asks may see. */
export async function holdDiscount(
  trx: Db,
  siteId: SiteId,
  id: DiscountId,
  triggers: readonly DiscountTrigger[],
  which: 'there' | 'removed' = 'there',
) {
  const discount = await trx
    .selectFrom('discounts')
    .select(['trigger', 'version', 'paused_at as pausedAt'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('trigger', 'in', [...triggers])
    .where('removed_at', which === 'there' ? 'is' : 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (discount === undefined) throw new CallError('not-found');
  return discount;
}
