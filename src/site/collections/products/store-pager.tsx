import type { StoreFilter } from '#domain/products/store-filter.ts';
import { posts } from '#messages/en/posts.ts';
import { products } from '#messages/en/products.ts';
import type { Translate } from '#messages/translator.ts';
import { filteredHref } from './store-links.ts';

interface StorePagerProps {
  readonly path: string;
  readonly filter: StoreFilter;
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly translate: Translate;
}

/** Links to the pages before and after one of a list. */
export function StorePager({ path, filter, pageNumber, pageCount, translate }: StorePagerProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="portico-pager" aria-label={translate(posts.pages)}>
      {pageNumber === 1 ? (
        <span />
      ) : (
        <a href={filteredHref(path, filter, pageNumber - 1)} rel="prev">
          {translate(products.previousPage)}
        </a>
      )}
      <span>{translate(posts.position, { page: pageNumber, count: pageCount })}</span>
      {pageNumber === pageCount ? (
        <span />
      ) : (
        <a href={filteredHref(path, filter, pageNumber + 1)} rel="next">
          {translate(products.nextPage)}
        </a>
      )}
    </nav>
  );
}
