import type { FastifyReply } from 'fastify';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import {
  MAX_REVIEW_LENGTH,
  MAX_REVIEWER_LENGTH,
  MOST_STARS,
  REVIEW_LINK_LIFE_MS,
} from '#domain/product-reviews/product-review.ts';
import { cutText } from '#lib/cut-text.ts';
import { productReviews as words } from '#messages/en/product-reviews.ts';
import type { Message } from '#messages/message.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { withheldFrom } from '#server/published/access-to.ts';
import { sendCheckoutPage } from '#server/checkout/send-checkout-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import styles from '#views/reviews/reviews.css?inline';
import { REVIEWS_ROOT_ID } from '#views/reviews/reviews-root.ts';
import type { ReviewedProduct, ReviewsState, ReviewsWords } from '#views/reviews/reviews-state.ts';
import { orderOfReviewLink } from './review-link.ts';
import { reviewableProducts, type ReviewableProduct } from './reviewable-products.ts';
import { whenAsked } from './when-asked.ts';
import { writeReview } from './write-review.ts';

type Problems = NonNullable<ReviewedProduct['problems']>;

/** What a link leads to: products to review, or why there are none. */
async function requestOf(visit: ShopVisit, token: string) {
  const { services, siteId, published } = visit;
  const orderId = orderOfReviewLink(services, siteId, token);
  if (orderId === null) return 'dead';
  const askedAt = await whenAsked(services.db, siteId, orderId);
  if (askedAt === null) return 'dead';
  if (services.now() - askedAt.getTime() > REVIEW_LINK_LIFE_MS) return 'ended';
  const order = await loadOrder(services.db, siteId, orderId);
  // Nobody sees what somebody bought who was erased, nor writes for them.
  if (order === null || !isMailAddress(order.email)) return 'dead';
  const products = await reviewableProducts(services.db, siteId, orderId, await withheldFrom(published));
  return products.length === 0 ? 'dead' : { orderId, emailKey: addressKey(order.email), products };
}

/** `/reviews/:token`: a buyer reviews what an order brought, without signing in (BLK-80). */
export async function reviewsPage(visit: ShopVisit, token: string): Promise<FastifyReply> {
  const request = await requestOf(visit, token);
  if (request === 'dead') return sendReviews(visit, token, notice(visit, words.dead, words.deadText), 404);
  if (request === 'ended')
    return sendReviews(visit, token, notice(visit, words.linkEnded, words.endedText), 410);
  return showProducts(visit, token, request.products);
}

/** Takes a review of one product. What was wrong is said beside it, and what was typed is still there. */
export async function enterReview(visit: ShopVisit, token: string): Promise<FastifyReply> {
  const { services, siteId, posted } = visit;
  const request = await requestOf(visit, token);
  if (typeof request === 'string') return reviewsPage(visit, token);
  const product = request.products.find(({ productId }) => productId === posted('product'));
  if (product === undefined) return showProducts(visit, token, request.products);
  const rating = /^[1-5]$/.test(posted('rating')) ? Number(posted('rating')) : null;
  const text = textOf(visit, 'text');
  const problems = problemsOf(visit, rating, text);
  if (rating === null || problems !== null) {
    return showProducts(visit, token, request.products, { id: product.productId, problems });
  }
  await writeReview(services, {
    siteId,
    orderId: request.orderId,
    productId: product.productId,
    productTitle: product.title,
    emailKey: request.emailKey,
    rating,
    name: cutText(textOf(visit, 'name').replaceAll(/\s+/g, ' '), MAX_REVIEWER_LENGTH),
    text,
  });
  const now = request.products.map((each) => (each === product ? { ...each, isReviewed: true } : each));
  return showProducts(visit, token, now, { id: product.productId, problems: null });
}

/** As it was typed, with line breaks as one character each: what counts towards the limit. */
function textOf({ entries }: ShopVisit, name: string): string {
  const [, typed = ''] = entries.find(([key]) => key === name) ?? [];
  return typed
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .toWellFormed()
    .trim();
}

function problemsOf({ translate }: ShopVisit, rating: number | null, text: string): Problems | null {
  const ofText =
    text === ''
      ? translate(words.needsText)
      : text.length > MAX_REVIEW_LENGTH
        ? translate(words.tooLong, { max: MAX_REVIEW_LENGTH })
        : null;
  const ofRating = rating === null ? translate(words.chooseStars) : null;
  return ofText === null && ofRating === null ? null : { rating: ofRating, text: ofText };
}

function showProducts(
  visit: ShopVisit,
  token: string,
  products: readonly ReviewableProduct[],
  entered: { readonly id: string; readonly problems: Problems | null } | null = null,
): Promise<FastifyReply> {
  const { translate, services, request, reply } = visit;
  const isDone = products.every(({ isReviewed }) => isReviewed);
  const state: ReviewsState = {
    ...notice(visit, isDone ? words.used : words.title, isDone ? words.usedText : words.text),
    ...(isDone ? {} : { link: null }),
    action: `/reviews/${token}`,
    crumb: issueCrumb(services, request, reply),
    products: products.map(({ productId, title, image, isReviewed }) => ({
      id: productId,
      title,
      image,
      isReviewed,
      isNew: isReviewed && entered?.id === productId,
      problems: entered?.id === productId ? entered.problems : null,
    })),
    words: wordsOf(translate),
  };
  const isWrong = entered !== null && entered.problems !== null;
  // Every product of the order was reviewed before: the link has been used (BLK-80).
  return sendReviews(visit, token, state, isWrong ? 400 : isDone && entered === null ? 410 : 200);
}

function notice({ translate }: ShopVisit, title: Message, text: Message): ReviewsState {
  return {
    title: translate(title),
    text: translate(text),
    link: { href: '/', label: translate(words.toSite) },
    action: '',
    crumb: '',
    products: [],
    maxLength: MAX_REVIEW_LENGTH,
    maxName: MAX_REVIEWER_LENGTH,
    words: wordsOf(translate),
  };
}

function wordsOf(translate: ShopVisit['translate']): ReviewsWords {
  return {
    rating: translate(words.rating),
    stars: Array.from({ length: MOST_STARS }, (_each, index) => translate(words.stars, { count: index + 1 })),
    review: translate(words.review),
    name: translate(words.name),
    nameText: translate(words.nameText),
    send: translate(words.send),
    sent: translate(words.sent),
    reviewed: translate(words.reviewed),
    failed: translate(words.failed),
  };
}

/**
 * The markup is one element alone, which the bundle fills with the state (BLK-78, BLK-79, CONT-158). The heading is in it, too:
 * a page without one would get one of its own.
 */
function sendReviews(
  visit: ShopVisit,
  token: string,
  state: ReviewsState,
  status: number,
): Promise<FastifyReply> {
  return sendCheckoutPage(visit, {
    kind: 'reviews-request',
    path: `/reviews/${token}`,
    title: words.title,
    view: (
      <div id={REVIEWS_ROOT_ID}>
        <noscript>
          <div className="portico-section">
            <h1>{visit.translate(words.title)}</h1>
            <p>{visit.translate(words.needsScripts)}</p>
          </div>
        </noscript>
      </div>
    ),
    styles,
    app: { name: 'reviews', state },
    status,
  });
}
