import type { EarlierPrice } from '#contract/subscription-prices.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { planOffers } from '#domain/members/plan-price.ts';
import { isId } from '#lib/id.ts';
import { loadCatalogue } from '#server/carts/load-catalogue.ts';
import { listPlans } from '#server/gating/plans.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { AGREED_OFFER } from './agreed-offer.ts';
import { movable } from './movable.ts';

/** More prices than a shop ever had of what is subscribed to. */
const MOST = 2_000;

/** What is subscribed to at other prices than those of now, plans first, by their titles (MEMB-56, ORD-111). */
export async function earlierPrices(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
): Promise<readonly EarlierPrice[]> {
  const { currency } = await loadStoreSettings(db, siteId);
  const groups = await movable(db, siteId, currency, now())
    .select(({ fn }) => [
      'kind',
      AGREED_OFFER.productId.as('productId'),
      AGREED_OFFER.variantId.as('variantId'),
      AGREED_OFFER.unit.as('unit'),
      AGREED_OFFER.value.as('value'),
      AGREED_OFFER.amount.as('amount'),
      fn.countAll<string>().as('count'),
    ])
    .groupBy(['kind', 'productId', 'variantId', 'unit', 'value', 'amount'])
    .limit(MOST)
    .execute();
  const found = new Map<string, EarlierPrice>();
  const offered = await offersOf(db, siteId, groups);
  for (const { kind, productId, variantId, unit, value, amount, count } of groups) {
    const key = keyOf({ variantId, unit, value });
    const now = offered.get(key);
    if (now === undefined || now.amount === amount || kind === 'donation') continue;
    const before = found.get(key);
    found.set(key, {
      kind,
      productId,
      variantId,
      period: { value, unit },
      ...now,
      currency,
      count: (before?.count ?? 0) + Number(count),
      lowest: Math.min(before?.lowest ?? amount, amount),
      highest: Math.max(before?.highest ?? amount, amount),
    });
  }
  return [...found.values()].toSorted(
    (one, other) =>
      one.kind.localeCompare(other.kind) ||
      one.title.localeCompare(other.title) ||
      one.optionText.localeCompare(other.optionText),
  );
}

type Offer = Pick<EarlierPrice, 'title' | 'optionText' | 'amount'>;

/** What is sold now of what is subscribed to. A price that is off for a while is no price to move somebody to. */
async function offersOf(
  db: Db,
  siteId: SiteId,
  groups: readonly { readonly kind: string; readonly productId: string; readonly variantId: string }[],
): Promise<ReadonlyMap<string, Offer>> {
  const offers = new Map<string, Offer>();
  if (groups.some(({ kind }) => kind === 'membership')) {
    for (const { id, name: title, price } of await listPlans(db, siteId)) {
      for (const { period: unit, amount } of planOffers(price)) {
        if (unit !== 'once')
          offers.set(keyOf({ variantId: id, unit, value: 1 }), { title, optionText: '', amount });
      }
    }
  }
  const wanted = new Map<string, { readonly productId: DocumentId; readonly variantId: string }>();
  for (const { kind, productId, variantId } of groups) {
    if (kind === 'product' && isId<'document'>(productId)) wanted.set(variantId, { productId, variantId });
  }
  const facts = await loadCatalogue(db, siteId, [...wanted.values()]);
  for (const { variantId, title, optionText, unitPrice: amount, isOnSale, plan } of facts.values()) {
    if (plan === null || isOnSale) continue;
    offers.set(keyOf({ variantId, ...plan.billingPeriod }), { title, optionText, amount });
  }
  return offers;
}

function keyOf({
  variantId,
  unit,
  value,
}: {
  readonly variantId: string;
  readonly unit: string;
  readonly value: number;
}): string {
  return `${variantId} ${value} ${unit}`;
}
