import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { ShownReviews } from '#domain/product-reviews/product-review.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Reviews that one page of a product has. */
const PER_PAGE = 50;
const TENTHS = 10;

/**
 * A page of the approved reviews of a product with the average of all, the last page where there are not so many; null
 * where there are none (BLK-80).
 */
export async function loadShownReviews(
  db: Db,
  siteId: SiteId,
  productId: DocumentId,
  pageNumber = 1,
): Promise<ShownReviews | null> {
  const approved = db
    .selectFrom('product_reviews')
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('state', '=', 'approved');
  const listed = await approved
    .select(['id', 'rating', 'name', 'text', 'created_at as at'])
    .select(({ fn }) => [
      fn.countAll<string>().over().as('count'),
      fn.sum<string>('rating').over().as('stars'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((pageNumber - 1) * PER_PAGE)
    .execute();
  const [first] = listed;
  if (first === undefined) {
    if (pageNumber === 1) return null;
    const { count } = await approved
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return loadShownReviews(db, siteId, productId, Math.max(1, Math.ceil(Number(count) / PER_PAGE)));
  }
  const count = Number(first.count);
  return {
    count,
    average: Math.round((Number(first.stars) * TENTHS) / count),
    listed: listed.map(({ id, rating, name, text, at }) => ({
      id,
      rating,
      name,
      text,
      at: at.toISOString(),
    })),
    pageNumber,
    pageCount: Math.ceil(count / PER_PAGE),
  };
}
