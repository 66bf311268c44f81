import { chargeBefore } from './charge-before.ts';
import { applyPending } from './apply-pending.ts';
import { priceRenewal } from './price-renewal.ts';
import { isSubscriberExempt } from './is-subscriber-exempt.ts';
import { readStoreRules } from '#server/store/store-rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { HeldSubscription } from '../hold-subscription.ts';

/** What a renewal on a date comes to, with the taxes of now, in whole minor units (ORD-111). */
export async function renewalTotal(
  db: Db,
  held: Pick<
    HeldSubscription,
    | 'site_id'
    | 'id'
    | 'billing'
    | 'delivery'
    | 'delivery_option'
    | 'currency'
    | 'price'
    | 'pending_change'
    | 'period_unit'
  >,
  due: number,
  now: number,
): Promise<number> {
  const { site_id: siteId, id, billing, delivery_option: deliveryOption, currency } = held;
  const rules = await readStoreRules(db, siteId);
  const pricesIncludeTax = (await chargeBefore(db, siteId, id))?.taxIncluded ?? rules.pricesIncludeTax;
  const { price, delivery } = applyPending(held, due);
  const isExempt = await isSubscriberExempt(db, siteId, id);
  const terms = { currency, pricesIncludeTax, isTaxExempt: isExempt };
  const agreed = { price, delivery, billing, deliveryOption, ...terms };
  return priceRenewal(agreed, rules, now).priced.grandTotalCents;
}
