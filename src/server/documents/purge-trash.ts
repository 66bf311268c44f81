import type { Services } from '#server/platform/services.ts';

/** How long a removed document can be brought back. */
export const TRASH_DAYS = 30;
export const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;

/** Deletes for good what was removed more than 30 days ago and is not live (by a rollback). */
export async function purgeTrash(services: Services): Promise<number> {
  const { numDeletedRows } = await services.db
    .deleteFrom('documents')
    .where('removed_at', '<', new Date(services.now() - TRASH_MS))
    .where('published_version', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
