import { sql } from 'kysely';
import { DISCOUNT_LIMITS } from '#domain/discounts/discount-limits.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** Whoever changes the discounts of a site does it after each other, so that limits and codes are counted right. */
export async function lockDiscounts(trx: Db, siteId: SiteId): Promise<void> {
  await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().execute();
}

/**
 * Refuses what has made the discounts of a site too many, those that apply by themselves above all: carts compare all
 * ways to combine them. Throws `too-many-discounts`, `too-many-automatic`, `too-many-claiming`.
 */
export async function refuseTooMany(trx: Db, siteId: SiteId, now: number): Promise<void> {
  const running = sql`trigger = 'automatic' and paused_at is null and (ends_at is null or ends_at > ${new Date(now)})`;
  const { all, automatic, claiming } = await trx
    .selectFrom('discounts')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`count(*) filter (where ${running})::integer`.as('automatic'),
      sql<number>`count(*) filter (where ${running} and effect ->> 'on' = 'lines' and effect ->> 'kind' <> 'percent')::integer`.as(
        'claiming',
      ),
    ])
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const limits = DISCOUNT_LIMITS;
  if (all > limits.discounts) throw new CallError('too-many-discounts', { max: limits.discounts });
  if (automatic > limits.automatic) throw new CallError('too-many-automatic', { max: limits.automatic });
  if (claiming > limits.automaticClaiming) {
    throw new CallError('too-many-claiming', { max: limits.automaticClaiming });
  }
}
