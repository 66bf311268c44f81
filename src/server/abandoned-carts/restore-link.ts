import type { SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import { SealedTextError } from '#server/platform/secrets/secret-cipher.ts';
import type { Services } from '#server/platform/services.ts';
import type { AbandonedCartId } from './tables.ts';

const contextOf = (siteId: SiteId) => sealContext('abandoned-cart-link', [siteId]);

/** The address that restores a cart: sealed, so that nobody makes one for another cart (ORD-150). */
export function restorePath(
  { cipher }: Pick<Services, 'cipher'>,
  siteId: SiteId,
  id: AbandonedCartId,
): string {
  return `/cart/restore/${cipher.seal(id, contextOf(siteId))}`;
}

/** The cart that an address is of; null where it is none of the site. */
export function cartOfRestoreLink(
  { cipher }: Pick<Services, 'cipher'>,
  siteId: SiteId,
  sealed: string,
): AbandonedCartId | null {
  try {
    const id = cipher.open(sealed, contextOf(siteId));
    return isId<'abandoned-cart'>(id) ? id : null;
  } catch (error) {
    if (error instanceof SealedTextError) return null;
    throw error;
  }
}
