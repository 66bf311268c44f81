import { MOST_SUBSCRIBED_PIECES, type SubscriptionChoice } from '#contract/subscription-changes.ts';
import type { SubscriptionPlanChoice } from '#contract/subscription-changes.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isInStock } from '#domain/products/stock.ts';
import type { SubscriptionKind } from '#domain/subscriptions/subscription-terms.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { plansToChoose } from './plans-to-choose.ts';
import { variantsToChoose } from './variants-to-choose.ts';

interface Choices {
  readonly variants: SubscriptionChoice[];
  readonly plans: SubscriptionPlanChoice[];
}

/** What a subscription can be changed to; null where there is none that somebody may see (ORD-117). */
export async function choicesOf(
  db: Db,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
  kinds: readonly SubscriptionKind[],
): Promise<Choices | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['kind', 'product_id as productId', 'price', 'currency'])
    .where('site_id', '=', siteId)
    .where('id', '=', subscriptionId)
    .where('kind', 'in', [...kinds])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { kind, productId, price, currency } = row;
  const plans = kind === 'membership' ? [...(await plansToChoose(db, siteId, currency))] : [];
  const [agreed] = price.lines;
  if (kind !== 'product' || productId === null || agreed === undefined) return { variants: [], plans };
  const found = await variantsToChoose(db, siteId, productId, currency);
  const own: SubscriptionChoice = {
    variantId: agreed.variantId,
    text: agreed.optionText,
    unit: agreed.unitPrice,
    most: found.find(({ variantId }) => variantId === agreed.variantId)?.most ?? MOST_SUBSCRIBED_PIECES,
    canBeHad: true,
  };
  const others = found
    .filter(({ variantId }) => variantId !== agreed.variantId)
    .map(({ variantId, optionText, unitPrice, most, stock }) => ({
      variantId,
      text: optionText,
      unit: unitPrice,
      most,
      canBeHad: isInStock(stock),
    }));
  return { variants: [own, ...others], plans };
}
