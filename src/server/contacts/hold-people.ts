import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { knownPerson } from './known-person.ts';
import type { ContactId } from './tables.ts';

/**
 * Holds what a site knows of contacts besides the contacts, until the transaction ends: to be called before a contact is
 * held whose memberships or subscriptions change with it. Everything else writes those first, and the database the
 * contact after them (migrations/0154); in the other order, two who meet would wait for each other.
 */
export async function holdPeople(trx: Db, siteId: SiteId, ids: readonly ContactId[]): Promise<void> {
  const keys: string[] = [];
  for (const id of ids) keys.push(...(await knownPerson(trx, siteId, id)).emailKeys);
  if (keys.length === 0) return;
  await sql`select id from members where site_id = ${siteId} and email_key = any(${keys}::text[])
    order by id for update`.execute(trx);
  await sql`
    select subscription.list_id from list_subscriptions as subscription
    where subscription.site_id = ${siteId} and subscription.subscriber_id in (
      select person.id from subscribers as person
      where person.site_id = ${siteId} and person.email_key = any(${keys}::text[]))
    order by subscription.list_id, subscription.subscriber_id
    for update of subscription`.execute(trx);
}
