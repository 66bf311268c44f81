import { sql } from 'kysely';
import type { Review } from '#contract/reviews.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countOpenThreads } from '#server/threads/queries.ts';

/** What is not live yet, and not in the trash: published since it was asked about, a review is over. */
function selectOpen(db: Db, siteId: SiteId) {
  return db
    .selectFrom('document_reviews as review')
    .innerJoin('documents', (join) =>
      join.onRef('documents.site_id', '=', 'review.site_id').onRef('documents.id', '=', 'review.document_id'),
    )
    .where('review.site_id', '=', siteId)
    .where('documents.removed_at', 'is', null)
    .where(
      sql<boolean>`(documents.published_version is null or documents.published_version < review.version)`,
    );
}

export interface ReviewFilter {
  readonly documentId?: DocumentId | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of what waits or was decided, as somebody sees it: what waits first, the oldest first. */
export async function listReviews(
  db: Db,
  siteId: SiteId,
  accountId: AccountId,
  filter: ReviewFilter,
): Promise<{ readonly reviews: Review[]; readonly total: number; readonly waiting: number }> {
  const { documentId } = filter;
  const matching = () => {
    const open = selectOpen(db, siteId);
    return documentId === undefined ? open : open.where('review.document_id', '=', documentId);
  };
  const rows = await matching()
    .leftJoin('document_records as settings', (join) =>
      join
        .onRef('settings.site_id', '=', 'review.site_id')
        .onRef('settings.document_id', '=', 'review.document_id')
        .on('settings.record_id', '=', 'settings'),
    )
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'review.site_id')
        .onRef('entry.document_id', '=', 'review.document_id')
        .on('entry.stage', '=', 'draft'),
    )
    .leftJoin('accounts as requester', 'requester.id', 'review.requested_by')
    .leftJoin('accounts as decider', 'decider.id', 'review.decided_by')
    .select([
      'review.document_id',
      'documents.kind',
      sql<string>`coalesce(settings.record ->> 'title', '')`.as('title'),
      'entry.path',
      'review.state',
      'documents.version',
      sql<boolean>`documents.version > review.version`.as('is_changed'),
      'review.note',
      'review.requested_by',
      'requester.name as requester_name',
      'review.requested_at',
      'review.remark',
      'decider.name as decider_name',
    ])
    .orderBy(sql`review.state = 'waiting'`, 'desc')
    .orderBy('review.requested_at')
    .orderBy('review.document_id')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  const { total, waiting } = await matching()
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where review.state = 'waiting'))::int`.as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  const openThreads = await countOpenThreads(
    db,
    siteId,
    rows.map((row) => row.document_id),
  );
  return {
    reviews: rows.map((row) => ({
      documentId: row.document_id,
      kind: row.kind,
      title: row.title,
      path: row.path,
      state: row.state,
      version: row.version,
      isChanged: row.is_changed,
      note: row.note,
      requestedBy: row.requester_name,
      isOwn: row.requested_by === accountId,
      requestedAt: row.requested_at.toISOString(),
      remark: row.remark,
      decidedBy: row.decider_name,
      openThreads: openThreads.get(row.document_id) ?? 0,
    })),
    total,
    waiting,
  };
}

/** The review of a document in one of some states; null where there is none. To be called with the document locked. */
export async function findReview(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  states: readonly Review['state'][],
): Promise<{ readonly requestedBy: AccountId | null } | null> {
  const row = await selectOpen(trx, siteId)
    .select('review.requested_by as requestedBy')
    .where('review.document_id', '=', documentId)
    .where('review.state', 'in', states)
    .executeTakeFirst();
  return row ?? null;
}
