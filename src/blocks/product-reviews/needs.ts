import type { Need } from '../needs/need.ts';
import type { ProductReviewsData } from './schema.ts';

/** The reviews that a block shows; nothing while no product is chosen. */
export function reviewNeeds({
  product,
}: ProductReviewsData): readonly Extract<Need, { readonly kind: 'reviews' }>[] {
  return product?.kind === 'page' ? [{ kind: 'reviews', documentId: product.documentId }] : [];
}
