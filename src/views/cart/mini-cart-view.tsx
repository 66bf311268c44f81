import { Notice } from './cart-notice.tsx';
import type { CartState, CartWords, ShownLine } from './cart-state.ts';
import { CartSums } from './cart-sums.tsx';
import { LinePicture } from './line-picture.tsx';

/**
 * The cart beside the page that its visitor is on: what is in it, what it comes to, and the ways to the cart and to the
 * checkout. Its forms are those of the cart page.
 */
export function MiniCartView({ state }: { readonly state: CartState }) {
  const { words, notices, lines, canCheckOut, shopPath } = state;
  return (
    <div className="portico-cart mini-cart" data-theme="white">
      <h2 tabIndex={-1}>{words.title}</h2>
      <div className="mini-cart-lines">
        {notices.map((notice, index) => (
          <Notice key={index} notice={notice} undo={words.undo} />
        ))}
        {lines.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <ul>
            {lines.map((line) => (
              <MiniLine key={line.id} line={line} words={words} />
            ))}
          </ul>
        )}
      </div>
      {lines.length === 0 ? (
        <div className="mini-cart-end">
          <WayOn href={shopPath} text={words.toShop} variant="filled" />
        </div>
      ) : (
        <div className="mini-cart-end cart-totals">
          <CartSums state={state} />
          {canCheckOut ? (
            <WayOn href="/commerce/goto-checkout" text={words.checkout} variant="filled" />
          ) : (
            <p className="cart-problem">{words.blocked}</p>
          )}
          <WayOn href="/cart" text={words.toCart} variant="outline" />
        </div>
      )}
    </div>
  );
}

function MiniLine({ line, words }: { readonly line: ShownLine; readonly words: CartWords }) {
  const { id, title, href, image, options, answers, amount, pieces, problem } = line;
  return (
    <li>
      <div className="cart-picture">{image === null ? null : <LinePicture image={image} />}</div>
      <div className="cart-what">
        <p className="cart-title">{href === null ? title : <a href={href}>{title}</a>}</p>
        {options === '' ? null : <p className="cart-options">{options}</p>}
        {answers.map(({ label, answer }) => (
          <p key={label} className="cart-options">
            {`${label}: ${answer}`}
          </p>
        ))}
        {problem === null ? (
          <p className="cart-options">{`${words.quantity}: ${pieces}`}</p>
        ) : (
          <p className="cart-problem">{problem.text}</p>
        )}
        <form method="post" action="/cart/lines" className="cart-remove">
          <input type="hidden" name="line" value={id} readOnly />
          <button type="submit" className="cart-quiet" name="pieces" value="0" aria-label={line.removeLabel}>
            {words.remove}
          </button>
        </form>
      </div>
      {problem === null ? (
        <p className="cart-amount">
          <bdi>{amount}</bdi>
        </p>
      ) : null}
    </li>
  );
}

function WayOn({ href, text, variant }: { href: string; text: string; variant: 'filled' | 'outline' }) {
  return (
    <a className="portico-button" data-size="medium" data-variant={variant} href={href}>
      {text}
    </a>
  );
}
