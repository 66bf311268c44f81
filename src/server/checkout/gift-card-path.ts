import { checkoutAddress } from '#domain/navigation/checkout-address.ts';
import type { SiteId } from '#domain/documents/record.ts';

/** Where gift cards are bought (NAV-52, NAV-53, COMM-54). */
export function giftCardPath(siteId: SiteId, productId: string, sku = ''): string {
  return checkoutAddress({ kind: 'giftcard', websiteId: siteId, giftCardProductId: productId, sku });
}
