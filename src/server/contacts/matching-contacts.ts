import type { ContactRules } from '#domain/contacts/contact-rules.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { allOf, type ContactCondition, type LookedAtBy } from './contact-condition.ts';

/** What narrows the list, and what is done to all that match. */
export interface ContactFilter {
  readonly search?: string | undefined;
  readonly rules?: ContactRules | undefined;
}

/**
 * Contacts of a site that fulfil conditions about a row `contact`; by `index`, where one finds those who fulfil what is
 * `sought` first.
 */
export function matchingContacts(
  db: Db,
  siteId: SiteId,
  conditions: readonly (ContactCondition | null)[],
  by: LookedAtBy | 'index' = 'index',
  sought: readonly (ContactCondition | null)[] = conditions,
) {
  let query = db.selectFrom('contacts as contact').where('contact.site_id', '=', siteId);
  const given = conditions.filter((each) => each !== null);
  for (const condition of given) query = query.where(condition.ofRow(by === 'index' ? 'scan' : by));
  const { byIndex } = allOf(sought.filter((each) => each !== null));
  // Who has a label is joined by the planner, which knows how many have it.
  if (by !== 'index' || byIndex === null || byIndex.name === 'label') return query;
  return query.where(byIndex.condition);
}
