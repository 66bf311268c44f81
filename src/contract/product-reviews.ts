import { z } from 'zod';
import { MOST_STARS, REVIEW_STATES } from '#domain/product-reviews/product-review.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

export const REVIEWS_PER_PAGE = 50;

const reviewSchema = z.object({
  id: idSchema<'product-review'>(),
  product: z.string(),
  /** The address of its page; null where it has none any more. */
  path: z.string().nullable(),
  rating: z.int().min(1).max(MOST_STARS),
  /** Empty: its buyer gave none. */
  name: z.string(),
  text: z.string(),
  state: z.enum(REVIEW_STATES),
  at: z.iso.datetime(),
});
export type ModeratedReview = z.infer<typeof reviewSchema>;

const access = { kind: 'permission', any: ['comments.moderate'] } as const;
const reviewId = z.object({ reviewId: idSchema<'product-review'>() });

/** What buyers wrote about products, newest first (BLK-80, ROLE-15). */
export const listProductReviews = defineEndpoint({
  host: 'app',
  access,
  method: 'GET',
  path: '/api/product-reviews',
  query: z.object({
    /** Words that all occur in the title of its product, in its name or in its text. */
    search: z.string().trim().max(200).default(''),
    state: z.enum(REVIEW_STATES).optional(),
    ...pageQuery({ pageSize: REVIEWS_PER_PAGE, maxPageSize: REVIEWS_PER_PAGE }),
  }),
  output: z.object({
    reviews: z.array(reviewSchema),
    /** What matches, counted to 1,000 beyond the page. */
    total: z.int(),
    hasMore: z.boolean(),
  }),
});

/** Publishes a review, or takes it back. */
export const decideProductReview = defineEndpoint({
  host: 'app',
  access,
  method: 'POST',
  path: '/api/product-reviews/:reviewId',
  params: reviewId,
  body: z.object({ state: z.enum(REVIEW_STATES) }),
  output: z.object({}),
});

/** Deletes a review for good. */
export const deleteProductReview = defineEndpoint({
  host: 'app',
  access,
  method: 'DELETE',
  path: '/api/product-reviews/:reviewId',
  params: reviewId,
  output: z.object({}),
});
