import type { DiscountFields } from '#domain/discounts/discount-fields.ts';
import type { DiscountTrigger } from '#domain/discounts/discount-triggers.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { codeKey } from '#domain/pricing/discount-conditions.ts';
import { createId } from '#lib/id.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { discountRow } from './discount-row.ts';
import { holdDiscount } from './hold-discount.ts';
import { lockDiscounts, refuseTooMany } from './refuse-too-many.ts';
import type { DiscountId } from './tables.ts';

interface SavedDiscount {
  readonly siteId: SiteId;
  /** Those that whoever saves it may change. */
  readonly triggers: readonly DiscountTrigger[];
  readonly fields: DiscountFields;
}

/**
 * Makes a discount, which counts from its start on. Throws `not-permitted` for a trigger of others, `discount-code-taken`,
 * and what `refuseTooMany` throws.
 */
export async function createDiscount(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { siteId, triggers, fields }: SavedDiscount,
): Promise<DiscountId> {
  if (!triggers.includes(fields.trigger)) throw new CallError('not-permitted');
  const at = now();
  const id = createId<'discount'>(at);
  await db.transaction().execute(async (trx) => {
    await lockDiscounts(trx, siteId);
    const row = discountRow(fields, await siteTimeZone(trx, siteId));
    await trx
      .insertInto('discounts')
      .values({ site_id: siteId, id, ...row, paused_at: null, created_at: new Date(at), removed_at: null })
      .execute();
    await setOwnCode(trx, siteId, id, fields.code);
    await refuseTooMany(trx, siteId, at);
  });
  return id;
}

/** Changes one; besides that throws `not-found`, and `discount-changed` where it is not the version that was seen. */
export async function changeDiscount(
  { db, now }: Pick<Services, 'db' | 'now'>,
  {
    siteId,
    triggers,
    fields,
    id,
    version,
  }: SavedDiscount & { readonly id: DiscountId; readonly version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDiscounts(trx, siteId);
    const known = await holdDiscount(trx, siteId, id, triggers);
    if (!triggers.includes(fields.trigger)) throw new CallError('not-permitted');
    if (known.version !== version) throw new CallError('discount-changed');
    const row = discountRow(fields, await siteTimeZone(trx, siteId));
    await trx
      .updateTable('discounts')
      .set({ ...row, version: version + 1 })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    await setOwnCode(trx, siteId, id, fields.code);
    await refuseTooMany(trx, siteId, now());
  });
}

/** The code that many people may enter (ORD-51). */
async function setOwnCode(trx: Db, siteId: SiteId, id: DiscountId, code: string | null): Promise<void> {
  await trx
    .deleteFrom('discount_codes')
    .where('site_id', '=', siteId)
    .where('discount_id', '=', id)
    .where('is_single_use', '=', false)
    .execute();
  if (code === null) return;
  const key = codeKey(code);
  const taken = await trx
    .selectFrom('discount_codes')
    .select('discount_id')
    .where('site_id', '=', siteId)
    .where('code_key', '=', key)
    .where('is_removed', '=', false)
    .executeTakeFirst();
  if (taken !== undefined) throw new CallError('discount-code-taken', {}, { code: words.codeTaken });
  await trx
    .insertInto('discount_codes')
    .values({ site_id: siteId, discount_id: id, code_key: key, code, is_single_use: false, order_id: null })
    .execute();
}
