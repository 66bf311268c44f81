import type { FastifyReply } from 'fastify';
import type { AddedToCart, RefusedByShop } from '#contract/carts.ts';
import { cart as words } from '#messages/en/cart.ts';
import { checkout } from '#messages/en/checkout.ts';
import { products } from '#messages/en/products.ts';
import { fill, type Words } from '#messages/message.ts';
import { withheldFrom } from '#server/published/access-to.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { Added } from './add-to-cart.ts';
import { refusalWords } from './cart-words.ts';
import type { BuyableKey } from './change-line.ts';
import { countPieces } from './count-pieces.ts';
import { loadCatalogue } from './load-catalogue.ts';

/** Whether a script sent the form, and shows the answer on its page. */
export function wantsJson({ request }: ShopVisit): boolean {
  return request.headers.accept === 'application/json';
}

/** What a script says of something that was put into the cart; null: there is no such combination. */
export async function answerAdded(
  visit: ShopVisit,
  item: BuyableKey | null,
  { refused, cartId }: Pick<Added, 'refused' | 'cartId'>,
  { status = 200, to }: { readonly status?: number; readonly to?: string } = {},
): Promise<FastifyReply> {
  const { services, siteId, reply, translate } = visit;
  const answer: AddedToCart = {
    count: cartId === null ? 0 : await countPieces(services.db, siteId, cartId),
    isAdded: item !== null && refused.length === 0,
    text: translate(item === null ? products.noSuchVariant : await wordsOf(visit, item, refused)),
    toCart: translate(words.toCart),
    ...(to === undefined ? {} : { to }),
  };
  return reply.code(status).header('cache-control', 'private, no-store').send(answer);
}

/** The same where the product asks something first: the page goes on to its questions (ORD-03). */
export function answerAsked({ reply, translate }: ShopVisit, to: string): FastifyReply {
  const answer: AddedToCart = {
    count: 0,
    isAdded: false,
    text: translate(words.questions),
    toCart: translate(words.toCart),
    to,
  };
  return reply.header('cache-control', 'private, no-store').send(answer);
}

/** The same where the store is paused: an error of the form that was sent (ORD-29). */
export function answerClosed({ reply, translate }: ShopVisit): FastifyReply {
  const answer: RefusedByShop = { errors: { cart: translate(checkout.closed) } };
  return reply.code(503).header('cache-control', 'private, no-store').send(answer);
}

async function wordsOf(
  { services, siteId, published }: ShopVisit,
  item: BuyableKey,
  [first]: Added['refused'],
): Promise<Words> {
  const found = await loadCatalogue(services.db, siteId, [item], await withheldFrom(published));
  const title = found.get(item.variantId)?.title ?? '';
  return first === undefined ? fill(words.added, { title }) : refusalWords(first.refusal, title);
}
