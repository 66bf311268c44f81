import { cartFacade, type CartFacade, type SentCart } from '#domain/carts/cart-facade.ts';
import { hasCartMark } from '../has-cart-mark.ts';
import { hasMemberMark } from '../has-member-mark.ts';
import type { CallingHost } from '../dialogs/overlay-host.ts';

interface PageOfCart extends Pick<CallingHost, 'call'> {
  readonly document: Document;
  readonly context: { readonly website: { readonly language: string } };
}

/**
 * The cart of this browser, or of the member who is signed in. A browser that says it has neither is not asked about
 * (ORD-06). Throws `DataCallError`.
 */
export async function readCart({ document, context, call }: PageOfCart): Promise<CartFacade> {
  if (!hasCartMark(document) && !hasMemberMark(document)) return cartFacade({});
  const { language } = context.website;
  const path = '/api/cart/facade';
  return cartFacade(
    (await call({ method: 'GET', path, query: { language }, handlesFailures: true })) as SentCart,
  );
}
