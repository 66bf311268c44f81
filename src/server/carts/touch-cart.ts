import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import type { CartId } from './tables.ts';

/** What of a cart changes, besides its lines. */
interface CartFields {
  readonly member_id?: Id<'member'>;
  readonly codes?: string[];
  readonly gift_card_ids?: GiftCardId[];
  readonly location?: string;
  readonly currency?: CurrencyCode;
  readonly left_out?: string[];
}

/** Counts a change of a cart that the transaction holds, from which on it lasts for another 30 days (ORD-07). */
export async function touchCart(
  trx: Db,
  siteId: SiteId,
  cartId: CartId,
  now: number,
  fields: CartFields = {},
): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ ...fields, version: sql`version + 1`, changed_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .execute();
}
