import { foldLetters } from '#lib/fold-letters.ts';
import type { FacetVariant } from './store-facets.ts';

/** What a product is found by in the search of its list. */
export interface SearchedProduct {
  readonly title: string;
  readonly excerpt: string;
  readonly categories: readonly string[];
  readonly variants: readonly FacetVariant[];
}

/**
 * Whether every word stands somewhere in the title of a product, its excerpt, its categories, its SKUs or the values of
 * its options, whatever the case and the accents.
 */
export function matchesWords(words: string): (product: SearchedProduct) => boolean {
  const wanted = folded(words).split(' ');
  return ({ title, excerpt, categories, variants }) => {
    const text = folded(
      [
        title,
        excerpt,
        ...categories,
        ...variants.flatMap(({ sku, options }) => [sku, ...options.map(({ value }) => value)]),
      ].join('\n'),
    );
    return wanted.every((word) => text.includes(word));
  };
}

function folded(text: string): string {
  return foldLetters(text.normalize('NFKD'));
}
