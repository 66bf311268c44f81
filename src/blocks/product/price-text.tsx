import type { PriceRange } from '#domain/products/product-summary.ts';
import { shownPrice, type PriceStyle } from '#domain/products/shown-price.ts';
import { planWords } from '#domain/subscriptions/plan-words.ts';
import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import { products } from '#messages/en/products.ts';
import { fill } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';

interface PriceTextProps {
  readonly prices: PriceRange;
  /** The product, with the plan by which it is charged (COMM-46 to COMM-49). */
  readonly product: PriceStyle & { readonly plan?: SubscriptionPlan | undefined };
  readonly translate: Translate;
}

/**
 * What a product costs: its price, or “from” the lowest where they differ (COMM-35, COMM-36); where all of it is on sale
 * the original price is struck beside it (COMM-37), and a part of it on sale is only said (COMM-38).
 */
export function PriceText({ prices, product, translate }: PriceTextProps) {
  const { plan } = product;
  const { lowest, highest, original, onSale } = prices;
  const written = (amount: number): string => shownPrice(amount, product);
  const now = written(lowest);
  const price = lowest === highest ? now : fill(products.from, { price: now });
  return (
    <p className="product-price">
      {onSale === 'all' ? <span className="portico-hidden">{translate(products.now)} </span> : null}
      <span className="product-price-now">
        {plan !== undefined
          ? translate(planWords(plan, price))
          : typeof price === 'string'
            ? price
            : translate(price)}
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
