import { sql, type RawBuilder } from 'kysely';
import { kindsLasting } from './kind-conditions.ts';

/**
 * The title of a document in lists: that of its entry, or of its settings where it is in no list; null for the site's
 * own. For queries with these aliases of the document and its entry.
 */
export function listedTitle(document: string, entry: string): RawBuilder<string | null> {
  const of = (column: string) => sql.ref(`${document}.${column}`);
  return sql<string | null>`coalesce(${sql.ref(`${entry}.title`)},
    case when ${of('kind')} not in (${kindsLasting('with-site')}) then
      (select own.record ->> 'title' from document_records own where own.site_id = ${of('site_id')}
        and own.document_id = ${of('id')} and own.record_id = 'settings') end)`;
}
