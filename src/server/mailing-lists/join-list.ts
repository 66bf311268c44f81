import { importStep } from '#domain/newsletters/import-step.ts';
import type { Joining } from '#server/contacts/contact-source.ts';
import type { ContactId } from '#server/contacts/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { holdPerson, holdSubscription, setState } from './subscriptions.ts';

/**
 * Adds contacts to a list by their primary addresses, as an import does: without a mail, waiting where nothing says that
 * they agreed, and never back who has left (NEWS-65). Gives how many were not on it.
 */
export async function joinList(trx: Db, joining: Joining, ids: readonly ContactId[]): Promise<number> {
  const { siteId, listId, consent, accountId, now } = joining;
  const people = await trx
    .selectFrom('contacts as contact')
    .innerJoin('contact_emails as address', (join) =>
      join.onRef('address.site_id', '=', 'contact.site_id').onRef('address.contact_id', '=', 'contact.id'),
    )
    .select(['address.email', 'contact.first_name as firstName', 'contact.last_name as lastName'])
    .where('contact.site_id', '=', siteId)
    .where('address.site_id', '=', siteId)
    .where('contact.id', 'in', ids)
    .where('address.place', '=', 0)
    .orderBy('contact.id')
    .execute();
  let joined = 0;
  for (const person of people) {
    const { subscriberId } = await holdPerson(trx, siteId, person, now);
    const before = (await holdSubscription(trx, siteId, listId, subscriberId))?.state ?? null;
    const state = importStep(before, null, consent !== '');
    if (state === null) continue;
    const why = { source: 'owner', wording: consent, accountId } as const;
    await setState(trx, siteId, { listId, subscriberId, state }, why, { now });
    joined += 1;
  }
  return joined;
}
