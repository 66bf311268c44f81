import type { LinkValue } from '#domain/links/link-value.ts';
import type { Need } from '../needs/need.ts';

/** The product that a block sells; nothing while none is chosen. */
export function productNeeds({ product }: { readonly product: LinkValue | null }): readonly Need[] {
  return product?.kind === 'page' ? [{ kind: 'product', documentId: product.documentId }] : [];
}
