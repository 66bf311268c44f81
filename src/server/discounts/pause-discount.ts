import type { DiscountTrigger } from '#domain/discounts/discount-triggers.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { holdDiscount } from './hold-discount.ts';
import { lockDiscounts, refuseTooMany } from './refuse-too-many.ts';
import type { DiscountId } from './tables.ts';

export interface NamedDiscount {
  readonly siteId: SiteId;
  readonly id: DiscountId;
  /** Those that whoever names it may change. */
  readonly triggers: readonly DiscountTrigger[];
}

/** Lets a discount count no longer for now, or again (ORD-52). Throws `not-found`, and what `refuseTooMany` throws. */
export async function pauseDiscount(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { siteId, id, triggers }: NamedDiscount,
  isPaused: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDiscounts(trx, siteId);
    const { pausedAt, version } = await holdDiscount(trx, siteId, id, triggers);
    if ((pausedAt !== null) === isPaused) return;
    await trx
      .updateTable('discounts')
      .set({ paused_at: isPaused ? new Date(now()) : null, version: version + 1 })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    await refuseTooMany(trx, siteId, now());
  });
}
