import { parseAmount } from '#domain/money/parse-amount.ts';
import { shownPrice } from '#domain/products/shown-price.ts';
import { isNarrowed, NO_FILTER, type StoreFilter } from '#domain/products/store-filter.ts';
import { products } from '#messages/en/products.ts';
import type { StoreFiltersProps } from './store-filters-props.ts';
import { filteredHref } from './store-links.ts';

/** What was chosen, each with a link that takes it off. */
export function ChosenFilters({ store, path, translate }: StoreFiltersProps) {
  const { filter, facets } = store;
  if (!isNarrowed(filter)) return null;
  // Half a yen narrows nothing, and is not said to.
  const amount = (text: string | null): string | null => {
    const read = text === null ? null : parseAmount(text, store.currency);
    return read?.ok === true ? shownPrice(read.value, store) : null;
  };
  const [lowest, highest] = [amount(filter.lowest), amount(filter.highest)];
  const chosen: readonly { readonly text: string; readonly without: Partial<StoreFilter> }[] = [
    ...(filter.words === null
      ? []
      : [{ text: translate(products.searched, { words: filter.words }), without: { words: null } }]),
    ...filter.options.map((option) => {
      const facet = facets.options.find(({ key }) => key === option.name);
      const value = facet?.values.find(({ key }) => key === option.value);
      return {
        text: `${facet?.text ?? option.name}: ${value?.text ?? option.value}`,
        without: { options: filter.options.filter((each) => each !== option) },
      };
    }),
    ...(lowest === null
      ? []
      : [{ text: translate(products.priceFrom, { price: lowest }), without: { lowest: null } }]),
    ...(highest === null
      ? []
      : [{ text: translate(products.priceTo, { price: highest }), without: { highest: null } }]),
    ...(filter.isAvailable ? [{ text: translate(products.inStock), without: { isAvailable: false } }] : []),
    ...(filter.isOnSale ? [{ text: translate(products.sale), without: { isOnSale: false } }] : []),
  ];
  return (
    <ul className="ProductList-chosen" aria-label={translate(products.chosen)}>
      {chosen.map(({ text, without }) => (
        <li key={text}>
          <a
            href={filteredHref(path, { ...filter, ...without })}
            rel="nofollow"
            aria-label={translate(products.removeFilter, { name: text })}
          >
            {text} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a href={filteredHref(path, { ...NO_FILTER, sort: filter.sort })}>{translate(products.clearAll)}</a>
      </li>
    </ul>
  );
}
