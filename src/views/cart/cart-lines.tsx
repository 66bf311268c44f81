import { cart } from '#messages/en/cart.ts';
import type { Translate } from '#messages/translator.ts';
import { LinePicture } from './line-picture.tsx';
import type { ShownLine } from './cart-state.ts';

interface CartLinesProps {
  readonly lines: readonly ShownLine[];
  readonly translate: Translate;
}

/** What is in the cart, each line with its quantity in a form of its own. */
export function CartLines({ lines, translate }: CartLinesProps) {
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <CartLine key={line.id} line={line} translate={translate} />
      ))}
    </ul>
  );
}

function CartLine({ line, translate }: { readonly line: ShownLine; readonly translate: Translate }) {
  const { id, title, href, image, options, answers, unitPrice, amount, pieces, problem, most } = line;
  return (
    <li {...(problem === null ? {} : { 'data-blocked': '' })}>
      <div className="cart-picture">{image === null ? null : <LinePicture image={image} />}</div>
      <div className="cart-what">
        <p className="cart-title">{href === null ? title : <a href={href}>{title}</a>}</p>
        {options === '' ? null : <p className="cart-options">{options}</p>}
        {answers.map(({ label, answer }) => (
          <p key={label} className="cart-options">
            {label}: {answer}
          </p>
        ))}
        <p className="cart-unit">
          <span className="portico-hidden">{translate(cart.price)} </span>
          {unitPrice}
        </p>
        {problem === null ? null : (
          <p id={`cart-problem-${id}`} className="cart-problem">
            {problem.text}
          </p>
        )}
        {problem === null || problem.left === null ? null : (
          <form method="post" action="/cart/lines">
            <input type="hidden" name="line" value={id} readOnly />
            <button type="submit" className="cart-quiet" name="pieces" value={problem.left}>
              {translate(cart.takeLeft, { n: problem.left })}
            </button>
          </form>
        )}
      </div>
      <form method="post" action="/cart/lines" className="cart-quantity">
        <input type="hidden" name="line" value={id} readOnly />
        <label>
          <span className="portico-hidden">{translate(cart.quantityOf, { title })}</span>
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
        <button type="submit" className="cart-quiet">
          {translate(cart.update)}
        </button>
      </form>
      <p className="cart-amount">{problem === null ? amount : null}</p>
      <form method="post" action="/cart/lines" className="cart-remove">
        <input type="hidden" name="line" value={id} readOnly />
        <button
          type="submit"
          className="cart-quiet"
          name="pieces"
          value="0"
          aria-label={translate(cart.removeOf, { title })}
        >
          {translate(cart.remove)}
        </button>
      </form>
    </li>
  );
}
