import type { ImageValue } from '#domain/images/image-value.ts';

/** What the page of a request for reviews shows (BLK-79, BLK-80). */
export interface ReviewsState {
  readonly title: string;
  readonly text: string;
  /** A way on where there is nothing to review. */
  readonly link: { readonly href: string; readonly label: string } | null;
  /** The address that reviews are sent to. */
  readonly action: string;
  readonly crumb: string;
  readonly products: readonly ReviewedProduct[];
  readonly maxLength: number;
  readonly maxName: number;
  readonly words: ReviewsWords;
}

export interface ReviewedProduct {
  readonly id: string;
  readonly title: string;
  readonly image: ImageValue | null;
  readonly isReviewed: boolean;
  /** It was reviewed just now. */
  readonly isNew: boolean;
  /** What was wrong with what was sent; null where nothing was. */
  readonly problems: { readonly rating: string | null; readonly text: string | null } | null;
}

export interface ReviewsWords {
  readonly rating: string;
  /** Of one star to five. */
  readonly stars: readonly string[];
  readonly review: string;
  readonly name: string;
  readonly nameText: string;
  readonly send: string;
  readonly sent: string;
  readonly reviewed: string;
  readonly failed: string;
}
