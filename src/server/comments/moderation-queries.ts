import { sql } from 'kysely';
import type { CommentState } from '#domain/comments/comment-states.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';
import { commentsInPlace } from './comments-in-place.ts';

export interface ModerationFilter {
  readonly state: CommentState;
  /** Words that all occur in text, name or address. */
  readonly search?: string | undefined;
  readonly documentId?: DocumentId | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Comments go out of sight with their item, and come back with it (COMT-21). */
function isOfThere(siteId: SiteId) {
  return sql<boolean>`not exists (select from documents document where document.site_id = ${siteId}
    and document.id = comment.document_id and document.removed_at is not null)`;
}

function matching(db: Db, siteId: SiteId, filter: ModerationFilter) {
  let query = commentsInPlace(db, siteId).where('comment.state', '=', filter.state).where(isOfThere(siteId));
  if (filter.documentId !== undefined) query = query.where('comment.document_id', '=', filter.documentId);
  for (const pattern of searchPatterns(filter.search)) {
    query = query.where(
      sql<string>`lower(comment.body || ' ' || comment.author_name || ' ' || coalesce(comment.author_email, ''))`,
      'like',
      pattern,
    );
  }
  return query;
}

/** A page of the comments in a state, the newest first, with what they stand on (COMT-18). */
export async function listForModeration(db: Db, siteId: SiteId, filter: ModerationFilter) {
  const base = matching(db, siteId, filter);
  const [rows, { total }] = await Promise.all([
    base
      .select([
        'comment.id',
        'comment.document_id as documentId',
        'comment.author_name as authorName',
        'comment.author_email as authorEmail',
        'comment.body as text',
        'comment.state',
        'comment.created_at as createdAt',
        'comment.reports',
        'comment.likes',
        'comment.kept_at as keptAt',
        'comment.member_id as memberId',
        'comment.account_id as accountId',
        sql<boolean>`comment.sender_hash is not null`.as('hasAddress'),
        'accounts.name as accountName',
        'entry.title as itemTitle',
        'entry.path as itemPath',
      ])
      .orderBy('comment.created_at', 'desc')
      .orderBy('comment.id', 'desc')
      .limit(filter.pageSize)
      .offset((filter.page - 1) * filter.pageSize)
      .execute(),
    base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** How many comments are in each state. */
export async function countByState(db: Db, siteId: SiteId): Promise<Record<CommentState, number>> {
  const rows = await db
    .selectFrom('item_comments as comment')
    .select(['comment.state', sql<number>`count(*)::int`.as('count')])
    .where('comment.site_id', '=', siteId)
    .where('comment.kind', '=', 'comment')
    .where(isOfThere(siteId))
    .groupBy('comment.state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const of = (state: CommentState) => counts.get(state) ?? 0;
  return { pending: of('pending'), approved: of('approved'), spam: of('spam'), deleted: of('deleted') };
}

/** Comments by their ids in the order of these, locked until the transaction ends. */
export async function lockComments(trx: Db, siteId: SiteId, ids: readonly Id<'comment'>[]) {
  return trx
    .selectFrom('item_comments')
    .select(['id', 'state', 'document_id as documentId'])
    .where('site_id', '=', siteId)
    .where('kind', '=', 'comment')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}
