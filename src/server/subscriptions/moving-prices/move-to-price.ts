import type { Id } from '#lib/id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { announcePrice } from '../renewing/announce-price.ts';
import { AGREED_OFFER } from './agreed-offer.ts';
import { movable } from './movable.ts';
import type { PriceToMoveTo } from './price-to-move-to.ts';

const BATCH = 100;

/**
 * Tells each who subscribes to a variant or a plan at another price of the new one, once: those who know of it are left out, so
 * that work that was broken off goes on (MEMB-56, ORD-111).
 */
export async function moveToPrice(
  services: Services,
  { siteId, accountId, productId, variantId, unit, value, amount }: PriceToMoveTo,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = services;
  const { currency } = await loadStoreSettings(db, siteId);
  const by = { kind: 'person', accountId } as const;
  for (let after: Id<'subscription'> | null = null; ;) {
    const rows: readonly { readonly id: Id<'subscription'> }[] = await movable(
      db,
      siteId,
      currency,
      services.now(),
    )
      .select('id')
      .where(AGREED_OFFER.productId, '=', productId)
      .where(AGREED_OFFER.variantId, '=', variantId)
      .where(AGREED_OFFER.unit, '=', unit)
      .where(AGREED_OFFER.value, '=', value)
      .where(AGREED_OFFER.amount, '!=', amount)
      .$if(after !== null, (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id } of rows) {
      if (signal?.aborted === true) return;
      const change = { siteId, subscriptionId: id, version: null, by, unit: amount };
      await announcePrice(services, change).catch((error: unknown) => {
        // It has ended meanwhile, or no charge of it is that far away.
        if (!(error instanceof CallError && ['not-found', 'subscription-state'].includes(error.code)))
          throw error;
      });
    }
    after = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return;
  }
}
