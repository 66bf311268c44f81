import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What visitors wrote on a site (`comment`), with the `entry` it stands on and the `accounts` of those of the site. */
export function commentsInPlace(db: Db, siteId: SiteId) {
  return db
    .selectFrom('item_comments as comment')
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.document_id', '=', 'comment.document_id')
        .on('entry.site_id', '=', siteId)
        .on('entry.stage', '=', 'draft'),
    )
    .leftJoin('accounts', 'accounts.id', 'comment.account_id')
    .where('comment.site_id', '=', siteId)
    .where('comment.kind', '=', 'comment');
}
