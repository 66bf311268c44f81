import { MOST_STARS, type ShownReview, type ShownReviews } from '#domain/product-reviews/product-review.ts';
import { posts } from '#messages/en/posts.ts';
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
  const { count, average, listed, pageNumber } = reviews;
  const shown = (Math.round(average) / TENTHS).toLocaleString(dates.language, { maximumFractionDigits: 1 });
  // Who asked for older ones sees them at once.
  const open = pageNumber === 1 ? OPEN : listed.length;
  const rest = listed.slice(open);
  const pages = <Pages reviews={reviews} translate={translate} />;
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
      {list(listed.slice(0, open))}
      {rest.length === 0 ? (
        pages
      ) : (
        <details>
          <summary>{translate(words.showAll)}</summary>
          {list(rest)}
          {pages}
        </details>
      )}
    </section>
  );
}

function Pages({ reviews, translate }: Pick<ProductReviewsProps, 'reviews' | 'translate'>) {
  const { pageNumber, pageCount } = reviews;
  if (pageCount < 2) return null;
  const hrefOf = (page: number) => `?reviews=${page}#reviews`;
  return (
    <nav className="ProductItem-reviewPages" aria-label={translate(words.pages)}>
      {pageNumber > 1 ? (
        <a rel="prev" href={hrefOf(pageNumber - 1)}>
          {translate(words.newer)}
        </a>
      ) : null}
      <span>{translate(posts.position, { page: pageNumber, count: pageCount })}</span>
      {pageNumber < pageCount ? (
        <a rel="next" href={hrefOf(pageNumber + 1)}>
          {translate(words.older)}
        </a>
      ) : null}
    </nav>
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
