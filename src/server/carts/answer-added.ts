import type { FastifyReply } from 'fastify';
import type { AddedToCart, RefusedByShop } from '#contract/carts.ts';
import { cart as words } from '#messages/en/cart.ts';
import { checkout } from '#messages/en/checkout.ts';
import { products } from '#messages/en/products.ts';
import { fill, type Words } from '#messages/message.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { PixelProduct } from '#domain/pixel/pixel-on-page.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
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
  const facts = item === null ? null : await factsOf(visit, item);
  const isAdded = item !== null && refused.length === 0;
  const answer: AddedToCart = {
    count: cartId === null ? 0 : await countPieces(services.db, siteId, cartId),
    isAdded,
    text: translate(item === null ? products.noSuchVariant : wordsOf(facts?.title ?? '', refused)),
    toCart: translate(words.toCart),
    ...(to === undefined ? {} : { to }),
    ...(isAdded && facts !== null ? { product: facts.product } : {}),
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

interface AddedFacts {
  readonly title: string;
  readonly product: PixelProduct;
}

async function factsOf(
  { services, siteId, published }: ShopVisit,
  item: BuyableKey,
): Promise<AddedFacts | null> {
  const found = (await loadCatalogue(services.db, siteId, [item], await withheldFrom(published))).get(
    item.variantId,
  );
  if (found === undefined) return null;
  const { title, unitPrice } = found;
  const { currency } = await loadStoreSettings(services.db, siteId);
  const price = moneyValue(unitPrice, currency).value;
  return { title, product: { id: item.productId, name: title, price, currency } };
}

function wordsOf(title: string, [first]: Added['refused']): Words {
  return first === undefined ? fill(words.added, { title }) : refusalWords(first.refusal, title);
}
