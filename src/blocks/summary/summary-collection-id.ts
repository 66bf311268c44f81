import type { SummaryData } from './schema.ts';

/** The collection a summary block draws on; null while none is chosen. */
export function summaryCollectionId(data: Pick<SummaryData, 'collection'>): string | null {
  return data.collection?.kind === 'page' ? data.collection.documentId : null;
}
