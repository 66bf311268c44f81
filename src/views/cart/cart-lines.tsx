import { LinePicture } from './line-picture.tsx';
import type { CartWords, ShownLine } from './cart-state.ts';

interface CartLinesProps {
  readonly lines: readonly ShownLine[];
  readonly words: CartWords;
}

/** What is in the cart, each line with its quantity in a form of its own. */
export function CartLines({ lines, words }: CartLinesProps) {
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <CartLine key={line.id} line={line} words={words} />
      ))}
    </ul>
  );
}

function CartLine({ line, words }: { readonly line: ShownLine; readonly words: CartWords }) {
  const { id, title, href, image, options, answers, unitPrice, amount, pieces, problem, most } = line;
  return (
    <li {...(problem === null ? {} : { 'data-blocked': '' })}>
      <div className="cart-picture">{image === null ? null : <LinePicture image={image} />}</div>
      <div className="cart-what">
        <p className="cart-title">{href === null ? title : <a href={href}>{title}</a>}</p>
        {options === '' ? null : <p className="cart-options">{options}</p>}
        {answers.map(({ label, answer }, index) => (
          // Two questions may read the same.
          <p key={index} className="cart-options">
            {`${label}: ${answer}`}
          </p>
        ))}
        {/* Of one piece it stands beside its quantity. */}
        {unitPrice === amount && problem === null ? null : (
          <p className="cart-unit">
            <span className="portico-hidden">{`${words.price} `}</span>
            {unitPrice}
          </p>
        )}
        {problem === null ? null : (
          <p id={`cart-problem-${id}`} className="cart-problem">
            {problem.text}
          </p>
        )}
        {problem === null || problem.take === null ? null : (
          <form method="post" action="/cart/lines">
            <input type="hidden" name="line" value={id} readOnly />
            <button type="submit" className="cart-quiet" name="pieces" value={problem.take.pieces}>
              {problem.take.label}
            </button>
          </form>
        )}
      </div>
      <form method="post" action="/cart/lines" className="cart-quantity">
        <input type="hidden" name="line" value={id} readOnly />
        <label>
          <span className="portico-hidden">{line.quantityLabel}</span>
          <input
            type="number"
            name="pieces"
            inputMode="numeric"
            min={0}
            max={most}
            defaultValue={pieces}
            required
            {...(problem === null ? {} : { 'aria-describedby': `cart-problem-${id}` })}
          />
        </label>
        <button type="submit" className="cart-quiet cart-update">
          {words.update}
        </button>
      </form>
      <p className="cart-amount">{problem === null ? amount : null}</p>
      <form method="post" action="/cart/lines" className="cart-remove">
        <input type="hidden" name="line" value={id} readOnly />
        <button type="submit" className="cart-quiet" name="pieces" value="0" aria-label={line.removeLabel}>
          {words.remove}
        </button>
      </form>
    </li>
  );
}
