import type { SiteId } from '#domain/documents/record.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { SubscriptionTerms } from '#domain/subscriptions/subscription-terms.ts';
import { createId, type Id } from '#lib/id.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { answersColumns } from './answers-columns.ts';
import { beginCart } from './begin-cart.ts';
import { subscribePath } from './subscribe-path.ts';
import type { CartId, LineAnswer } from './tables.ts';

interface SubscriptionCart {
  readonly siteId: SiteId;
  readonly memberId: Id<'member'> | null;
  /** What is begun. Of a product use `subscribeToProduct`: its price and its plan are the catalogue's. */
  readonly terms: SubscriptionTerms & { readonly kind: 'membership' | 'donation' };
  /** What each charge asks, in whole minor units of the store's currency: one line, or of a donation with fees two. */
  readonly lines: readonly {
    /** Of a membership the plan, of a donation the page on which it is given. */
    readonly of: Id<'member-plan'> | Id<'donate-page'>;
    /** Of a membership the plan, of a donation the fund. */
    readonly variant: Id<'member-plan'> | Id<'fund'> | Id<'fee'>;
    readonly title: string;
    readonly price: Cents;
    /** To what the fund asks (ORD-127). */
    readonly answers?: readonly LineAnswer[];
  }[];
  readonly isAnonymous?: boolean;
}

/**
 * A cart of its own for what is paid again and again, and where it is checked out: its secret is random, is good for a day
 * and for one purchase, and is told nobody else (ORD-34, COMM-50). The cart of the shop stays as it is.
 */
export async function beginSubscriptionCart(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { siteId, memberId, terms, lines, isAnonymous = false }: SubscriptionCart,
): Promise<{ readonly cartId: CartId; readonly token: string; readonly path: string }> {
  const at = now();
  const token = createToken();
  const cartId = await db.transaction().execute(async (trx) => {
    const { currency } = await loadStoreSettings(trx, siteId);
    const id = await beginCart(trx, {
      siteId,
      kind: 'subscription',
      tokenHash: hashToken(token),
      memberId,
      currency,
      now: at,
      begins: terms,
      isAnonymous,
    });
    await trx
      .insertInto('cart_lines')
      .values(
        lines.map(({ of, variant, title, price, answers = [] }, index) => ({
          site_id: siteId,
          cart_id: id,
          id: createId<'cart-line'>(at + index),
          // No document: the plan, or the page on which is given.
          product_id: of as string as Id<'document'>,
          variant_id: variant,
          pieces: 1,
          ...answersColumns(answers),
          shown_price: price,
          shown_title: title,
        })),
      )
      .execute();
    return id;
  });
  return { cartId, token, path: subscribePath(token) };
}
