import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { generatedCode } from '#domain/discounts/discount-code.ts';
import { DISCOUNT_LIMITS } from '#domain/discounts/discount-limits.ts';
import { codeKey } from '#domain/pricing/discount-conditions.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { holdDiscount } from './hold-discount.ts';
import type { NamedDiscount } from './pause-discount.ts';
import { lockDiscounts } from './refuse-too-many.ts';

/**
 * Makes codes of one use for a discount (ORD-51), and says how many it has then. Throws `not-found`, also for one that
 * applies by itself, and `too-many-codes`.
 */
export async function generateCodes(
  { db }: Pick<Services, 'db'>,
  { siteId, id, triggers }: NamedDiscount,
  { prefix, count }: { readonly prefix: string; readonly count: number },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockDiscounts(trx, siteId);
    const { trigger } = await holdDiscount(trx, siteId, id, triggers);
    if (trigger !== 'code') throw new CallError('not-found');
    const { had } = await trx
      .selectFrom('discount_codes')
      .select(sql<number>`count(*)::integer`.as('had'))
      .where('site_id', '=', siteId)
      .where('discount_id', '=', id)
      .where('is_single_use', '=', true)
      .executeTakeFirstOrThrow();
    if (had + count > DISCOUNT_LIMITS.codes)
      throw new CallError('too-many-codes', { max: DISCOUNT_LIMITS.codes });
    // One that the site has already is passed over, and another made in its place.
    for (let left = count; left > 0;) {
      const codes = Array.from({ length: left }, () => generatedCode(prefix, randomBytes));
      const { rows } = await sql`
        insert into discount_codes (site_id, discount_id, code_key, code, is_single_use)
        select ${siteId}, ${id}, made.code_key, made.code, true
        from unnest(${codes.map(codeKey)}::text[], ${codes}::text[]) as made (code_key, code)
        on conflict do nothing returning 1`.execute(trx);
      left -= rows.length;
    }
    return had + count;
  });
}
