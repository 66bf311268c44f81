import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { ShownReviews } from '#domain/product-reviews/product-review.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Reviews that a page of a product has at most; of more it says how many there are. */
const MOST_SHOWN = 50;
const TENTHS = 10;

/** The approved reviews of a product with their average; null where there are none (BLK-80). */
export async function loadShownReviews(
  db: Db,
  siteId: SiteId,
  productId: DocumentId,
): Promise<ShownReviews | null> {
  const approved = db
    .selectFrom('product_reviews')
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('state', '=', 'approved');
  const newest = await approved
    .select(['id', 'rating', 'name', 'text', 'created_at as at'])
    .select(({ fn }) => [
      fn.countAll<string>().over().as('count'),
      fn.sum<string>('rating').over().as('stars'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const [first] = newest;
  if (first === undefined) return null;
  const count = Number(first.count);
  return {
    count,
    average: Math.round((Number(first.stars) * TENTHS) / count),
    newest: newest.map(({ id, rating, name, text, at }) => ({
      id,
      rating,
      name,
      text,
      at: at.toISOString(),
    })),
  };
}
