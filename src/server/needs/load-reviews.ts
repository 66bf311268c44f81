import { MAX_BLOCK_REVIEWS } from '#blocks/product-reviews/schema.ts';
import { listProductEntries } from '#server/products/queries.ts';
import { newestReviews } from '#server/products/newest-reviews.ts';
import type { NeedLoader } from './need-loader.ts';

/** The newest approved reviews of published products, with the average of all; those without any are left out (CONT-56). */
export const loadReviews: NeedLoader<'reviews'> = async (db, siteId, documentIds, withheld) => {
  const [entries, reviews] = await Promise.all([
    listProductEntries(db, siteId, documentIds, withheld),
    newestReviews(db, siteId, documentIds, MAX_BLOCK_REVIEWS),
  ]);
  return new Map(
    entries.flatMap(({ documentId, path, title }) => {
      const found = reviews.get(documentId);
      return found === undefined
        ? []
        : [[documentId, [{ path: encodeURI(path), title, reviews: found }]] as const];
    }),
  );
};
