import type { CartWords, ShownCard, ShownCode } from './cart-state.ts';

interface CartCodesProps {
  readonly codes: readonly ShownCode[];
  readonly cards: readonly ShownCard[];
  readonly words: CartWords;
}

/** Codes of discounts and gift cards: those of the cart, each with why it does not count, and a field for another one (ORD-54). */
export function CartCodes({ codes, cards, words }: CartCodesProps) {
  const isEmpty = codes.length + cards.length === 0;
  return (
    <div className="cart-codes">
      {isEmpty ? null : (
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
          {cards.map(({ id, title, text, isProblem, removeLabel }) => (
            <li key={id}>
              <form method="post" action="/cart/codes">
                <span>
                  <strong>{title}</strong>
                  <span className={isProblem ? 'cart-problem' : 'cart-left'}>{text}</span>
                </span>
                <button type="submit" className="cart-quiet" name="card" value={id} aria-label={removeLabel}>
                  {words.remove}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <details {...(isEmpty ? {} : { open: true })}>
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
