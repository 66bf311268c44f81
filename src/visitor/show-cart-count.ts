import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { hasCartMark } from './has-cart-mark.ts';
import { report } from './report.ts';
import type { Runtime } from './runtime.ts';

/**
 * Writes how much is in the cart into the header of a page that is kept, where this browser says that it has a cart: one
 * call, or none (ORD-06).
 */
export function showCartCount(runtime: Pick<Runtime, 'document' | 'call'>): void {
  const { document } = runtime;
  const places = document.querySelectorAll('[data-cart-count]');
  if (places.length === 0 || !hasCartMark(document)) return;
  runtime
    .call({ method: 'GET', path: '/api/cart', handlesFailures: true })
    .then((answer) => {
      const { count } = answer as { count: number };
      if (count > 0) for (const place of places) place.textContent = String(count);
    })
    .catch((error: unknown) => report(RUNTIME_MESSAGES.initializerFailed, error));
}
