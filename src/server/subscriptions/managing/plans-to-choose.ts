import type { SubscriptionPlanChoice } from '#contract/subscription-changes.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { planOffers } from '#domain/members/plan-price.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { listPlans } from '#server/gating/plans.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/** Plans of members that are paid again and again, at their prices of now; none once the shop has another currency. */
export async function plansToChoose(
  db: Db,
  siteId: SiteId,
  currency: CurrencyCode,
): Promise<readonly SubscriptionPlanChoice[]> {
  const settings = await loadStoreSettings(db, siteId);
  if (settings.currency !== currency) return [];
  return (await listPlans(db, siteId))
    .filter(({ visibility }) => visibility !== 'archived')
    .flatMap(({ id, name, price }) =>
      planOffers(price).flatMap(({ period, amount }) =>
        period === 'once' ? [] : [{ planId: id, title: name, unit: period, amount }],
      ),
    );
}
