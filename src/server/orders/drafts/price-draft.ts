import { isEmptyAddress } from '#domain/orders/order-address.ts';
import { placeOfAddress } from '#domain/pricing/place-of-address.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { OrderDraft } from '#domain/orders/order-draft.ts';
import type { PricedCart } from '#domain/pricing/price-cart.ts';
import { tidyAddress } from '#domain/addresses/address.ts';
import { isTaxExempt } from '#server/contacts/tax-exempt.ts';
import type { Db } from '#server/platform/database/database.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { readStoreRules, type StoreRules } from '#server/store/store-rules.ts';
import type { LineToOrder } from '../cart-to-order.ts';
import { draftLines } from './draft-lines.ts';
import { priceLines } from './price-lines.ts';

export interface PricedDraft {
  readonly rules: StoreRules;
  readonly lines: readonly LineToOrder[];
  readonly priced: PricedCart;
}

/** An order that is being written, as the catalogue and the rules of the shop price it now (ORD-105). */
export async function priceDraft(
  db: Db,
  siteId: SiteId,
  draft: OrderDraft,
  now: number,
): Promise<PricedDraft> {
  const rules = await readStoreRules(db, siteId);
  const lines = await draftLines(db, siteId, draft.lines, now);
  const address = tidyAddress(draft.address);
  const place = isEmptyAddress(address) ? null : placeOfAddress(address);
  const priced = priceLines({
    lines,
    rules,
    currency: rules.currency,
    pricesIncludeTax: rules.pricesIncludeTax,
    delivery: draft.delivery,
    deliveryPlace: place,
    billingPlace: place,
    isTaxExempt: await isTaxExempt(db, siteId, { memberId: null, email: draft.email }),
    discount: draft.discount,
    now,
    timeZone: await siteTimeZone(db, siteId),
  });
  return { rules, lines, priced };
}
