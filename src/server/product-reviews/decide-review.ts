import type { SiteId } from '#domain/documents/record.ts';
import type { ReviewState } from '#domain/product-reviews/product-review.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import type { ProductReviewId } from './tables.ts';

/** Publishes a review, hides it, or lets it wait; its page is made anew. Throws `not-found` (BLK-80). */
export async function decideReview(
  { db }: Pick<Services, 'db'>,
  siteId: SiteId,
  reviewId: ProductReviewId,
  state: ReviewState,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('product_reviews')
      .set({ state })
      .where('site_id', '=', siteId)
      .where('id', '=', reviewId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallError('not-found');
    await bumpRevision(trx, siteId);
  });
}

/** Deletes a review for good. Throws `not-found`. */
export async function deleteReview(
  { db }: Pick<Services, 'db'>,
  siteId: SiteId,
  reviewId: ProductReviewId,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Its buyer does not write another one: the row stays, without what was written.
    const { numUpdatedRows } = await trx
      .updateTable('product_reviews')
      .set({ state: 'hidden', name: '', text: '', email_key: '' })
      .where('site_id', '=', siteId)
      .where('id', '=', reviewId)
      .where('text', '<>', '')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallError('not-found');
    await bumpRevision(trx, siteId);
  });
}
