import { MAX_SUMMARY_ITEMS } from '#blocks/summary/schema.ts';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { MAX_HAND_ORDERED_ITEMS } from '#domain/collections/hand-ordered.ts';
import { blogPosting } from '#domain/seo/blog-posting.ts';
import type { CollectionView } from '../define-collection-view.ts';
import { slidesOfItems } from '../gallery-section.ts';
import { LIST_TEXTS } from '../list-texts.ts';
import { PostFooter, PostHeader } from '../post-parts.tsx';
import { BlogList } from './blog-list.tsx';

/** The newest posts first, page by page. */
export const blog: CollectionView<SettingsOf<'blog'>> = {
  mostItems: { items: MAX_SUMMARY_ITEMS, slides: MAX_HAND_ORDERED_ITEMS },
  summaries: ({ items }) => items,
  slides: ({ items }) => slidesOfItems(items),
  ownSlides: () => [],
  inlineTexts: LIST_TEXTS,
  List: BlogList,
  item: { Head: PostHeader, Foot: PostFooter, structuredData: blogPosting },
};
