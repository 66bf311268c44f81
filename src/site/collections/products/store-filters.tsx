import type { StoreFilter } from '#domain/products/store-filter.ts';
import { products } from '#messages/en/products.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { Facet } from './facet.tsx';
import { PriceForm } from './price-form.tsx';
import { SearchForm } from './search-form.tsx';
import type { StoreFiltersProps } from './store-filters-props.ts';
import { SortLinks } from './sort-links.tsx';
import { filteredHref } from './store-links.ts';

/** What a list can be searched, narrowed and sorted by: links, each with how many products it leaves, and forms for words and prices. */
export function StoreFilters({ store, path, translate }: StoreFiltersProps) {
  const { filter, facets, total, unfiltered } = store;
  if (unfiltered < 2) return null;
  const link = (changed: Partial<StoreFilter>, text: string, count: number, isChosen: boolean) => (
    <FilterLink href={filteredHref(path, { ...filter, ...changed })} count={count} isChosen={isChosen}>
      {text}
    </FilterLink>
  );
  const hasStock = filter.isAvailable || (facets.available > 0 && facets.available < total);
  const hasSale = filter.isOnSale || (facets.onSale > 0 && facets.onSale < total);
  return (
    <div className="ProductList-tools">
      <SearchForm store={store} path={path} translate={translate} />
      <nav className="ProductList-facets" aria-label={translate(products.filters)}>
        {facets.options.map(({ key, text, values }) => (
          <Facet key={key} name={text}>
            <ul>
              {values.map((value) => (
                <li key={value.key}>
                  {link(
                    { options: toggled(filter.options, key, value.key) },
                    value.text,
                    value.count,
                    value.isChosen,
                  )}
                </li>
              ))}
            </ul>
          </Facet>
        ))}
        {facets.prices === null && filter.lowest === null && filter.highest === null ? null : (
          <Facet name={translate(products.price)}>
            <PriceForm store={store} path={path} translate={translate} />
          </Facet>
        )}
        {hasStock || hasSale ? (
          <Facet name={translate(products.availability)}>
            <ul>
              {hasStock ? (
                <li>
                  {link(
                    { isAvailable: !filter.isAvailable },
                    translate(products.inStock),
                    facets.available,
                    filter.isAvailable,
                  )}
                </li>
              ) : null}
              {hasSale ? (
                <li>
                  {link(
                    { isOnSale: !filter.isOnSale },
                    translate(products.sale),
                    facets.onSale,
                    filter.isOnSale,
                  )}
                </li>
              ) : null}
            </ul>
          </Facet>
        ) : null}
        <SortLinks store={store} path={path} translate={translate} />
      </nav>
      <p className="ProductList-count">{translate(products.count, { count: total })}</p>
      <ChosenFilters store={store} path={path} translate={translate} />
    </div>
  );
}

function FilterLink({
  href,
  count,
  isChosen,
  children,
}: {
  readonly href: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly children: string;
}) {
  return (
    <a href={href} rel="nofollow" {...(isChosen ? { 'aria-current': 'true' } : {})}>
      {children} <small>({count})</small>
    </a>
  );
}

function toggled(options: StoreFilter['options'], name: string, value: string): StoreFilter['options'] {
  const others = options.filter((chosen) => chosen.name !== name || chosen.value !== value);
  return others.length < options.length ? others : [...options, { name, value }].toSorted(byText);
}

function byText(one: StoreFilter['options'][number], other: StoreFilter['options'][number]): number {
  return `${one.name}:${one.value}` < `${other.name}:${other.value}` ? -1 : 1;
}
