import { cart } from '#messages/en/cart.ts';
import type { Translate } from '#messages/translator.ts';
import type { CartState } from './cart-state.ts';

interface CartCodesProps {
  readonly codes: CartState['codes'];
  readonly translate: Translate;
}

/** Codes of discounts: those of the cart, each with why it does not count, and a field for another one (ORD-54). */
export function CartCodes({ codes, translate }: CartCodesProps) {
  return (
    <div className="cart-codes">
      {codes.length === 0 ? null : (
        <ul>
          {codes.map(({ code, problem }) => (
            <li key={code}>
              <form method="post" action="/cart/codes">
                <span>
                  <strong>{code}</strong>
                  {problem === null ? null : <span className="cart-problem">{problem}</span>}
                </span>
                <button
                  type="submit"
                  className="cart-quiet"
                  name="remove"
                  value={code}
                  aria-label={translate(cart.removeCode, { code })}
                >
                  {translate(cart.remove)}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <details {...(codes.length === 0 ? {} : { open: true })}>
        <summary>{translate(cart.codes)}</summary>
        <form method="post" action="/cart/codes" className="cart-code">
          <label>
            <span>{translate(cart.code)}</span>
            <input
              type="text"
              name="code"
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              required
            />
          </label>
          <button type="submit" className="portico-button" data-size="small" data-variant="outline">
            {translate(cart.apply)}
          </button>
        </form>
      </details>
    </div>
  );
}
