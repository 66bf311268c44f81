import { GOTO_CHECKOUT_PATH } from '#domain/navigation/checkout-address.ts';
import type { ShopAppName } from '#domain/page-runtime/shop-app.ts';
import { isPlainClick } from './plain-click.ts';
import { startChunk } from './start-chunk.ts';
import type { Runtime } from './runtime.ts';

/** Elements by which the pages are found that have a script of their own (NAV-59). */
const ROOTS: Readonly<Record<ShopAppName, string>> = {
  cart: 'sqs-cart-root',
  checkout: 'checkout-root',
  reviews: 'reviews-request-root',
};

/** Brings the cart and the checkout their scripts (NAV-60, NAV-61), and looks for a cart before a link leads to the checkout (NAV-48). */
export function startShop(runtime: Runtime): void {
  const { document, context } = runtime;
  for (const [name, id] of Object.entries(ROOTS) as [ShopAppName, string][]) {
    const address = context.rollups?.[name];
    const root = document.getElementById(id);
    if (address === undefined || root === null) continue;
    startChunk(
      'load-shop-app',
      () => import('./shop/load-shop-app.ts'),
      ({ enterShopApp }) => enterShopApp(runtime, { name, address, root }),
    );
  }
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.getAttribute('href') !== GOTO_CHECKOUT_PATH || link.target !== '' || !isPlainClick(event))
      return;
    event.preventDefault();
    startChunk(
      'open-checkout',
      () => import('./open-checkout.ts'),
      ({ openCheckout }) => openCheckout(runtime),
    );
  });
}
