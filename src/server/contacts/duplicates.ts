import { sql } from 'kysely';
import type { DuplicatePair } from '#contract/contact-merges.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactId } from './tables.ts';

const MAX_SUGGESTED = 50;

/**
 * Pairs of contacts that share a telephone number, or name and postal code, and of which nobody said that they are two
 * people (CRM-14). At most 50, the newest first.
 */
export async function suggestDuplicates(db: Db, siteId: SiteId): Promise<DuplicatePair[]> {
  const { rows } = await sql<DuplicatePair>`
    with shared as (
      select id, 'phone' as by, regexp_replace(phone, '[^0-9]', '', 'g') as key
      from contacts, unnest(phones) as phone where site_id = ${siteId}
      union
      select id, 'name', name_key || '|' || lower(replace(address ->> 'postalCode', ' ', ''))
      from contacts, jsonb_array_elements(addresses) as address
      where site_id = ${siteId} and first_name || last_name <> '' and address ->> 'postalCode' <> ''
    ), pairs as (
      select one.id as "firstId", other.id as "secondId", min(one.by) as by
      from shared as one join shared as other on one.by = other.by and one.key = other.key and one.id < other.id
      where one.key <> ''
      group by one.id, other.id
    )
    select pairs."firstId", pairs."secondId", by from pairs
    where not exists (
      select from distinct_contacts as refused where refused.site_id = ${siteId}
        and refused.first_id = pairs."firstId" and refused.second_id = pairs."secondId")
    order by pairs."secondId" desc, pairs."firstId" limit ${MAX_SUGGESTED}`.execute(db);
  return rows;
}

/** Says that two contacts are two people; they are not suggested again (CRM-14). False where the site lacks one. */
export async function keepApart(
  db: Db,
  siteId: SiteId,
  ids: readonly [ContactId, ContactId],
): Promise<boolean> {
  const [first, second] = ids.toSorted();
  if (first === undefined || second === undefined || first === second) return false;
  const known = await db
    .selectFrom('contacts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [first, second])
    .execute();
  if (known.length < 2) return false;
  await db
    .insertInto('distinct_contacts')
    .values({ site_id: siteId, first_id: first, second_id: second })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
