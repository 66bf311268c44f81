import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { wantedWords } from '#domain/contacts/searched-words.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { allOf, type ContactCondition } from './contact-condition.ts';

/** Words of a search about a row `contact`, each from its beginning (CRM-09); null where nothing is searched for. */
export function searchCondition(siteId: SiteId, search: string): ContactCondition | null {
  const words = wantedWords(search);
  return words.length === 0 ? null : allOf(words.map((word) => beginsWith(siteId, word)));
}

/** Whether a word of a row `contact` begins so; written as the index of searches is, whose keys depend on the site. */
export function beginsWith(siteId: SiteId, beginning: string): ContactCondition {
  const run = ` ${beginning}`;
  const least = Math.min(Array.from(run).length, 3);
  return {
    ofRow: () => holds(beginning),
    byIndex: {
      name: 'words',
      condition: sql<SqlBool>`search_keys(contact.site_id, contact.search_text, 2)
        @> search_keys(${siteId}, ${run}, ${least})`,
    },
  };
}

/** The same without an index. */
export function holds(beginning: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`contact.search_text like ${`% ${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
}
