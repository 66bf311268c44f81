import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShownComment } from '#site/content/shown-comment.ts';

/** The greatest number of comments on a page; further ones are stored, but not shown. */
const MAX_SHOWN_COMMENTS = 500;

export interface ApprovedComments {
  readonly comments: readonly ShownComment[];
  /** Includes those that a page does not show (COMT-08). */
  readonly count: number;
}

/** The approved comments of an item, oldest first (COMT-06, COMT-07); what other sites pinged is not among them. */
export async function listApprovedComments(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<ApprovedComments> {
  const rows = await db
    .selectFrom('item_comments')
    .select(['id', 'parent_id', 'author_name', 'body', 'created_at'])
    .select(sql<number>`(count(*) over ())::int`.as('count'))
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('state', '=', 'approved')
    .where('kind', '=', 'comment')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_SHOWN_COMMENTS)
    .execute();
  const comments = rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    authorName: row.author_name,
    text: row.body,
    writtenAt: row.created_at?.toISOString() ?? null,
  }));
  return { comments, count: rows[0]?.count ?? 0 };
}
