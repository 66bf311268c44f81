import {
  commentSettingsSchema,
  DEFAULT_COMMENT_SETTINGS,
  type CommentSettings,
} from '#domain/comments/comment-settings.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { bumpRevision } from '#server/sites/queries.ts';

/** How a site takes comments; those of a site that never said so are the default. */
export async function loadCommentSettings(db: Db, siteId: SiteId): Promise<CommentSettings> {
  const row = await db
    .selectFrom('comment_settings')
    .select('settings')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (row === undefined) return DEFAULT_COMMENT_SETTINGS;
  // Fields that a later version adds begin as the default.
  const stored = typeof row.settings === 'object' ? row.settings : {};
  return commentSettingsSchema.parse({ ...DEFAULT_COMMENT_SETTINGS, ...stored });
}

/** Saves them; pages that are cached show them from the next load on (COMT-06). */
export async function saveCommentSettings(
  trx: Db,
  siteId: SiteId,
  settings: CommentSettings,
  now: number,
): Promise<void> {
  const row = {
    settings: JSON.stringify(settings),
    changed_at: new Date(now),
    // From now on it is looked for what closes.
    ...(settings.closeAfterDays === null ? {} : { closed_until: new Date(now) }),
  };
  await trx
    .insertInto('comment_settings')
    .values({ site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
    .execute();
  await bumpRevision(trx, siteId);
}
