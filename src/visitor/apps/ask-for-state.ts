import {
  SHOP_STATE_TYPE,
  type PayRequest,
  type ShopAnswer,
  type ShopAppName,
} from '#domain/page-runtime/shop-app.ts';

/** A form as it was when it was sent, or an address that is looked at. */
export interface ShopRequest {
  readonly address: string;
  /** Null: nothing is changed. */
  readonly body: URLSearchParams | null;
}

export type ShopResponse =
  | { readonly kind: 'state'; readonly app: ShopAppName; readonly state: unknown; readonly address: string }
  | { readonly kind: 'leave'; readonly to: string }
  | { readonly kind: 'pay'; readonly request: PayRequest }
  | { readonly kind: 'failed' };

const TIMEOUT_MS = 30_000;

/** Sends what a form would send, and says what the server answers in place of a page (ORD-15). */
export async function askForState(
  page: Window & typeof globalThis,
  { address, body }: ShopRequest,
): Promise<ShopResponse> {
  try {
    const response = await page.fetch(address, {
      method: body === null ? 'GET' : 'POST',
      headers: { accept: SHOP_STATE_TYPE },
      ...(body === null ? {} : { body }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.headers.get('content-type')?.startsWith('application/json') === true) {
      // An error has neither.
      const answer = (await response.json()) as ShopAnswer | Record<never, never>;
      if ('to' in answer) return { kind: 'leave', to: answer.to };
      if ('pay' in answer) return { kind: 'pay', request: answer.pay };
      if ('app' in answer) {
        return { kind: 'state', app: answer.app, state: answer.state, address: response.url };
      }
      return { kind: 'failed' };
    }
    // A page that is shown as a page: that of an order, a sign-in, one that an address led to.
    if (response.redirected || (response.ok && body === null)) return { kind: 'leave', to: response.url };
  } catch {
    // Without a network, or too slow: nothing was lost, and it can be tried again.
  }
  return { kind: 'failed' };
}
