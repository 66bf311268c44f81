import { MOST_STARS, type ShownReview, type ShownReviews } from '#domain/product-reviews/product-review.ts';
import { productReviews as words } from '#messages/en/product-reviews.ts';
import type { Translate } from '#messages/translator.ts';

const TENTHS = 10;
const STAR = '★';
const NO_STAR = '☆';

interface ReviewOfBuyerProps {
  readonly review: ShownReview;
  /** The day on which it was written, as the people of the site write it. */
  readonly day: string;
  readonly translate: Translate;
}

/** What one buyer wrote about a product (BLK-80). */
export function ReviewOfBuyer({ review: { rating, name, text, at }, day, translate }: ReviewOfBuyerProps) {
  return (
    <li>
      <p>
        <Stars rating={rating} />
        <span className="portico-hidden">{translate(words.ofFive, { count: rating })}</span>
      </p>
      <p dir="auto" className="ProductItem-reviewText">
        {text}
      </p>
      <p className="ProductItem-reviewBy">
        <bdi>{name === '' ? translate(words.buyer) : name}</bdi>
        {' · '}
        <time dateTime={at}>{day}</time>
      </p>
    </li>
  );
}

interface AverageProps {
  readonly reviews: Pick<ShownReviews, 'count' | 'average'>;
  /** BCP 47. */
  readonly language: string;
  readonly translate: Translate;
}

/** How many stars the buyers of a product gave, and how many of them. */
export function AverageOfReviews({ reviews: { count, average }, language, translate }: AverageProps) {
  const shown = (Math.round(average) / TENTHS).toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <p>
      <Stars rating={Math.round(average / TENTHS)} /> {translate(words.average, { average: shown, count })}
    </p>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  return <span aria-hidden="true">{STAR.repeat(rating) + NO_STAR.repeat(MOST_STARS - rating)}</span>;
}
