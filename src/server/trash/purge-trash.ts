import { sql } from 'kysely';
import type { Services } from '#server/platform/services.ts';
import { kindsLasting } from '#server/documents/kind-conditions.ts';
import { recountUsage } from '#server/quotas/recount-usage.ts';

/** How long a removed document can be brought back. */
export const TRASH_DAYS = 30;
export const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;

/** What was removed before this time cannot be recovered any more. */
export function purgeLimit(now: Date): Date {
  return new Date(now.getTime() - TRASH_MS);
}

/**
 * Deletes for good what was removed more than 30 days ago and is not live (by a rollback), nor holds an item that is;
 * what is shown within others where none shows it any more.
 */
export async function purgeTrash(services: Services): Promise<number> {
  return services.db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('documents')
      .where('removed_at', '<', purgeLimit(new Date(services.now())))
      .where(
        // `offset 0`: a look at its own uses, not at those of all sites.
        sql<boolean>`case when documents.kind in (${kindsLasting('while-shown')}) then not exists (select from document_file_uses uses
          where uses.site_id = documents.site_id and uses.file = documents.id::text offset 0)
          else published_version is null end`,
      )
      .where((each) =>
        each.not(
          each.exists(
            each
              .selectFrom('documents as item')
              .select('item.id')
              .whereRef('item.site_id', '=', 'documents.site_id')
              .whereRef('item.collection_id', '=', 'documents.id')
              .where('item.published_version', 'is not', null),
          ),
        ),
      )
      .returning('site_id')
      .execute();
    await recountUsage(
      trx,
      deleted.map((row) => row.site_id),
    );
    return deleted.length;
  });
}
