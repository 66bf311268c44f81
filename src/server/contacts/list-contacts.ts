import type { ContactSort } from '#contract/contacts.ts';
import { hasRuleOf } from '#domain/contacts/contact-rules.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactCondition } from './contact-condition.ts';
import { ruleCondition } from './contact-conditions.ts';
import type { ContactSource } from './contact-source.ts';
import { forgivingCondition } from './forgiving-search.ts';
import type { ContactFilter } from './matching-contacts.ts';
import { pageOfContacts } from './page-of-contacts.ts';
import { searchCondition } from './search-condition.ts';

export interface ContactPage extends ContactFilter {
  readonly sort: ContactSort;
  readonly after?: string | undefined;
}

/**
 * A page of the contacts of a site (CRM-09, CRM-10). Where nothing matches as it was typed, what differs by a letter is
 * shown.
 */
export async function listContacts(
  db: Db,
  sources: readonly ContactSource[],
  siteId: SiteId,
  page: ContactPage,
) {
  const { search = '', rules, sort, after } = page;
  const ofRules = rules === undefined ? null : ruleCondition(sources, siteId, rules);
  const exact = searchCondition(siteId, search);
  const areOfOrder = sort === 'active' && rules !== undefined && hasRuleOf(rules, 'active');
  const pageBy = (words: ContactCondition | null) => {
    const conditions = [ofRules, words].filter((each) => each !== null);
    return pageOfContacts(db, siteId, { conditions, areOfOrder, sort, after });
  };
  const found = await pageBy(exact);
  if (found.total > 0 || exact === null) return { ...found, isForgiven: false };
  const words = await forgivingCondition(db, siteId, search, ofRules);
  if (words === null) return { ...found, isForgiven: false };
  const forgiven = await pageBy(words);
  return { ...forgiven, isForgiven: forgiven.total > 0 };
}
