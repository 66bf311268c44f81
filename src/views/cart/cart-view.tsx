import type { ReactNode } from 'react';
import { NOTHING_SAID, ShopLiveView, type ShopLive } from '../shop-live.tsx';
import { CartCodes } from './cart-codes.tsx';
import { CartLines } from './cart-lines.tsx';
import { Notice } from './cart-notice.tsx';
import type { CartState } from './cart-state.ts';
import { CartSums } from './cart-sums.tsx';

/** By it a cart page is found (COMM-91, NAV-59). */
export const CART_ROOT_ID = 'sqs-cart-root';

/** What the cart page stands in: the server draws the view into it, and the script of the page takes it over. */
export function CartRoot({ children }: { readonly children: ReactNode }) {
  return (
    <div
      id={CART_ROOT_ID}
      className="portico-section portico-cart"
      data-theme="white"
      data-height="medium"
      data-width="wide"
      data-align="top"
    >
      {children}
    </div>
  );
}

interface CartViewProps {
  readonly state: CartState;
  readonly live?: ShopLive;
}

/**
 * The cart page: forms all through, so that it works without scripts (ORD-11, NAV-70). It is the same on the server and in
 * the browser: no hooks, and a text is one string, since the server writes no marks between two.
 */
export function CartView({ state, live = NOTHING_SAID }: CartViewProps) {
  const { words, notices, lines, canCheckOut, shopPath } = state;
  return (
    <>
      <h1 tabIndex={-1}>{words.title}</h1>
      <ShopLiveView live={live} words={words} />
      {notices.map((notice, index) => (
        <Notice key={index} notice={notice} undo={words.undo} />
      ))}
      {lines.length === 0 ? (
        <>
          <p>{words.empty}</p>
          <p>
            <a className="portico-button" data-size="medium" data-variant="filled" href={shopPath}>
              {words.toShop}
            </a>
          </p>
        </>
      ) : (
        <>
          <CartLines lines={lines} words={words} />
          <div className="cart-end">
            <CartCodes codes={state.codes} cards={state.cards} words={words} />
            <div className="cart-totals">
              <CartSums state={state} />
              {canCheckOut ? (
                <a
                  className="portico-button"
                  data-size="medium"
                  data-variant="filled"
                  href="/commerce/goto-checkout"
                >
                  {words.checkout}
                </a>
              ) : (
                <p className="cart-problem">{words.blocked}</p>
              )}
            </div>
          </div>
        </>
      )}
    </>
  );
}
