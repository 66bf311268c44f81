import type { ShownVariant } from './shown-product.ts';

/** The variant that a page begins with: the first that can be had, else the first. */
export function firstVariant(variants: readonly ShownVariant[]): ShownVariant | undefined {
  return variants.find(({ isInStock }) => isInStock) ?? variants[0];
}
