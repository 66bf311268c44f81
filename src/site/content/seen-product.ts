import { toCents } from '#domain/money/cents.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { PixelProduct } from '#domain/pixel/pixel-on-page.ts';
import { priceRange } from '#domain/products/product-summary.ts';
import type { PageContent } from './page-content.ts';

/**
 * The product whose page it is, with the price that the page shows, for whoever is told of it outside (CENS-76, FIND-65). Who sees the
 * offer of a product alone has not seen the product.
 */
export function seenProduct(content: PageContent): PixelProduct | null {
  if (content.kind !== 'item' || content.product === undefined || content.offer !== undefined) return null;
  const { id, currency, variants } = content.product;
  const price = moneyValue(toCents(priceRange(variants).lowest), currency).value;
  return { id, name: content.title, price, currency };
}
