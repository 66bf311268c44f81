import { readSyncedSection } from '#contract/synced-sections.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { SyncedDocument } from './synced-sources.ts';

/** Asks the server for a synced section; null where there is none. */
export async function loadSynced(syncedId: DocumentId): Promise<SyncedDocument | null> {
  try {
    return await callEndpoint(readSyncedSection, { params: { documentId: syncedId } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null;
    throw error;
  }
}
