import type { SiteId } from '#domain/documents/record.ts';
import type { ContactRunId } from './tables.ts';

/** Where the file of an export lies in the store of files, for a day. */
export function contactRunKey(siteId: SiteId, runId: ContactRunId): string {
  return `contact-exports/${siteId}/${runId}`;
}
