import type { EntrySettings } from '#domain/collections/entry-settings.ts';
import type { DocumentKind, DocumentRecords } from '#domain/documents/record.ts';
import { kindOf } from '#server/documents/document-kinds.ts';

/** Null for kinds that stand in no list, and where the settings do not parse. */
export function readEntrySettings(kind: DocumentKind, records: DocumentRecords): EntrySettings | null {
  return kindOf(kind).entry?.(records) ?? null;
}
