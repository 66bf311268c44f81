import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DueContact } from '#contract/contact-inactivity.ts';
import { INACTIVITY_NOTICE_DAYS } from '#domain/contacts/inactivity.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ofRow } from './contact-condition.ts';
import type { ContactSource } from './contact-source.ts';
import { matchingContacts } from './matching-contacts.ts';
import type { ContactId } from './tables.ts';

const NOTICE_MS = INACTIVITY_NOTICE_DAYS * 24 * 60 * 60 * 1000;
const MAX_LISTED = 100;
const MAX_COUNTED = 1000;

export interface Inactivity {
  readonly siteId: SiteId;
  readonly months: number;
  /** Since when it is so. */
  readonly since: Date;
  readonly accountId: AccountId | null;
}

/** After how long contacts of a site are erased; null where nobody is by itself. */
export async function findInactivity(db: Db, siteId: SiteId): Promise<Inactivity | null> {
  const row = await db
    .selectFrom('contact_settings')
    .select([
      'site_id as siteId',
      'erased_after_months as months',
      'changed_at as since',
      'account_id as accountId',
    ])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row === undefined || row.months === null ? null : { ...row, months: row.months };
}

export async function setInactivity(
  db: Db,
  siteId: SiteId,
  {
    months,
    accountId,
    now,
  }: { readonly months: number | null; readonly accountId: AccountId; readonly now: number },
): Promise<void> {
  const values = { erased_after_months: months, changed_at: new Date(now), account_id: accountId };
  await db
    .insertInto('contact_settings')
    .values({ site_id: siteId, ...values })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(values))
    .execute();
}

/** Those of a site who will be erased within 14 days, the first ones first (CRM-29). */
export async function listDue(
  db: Db,
  sources: readonly ContactSource[],
  inactivity: Inactivity,
  now: number,
): Promise<{ readonly due: readonly DueContact[]; readonly total: number }> {
  const { siteId, months, since } = inactivity;
  const query = dueBy(db, sources, inactivity, new Date(now + NOTICE_MS));
  const rows = await query
    .select([
      'contact.id',
      'contact.first_name as firstName',
      'contact.last_name as lastName',
      'contact.company',
      sql<Date>`${LAST} + make_interval(months => ${months})`.as('at'),
      sql<string | null>`(select email from contact_emails as address
        where address.site_id = ${siteId} and address.contact_id = contact.id
        order by place limit 1)`.as('email'),
    ])
    .orderBy(LAST)
    .orderBy('contact.id')
    .limit(MAX_LISTED)
    .execute();
  const { count } = await db
    .selectFrom(query.select('contact.id').limit(MAX_COUNTED).as('due'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const earliest = since.getTime() + NOTICE_MS;
  const due = rows.map(({ id, email, firstName, lastName, company, at }) => ({
    id,
    email,
    name: `${firstName} ${lastName}`.trim() || company,
    at: new Date(Math.max(at.getTime(), earliest)).toISOString(),
  }));
  return { due, total: Number(count) };
}

/** Who is to be erased now; nobody before 14 days have passed since the owner chose so. */
export async function nextInactive(
  db: Db,
  sources: readonly ContactSource[],
  inactivity: Inactivity,
  now: number,
  limit: number,
): Promise<readonly ContactId[]> {
  if (now < inactivity.since.getTime() + NOTICE_MS) return [];
  const rows = await dueBy(db, sources, inactivity, new Date(now))
    .select('contact.id')
    .orderBy(LAST)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps contacts as if they had been active now. Gives how many there were. */
export async function keepContacts(
  db: Db,
  siteId: SiteId,
  ids: readonly ContactId[],
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('contacts')
    .set({ kept_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Written as the index is. */
const LAST: RawBuilder<Date> = sql`greatest(contact.last_active_at, contact.kept_at)`;

function dueBy(db: Db, sources: readonly ContactSource[], { siteId, months }: Inactivity, at: Date) {
  const held = sources.flatMap((source) => source.holds?.(siteId) ?? []);
  const isFree = held.map((condition) => ofRow(sql<SqlBool>`not ${condition}`));
  const isPast = sql<SqlBool>`${LAST} <= ${at}::timestamptz - make_interval(months => ${months})`;
  return matchingContacts(db, siteId, [ofRow(isPast), ...isFree]);
}
