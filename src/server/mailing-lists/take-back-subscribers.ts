import type { Db } from '#server/platform/database/database.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { findTableImport } from '#server/table-imports/stored-imports.ts';
import { takeOutBatch } from '#server/table-imports/take-out-batch.ts';
import type { TakingBack } from '#server/table-imports/table-import-part.ts';
import { isId, type Id } from '#lib/id.ts';
import { setState } from './subscriptions.ts';

/**
 * Who came onto the list by an import goes from it, and whose state it changed has the one before again; but for those
 * whose state changed since then. Who is on no list any more is forgotten.
 */
export async function takeBackSubscribers(
  trx: Db,
  { siteId, importId, limit, now }: TakingBack,
): Promise<number> {
  const listId = (await findTableImport(trx, siteId, importId))?.targetId ?? '';
  const batch = await takeOutBatch(trx, 'imported_subscribers', {
    siteId,
    of: ['import_id', importId],
    by: 'subscriber_id',
    limit,
  });
  if (batch.length === 0 || !isId<'mailing-list'>(listId)) return batch.length;
  const since = new Map(batch.map((taken) => [taken.subscriber_id, taken.taken_at.getTime()]));
  const there = await trx
    .selectFrom('list_subscriptions')
    .select(['subscriber_id as id', 'state_since as stateSince'])
    .where('site_id', '=', siteId)
    .where('list_id', '=', listId)
    .where('subscriber_id', 'in', [...since.keys()])
    .forUpdate()
    .execute();
  const untouched = new Set(
    there.filter(({ id, stateSince }) => since.get(id) === stateSince.getTime()).map(({ id }) => id),
  );
  const made = batch
    .filter(({ subscriber_id: id, before }) => before === null && untouched.has(id))
    .map(({ subscriber_id: id }) => id);
  await removeFromList(trx, siteId, listId, made);
  for (const { subscriber_id: id, before } of batch) {
    if (before === null || !untouched.has(id)) continue;
    const why = { source: 'owner' } as const;
    await setState(trx, siteId, { listId, subscriberId: id, state: before.state }, why, { now });
    await trx
      .updateTable('list_subscriptions')
      .set({ confirmed_at: before.confirmedAt === null ? null : new Date(before.confirmedAt) })
      .where('site_id', '=', siteId)
      .where('list_id', '=', listId)
      .where('subscriber_id', '=', id)
      .execute();
  }
  return batch.length;
}

async function removeFromList(
  trx: Db,
  siteId: SiteId,
  listId: Id<'mailing-list'>,
  ids: readonly Id<'subscriber'>[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('list_subscriptions')
    .where('site_id', '=', siteId)
    .where('list_id', '=', listId)
    .where('subscriber_id', 'in', ids)
    .execute();
  await trx
    .deleteFrom('subscribers')
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('list_subscriptions as subscription')
            .select('subscription.list_id')
            .where('subscription.site_id', '=', siteId)
            .whereRef('subscription.subscriber_id', '=', 'subscribers.id'),
        ),
      ),
    )
    .execute();
}
