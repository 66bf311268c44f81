import type { NeedKind } from '#blocks/needs/need.ts';
import { loadItems } from './load-items.ts';
import { loadMemberAreas } from './load-member-areas.ts';
import { loadProducts } from './load-products.ts';
import { loadReviews } from './load-reviews.ts';
import { loadSlides } from './load-slides.ts';
import type { NeedLoader } from './need-loader.ts';

/** A loader for each kind of need: a missing one does not compile. */
export const NEED_LOADERS: { readonly [Kind in NeedKind]: NeedLoader<Kind> } = {
  items: loadItems,
  slides: loadSlides,
  product: loadProducts,
  reviews: loadReviews,
  memberArea: loadMemberAreas,
};
