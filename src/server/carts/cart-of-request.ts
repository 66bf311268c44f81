import type { FastifyRequest } from 'fastify';
import type { SiteId } from '#domain/documents/record.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { cartTokenHash } from './cart-cookie.ts';
import { joinCarts } from './join-carts.ts';
import { findCartByToken, findCartOfMember } from './queries.ts';
import type { StoredCart } from './stored-cart.ts';

/**
 * The cart of who asks: of a member theirs, on whichever device; of everybody else the one that the browser holds the
 * secret of. What a guest put aside becomes a part of the member's cart the first time that it is asked for after the
 * sign-in, however they signed in; after the sign-out the browser's secret opens nothing (ORD-08). A cart that was bought
 * is found as long as there is no other; it says so.
 */
export async function cartOfRequest(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  request: FastifyRequest,
): Promise<StoredCart | null> {
  const at = now();
  const member = memberOf(request.caller);
  const tokenHash = cartTokenHash(request);
  const held = tokenHash === null ? null : await findCartByToken(db, siteId, tokenHash, at);
  if (member === null) return held?.memberId === null ? held : null;
  const { memberId } = member;
  if (held !== null && held.memberId === null && !held.isPurchased) {
    await joinCarts(db, siteId, { memberId, guestId: held.id, now: at });
  }
  const own = await findCartOfMember(db, siteId, memberId, at);
  return own ?? (held?.memberId === memberId ? held : null);
}
