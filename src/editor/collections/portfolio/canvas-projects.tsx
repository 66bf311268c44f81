import { itemSummary } from '#domain/collections/item-summary.ts';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { MAX_HAND_ORDERED_ITEMS } from '#domain/collections/hand-ordered.ts';
import { orderedByHand, slidesOfItems } from '#site/collections/gallery-section.ts';
import type { CanvasListProps } from '../define-collection-editor.ts';
import { usePublishedItems } from '../use-items.ts';

/** A slide for each project that visitors see, in its owner's order. */
export function CanvasProjects({ documentId, settings, draw }: CanvasListProps<SettingsOf<'portfolio'>>) {
  const published = usePublishedItems(documentId, MAX_HAND_ORDERED_ITEMS);
  const items = orderedByHand((published?.entries ?? []).map(itemSummary), settings.itemOrder);
  return draw({ posts: [], pageCount: 1, isEmpty: published?.total === 0, slides: slidesOfItems(items) });
}
