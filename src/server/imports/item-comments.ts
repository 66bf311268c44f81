import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImportedComment } from './imported-comments.ts';

const BATCH_SIZE = 500;

interface PlacedComment extends ImportedComment {
  readonly documentId: DocumentId;
}

/** Keeps the comments of imported documents. */
export async function insertComments(
  trx: Db,
  siteId: SiteId,
  comments: readonly PlacedComment[],
): Promise<void> {
  for (let start = 0; start < comments.length; start += BATCH_SIZE) {
    await trx
      .insertInto('item_comments')
      .values(
        comments.slice(start, start + BATCH_SIZE).map((comment) => ({
          site_id: siteId,
          id: comment.id,
          document_id: comment.documentId,
          parent_id: comment.parentId,
          kind: comment.kind,
          state: comment.state,
          author_name: comment.authorName,
          author_url: comment.authorUrl,
          body: comment.body,
          created_at: comment.createdAt === null ? null : new Date(comment.createdAt),
        })),
      )
      .execute();
  }
}
