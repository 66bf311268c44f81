import { sql, type Expression, type SqlBool } from 'kysely';
import { discountState, type DiscountState } from '#domain/discounts/discount-state.ts';
import type { DiscountTrigger } from '#domain/discounts/discount-triggers.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { zonedMinute } from '#lib/timing/zoned-minute.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';

interface DiscountFilter {
  /** Those that whoever asks may see (ORD-47). */
  readonly triggers: readonly DiscountTrigger[];
  readonly trigger?: DiscountTrigger | undefined;
  readonly state?: DiscountState | undefined;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the discounts of a site, the newest first, with how many there are. */
export async function listDiscounts(db: Db, siteId: SiteId, filter: DiscountFilter, now: number) {
  const { triggers, trigger, state, search, page, pageSize } = filter;
  const seen = db
    .selectFrom('discounts')
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .where('trigger', 'in', [...triggers]);
  let matching = seen;
  if (trigger !== undefined) matching = matching.where('trigger', '=', trigger);
  if (state !== undefined) matching = matching.where(isInState(state, new Date(now)));
  for (const pattern of searchPatterns(search)) {
    matching = matching.where((where) =>
      where.or([
        where('title', 'ilike', pattern),
        where.exists(
          where
            .selectFrom('discount_codes as own')
            .select('own.code')
            .where('own.site_id', '=', siteId)
            .whereRef('own.discount_id', '=', 'discounts.id')
            .where('own.code', 'ilike', pattern),
        ),
      ]),
    );
  }
  const { all } = await seen.select(sql<number>`count(*)::integer`.as('all')).executeTakeFirstOrThrow();
  const { total } = await matching
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const own = sql`from discount_codes own where own.site_id = ${siteId} and own.discount_id = discounts.id`;
  const rows = await matching
    .selectAll()
    .select([
      sql<string | null>`(select own.code ${own} and not own.is_single_use limit 1)`.as('code'),
      sql<number>`(select count(*)::integer ${own} and own.is_single_use)`.as('generated'),
      sql<number>`(select count(*)::integer ${own} and own.is_single_use and own.order_id is not null)`.as(
        'generatedUsed',
      ),
    ])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const timeZone = await siteTimeZone(db, siteId);
  const discounts = rows.map((row) => {
    const isPaused = row.paused_at !== null;
    const startsAt = row.starts_at.getTime();
    const endsAt = row.ends_at?.getTime() ?? null;
    return {
      id: row.id,
      trigger: row.trigger,
      title: row.title,
      code: row.code,
      effect: row.effect,
      conditions: row.conditions,
      emails: row.emails,
      isExclusive: row.is_exclusive,
      startsAt: zonedMinute(startsAt, timeZone),
      endsAt: endsAt === null ? null : zonedMinute(endsAt, timeZone),
      useLimit: row.use_limit,
      customerLimit: row.customer_limit,
      charges: row.charges,
      state: discountState({ startsAt, endsAt, isPaused }, now),
      isPaused,
      uses: row.uses,
      generated: row.generated,
      generatedUsed: row.generatedUsed,
      version: row.version,
    };
  });
  const ids = [...new Set(rows.flatMap(({ conditions }) => conditions.productIds ?? []))];
  const products =
    ids.length === 0
      ? []
      : await db
          .selectFrom('content_entries')
          .select(['document_id as id', 'title'])
          .where('site_id', '=', siteId)
          .where('stage', '=', 'draft')
          .where('document_id', 'in', ids)
          .execute();
  return { discounts, products, total, all, timeZone };
}

/** As `discountState` has it. */
function isInState(state: DiscountState, at: Date): Expression<SqlBool> {
  const isOver = sql<boolean>`coalesce(ends_at <= ${at}, false)`;
  switch (state) {
    case 'expired':
      return isOver;
    case 'paused':
      return sql<boolean>`not ${isOver} and paused_at is not null`;
    case 'scheduled':
      return sql<boolean>`not ${isOver} and paused_at is null and starts_at > ${at}`;
    case 'active':
      return sql<boolean>`not ${isOver} and paused_at is null and starts_at <= ${at}`;
  }
}
