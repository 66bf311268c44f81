import type { Services } from '#server/platform/services.ts';

/** How long a removed document can be brought back. */
export const TRASH_DAYS = 30;
export const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;

/** What was removed before this time cannot be recovered any more. */
export function purgeLimit(now: Date): Date {
  return new Date(now.getTime() - TRASH_MS);
}

/** Deletes for good what was removed more than 30 days ago and is not live (by a rollback). */
export async function purgeTrash(services: Services): Promise<number> {
  const { numDeletedRows } = await services.db
    .deleteFrom('documents')
    .where('removed_at', '<', purgeLimit(new Date(services.now())))
    .where('published_version', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
