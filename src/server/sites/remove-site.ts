import type { SiteId } from '#domain/documents/record.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { reserveSite } from '#server/quotas/reserve-site.ts';
import { bumpRevision } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a removed site can be restored (PLAT-18). */
export const RESTORABLE_DAYS = 30;

/** When a site that was removed then is gone for good. */
export function goneAfter(removedAt: Date): Date {
  return new Date(removedAt.getTime() + RESTORABLE_DAYS * DAY_MS);
}

/** Takes a site offline at once; all of it is stored for 30 days. */
export async function removeSite(services: Services, siteId: SiteId): Promise<Date> {
  const removedAt = new Date(services.now());
  await services.db.transaction().execute(async (trx) => {
    const removed = await trx
      .updateTable('sites')
      .set({ removed_at: removedAt, status: 'removed' })
      .where('id', '=', siteId)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) throw new CallError('not-found');
    await bumpRevision(trx, siteId);
  });
  return goneAfter(removedAt);
}

/** Brings a removed site back as it was; account-quota-reached where its owner has too many others. */
export async function restoreSite(services: Services, siteId: SiteId): Promise<void> {
  const oldest = new Date(services.now() - RESTORABLE_DAYS * DAY_MS);
  await services.db.transaction().execute(async (trx) => {
    const restored = await trx
      .updateTable('sites')
      .set({ removed_at: null, status: 'comped' })
      .where('id', '=', siteId)
      .where('removed_at', '>', oldest)
      .returning('owner_id')
      .executeTakeFirst();
    if (restored === undefined) throw new CallError('not-found');
    if (restored.owner_id !== null) await reserveSite(trx, restored.owner_id);
    await bumpRevision(trx, siteId);
  });
}
