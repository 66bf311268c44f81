import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { NOTHING_WITHHELD } from '#domain/gating/withheld-documents.ts';
import { slidesOfItems } from '#site/collections/gallery-section.ts';
import type { CollectionSource } from '../define-collection-source.ts';
import { loadGallery } from '../load-gallery.ts';
import { loadNeighboursInOrder } from './load-neighbours-in-order.ts';
import { loadOrderedItems } from './load-ordered-items.ts';

/** Projects in their owner's order (CONT-108, CONT-196). */
export const portfolio: CollectionSource<SettingsOf<'portfolio'>> = {
  loadList: (db, siteId, wanted, settings) =>
    loadGallery(wanted, settings, async () =>
      slidesOfItems(
        await loadOrderedItems(
          db,
          siteId,
          wanted.documentId,
          settings.itemOrder,
          wanted.withheld ?? NOTHING_WITHHELD,
        ),
      ),
    ),
  item: { loadNeighbours: loadNeighboursInOrder },
};
