import { isJsonObject, type JsonValue } from '#lib/json.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';

/** Cached by record, since records are immutable. */
const known = new WeakMap<DocumentRecord, readonly string[]>();

/** Ids of the documents that the links and the navigation of some records lead to, each once. */
export function linkedDocuments(records: DocumentRecords): ReadonlySet<string> {
  return new Set(Object.values(records).flatMap(linkedFrom));
}

function linkedFrom(record: DocumentRecord): readonly string[] {
  const before = known.get(record);
  if (before !== undefined) return before;
  const found: string[] = [];
  collect(record, found);
  known.set(record, found);
  return found;
}

function collect(value: JsonValue | undefined, found: string[]): void {
  if (Array.isArray(value)) for (const item of value as readonly JsonValue[]) collect(item, found);
  else if (isJsonObject(value)) {
    const { documentId } = value;
    if (typeof documentId === 'string' && /^[0-9a-f]{24}$/.test(documentId)) found.push(documentId);
    for (const item of Object.values(value)) collect(item, found);
  }
}
