import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { PriceRange } from '#domain/products/product-summary.ts';
import { products } from '#messages/en/products.ts';
import type { Translate } from '#messages/translator.ts';

interface PriceTextProps {
  readonly prices: PriceRange;
  readonly currency: CurrencyCode;
  readonly translate: Translate;
}

/**
 * What a product costs: its price, or “from” the lowest where they differ (COMM-35, COMM-36); where all of it is on sale
 * the original price is struck beside it (COMM-37), and a part of it on sale is only said (COMM-38).
 */
export function PriceText({ prices, currency, translate }: PriceTextProps) {
  const { lowest, highest, original, onSale } = prices;
  const written = (amount: number): string => formatMoney(moneyValue(toCents(amount), currency));
  const now = written(lowest);
  return (
    <p className="product-price">
      {onSale === 'all' ? <span className="portico-hidden">{translate(products.now)} </span> : null}
      <span className="product-price-now">
        {lowest === highest ? now : translate(products.from, { price: now })}
      </span>
      {onSale === 'all' ? (
        <>
          {' '}
          <span className="portico-hidden">{translate(products.originally)} </span>
          <del className="product-price-original">{written(original)}</del>
        </>
      ) : null}
      {onSale === 'none' ? null : (
        <>
          {' '}
          <span className="product-mark">{translate(products.sale)}</span>
        </>
      )}
    </p>
  );
}
