/** What an owner made of a review: only approved ones are published (BLK-80, CONT-120). */
export const REVIEW_STATES = ['pending', 'approved', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Stars that a buyer gives at most (BLK-80). */
export const MOST_STARS = 5;

/** Characters of what is written. */
export const MAX_REVIEW_LENGTH = 2_000;
export const MAX_REVIEWER_LENGTH = 100;

/** Days after the last parcel of an order until its buyer is asked. */
export const REVIEW_DAYS = { least: 1, most: 60 } as const;

/** Within so many milliseconds of the mail its link takes reviews: 60 days. */
export const REVIEW_LINK_LIFE_MS = 60 * 24 * 60 * 60 * 1000;

/** What a page says of the reviews of a product. */
export type ShownReviews = {
  readonly count: number;
  /** Tenths of a star: 45 are four and a half. */
  readonly average: number;
  /** Those of this page, the newest first. */
  readonly listed: readonly ShownReview[];
  /** From 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
};

export type ShownReview = {
  readonly id: string;
  readonly rating: number;
  /** Empty: the buyer gave none. */
  readonly name: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
};
