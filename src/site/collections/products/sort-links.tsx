import type { ChosenSort } from '#domain/products/store-filter.ts';
import { products } from '#messages/en/products.ts';
import type { Message } from '#messages/message.ts';
import { Facet } from './facet.tsx';
import type { StoreFiltersProps } from './store-filters-props.ts';
import { filteredHref } from './store-links.ts';

const NAMES: Readonly<Record<ChosenSort, Message>> = {
  newest: products.newest,
  price: products.priceUp,
  'price-down': products.priceDown,
  name: products.byName,
};

/** Links that sort a list; the order that its owner chose stands first and has no name in the address. */
export function SortLinks({ store: { filter, usualSort }, path, translate }: StoreFiltersProps) {
  const usual = usualSort === 'hand' ? products.usual : NAMES[usualSort];
  const sorts = (['newest', 'price', 'price-down', 'name'] as const).filter((sort) => sort !== usualSort);
  const shown = filter.sort === null || filter.sort === usualSort ? null : filter.sort;
  return (
    <Facet name={translate(products.sortBy)}>
      <ul>
        {[null, ...sorts].map((sort) => (
          <li key={sort}>
            <a
              href={filteredHref(path, { ...filter, sort })}
              {...(sort === null ? {} : { rel: 'nofollow' })}
              {...(sort === shown ? { 'aria-current': 'true' } : {})}
            >
              {translate(sort === null ? usual : NAMES[sort])}
            </a>
          </li>
        ))}
      </ul>
    </Facet>
  );
}
