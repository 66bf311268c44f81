import { itemSummary } from '#domain/collections/item-summary.ts';
import type { z } from 'zod';
import type { recipes as definition } from '#domain/collections/testing/recipes/index.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { listEntriesUncounted } from '#server/content-entries/queries.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import type { CollectionSource } from '../../define-collection-source.ts';

/** What a table of the type would hold: the minutes of each recipe by stage and document. */
export const projectedMinutes = new Map<string, unknown>();

export const recipes: CollectionSource<z.infer<typeof definition.settings>> = {
  async loadList(db, siteId, wanted) {
    const entries = await listEntriesUncounted(db, siteId, 'live', {
      kind: 'item',
      collectionId: wanted.documentId,
      state: 'published',
      page: 1,
      pageSize: 50,
    });
    const sections = deriveSections(wanted.records, blockHeight);
    return {
      sections,
      label: null,
      posts: entries.map(itemSummary),
      hasOwnSections: sections.length > 0,
      isEmpty: entries.length === 0,
      showExcerpts: false,
      pageCount: 1,
    };
  },
  item: {
    loadNeighbours: async () => ({ previous: { path: '/soup', title: 'Before it a soup' }, next: null }),
    feedParts: (_entry, { settings }) => ({
      excerpt: `Takes ${JSON.stringify(settings?.['minutes'])} minutes`,
    }),
    async project(_trx, _siteId, stage, documentId, { settings }) {
      projectedMinutes.set(`${stage} ${documentId}`, settings?.['minutes']);
    },
  },
};
