import { z } from 'zod';
import { DOCUMENT_KINDS } from '#domain/documents/record.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

const read = { kind: 'permission', any: ['content.read'] } as const;
const write = { kind: 'permission', any: ['content.write'] } as const;
const publish = { kind: 'permission', any: ['content.publish'] } as const;

export const REVIEW_STATES = ['waiting', 'approved', 'declined'] as const;
const documentParams = z.object({ documentId: documentIdSchema });
const remarkSchema = z.string().trim().max(2000);
const done = z.object({ status: z.literal('done') });

const reviewSchema = z.object({
  documentId: documentIdSchema,
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  /** Of a page, a collection or an item; null for others. */
  path: z.string().nullable(),
  state: z.enum(REVIEW_STATES),
  /** The newest version of the document: what is approved. */
  version: z.int(),
  /** Whether the document was changed since it was asked about, or approved. */
  isChanged: z.boolean(),
  note: z.string(),
  /** Null for somebody whose account is gone. */
  requestedBy: z.string().nullable(),
  /** Whether the caller asked for it. */
  isOwn: z.boolean(),
  requestedAt: z.iso.datetime(),
  remark: z.string(),
  decidedBy: z.string().nullable(),
  /** Open threads of comments on the document. */
  openThreads: z.int(),
});
export type Review = z.infer<typeof reviewSchema>;

/**
 * What waits for a review, what was approved and what was declined, as long as it is not live: what waits first, the
 * oldest first.
 */
export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/api/reviews',
  host: 'app',
  access: read,
  query: z.object({
    /** Of this document alone. */
    documentId: documentIdSchema.optional(),
    ...pageQuery({ pageSize: 50, maxPageSize: 100 }),
  }),
  output: z.object({
    reviews: z.array(reviewSchema),
    total: z.int(),
    /** How many of all wait. */
    waiting: z.int(),
  }),
});

/**
 * Asks those who may publish to look at a document; they get a mail. A draft item becomes 'needs review' (CONT-184).
 * Asked again, the former answer is gone. Throws `not-found`, `nothing-to-review` where all of it is live.
 */
export const askForReview = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/:documentId',
  host: 'app',
  access: write,
  rateLimit: 20,
  params: documentParams,
  body: z.object({ note: remarkSchema }),
  output: done,
});

/** Takes the question back; `review-gone` where nothing waits. */
export const withdrawReview = defineEndpoint({
  method: 'DELETE',
  path: '/api/reviews/:documentId',
  host: 'app',
  access: write,
  params: documentParams,
  output: done,
});

/**
 * Says that a document is fine as it is, and publishes it where asked to, also when it was approved before; whoever asked gets a mail. Throws
 * `review-gone` where nothing waits, and `review-changed` where there is a newer version than the one that was looked at.
 */
export const approveReview = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/:documentId/approve',
  host: 'app',
  access: publish,
  params: documentParams,
  body: z.object({ version: z.int().min(0), publishes: z.boolean() }),
  output: done,
});

/** Approved and published at once: a page of the list. */
const MAX_APPROVED = 100;

/**
 * Approves several documents and publishes them, as one release; whoever asked for one gets a mail. Those that nobody
 * waits for any more, or of which there is a newer version than the one that was looked at, are left as they are.
 */
export const approveReviews = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/approve',
  host: 'app',
  access: publish,
  body: z.object({
    reviews: z
      .array(z.object({ documentId: documentIdSchema, version: z.int().min(0) }))
      .min(1)
      .max(MAX_APPROVED),
  }),
  output: z.object({ published: z.int(), left: z.int() }),
});

/** Gives a document back with a remark, which is mailed to whoever asked. Throws `review-gone`. */
export const declineReview = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/:documentId/decline',
  host: 'app',
  access: publish,
  params: documentParams,
  body: z.object({ remark: remarkSchema }),
  output: done,
});
