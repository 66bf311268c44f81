import type { FastifyReply } from 'fastify';
import type { CartRefusal } from '#domain/carts/line-pieces.ts';
import { stockRefusal } from '#domain/carts/stock-refusal.ts';
import { isForShopCart } from '#domain/carts/cart-kinds.ts';
import { MAX_CART_CODES } from '#domain/carts/cart-limits.ts';
import { MAX_ORDER_GIFT_CARDS } from '#domain/gift-cards/gift-card-limits.ts';
import { MINI_CART_TYPE } from '#domain/page-runtime/mini-cart.ts';
import { isId } from '#lib/id.ts';
import { cart as words } from '#messages/en/cart.ts';
import { giftCardPayments } from '#messages/en/gift-card-payments.ts';
import { fill, type Words } from '#messages/message.ts';
import { pages } from '#messages/en/pages.ts';
import { products } from '#messages/en/products.ts';
import { findStorePath } from '#server/content-entries/store-page.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { withheldFrom } from '#server/published/access-to.ts';
import { sendShopPage } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import styles from '#views/cart/cart.css?inline';
import type { CartNotice } from '#views/cart/cart-state.ts';
import { CartRoot, CartView } from '#views/cart/cart-view.tsx';
import { cartTokenHash } from './cart-cookie.ts';
import { cartOfRequest } from './cart-of-request.ts';
import { cartState, currencyOf, priceChanges } from './cart-state.ts';
import { refusalWords } from './cart-words.ts';
import type { NamedRefusal } from './change-line.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { StoredCart } from './stored-cart.ts';
import { sendMiniCart } from './send-mini-cart.tsx';
import { priceStoredCart } from './price-stored-cart.ts';
import { hasExpiredCart } from './queries.ts';
import { renewCartMark } from './renew-cart-mark.ts';
import { showPrices } from './show-prices.ts';

/** So many messages of a link are shown; its other parts are named by one of them all the same. */
const MOST_NOTICES = 10;

/** `/cart`: what is in the cart, and what became of the last form (COMM-91, NAV-59, NAV-70). */
export async function cartPage(visit: ShopVisit): Promise<FastifyReply> {
  const { services, siteId, request } = visit;
  const cart = await cartOfRequest(services, siteId, request);
  const found = await pricedCart(visit, cart);
  const changes = found === null ? [] : priceChanges(found);
  const wasBought = cart?.isPurchased === true && queryOf(visit).has('bought');
  const notices = [
    ...(wasBought ? [noticeOf(visit, 'problem', words.purchased)] : []),
    ...(cart === null && (await isExpired(visit)) ? [noticeOf(visit, 'problem', words.expired)] : []),
    ...leftOutNotices(visit, cart),
    ...(await noticesOf(visit, found)),
    ...changes.map(({ text }) => noticeOf(visit, 'problem', text)),
  ];
  renewCartMark(services, visit, cart);
  if (request.method === 'GET' && found !== null) {
    await showPrices(services.db, siteId, found, currencyOf(found));
  }
  return sendCart(visit, found, notices);
}

/** The page after a form that could not be done: the cart was bought meanwhile (ORD-07). */
export function purchasedCartPage(visit: ShopVisit): Promise<FastifyReply> {
  return sendCart(visit, null, [noticeOf(visit, 'problem', words.purchased)], 409);
}

/** The page after something that has a checkout of its own; the cart is as it was (ORD-01). */
export async function refusedCartPage(
  visit: ShopVisit,
  refused: readonly NamedRefusal[],
): Promise<FastifyReply> {
  const notices: CartNotice[] = [];
  for (const { refusal, item } of refused) {
    const facts = await factsOf(visit, item.productId, item.variantId);
    notices.push(noticeOf(visit, 'problem', refusalWords(refusal, facts?.title ?? '')));
  }
  return sendCart(visit, await pricedCart(visit), notices, 400);
}

/** The page after too many wrong codes, with the cart as it is (ORD-56). */
export async function slowedCartPage(visit: ShopVisit, seconds: number): Promise<FastifyReply> {
  visit.reply.header('retry-after', seconds);
  return sendCart(visit, await pricedCart(visit), [noticeOf(visit, 'problem', pages.tooManyAttempts)], 429);
}

type Found = Awaited<ReturnType<typeof priceStoredCart>>;

async function pricedCart({ services, siteId, request }: ShopVisit, known?: StoredCart | null) {
  const { db, now } = services;
  const cart = known === undefined ? await cartOfRequest(services, siteId, request) : known;
  const isOpen = cart !== null && !cart.isPurchased;
  return isOpen ? priceStoredCart(db, siteId, cart.id, { now: now(), isTest: true }) : null;
}

async function sendCart(
  visit: ShopVisit,
  found: Found,
  notices: readonly CartNotice[],
  status = 200,
): Promise<FastifyReply> {
  const { services, siteId, translate } = visit;
  const shopPath = (await findStorePath(services.db, siteId)) ?? '/';
  const state = cartState(found, { notices, shopPath: encodeURI(shopPath), translate });
  if (visit.request.headers.accept === MINI_CART_TYPE) return sendMiniCart(visit, state, status);
  return sendShopPage(visit, {
    kind: 'cart-v2',
    path: '/cart',
    title: words.title,
    view: (
      <CartRoot>
        <CartView state={state} />
      </CartRoot>
    ),
    app: { name: 'cart', state },
    styles,
    cartCount: found?.priced.totalQuantity ?? 0,
    runsOwnCode: true,
    status,
  });
}

/** Whether there is no cart because who asks left it alone for 30 days (ORD-07, ORD-32). */
async function isExpired({ services, siteId, request }: ShopVisit): Promise<boolean> {
  const member = memberOf(request.caller);
  const tokenHash = cartTokenHash(request);
  const at = services.now();
  for (const of of [
    ...(member === null ? [] : [{ memberId: member.memberId }]),
    ...(tokenHash === null ? [] : [{ tokenHash }]),
  ]) {
    if (await hasExpiredCart(services.db, siteId, of, at)) return true;
  }
  return false;
}

/** What a cart of 100 lines had no place for when its member signed in, named once (ORD-02, ORD-08). */
function leftOutNotices(visit: ShopVisit, cart: StoredCart | null): readonly CartNotice[] {
  const leftOut = cart?.isPurchased === false ? cart.leftOut : [];
  if (leftOut.length === 0) return [];
  const named = leftOut.length > MOST_NOTICES ? [...leftOut.slice(0, MOST_NOTICES), '…'] : leftOut;
  const { language } = visit.published.loaded.shell.settings;
  const titles = new Intl.ListFormat(language, { type: 'unit' }).format(named);
  return [noticeOf(visit, 'problem', fill(words.leftOut, { titles }))];
}

/**
 * What the address says of the form before it: `refused=short.{product}.{variant}` for each thing that did not go in, and
 * `removed={product}.{variant}.{pieces}`. What it names is looked up, so that an address that somebody made up says
 * nothing but what is so.
 */
async function noticesOf(visit: ShopVisit, found: Found): Promise<readonly CartNotice[]> {
  const query = queryOf(visit);
  const notices: CartNotice[] = [];
  for (const said of query.getAll('refused').slice(0, MOST_NOTICES)) {
    const [kind = '', product = '', variant = ''] = said.split('.');
    notices.push(noticeOf(visit, 'problem', await refusedWords(visit, found, { kind, product, variant })));
  }
  const [product = '', variant = '', pieces = ''] = (query.get('removed') ?? '').split('.');
  const removed = await factsOf(visit, product, variant);
  if (removed !== null && /^[1-9][0-9]{0,3}$/.test(pieces)) {
    const done = noticeOf(visit, 'done', fill(words.removed, { title: removed.title }));
    notices.push({ ...done, undo: { product, variant, pieces: Number(pieces) } });
  }
  if (query.get('code') === 'none') notices.push(noticeOf(visit, 'problem', words.codeUnknown));
  if (query.get('code') === 'full-cards') {
    notices.push(
      noticeOf(visit, 'problem', fill(giftCardPayments.tooMany, { n: String(MAX_ORDER_GIFT_CARDS) })),
    );
  }
  if (query.get('code') === 'full') {
    notices.push(noticeOf(visit, 'problem', fill(words.tooManyCodes, { n: String(MAX_CART_CODES) })));
  }
  return notices;
}

function queryOf({ request }: ShopVisit): URLSearchParams {
  return new URL(request.url, 'http://localhost').searchParams;
}

async function refusedWords(
  visit: ShopVisit,
  found: Found,
  { kind, product, variant }: { readonly kind: string; readonly product: string; readonly variant: string },
): Promise<Words> {
  if (kind === 'full') return words.full;
  if (kind === 'combination') return products.noSuchVariant;
  const facts = await factsOf(visit, product, variant);
  if (facts === null) return words.someGone;
  const { most, stock, title, type, plan } = facts;
  if (kind === 'otherCart' && (!isForShopCart(type) || plan !== null)) return refusalWords({ kind }, title);
  if (kind === 'asks') return fill(words.asks, { title });
  const inCart = (found?.lines ?? [])
    .filter(({ variantId }) => variantId === variant)
    .reduce((sum, { pieces }) => sum + pieces, 0);
  const refusal: CartRefusal =
    kind === 'tooMany' ? { kind, most } : stock.isUnlimited ? { kind: 'gone' } : stockRefusal(stock, inCart);
  return refusalWords(refusal, title);
}

async function factsOf({ services, siteId, published }: ShopVisit, productId: string, variantId: string) {
  if (!isId<'document'>(productId) || !isId<'variant'>(variantId)) return null;
  const withheld = await withheldFrom(published);
  const found = await loadCatalogue(services.db, siteId, [{ productId, variantId }], withheld);
  return found.get(variantId) ?? null;
}

function noticeOf({ translate }: ShopVisit, tone: CartNotice['tone'], text: Words): CartNotice {
  return { tone, text: translate(text), undo: null };
}
