import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { ShownReviews } from '#domain/product-reviews/product-review.ts';
import type { Db } from '#server/platform/database/database.ts';

const TENTHS = 10;

type NewestReviews = Pick<ShownReviews, 'count' | 'average' | 'listed'>;

/** The newest approved reviews of several products with the average of all, in one query; products without any are not there. */
export async function newestReviews(
  db: Db,
  siteId: SiteId,
  productIds: readonly DocumentId[],
  most: number,
): Promise<ReadonlyMap<DocumentId, NewestReviews>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .with('approved', (given) =>
      given
        .selectFrom('product_reviews')
        .select(['product_id as productId', 'id', 'rating', 'name', 'text', 'created_at as at'])
        .select(({ fn }) => [
          fn
            .countAll<string>()
            .over((all) => all.partitionBy('product_id'))
            .as('count'),
          fn
            .sum<string>('rating')
            .over((all) => all.partitionBy('product_id'))
            .as('stars'),
          fn
            .agg<string>('row_number')
            .over((all) => all.partitionBy('product_id').orderBy('created_at', 'desc').orderBy('id', 'desc'))
            .as('place'),
        ])
        .where('site_id', '=', siteId)
        .where('product_id', 'in', [...productIds])
        .where('state', '=', 'approved'),
    )
    .selectFrom('approved')
    .selectAll()
    .where('place', '<=', String(most))
    .orderBy('place')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ productId }) => productId)].map(([productId, listed]) => {
      const count = Number(listed[0]?.count ?? 0);
      const stars = Number(listed[0]?.stars ?? 0);
      const reviews = listed.map(({ id, rating, name, text, at }) => ({
        id,
        rating,
        name,
        text,
        at: at.toISOString(),
      }));
      return [productId, { count, average: Math.round((stars * TENTHS) / count), listed: reviews }];
    }),
  );
}
