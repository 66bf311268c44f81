import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { products } from '#messages/en/products.ts';
import { OtherChoices } from './other-choices.tsx';
import type { StoreFiltersProps } from './store-filters-props.ts';

/** The lowest and the highest price of what a list shows. */
export function PriceForm({ store: { filter, facets, currency }, path, translate }: StoreFiltersProps) {
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
      <OtherChoices filter={{ ...filter, lowest: null, highest: null }} />
      <button className="portico-button" data-size="small" data-variant="outline">
        {translate(products.apply)}
      </button>
    </form>
  );
}

function plain(amount: number, currency: CurrencyCode): string {
  return moneyValue(toCents(amount), currency).value;
}
