import type { CartKind } from '#domain/carts/cart-kinds.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { SubscriptionTerms } from '#domain/subscriptions/subscription-terms.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CartId } from './tables.ts';

interface NewCart {
  readonly siteId: SiteId;
  readonly kind: Extract<CartKind, 'shop' | 'express' | 'subscription'>;
  readonly tokenHash: Buffer;
  readonly memberId: Id<'member'> | null;
  readonly currency: CurrencyCode;
  readonly now: number;
  /** Of a subscription: what its buyer is shown. */
  readonly begins?: SubscriptionTerms;
  /** Of a donation (ORD-130). */
  readonly isAnonymous?: boolean;
}

/** An empty cart, for the line that is put into it in the same transaction (ORD-04). */
export async function beginCart(
  trx: Db,
  { siteId, kind, tokenHash, memberId, currency, now, begins, isAnonymous = false }: NewCart,
): Promise<CartId> {
  const id = createId<'cart'>(now);
  // Of a member who comes back after a month there is one that has expired.
  if (memberId !== null && kind === 'shop') {
    await trx
      .deleteFrom('carts')
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .where('kind', '=', 'shop')
      .where('purchased_at', 'is', null)
      .execute();
  }
  await trx
    .insertInto('carts')
    .values({
      site_id: siteId,
      id,
      token_hash: tokenHash,
      kind,
      version: 0,
      member_id: memberId,
      currency,
      location: null,
      chosen_option_id: null,
      codes: [],
      order_id: null,
      purchased_at: null,
      changed_at: new Date(now),
      begins: begins === undefined ? null : JSON.stringify(begins),
      is_anonymous: isAnonymous,
    })
    .execute();
  return id;
}
