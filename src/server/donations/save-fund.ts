import { sql } from 'kysely';
import type { FundFields } from '#domain/donations/fund-fields.ts';
import { MAX_DONATE_PAGES, MAX_FUNDS } from '#domain/donations/fund-limits.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { fundRow } from './funds.ts';
import type { DonatePageId, FundId } from './tables.ts';

type Here = Pick<Services, 'db' | 'now'>;

interface PageFields {
  readonly fundId: FundId;
  readonly title: string;
  readonly text: string;
}

/** Makes a fund with a page on which is given to it. Throws `too-many-funds`. */
export async function createFund({ db, now }: Here, siteId: SiteId, fields: FundFields): Promise<FundId> {
  const id = createId<'fund'>(now());
  await db.transaction().execute(async (trx) => {
    await refuseTooMany(trx, siteId, 'funds', MAX_FUNDS);
    const at = new Date(now());
    await trx
      .insertInto('funds')
      .values({ site_id: siteId, id, ...fundRow(fields), created_at: at })
      .execute();
    await insertPage(trx, siteId, { fundId: id, title: fields.name, text: '' }, now());
  });
  return id;
}

/** Throws `not-found`, and `fund-changed` where it is not the version that was seen. */
export async function changeFund(
  { db }: Here,
  siteId: SiteId,
  fundId: FundId,
  { version, fields }: { readonly version: number; readonly fields: FundFields },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('funds')
    .set({ ...fundRow(fields), version: version + 1 })
    .where('site_id', '=', siteId)
    .where('id', '=', fundId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const known = await db
    .selectFrom('funds')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', fundId)
    .executeTakeFirst();
  throw new CallError(known === undefined ? 'not-found' : 'fund-changed');
}

/** Takes a fund away with its pages; what was given to it stays. */
export async function removeFund({ db }: Here, siteId: SiteId, fundId: FundId): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('funds')
    .where('site_id', '=', siteId)
    .where('id', '=', fundId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new CallError('not-found');
}

/** Makes one more page on which is given to a fund. Throws `not-found` and `too-many-funds`. */
export async function createDonatePage(
  { db, now }: Here,
  siteId: SiteId,
  fields: PageFields,
): Promise<DonatePageId> {
  return db.transaction().execute(async (trx) => {
    await refuseTooMany(trx, siteId, 'donate_pages', MAX_DONATE_PAGES);
    await requireFund(trx, siteId, fields.fundId);
    return insertPage(trx, siteId, fields, now());
  });
}

/** Throws `not-found`, and `fund-changed` where the page is not the version that was seen. */
export async function changeDonatePage(
  { db }: Here,
  siteId: SiteId,
  pageId: DonatePageId,
  { version, fundId, title, text }: PageFields & { readonly version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireFund(trx, siteId, fundId);
    const known = await trx
      .selectFrom('donate_pages')
      .select('version')
      .where('site_id', '=', siteId)
      .where('id', '=', pageId)
      .forUpdate()
      .executeTakeFirst();
    if (known === undefined) throw new CallError('not-found');
    if (known.version !== version) throw new CallError('fund-changed');
    await trx
      .updateTable('donate_pages')
      .set({ fund_id: fundId, title, text, version: version + 1 })
      .where('site_id', '=', siteId)
      .where('id', '=', pageId)
      .execute();
  });
}

export async function removeDonatePage({ db }: Here, siteId: SiteId, pageId: DonatePageId): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('donate_pages')
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new CallError('not-found');
}

async function insertPage(
  trx: Db,
  siteId: SiteId,
  { fundId, title, text }: PageFields,
  now: number,
): Promise<DonatePageId> {
  const id = createId<'donate-page'>(now);
  await trx
    .insertInto('donate_pages')
    .values({ site_id: siteId, id, fund_id: fundId, title, text, created_at: new Date(now) })
    .execute();
  return id;
}

async function requireFund(trx: Db, siteId: SiteId, fundId: FundId): Promise<void> {
  const fund = await trx
    .selectFrom('funds')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', fundId)
    .forKeyShare()
    .executeTakeFirst();
  if (fund === undefined) throw new CallError('not-found');
}

async function refuseTooMany(
  trx: Db,
  siteId: SiteId,
  table: 'funds' | 'donate_pages',
  most: number,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where site_id = ${siteId}`.execute(trx);
  if ((rows[0]?.count ?? 0) >= most) throw new CallError('too-many-funds');
}
