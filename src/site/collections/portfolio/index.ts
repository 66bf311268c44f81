import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { MAX_HAND_ORDERED_ITEMS } from '#domain/collections/hand-ordered.ts';
import { creativeWork } from '#domain/seo/creative-work.ts';
import type { CollectionView, ShownCollection } from '../define-collection-view.ts';
import { GalleryPage } from '../gallery-page.tsx';
import { orderedByHand, slidesOfItems } from '../gallery-section.ts';
import { LIST_TEXTS } from '../list-texts.ts';
import { PostFooter, PostHeader } from '../post-parts.tsx';

type Portfolio = ShownCollection<SettingsOf<'portfolio'>>;

/** A slide for each project, in its owner's order (CONT-108, CONT-196). */
export const portfolio: CollectionView<SettingsOf<'portfolio'>> = {
  mostItems: { items: MAX_HAND_ORDERED_ITEMS, slides: MAX_HAND_ORDERED_ITEMS },
  summaries: inOrder,
  slides: (collection) => slidesOfItems(inOrder(collection)),
  ownSlides: () => [],
  inlineTexts: LIST_TEXTS,
  List: GalleryPage,
  item: { Head: PostHeader, Foot: PostFooter, structuredData: creativeWork },
};

function inOrder({ items, settings }: Portfolio) {
  return orderedByHand(items, settings.itemOrder);
}
