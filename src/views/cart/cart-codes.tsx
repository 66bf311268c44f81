import type { CartWords, ShownCode } from './cart-state.ts';

interface CartCodesProps {
  readonly codes: readonly ShownCode[];
  readonly words: CartWords;
}

/** Codes of discounts: those of the cart, each with why it does not count, and a field for another one (ORD-54). */
export function CartCodes({ codes, words }: CartCodesProps) {
  return (
    <div className="cart-codes">
      {codes.length === 0 ? null : (
        <ul>
          {codes.map(({ code, problem, removeLabel }) => (
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
                  aria-label={removeLabel}
                >
                  {words.remove}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <details {...(codes.length === 0 ? {} : { open: true })}>
        <summary>{words.codes}</summary>
        <form method="post" action="/cart/codes" className="cart-code">
          <label>
            <span>{words.code}</span>
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
            {words.apply}
          </button>
        </form>
      </details>
    </div>
  );
}
