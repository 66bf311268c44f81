import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a document equals its published version although it was changed since: the changes were undone, reverted by
 * hand or restored (EDIT-209).
 * @param document the alias of the `documents` the query is about
 */
export function isUndone(document: 'document' | 'documents'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${document}.${name}`);
  return sql<boolean>`coalesce(${column('removed_at')} is null
    and ${column('published_version')} <> ${column('version')}
    and ${column('content_hash_version')} = ${column('version')}
    and ${column('published_hash_version')} = ${column('published_version')}
    and ${column('content_hash')} = ${column('published_hash')}, false)`;
}
