import { blockHints } from '#messages/en/interface/block-hints.ts';
import { posts } from '#messages/en/posts.ts';
import { productReviews as words } from '#messages/en/product-reviews.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { editorHint } from '../editor-hint.ts';
import { reviewNeeds } from './needs.ts';
import { AverageOfReviews, ReviewOfBuyer } from './review-of-buyer.tsx';
import type { ProductReviewsData } from './schema.ts';

/** What buyers wrote about one product, the newest first, and the way to all of it (CONT-56); without reviews visitors see nothing. */
export function ProductReviewsBlock({ data, context }: BlockRenderProps<ProductReviewsData>) {
  const [need] = reviewNeeds(data);
  const { translate } = context;
  const loaded = need === undefined ? [] : context.loaded('reviews', need.documentId);
  // Only its frame is drawn where nobody has asked.
  if (loaded === null) return <div className="portico-block-product-reviews" />;
  const [found] = loaded;
  if (found === undefined) {
    if (context.mode === 'page') return null;
    const hint = need === undefined ? blockHints.productReviews : blockHints.noReviews;
    return <p className="portico-block-product-reviews">{editorHint(context, hint)}</p>;
  }
  const { path, title, reviews } = found;
  return (
    <div className="portico-block-product-reviews">
      <h3>
        <a href={path}>{title === '' ? translate(posts.untitled) : title}</a>
      </h3>
      <AverageOfReviews reviews={reviews} language={context.language} translate={translate} />
      <ul>
        {reviews.listed.slice(0, data.count).map((review) => (
          <ReviewOfBuyer
            key={review.id}
            review={review}
            day={context.formatDay?.(review.at) ?? review.at.slice(0, 10)}
            translate={translate}
          />
        ))}
      </ul>
      {reviews.count > data.count ? (
        <p>
          <a href={`${path}#reviews`}>{translate(words.showAll)}</a>
        </p>
      ) : null}
    </div>
  );
}
