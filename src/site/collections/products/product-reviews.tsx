import { MOST_STARS, type ShownReview, type ShownReviews } from '#domain/product-reviews/product-review.ts';
import { productReviews as words } from '#messages/en/product-reviews.ts';
import type { Translate } from '#messages/translator.ts';
import { formatDay, type DateFormat } from '../format-day.ts';

/** Reviews that are open at once; the others unfold. */
const OPEN = 5;
const TENTHS = 10;
const STAR = '★';
const NO_STAR = '☆';

interface ProductReviewsProps {
  readonly reviews: ShownReviews;
  readonly dates: DateFormat;
  readonly translate: Translate;
}

/** What buyers wrote about a product, as far as its owner approved it, newest first (BLK-80). */
export function ProductReviews({ reviews, dates, translate }: ProductReviewsProps) {
  const { count, average, newest } = reviews;
  const shown = (Math.round(average) / TENTHS).toLocaleString(dates.language, { maximumFractionDigits: 1 });
  const rest = newest.slice(OPEN);
  const list = (items: readonly ShownReview[]) => (
    <ul>
      {items.map((review) => (
        <Review key={review.id} review={review} dates={dates} translate={translate} />
      ))}
    </ul>
  );
  return (
    <section className="ProductItem-reviews" id="reviews" aria-labelledby="product-reviews">
      <h2 id="product-reviews">{translate(words.heading)}</h2>
      <p>
        <Stars rating={Math.round(average / TENTHS)} /> {translate(words.average, { average: shown, count })}
      </p>
      {list(newest.slice(0, OPEN))}
      {rest.length === 0 ? null : (
        <details>
          <summary>{translate(words.showAll)}</summary>
          {list(rest)}
          {count > newest.length ? (
            <p>{translate(words.newest, { count: newest.length, total: count })}</p>
          ) : null}
        </details>
      )}
    </section>
  );
}

interface ReviewProps {
  readonly review: ShownReview;
  readonly dates: DateFormat;
  readonly translate: Translate;
}

function Review({ review: { rating, name, text, at }, dates, translate }: ReviewProps) {
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
        <time dateTime={at}>{formatDay(at, dates)}</time>
      </p>
    </li>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  return <span aria-hidden="true">{STAR.repeat(rating) + NO_STAR.repeat(MOST_STARS - rating)}</span>;
}
