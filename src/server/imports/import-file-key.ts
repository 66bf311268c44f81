import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';

/** The storage key of an import's file while it may still be needed. */
export function importFileKey(siteId: SiteId, importId: Id<'import-run'>): string {
  return `imports/${siteId}/${importId}.xml`;
}
