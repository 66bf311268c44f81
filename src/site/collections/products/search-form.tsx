import { MAX_SEARCH_LENGTH } from '#domain/products/store-filter.ts';
import { products } from '#messages/en/products.ts';
import { OtherChoices } from './other-choices.tsx';
import type { StoreFiltersProps } from './store-filters-props.ts';

/** The search within a list, or within one of its categories; what else is chosen stays. */
export function SearchForm({ store: { filter }, path, translate }: StoreFiltersProps) {
  return (
    <search className="ProductList-search">
      <form action={`${path}#productList`}>
        <input
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={filter.words ?? ''}
          aria-label={translate(products.searchLabel)}
          placeholder={translate(products.searchLabel)}
        />
        <OtherChoices filter={{ ...filter, words: null }} />
        <button className="portico-button" data-size="small" data-variant="outline">
          {translate(products.search)}
        </button>
      </form>
    </search>
  );
}
