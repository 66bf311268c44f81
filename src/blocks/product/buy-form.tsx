import { isForShopCart } from '#domain/carts/cart-kinds.ts';
import { PRODUCT_FORM_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import { currentPrice } from '#domain/products/product-summary.ts';
import { shownPrice } from '#domain/products/shown-price.ts';
import type { ShownProduct, ShownVariant } from '#domain/products/shown-product.ts';
import { cart } from '#messages/en/cart.ts';
import { products } from '#messages/en/products.ts';
import { buyWords } from './buy-words.ts';
import type { BlockContext } from '../define-block.ts';
import { BuyKeys, buyTarget, hasSomethingToBuy } from './buy-target.tsx';
import { WaitLinks } from './wait-links.tsx';

interface BuyFormProps {
  readonly product: ShownProduct;
  /** For who does not see it beside the form. */
  readonly title: string;
  /** Of the page of the product. */
  readonly path: string;
  readonly buttonText: string;
  readonly hasQuantity: boolean;
  readonly context: BlockContext;
}

/**
 * The choice of a variant and the button that puts it into the cart, by a form that works without scripts (CONT-38,
 * ORD-11). What is sold out says so and cannot be chosen (COMM-31).
 */
export function BuyForm({ product, title, path, buttonText, hasQuantity, context }: BuyFormProps) {
  const { variants, options, most } = product;
  const first = variants.find(({ isInStock }) => isInStock);
  const { translate } = context;
  if (product.isNotSold === true) return null;
  return (
    <form
      className="product-buy"
      {...buyTarget(product)}
      acceptCharset="utf-8"
      {...(context.mode === 'page' ? { [PRODUCT_FORM_ATTRIBUTE]: product.id } : {})}
    >
      <BuyKeys product={product} />
      {variants.length < 2 ? (
        <input type="hidden" name="variant" value={variants[0]?.id ?? ''} readOnly />
      ) : (
        <label className="product-buy-choice">
          <span>{options.map(({ name }) => name).join(' / ')}</span>
          <select name="variant" defaultValue={first?.id ?? variants[0]?.id}>
            {variants.map((variant) => (
              <option key={variant.id} value={variant.id} disabled={!variant.isInStock}>
                {choiceText(product, variant, translate(products.soldOut))}
              </option>
            ))}
          </select>
        </label>
      )}
      {first === undefined ? (
        <p className="product-sold-out">{translate(products.soldOut)}</p>
      ) : hasSomethingToBuy(product) ? (
        <div className="product-add">
          {hasQuantity && isForShopCart(product.productType) ? (
            <label>
              <span>{translate(cart.quantity)}</span>
              <input
                type="number"
                name="pieces"
                inputMode="numeric"
                min={1}
                max={most}
                defaultValue={1}
                required
              />
            </label>
          ) : null}
          <button
            type={context.mode === 'page' ? 'submit' : 'button'}
            className="portico-button"
            data-size="medium"
            data-variant="filled"
          >
            {buttonText || product.addText || translate(buyWords(product))}
            <span className="portico-hidden"> {title}</span>
          </button>
        </div>
      ) : null}
      {context.mode === 'page' ? (
        <WaitLinks product={product} title={title} path={path} translate={translate} />
      ) : null}
      <output className="product-added" />
    </form>
  );
}

function choiceText(product: ShownProduct, variant: ShownVariant, soldOut: string): string {
  const name = product.options
    .map(({ values }, index) => values[variant.values[index] ?? -1] ?? '')
    .join(' / ');
  const price = shownPrice(currentPrice(variant), product);
  return `${name} · ${variant.isInStock ? price : soldOut}`;
}
