import type { FastifyReply } from 'fastify';
import type { MiniCart } from '#domain/page-runtime/mini-cart.ts';
import { PRIVATE_CACHE_CONTROL } from '#server/published/to-cached-answer.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import cartStyles from '#views/cart/cart.css?inline';
import type { CartState } from '#views/cart/cart-state.ts';
import styles from '#views/cart/mini-cart.css?inline';
import { MiniCartView } from '#views/cart/mini-cart-view.tsx';

/** The cart for the script of a page that shows it beside itself, drawn here so that the script knows nothing of carts. */
export function sendMiniCart({ reply }: ShopVisit, state: CartState, status: number): FastifyReply {
  const { words, notices, count, spoken } = state;
  const answer: MiniCart = {
    title: words.title,
    html: renderMarkup(<MiniCartView state={state} />),
    styles: `@layer base{${cartStyles}${styles}}`,
    count,
    spoken: [...notices.map(({ text }) => text), spoken].join('\n'),
  };
  return reply.code(status).header('cache-control', PRIVATE_CACHE_CONTROL).send(answer);
}
