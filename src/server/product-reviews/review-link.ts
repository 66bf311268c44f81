import type { SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import { SealedTextError } from '#server/platform/secrets/secret-cipher.ts';
import type { Services } from '#server/platform/services.ts';

const contextOf = (siteId: SiteId) => sealContext('review-link', [siteId]);

/** The address where what an order brought is reviewed: sealed, so that nobody makes one for another order (BLK-80). */
export function reviewPath({ cipher }: Pick<Services, 'cipher'>, siteId: SiteId, orderId: OrderId): string {
  return `/reviews/${cipher.seal(orderId, contextOf(siteId))}`;
}

/** The order that an address is of; null where it is none of the site. */
export function orderOfReviewLink(
  { cipher }: Pick<Services, 'cipher'>,
  siteId: SiteId,
  sealed: string,
): OrderId | null {
  try {
    const id = cipher.open(sealed, contextOf(siteId));
    return isId<'order'>(id) ? id : null;
  } catch (error) {
    if (error instanceof SealedTextError) return null;
    throw error;
  }
}
