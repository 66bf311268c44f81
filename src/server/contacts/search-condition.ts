import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { misspellings, wantedWords } from '#domain/contacts/searched-words.ts';
import type { SiteId } from '#domain/documents/record.ts';

/** Words of a search about a row `contact`, each from its beginning (CRM-09); null where nothing is searched for. */
export function searchCondition(siteId: SiteId, search: string): RawBuilder<SqlBool> | null {
  const words = wantedWords(search);
  return words.length === 0 ? null : all(words.map((word) => matches(siteId, Array.from(word))));
}

/** The same with one wrong, missing, extra or swapped letter a word; null where no word may have one. */
export function forgivingCondition(siteId: SiteId, search: string): RawBuilder<SqlBool> | null {
  const words = wantedWords(search).map((word) => ({ word, others: misspellings(word) }));
  if (words.every(({ others }) => others.length === 0)) return null;
  return all(
    words.map(({ word, others }) => {
      const ways = [Array.from(word), ...others].map((letters) => matches(siteId, letters));
      return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
    }),
  );
}

/** Written as the index of searches is, whose keys depend on the site; `null` stands for any letter. */
function matches(siteId: SiteId, letters: readonly (string | null)[]): RawBuilder<SqlBool> {
  const known = [' ', ...letters];
  const pattern = known.map((letter) => (letter === null ? '_' : letter.replace(/[\\%_]/, '\\$&'))).join('');
  const runs = known
    .map((letter) => letter ?? '\n')
    .join('')
    .split('\n')
    .filter((run) => Array.from(run).length > 1);
  const keys = runs.map(
    (run) =>
      sql`search_keys(contact.site_id, contact.search_text, 2)
        @> search_keys(${siteId}, ${run}, ${Math.min(Array.from(run).length, 3)})`,
  );
  // The text first: what the index found is looked at once more in this order, and making keys of a row takes longest.
  const parts = [sql`contact.search_text like ${`%${pattern}%`}`, ...keys];
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

function all(parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}
