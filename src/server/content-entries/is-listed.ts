import { sql, type RawBuilder } from 'kysely';
import type { Withheld } from '#domain/gating/withheld-documents.ts';

/** Whether an entry is not withheld, by itself or with its collection; of a query with the table as `entry`. */
export function isListed({ documents, exempt }: Withheld): RawBuilder<boolean> {
  if (documents.size === 0) return sql<boolean>`true`;
  const ids = [...documents];
  return sql<boolean>`(entry.document_id <> all(${ids}::char(24)[]) and (entry.collection_id is null
    or entry.collection_id <> all(${ids}::char(24)[]) or entry.document_id = any(${[...exempt]}::char(24)[])))`;
}
