import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PricedStoredCart } from './price-stored-cart.ts';

/**
 * Notes what the buyer is shown now, so that only what changes from here on is said: prices (ORD-09), and what did not fit
 * in (ORD-08). No change of the cart.
 */
export async function showPrices(
  db: Db,
  siteId: SiteId,
  { cart, lines }: PricedStoredCart,
  currency: CurrencyCode,
): Promise<void> {
  const changed = lines.filter(
    ({ problem, shownPrice, unitPrice }) => problem?.kind !== 'gone' && shownPrice !== unitPrice,
  );
  if (changed.length === 0 && cart.currency === currency && cart.leftOut.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('carts')
      .set({ currency, left_out: [] })
      .where('site_id', '=', siteId)
      .where('id', '=', cart.id)
      .execute();
    for (const { id, unitPrice, title } of changed) {
      await trx
        .updateTable('cart_lines')
        .set({ shown_price: unitPrice, shown_title: title })
        .where('site_id', '=', siteId)
        .where('cart_id', '=', cart.id)
        .where('id', '=', id)
        .execute();
    }
  });
}
