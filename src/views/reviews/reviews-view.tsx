import { LinePicture } from '../cart/line-picture.tsx';
import type { ReviewedProduct, ReviewsState } from './reviews-state.ts';

interface ReviewsViewProps {
  readonly state: ReviewsState;
  /** The product whose review did not arrive; null where none did not. */
  readonly failedId: string | null;
}

/** What a buyer reviews, product by product, each with a form of its own (BLK-80). */
export function ReviewsView({ state, failedId }: ReviewsViewProps) {
  const { title, text, link, products } = state;
  return (
    <div className="portico-section portico-checkout portico-reviews" data-theme="white" data-width="narrow">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {products.map((product) => (
        <section key={product.id} aria-labelledby={`review-${product.id}`} className="review-product">
          {product.image === null ? null : (
            <div className="review-picture">
              <LinePicture image={product.image} />
            </div>
          )}
          <h2 id={`review-${product.id}`} dir="auto" tabIndex={-1}>
            {product.title}
          </h2>
          {product.isReviewed ? (
            <p>{product.isNew ? state.words.sent : state.words.reviewed}</p>
          ) : (
            <ReviewForm state={state} product={product} hasFailed={failedId === product.id} />
          )}
        </section>
      ))}
      {link === null ? null : (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </div>
  );
}

interface ReviewFormProps {
  readonly state: ReviewsState;
  readonly product: ReviewedProduct;
  readonly hasFailed: boolean;
}

function ReviewForm({ state, product, hasFailed }: ReviewFormProps) {
  const { words, action, crumb, maxLength, maxName } = state;
  const { id, problems } = product;
  return (
    <form method="post" action={action} noValidate className="review-form">
      <input type="hidden" name="crumb" value={crumb} />
      <input type="hidden" name="product" value={id} />
      <fieldset
        role="radiogroup"
        className="review-stars"
        aria-invalid={problems?.rating == null ? undefined : true}
        aria-describedby={problems?.rating == null ? undefined : `rating-problem-${id}`}
      >
        <legend>{words.rating}</legend>
        <div>
          {words.stars.map((label, index) => (
            <label key={label}>
              <input type="radio" name="rating" value={index + 1} required />
              <Star />
              <span className="portico-hidden">{label}</span>
            </label>
          ))}
        </div>
        {problems?.rating == null ? null : (
          <p id={`rating-problem-${id}`} className="checkout-problem">
            {problems.rating}
          </p>
        )}
      </fieldset>
      <div className="checkout-field">
        <label htmlFor={`text-${id}`}>{words.review}</label>
        <textarea
          id={`text-${id}`}
          name="text"
          rows={5}
          required
          maxLength={maxLength}
          dir="auto"
          aria-invalid={problems?.text == null ? undefined : true}
          aria-describedby={problems?.text == null ? undefined : `text-problem-${id}`}
        />
        {problems?.text == null ? null : (
          <p id={`text-problem-${id}`} className="checkout-problem">
            {problems.text}
          </p>
        )}
      </div>
      <div className="checkout-field">
        <label htmlFor={`name-${id}`}>{words.name}</label>
        <input
          id={`name-${id}`}
          name="name"
          type="text"
          autoComplete="name"
          maxLength={maxName}
          dir="auto"
          aria-describedby={`name-text-${id}`}
        />
        <p id={`name-text-${id}`} className="checkout-hint">
          {words.nameText}
        </p>
      </div>
      {hasFailed ? (
        <p role="alert" className="checkout-problem">
          {words.failed}
        </p>
      ) : null}
      <button type="submit" className="portico-button" data-size="medium" data-variant="filled">
        {words.send}
      </button>
    </form>
  );
}

function Star() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="32" height="32">
      <path d="M12 2.8l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.6l6.5-.9z" />
    </svg>
  );
}
