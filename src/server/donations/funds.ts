import type { DonatePage, Fund } from '#contract/donations.ts';
import type { FundFields } from '#domain/donations/fund-fields.ts';
import { MAX_DONATE_PAGES, MAX_FUNDS } from '#domain/donations/fund-limits.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { DonatePageId, FundId } from './tables.ts';

const FUND_COLUMNS = [
  'id',
  'name',
  'amounts',
  'takes_other as takesOther',
  'minimum',
  'fee_percent as feePercent',
  'frequencies',
  'asks_address as asksAddress',
  'asks_message as asksMessage',
  'questions',
  'receipt_text as receiptText',
  'version',
] as const;

/** The funds of a site in the order in which they were made, with the pages on which is given to them. */
export async function listFunds(
  db: Db,
  siteId: SiteId,
): Promise<{ readonly funds: Fund[]; readonly pages: DonatePage[] }> {
  const funds = await db
    .selectFrom('funds')
    .select(FUND_COLUMNS)
    .where('site_id', '=', siteId)
    .orderBy('id')
    .limit(MAX_FUNDS)
    .execute();
  const pages = await db
    .selectFrom('donate_pages')
    .select(['id', 'fund_id as fundId', 'title', 'text', 'version'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .limit(MAX_DONATE_PAGES)
    .execute();
  return { funds: funds.map((fund) => ({ ...fund, frequencies: [...fund.frequencies] })), pages };
}

/** A donation page with its fund; null where the site has none such. */
export async function findDonatePage(db: Db, siteId: SiteId, pageId: DonatePageId) {
  const page = await db
    .selectFrom('donate_pages')
    .select(['id', 'fund_id as fundId', 'title', 'text'])
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .executeTakeFirst();
  if (page === undefined) return null;
  const fund = await findFund(db, siteId, page.fundId);
  return fund === null ? null : { ...page, fund };
}

export type FoundDonatePage = NonNullable<Awaited<ReturnType<typeof findDonatePage>>>;

export async function findFund(db: Db, siteId: SiteId, fundId: FundId): Promise<Fund | null> {
  const fund = await db
    .selectFrom('funds')
    .select(FUND_COLUMNS)
    .where('site_id', '=', siteId)
    .where('id', '=', fundId)
    .executeTakeFirst();
  return fund === undefined ? null : { ...fund, frequencies: [...fund.frequencies] };
}

/** The row of a fund, but for its keys. */
export function fundRow(fields: FundFields) {
  return {
    name: fields.name,
    amounts: JSON.stringify(fields.amounts),
    takes_other: fields.takesOther,
    minimum: fields.minimum,
    fee_percent: fields.feePercent,
    frequencies: [...new Set(fields.frequencies)],
    asks_address: fields.asksAddress,
    asks_message: fields.asksMessage,
    questions: JSON.stringify(fields.questions),
    receipt_text: fields.receiptText,
  };
}
