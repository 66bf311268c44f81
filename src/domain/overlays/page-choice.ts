import { z } from 'zod';

export const MAX_CHOSEN_PAGES = 200;

/** Fields of what stands on all pages, or on chosen ones (OVER-20). */
export const pageChoiceFields = {
  pages: z.enum(['all', 'chosen']).catch('all'),
  /** Documents, where `pages` is `chosen`; a collection stands for its items, too. */
  pageIds: z.array(z.string().max(24)).max(MAX_CHOSEN_PAGES).catch([]),
};

export interface PageChoice {
  readonly pages: 'all' | 'chosen';
  readonly pageIds: readonly string[];
}

/** Whether something belongs to a page: all pages, or the chosen ones (OVER-20). */
export function isChosenPage(
  { pages, pageIds }: PageChoice,
  documentId: string,
  collectionId: string | null,
): boolean {
  if (pages === 'all') return true;
  return pageIds.includes(documentId) || (collectionId !== null && pageIds.includes(collectionId));
}
