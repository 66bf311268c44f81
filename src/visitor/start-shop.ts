import { GOTO_CHECKOUT_PATH } from '#domain/navigation/checkout-address.ts';
import type { ShopAppName } from '#domain/page-runtime/shop-app.ts';
import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { isPlainClick } from './plain-click.ts';
import { loadChunk } from './load-chunk.ts';
import { wordsReady } from './page-words.ts';
import { report } from './report.ts';
import { startChunk } from './start-chunk.ts';
import type { Runtime } from './runtime.ts';

/** Elements by which the pages are found that have a script of their own (NAV-59). */
const ROOTS: Readonly<Record<ShopAppName, string>> = {
  cart: 'sqs-cart-root',
  checkout: 'checkout-root',
  donate: 'donate-root',
  reviews: 'reviews-request-root',
};

/**
 * Brings the cart and the checkout their scripts (NAV-60, NAV-61), looks for a cart before a link leads to the checkout (NAV-48),
 * and shows the cart beside the page where its link in the header is pressed.
 */
export function startShop(runtime: Runtime): void {
  const { document, context } = runtime;
  let isOfShop = false;
  for (const [name, id] of Object.entries(ROOTS) as [ShopAppName, string][]) {
    const address = context.rollups?.[name];
    const root = document.getElementById(id);
    isOfShop ||= root !== null;
    if (address === undefined || root === null) continue;
    startChunk(
      'load-shop-app',
      () => import('./shop/load-shop-app.ts'),
      ({ enterShopApp }) => enterShopApp(runtime, { name, address, root }),
    );
  }
  // The cart and the checkout are pages of their own.
  if (!isOfShop) watchCartLinks(runtime);
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

/** Where the cart cannot be shown beside the page, its link leads there as it does without scripts. */
function watchCartLinks(runtime: Runtime): void {
  for (const count of runtime.document.querySelectorAll('[data-cart-count]')) {
    const link = count.closest('a');
    link?.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (link.ariaBusy === 'true') return;
      link.ariaBusy = 'true';
      void openMiniCart(runtime, link).finally(() => {
        link.ariaBusy = null;
      });
    });
  }
}

function openMiniCart(runtime: Runtime, link: HTMLAnchorElement): Promise<void> {
  return loadChunk('mini-cart', () => import('./shop/show-mini-cart.ts'))
    .then(async ({ showMiniCart }) => {
      await wordsReady();
      return showMiniCart(runtime, link);
    })
    .catch((error: unknown) => {
      report(RUNTIME_MESSAGES.initializerFailed, error);
      runtime.window.location.assign(link.href);
    });
}
