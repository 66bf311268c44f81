import { isForShopCart } from '#domain/carts/cart-kinds.ts';
import { PRODUCT_FORM_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import { firstVariant } from '#domain/products/first-variant.ts';
import { optionField } from '#domain/products/option-field.ts';
import { pictureOfVariant } from '#domain/products/picture-of-variant.ts';
import { priceRange } from '#domain/products/product-summary.ts';
import type { ShownProduct, ShownVariant } from '#domain/products/shown-product.ts';
import { cart } from '#messages/en/cart.ts';
import { products } from '#messages/en/products.ts';
import { storeReminders } from '#messages/en/store-reminders.ts';
import type { Translate } from '#messages/translator.ts';
import { buyWords } from '#blocks/product/buy-words.ts';
import { BuyKeys, buyTarget, hasSomethingToBuy } from '#blocks/product/buy-target.tsx';
import { PriceText } from '#blocks/product/price-text.tsx';

interface ProductVariantsProps {
  readonly product: ShownProduct;
  /** Whether the first of its pictures is the featured one. */
  readonly hasFeatured: boolean;
  readonly mode: 'page' | 'canvas';
  readonly translate: Translate;
}

/**
 * What can be chosen of a product, and what the choice costs and whether it can be had (COMM-31, COMM-38). All variants
 * are in the page; styles show the chosen one, so that choosing takes no script (`choice-styles.ts`). What is chosen is
 * put into the cart by a form, whose values are named by their ids (ORD-11).
 */
export function ProductVariants({ product, hasFeatured, mode, translate }: ProductVariantsProps) {
  const { options, variants } = product;
  const first = firstVariant(variants);
  // Without its function a shop shows what it has and sells nothing (CONT-228).
  const isSold = product.isNotSold !== true;
  return (
    <form
      className="product-variants"
      {...buyTarget(product)}
      acceptCharset="utf-8"
      {...(mode === 'page' ? { [PRODUCT_FORM_ATTRIBUTE]: product.id } : {})}
      {...(isSold && variants.some(({ unlimited }) => !unlimited) ? { 'data-counted': '' } : {})}
    >
      <BuyKeys product={product} />
      {options.map((option, index) => (
        <fieldset key={index} className="product-option">
          <legend>{option.name}</legend>
          {option.values.map((value, at) => (
            <label key={at}>
              <input
                type="radio"
                name={optionField(option.id)}
                value={option.valueIds[at]}
                className={`product-choice-${index}-${at}`}
                defaultChecked={first?.values[index] === at}
              />
              <span>{value}</span>
              {isGone(variants, index, at) ? <small>{translate(products.soldOut)}</small> : null}
            </label>
          ))}
        </fieldset>
      ))}
      <div aria-live="polite">
        {variants.map((variant) => (
          <div
            key={variant.id}
            className={`product-variant ${chosenClasses(variant)}`.trimEnd()}
            data-variant={variant.id}
            data-picture={pictureOfVariant(variant, hasFeatured)}
          >
            {options.length === 0 ? null : <p className="product-variant-name">{nameOf(product, variant)}</p>}
            <PriceText prices={priceRange([variant])} product={product} translate={translate} />
            {product.productType === 'gift-card' || !isSold ? null : (
              <p className={variant.isInStock ? 'product-in-stock' : 'product-sold-out'}>
                {variant.left === null
                  ? translate(variant.isInStock ? products.inStock : products.soldOut)
                  : translate(products.onlyLeft, { n: variant.left })}
              </p>
            )}
            {variant.isInStock || product.tellsBack !== true || mode !== 'page' ? null : (
              <p>
                <a
                  href={`/commerce/back-in-stock?product=${product.id}&variant=${variant.id}`}
                  rel="nofollow"
                >
                  {translate(storeReminders.waitLink)}
                </a>
              </p>
            )}
            {variant.sku === '' ? null : (
              <p className="product-sku">{translate(products.sku, { sku: variant.sku })}</p>
            )}
          </div>
        ))}
        {options.length === 0 ? null : <p className="product-none">{translate(products.noSuchVariant)}</p>}
      </div>
      {first?.isInStock === true && isSold && hasSomethingToBuy(product) ? (
        <div className="product-add">
          {isForShopCart(product.productType) ? (
            <label>
              <span>{translate(cart.quantity)}</span>
              <input
                type="number"
                name="pieces"
                inputMode="numeric"
                min={1}
                max={product.most}
                defaultValue={1}
                required
              />
            </label>
          ) : null}
          <button
            // Nothing is bought while it is edited.
            type={mode === 'page' ? 'submit' : 'button'}
            className="portico-button"
            data-size="medium"
            data-variant="filled"
          >
            {product.addText || translate(buyWords(product))}
          </button>
        </div>
      ) : null}
      {isSold ? null : <p className="product-sold-out">{translate(products.notSold)}</p>}
      <output className="product-added" />
    </form>
  );
}

/** Whether nothing with this value can be had. */
function isGone(variants: readonly ShownVariant[], option: number, value: number): boolean {
  return !variants.some(({ values, isInStock }) => values[option] === value && isInStock);
}

function chosenClasses({ values }: ShownVariant): string {
  return values.map((value, option) => `product-value-${option}-${value}`).join(' ');
}

function nameOf({ options }: ShownProduct, { values }: ShownVariant): string {
  return options.map((option, index) => option.values[values[index] ?? -1] ?? '').join(' / ');
}
