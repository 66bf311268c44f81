import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { addDays, type DayRange } from '#domain/reports/report-days.ts';
import type { ReportStep } from '#domain/reports/report-period.ts';
import type { Db } from '#server/platform/database/database.ts';
import { localDay, startOfDay } from './report-period.ts';

interface OwedQuery {
  readonly range: DayRange;
  readonly timeZone: string;
  readonly step: ReportStep;
  readonly currency: CurrencyCode;
}

export interface OwedChange {
  /** The first day of its step; null: before all of them. */
  readonly start: string | null;
  readonly amount: number;
}

/**
 * By how much more or less was owed to holders of gift cards in each step, and what was owed before the first (ORD-148): what
 * came on cards and went off them, and what was left on those that ended. Cards of tests are owed to nobody.
 */
export async function sumOwed(
  db: Db,
  siteId: SiteId,
  { range, timeZone, step, currency }: OwedQuery,
): Promise<readonly OwedChange[]> {
  const begin = startOfDay(range.from, timeZone);
  const end = startOfDay(addDays(range.to, 1), timeZone);
  const { rows } = await sql<OwedChange>`
    select case when moved.at >= ${begin} then
        to_char(date_trunc(${step}, ${localDay('moved.at', timeZone)}), 'YYYY-MM-DD') end as start,
      sum(moved.amount)::bigint as amount
    from (
      select entry.at, entry.amount
      from gift_cards card join gift_card_entries entry on entry.site_id = card.site_id and entry.card_id = card.id
      where card.site_id = ${siteId} and card.currency = ${currency} and not card.is_test and entry.at < ${end}
      union all
      -- Of an order that was canceled: nobody can spend what is left.
      select card.ended_at, 0 - card.balance from gift_cards card
      where card.site_id = ${siteId} and card.currency = ${currency} and not card.is_test and card.balance > 0
        and card.ended_at < ${end}
    ) as moved
    group by 1`.execute(db);
  return rows;
}
