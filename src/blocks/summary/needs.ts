import type { Need } from '../needs/need.ts';
import type { SummaryData } from './schema.ts';

/** The items of the collection that a summary block draws on; nothing while none is chosen. */
export function summaryNeeds({ collection }: Pick<SummaryData, 'collection'>): readonly Need[] {
  return collection?.kind === 'page' ? [{ kind: 'items', documentId: collection.documentId }] : [];
}
