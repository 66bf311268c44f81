import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Marks documents as in the trash, with the time. */
export async function markRemoved(
  trx: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
  at: Date,
  by: string,
): Promise<void> {
  if (documentIds.length === 0) return;
  const removal = JSON.stringify([{ at: at.toISOString(), until: null }]);
  await trx
    .updateTable('documents')
    .set({ removed_at: at, removed_by_name: by, removals: sql`removals || ${removal}::jsonb` })
    .where('site_id', '=', siteId)
    .where('id', 'in', [...documentIds])
    .execute();
}

/** Removes the mark. */
export async function markRecovered(
  trx: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
  at: Date,
): Promise<void> {
  if (documentIds.length === 0) return;
  await trx
    .updateTable('documents')
    .set({
      removed_at: null,
      removed_by_name: null,
      removed_links: null,
      removals: sql`jsonb_set(removals, '{-1,until}', to_jsonb(${at.toISOString()}::text))`,
    })
    .where('site_id', '=', siteId)
    .where('id', 'in', [...documentIds])
    .execute();
}
