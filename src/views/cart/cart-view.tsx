import { cart } from '#messages/en/cart.ts';
import type { Translate } from '#messages/translator.ts';
import { CartCodes } from './cart-codes.tsx';
import { CartLines } from './cart-lines.tsx';
import type { CartNotice, CartState } from './cart-state.ts';

interface CartViewProps {
  readonly state: CartState;
  readonly translate: Translate;
}

/** The cart page: forms all through, so that it works without scripts (ORD-11, COMM-91, NAV-59, NAV-70). */
export function CartView({ state, translate }: CartViewProps) {
  const { notices, lines, subtotal, discounts, tax, canCheckOut, shopPath } = state;
  return (
    <div
      id="sqs-cart-root"
      className="portico-section portico-cart"
      data-theme="white"
      data-height="medium"
      data-width="wide"
      data-align="top"
    >
      <h1>{translate(cart.title)}</h1>
      {notices.map((notice, index) => (
        <Notice key={index} notice={notice} translate={translate} />
      ))}
      {lines.length === 0 ? (
        <>
          <p>{translate(cart.empty)}</p>
          <p>
            <a className="portico-button" data-size="medium" data-variant="filled" href={shopPath}>
              {translate(cart.toShop)}
            </a>
          </p>
        </>
      ) : (
        <>
          <CartLines lines={lines} translate={translate} />
          <div className="cart-end">
            <CartCodes codes={state.codes} translate={translate} />
            <div className="cart-totals">
              <dl>
                <div>
                  <dt>{translate(cart.subtotal)}</dt>
                  <dd>{subtotal}</dd>
                </div>
                {discounts.map(({ title, amount }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{amount}</dd>
                  </div>
                ))}
              </dl>
              {tax === null ? null : <p className="cart-tax">{tax}</p>}
              {canCheckOut ? (
                <a className="portico-button" data-size="medium" data-variant="filled" href="/checkout">
                  {translate(cart.checkout)}
                </a>
              ) : (
                <p className="cart-problem">{translate(cart.blocked)}</p>
              )}
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function Notice({ notice, translate }: { readonly notice: CartNotice; readonly translate: Translate }) {
  const { tone, text, undo } = notice;
  if (tone === 'problem') {
    return (
      <p role="alert" className="cart-problem">
        {text}
      </p>
    );
  }
  return (
    <div className="cart-done">
      <output>{text}</output>
      {undo === null ? null : (
        <form method="post" action="/cart/lines">
          <input type="hidden" name="product" value={undo.product} readOnly />
          <input type="hidden" name="variant" value={undo.variant} readOnly />
          <input type="hidden" name="pieces" value={undo.pieces} readOnly />
          <button type="submit" className="cart-quiet">
            {translate(cart.undo)}
          </button>
        </form>
      )}
    </div>
  );
}
