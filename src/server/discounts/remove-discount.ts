import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { holdDiscount } from './hold-discount.ts';
import type { NamedDiscount } from './pause-discount.ts';
import { lockDiscounts, refuseTooMany } from './refuse-too-many.ts';
import type { DiscountId } from './tables.ts';

/** As long can one be brought back. */
const KEPT_MS = 30 * 86_400_000;

/** Takes a discount away with its codes, which others may have from now on. Throws `not-found`. */
export async function removeDiscount(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { siteId, id, triggers }: NamedDiscount,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDiscounts(trx, siteId);
    await holdDiscount(trx, siteId, id, triggers);
    await trx
      .deleteFrom('discounts')
      .where('site_id', '=', siteId)
      .where('removed_at', '<', new Date(now() - KEPT_MS))
      .execute();
    await setRemoved(trx, siteId, id, new Date(now()));
  });
}

/** Brings one back with its codes and uses. Throws `not-found`, `discount-code-taken`, and what `refuseTooMany` throws. */
export async function restoreDiscount(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { siteId, id, triggers }: NamedDiscount,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDiscounts(trx, siteId);
    await holdDiscount(trx, siteId, id, triggers, 'removed');
    const { rows } = await sql`select 1 from discount_codes own
      join discount_codes other on other.site_id = own.site_id and other.code_key = own.code_key and not other.is_removed
      where own.site_id = ${siteId} and own.discount_id = ${id} limit 1`.execute(trx);
    if (rows.length > 0) throw new CallError('discount-code-taken');
    await setRemoved(trx, siteId, id, null);
    await refuseTooMany(trx, siteId, now());
  });
}

async function setRemoved(trx: Db, siteId: SiteId, id: DiscountId, at: Date | null): Promise<void> {
  await trx
    .updateTable('discounts')
    .set({ removed_at: at })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('discount_codes')
    .set({ is_removed: at !== null })
    .where('site_id', '=', siteId)
    .where('discount_id', '=', id)
    .execute();
}
