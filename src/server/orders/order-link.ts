import type { SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import type { OrderId } from './tables.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import { SealedTextError } from '#server/platform/secrets/secret-cipher.ts';
import type { Services } from '#server/platform/services.ts';

/** As long as a link to an order works (ORD-145). */
const LINK_LIFE_MS = 24 * 60 * 60 * 1000;

/** The address of an order of the site for a day, sealed: nobody makes one for another order. */
export function orderLink({ cipher, now }: Services, siteId: SiteId, orderId: OrderId): string {
  const text = `${orderId} ${now() + LINK_LIFE_MS}`;
  return `/orders/view/${cipher.seal(text, sealContext('order-link', [siteId]))}`;
}

/** The order that an address leads to; null once it has ended, and where it is none of the site. */
export function orderOfLink({ cipher, now }: Services, siteId: SiteId, sealed: string): OrderId | null {
  try {
    const [orderId = '', until = ''] = cipher.open(sealed, sealContext('order-link', [siteId])).split(' ');
    return isId<'order'>(orderId) && Number(until) > now() ? orderId : null;
  } catch (error) {
    if (error instanceof SealedTextError) return null;
    throw error;
  }
}
