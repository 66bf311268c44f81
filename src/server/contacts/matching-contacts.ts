import type { ContactRules } from '#domain/contacts/contact-rules.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactCondition, LookedForBy } from './contact-condition.ts';

/** What narrows the list, and what is done to all that match. */
export interface ContactFilter {
  readonly search?: string | undefined;
  readonly rules?: ContactRules | undefined;
}

/** Contacts of a site that fulfil conditions about a row `contact`. */
export function matchingContacts(
  db: Db,
  siteId: SiteId,
  conditions: readonly (ContactCondition | null)[],
  by: LookedForBy = 'keys',
) {
  let query = db.selectFrom('contacts as contact').where('contact.site_id', '=', siteId);
  for (const condition of conditions) if (condition !== null) query = query.where(condition(by));
  return query;
}
