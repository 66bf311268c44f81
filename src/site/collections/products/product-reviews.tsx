import type { ShownReview, ShownReviews } from '#domain/product-reviews/product-review.ts';
import { posts } from '#messages/en/posts.ts';
import { productReviews as words } from '#messages/en/product-reviews.ts';
import type { Translate } from '#messages/translator.ts';
import { AverageOfReviews, ReviewOfBuyer } from '#blocks/product-reviews/review-of-buyer.tsx';
import { formatDay, type DateFormat } from '../format-day.ts';

/** Reviews that are open at once; the others unfold. */
const OPEN = 5;

interface ProductReviewsProps {
  readonly reviews: ShownReviews;
  readonly dates: DateFormat;
  readonly translate: Translate;
}

/** What buyers wrote about a product, as far as its owner approved it, newest first (BLK-80). */
export function ProductReviews({ reviews, dates, translate }: ProductReviewsProps) {
  const { listed, pageNumber } = reviews;
  // Who asked for older ones sees them at once.
  const open = pageNumber === 1 ? OPEN : listed.length;
  const rest = listed.slice(open);
  const pages = <Pages reviews={reviews} translate={translate} />;
  const list = (items: readonly ShownReview[]) => (
    <ul>
      {items.map((review) => (
        <ReviewOfBuyer
          key={review.id}
          review={review}
          day={formatDay(review.at, dates)}
          translate={translate}
        />
      ))}
    </ul>
  );
  return (
    <section className="ProductItem-reviews" id="reviews" aria-labelledby="product-reviews">
      <h2 id="product-reviews">{translate(words.heading)}</h2>
      <AverageOfReviews reviews={reviews} language={dates.language} translate={translate} />
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
