import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactCondition } from './contact-condition.ts';
import { ruleCondition } from './contact-conditions.ts';
import type { ContactSource } from './contact-source.ts';
import { forgivingCondition } from './forgiving-search.ts';
import { matchingContacts, type ContactFilter } from './matching-contacts.ts';
import { searchCondition } from './search-condition.ts';

/**
 * The conditions of a filter about a row `contact`, so that what is done to all that match is done to those the list
 * shows: where nothing matches as it was typed, to what differs by a letter (CRM-09, CRM-13).
 */
export async function filterConditions(
  db: Db,
  sources: readonly ContactSource[],
  siteId: SiteId,
  { search = '', rules }: ContactFilter,
): Promise<readonly (ContactCondition | null)[]> {
  const ofRules = rules === undefined ? null : ruleCondition(sources, siteId, rules);
  const exact = searchCondition(siteId, search);
  if (exact === null) return [ofRules];
  const found = await matchingContacts(db, siteId, [ofRules, exact]).select('contact.id').limit(1).execute();
  if (found.length > 0) return [ofRules, exact];
  return [ofRules, (await forgivingCondition(db, siteId, search, ofRules)) ?? exact];
}
