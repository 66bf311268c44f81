import { foldLetters } from '#lib/fold-letters.ts';
import type { FacetVariant } from './store-facets.ts';

/** A product with the text that the search of its list looks through. */
export interface SearchedProduct {
  readonly searchText: string;
}

/** What a product is found by: its title, its brand, its excerpt, its categories, its SKUs and the values of its options. */
export function searchTextOf(product: {
  readonly title: string;
  readonly brand: string;
  readonly excerpt: string;
  readonly categories: readonly string[];
  readonly variants: readonly FacetVariant[];
}): string {
  const { title, brand, excerpt, categories, variants } = product;
  const words = variants.flatMap(({ sku, options }) => [sku, ...options.map(({ value }) => value)]);
  // Variants have most of their values in common.
  return folded([title, brand, excerpt, ...categories, ...new Set(words)].join('\n'));
}

/** Whether every word stands somewhere in the text of a product, whatever the case and the accents. */
export function matchesWords(words: string): (product: SearchedProduct) => boolean {
  const wanted = folded(words).split(' ');
  return ({ searchText }) => wanted.every((word) => searchText.includes(word));
}

function folded(text: string): string {
  return foldLetters(text.normalize('NFKD'));
}
