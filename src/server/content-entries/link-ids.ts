import type { JsonValue } from '#lib/json.ts';
import { isId } from '#lib/id.ts';
import type { DocumentId } from '#domain/documents/record.ts';

/** Ids of the documents that links in records lead to; what else is called `documentId` does no harm. */
export function linkedDocumentIds(value: JsonValue | undefined): ReadonlySet<DocumentId> {
  const found = new Set<DocumentId>();
  collect(value, found);
  return found;
}

function collect(value: JsonValue | undefined, found: Set<DocumentId>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) collect(item, found);
    return;
  }
  for (const [key, entry] of Object.entries(value as { readonly [key: string]: JsonValue })) {
    if (key === 'documentId' && typeof entry === 'string') {
      if (isId<'document'>(entry)) found.add(entry);
    } else collect(entry, found);
  }
}
