import { priceRange } from '#domain/products/product-summary.ts';
import type { ShownProduct, ShownVariant } from '#domain/products/shown-product.ts';
import { products } from '#messages/en/products.ts';
import type { Translate } from '#messages/translator.ts';
import { PriceText } from './price-text.tsx';

interface ProductVariantsProps {
  readonly product: ShownProduct;
  readonly translate: Translate;
}

/**
 * What can be chosen of a product, and what the choice costs and whether it can be had (COMM-31, COMM-38). All variants
 * are in the page; styles show the chosen one, so that choosing takes no script (`choice-styles.ts`).
 */
export function ProductVariants({ product, translate }: ProductVariantsProps) {
  const { options, variants, currency } = product;
  const first = variants.find(({ isInStock }) => isInStock) ?? variants[0];
  return (
    <div className="product-variants">
      {options.map((option, index) => (
        <fieldset key={index} className="product-option">
          <legend>{option.name}</legend>
          {option.values.map((value, at) => (
            <label key={at}>
              <input
                type="radio"
                name={`product-option-${index}`}
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
          <div key={variant.id} className={`product-variant ${chosenClasses(variant)}`.trimEnd()}>
            {options.length === 0 ? null : <p className="product-variant-name">{nameOf(product, variant)}</p>}
            <PriceText prices={priceRange([variant])} currency={currency} translate={translate} />
            <p className={variant.isInStock ? 'product-in-stock' : 'product-sold-out'}>
              {translate(variant.isInStock ? products.inStock : products.soldOut)}
            </p>
            {variant.sku === '' ? null : (
              <p className="product-sku">{translate(products.sku, { sku: variant.sku })}</p>
            )}
          </div>
        ))}
        {options.length === 0 ? null : <p className="product-none">{translate(products.noSuchVariant)}</p>}
      </div>
    </div>
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
