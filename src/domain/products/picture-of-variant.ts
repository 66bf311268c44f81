import type { ShownVariant } from './shown-product.ts';

/** The index of a variant's picture among all of its product's, the featured one being the first where there is one. */
export function pictureOfVariant({ image }: Pick<ShownVariant, 'image'>, hasFeatured: boolean): number {
  return image === null ? 0 : image + (hasFeatured ? 1 : 0);
}
