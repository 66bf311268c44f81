import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PricedStoredCart } from './price-stored-cart.ts';

/** Notes the prices that the buyer sees now, so that only what changes from here on is said (ORD-09); no change of the cart. */
export async function showPrices(
  db: Db,
  siteId: SiteId,
  { cart, lines }: PricedStoredCart,
  currency: CurrencyCode,
): Promise<void> {
  const changed = lines.filter(
    ({ problem, shownPrice, unitPrice }) => problem?.kind !== 'gone' && shownPrice !== unitPrice,
  );
  if (changed.length === 0 && cart.currency === currency) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('carts')
      .set({ currency })
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
