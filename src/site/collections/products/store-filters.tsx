import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { StoreFilter } from '#domain/products/store-filter.ts';
import { products } from '#messages/en/products.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { Facet } from './facet.tsx';
import type { StoreFiltersProps } from './store-filters-props.ts';
import { SortLinks } from './sort-links.tsx';
import { filteredHref } from './store-links.ts';

/** What a list can be narrowed and sorted by: links, each with how many products it leaves, and a form for prices. */
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

function PriceForm({ store: { filter, facets, currency }, path, translate }: StoreFiltersProps) {
  const { prices } = facets;
  return (
    <form className="ProductList-prices" action={`${path}#productList`}>
      <label>
        <span>{translate(products.atLeast)}</span>
        <input
          name="min"
          inputMode="decimal"
          autoComplete="off"
          size={8}
          defaultValue={filter.lowest ?? ''}
          placeholder={prices === null ? '' : plain(prices.lowest, currency)}
        />
      </label>
      <label>
        <span>{translate(products.atMost)}</span>
        <input
          name="max"
          inputMode="decimal"
          autoComplete="off"
          size={8}
          defaultValue={filter.highest ?? ''}
          placeholder={prices === null ? '' : plain(prices.highest, currency)}
        />
      </label>
      <OtherChoices filter={filter} />
      <button className="portico-button" data-size="small" data-variant="outline">
        {translate(products.apply)}
      </button>
    </form>
  );
}

/** What else is chosen goes with the form. */
function OtherChoices({ filter }: { readonly filter: StoreFilter }) {
  const fields = [
    ...filter.options.map(({ name, value }) => ['option', `${name}:${value}`] as const),
    ...(filter.isOnSale ? [['sale', '1'] as const] : []),
    ...(filter.isAvailable ? [['available', '1'] as const] : []),
    ...(filter.sort === null ? [] : [['sort', filter.sort] as const]),
  ];
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} readOnly />
  ));
}

function plain(amount: number, currency: CurrencyCode): string {
  return moneyValue(toCents(amount), currency).value;
}

function toggled(options: StoreFilter['options'], name: string, value: string): StoreFilter['options'] {
  const others = options.filter((chosen) => chosen.name !== name || chosen.value !== value);
  return others.length < options.length ? others : [...options, { name, value }].toSorted(byText);
}

function byText(one: StoreFilter['options'][number], other: StoreFilter['options'][number]): number {
  return `${one.name}:${one.value}` < `${other.name}:${other.value}` ? -1 : 1;
}
