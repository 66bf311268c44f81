import type { SiteId } from '#domain/documents/record.ts';
import type { Cents } from '#domain/money/cents.ts';
import { createId, type Id } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { answersColumns } from './answers-columns.ts';
import type { CartId, LineAnswer } from './tables.ts';

interface Gift {
  readonly siteId: SiteId;
  readonly tokenHash: Buffer;
  readonly memberId: Id<'member'> | null;
  readonly pageId: Id<'donate-page'>;
  readonly fundId: Id<'fund'>;
  readonly fundName: string;
  readonly amount: Cents;
  /** What the donor adds for fees, a line of its own; null: nothing (ORD-129). */
  readonly fee: { readonly title: string; readonly amount: Cents } | null;
  readonly isAnonymous: boolean;
  /** To what the fund asks (ORD-127). */
  readonly answers: readonly LineAnswer[];
}

/** A cart of its own for what somebody gives; that of the shop stays as it is (ORD-01, ORD-35). */
export async function beginDonation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { siteId, tokenHash, memberId, pageId, fundId, fundName, amount, fee, isAnonymous, answers }: Gift,
): Promise<CartId> {
  const at = now();
  const id = createId<'cart'>(at);
  const line = (
    place: number,
    variantId: string,
    title: string,
    price: Cents,
    given: typeof answers = [],
  ) => ({
    site_id: siteId,
    cart_id: id,
    id: createId<'cart-line'>(at + place),
    // The page on which was given, and the fund it was given to.
    product_id: pageId as string as Id<'document'>,
    variant_id: variantId,
    pieces: 1,
    ...answersColumns(given),
    shown_price: price,
    shown_title: title,
  });
  await db.transaction().execute(async (trx) => {
    const { currency } = await loadStoreSettings(trx, siteId);
    await trx
      .insertInto('carts')
      .values({
        site_id: siteId,
        id,
        token_hash: tokenHash,
        kind: 'donation',
        version: 0,
        member_id: memberId,
        currency,
        location: null,
        chosen_option_id: null,
        codes: [],
        order_id: null,
        purchased_at: null,
        changed_at: new Date(at),
        is_anonymous: isAnonymous,
      })
      .execute();
    await trx
      .insertInto('cart_lines')
      .values([
        line(0, fundId, fundName, amount, answers),
        ...(fee === null || fee.amount === 0 ? [] : [line(1, createId(at), fee.title, fee.amount)]),
      ])
      .execute();
  });
  return id;
}
