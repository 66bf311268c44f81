import type { Services } from '#server/platform/services.ts';

/** How long a removed document can be brought back. */
export const TRASH_DAYS = 30;
export const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;

/** What was removed before this time cannot be recovered any more. */
export function purgeLimit(now: Date): Date {
  return new Date(now.getTime() - TRASH_MS);
}

/** Deletes for good what was removed more than 30 days ago and is not live (by a rollback), nor holds an item that is. */
export async function purgeTrash(services: Services): Promise<number> {
  const { numDeletedRows } = await services.db
    .deleteFrom('documents')
    .where('removed_at', '<', purgeLimit(new Date(services.now())))
    .where('published_version', 'is', null)
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
    .executeTakeFirst();
  return Number(numDeletedRows);
}
