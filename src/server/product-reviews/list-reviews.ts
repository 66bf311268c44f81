import type { ModeratedReview } from '#contract/product-reviews.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { ReviewState } from '#domain/product-reviews/product-review.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What matches is counted so far beyond the page. */
const COUNTED_BEYOND = 1_000;

interface ReviewsQuery {
  readonly search: string;
  readonly state?: ReviewState | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the reviews of a site, newest first, and how many match (BLK-80). */
export async function selectReviews(db: Db, siteId: SiteId, { search, state, page, pageSize }: ReviewsQuery) {
  const offset = (page - 1) * pageSize;
  let matching = db
    .selectFrom('product_reviews as review')
    .where('review.site_id', '=', siteId)
    // What was deleted keeps its place, so that it is not written again.
    .where('review.text', '<>', '')
    .$if(state !== undefined, (query) => query.where('review.state', '=', state ?? 'pending'))
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc');
  for (const pattern of searchPatterns(search)) {
    matching = matching.where((where) =>
      where.or([
        where('review.product_title', 'ilike', pattern),
        where('review.name', 'ilike', pattern),
        where('review.text', 'ilike', pattern),
      ]),
    );
  }
  const rows = await matching
    .leftJoin('content_entries as entry', (join) =>
      join
        .on('entry.site_id', '=', siteId)
        .on('entry.stage', '=', 'live')
        .onRef('entry.document_id', '=', 'review.product_id'),
    )
    .select([
      'review.id',
      'review.product_title as product',
      'entry.path',
      'review.rating',
      'review.name',
      'review.text',
      'review.state',
      'review.created_at as at',
    ])
    .limit(pageSize)
    .offset(offset)
    .execute();
  const { count } = await db
    .selectFrom(
      matching
        .select('review.id')
        .limit(offset + pageSize + COUNTED_BEYOND)
        .as('each'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  return {
    reviews: rows.map(({ at, ...review }): ModeratedReview => ({ ...review, at: at.toISOString() })),
    total,
    hasMore: total === offset + pageSize + COUNTED_BEYOND,
  };
}
