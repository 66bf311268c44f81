import { sql, type RawBuilder } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Comments of a feed (COMT-33). */
const FEED_SIZE = 50;

export interface FeedComment {
  readonly id: Id<'comment'>;
  readonly authorName: string;
  readonly isByMember: boolean;
  readonly text: string;
  readonly writtenAt: Date;
  readonly item: { readonly path: string; readonly title: string };
}

interface WantedComments {
  /** Null for all of the site. */
  readonly documentId: DocumentId | null;
  /** Of an `entry`: whether whoever asks gets it. */
  readonly isListed: RawBuilder<boolean>;
}

/** The newest approved comments on items that visitors see, unless the owner hides them (COMT-05, COMT-33). */
export async function listFeedComments(
  db: Db,
  siteId: SiteId,
  { documentId, isListed }: WantedComments,
): Promise<readonly FeedComment[]> {
  const rows = await db
    .selectFrom('item_comments as comment')
    .innerJoin('content_entries as entry', (join) =>
      join.onRef('entry.document_id', '=', 'comment.document_id').on('entry.stage', '=', 'live'),
    )
    .innerJoin('content_entries as collection', (join) =>
      join.onRef('collection.document_id', '=', 'entry.collection_id').on('collection.stage', '=', 'live'),
    )
    .leftJoin('accounts', 'accounts.id', 'comment.account_id')
    .select([
      'comment.id',
      'comment.author_name as authorName',
      'accounts.name as accountName',
      sql<boolean>`comment.member_id is not null`.as('isByMember'),
      'comment.body as text',
      'comment.created_at as writtenAt',
      'entry.path',
      'entry.title',
    ])
    .where('comment.site_id', '=', siteId)
    .where('entry.site_id', '=', siteId)
    .where('collection.site_id', '=', siteId)
    .where('comment.state', '=', 'approved')
    .where('comment.kind', '=', 'comment')
    .where('comment.removed_at', 'is', null)
    .where('comment.created_at', 'is not', null)
    .where('entry.workflow_state', '=', 'published')
    .where('entry.is_enabled', '=', true)
    .where('collection.is_enabled', '=', true)
    .where(isListed)
    .where(
      sql<boolean>`not exists (select from comment_choices choice where choice.site_id = ${siteId} and choice.is_hidden
        and choice.document_id in (entry.document_id, entry.collection_id))`,
    )
    .$if(documentId !== null, (query) => query.where(sql<boolean>`comment.document_id = ${documentId}`))
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(FEED_SIZE)
    .execute();
  return rows.flatMap(({ writtenAt, accountName, authorName, path, title, ...row }) =>
    writtenAt === null
      ? []
      : [{ ...row, writtenAt, authorName: accountName ?? authorName, item: { path, title } }],
  );
}
