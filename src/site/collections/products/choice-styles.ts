import type { ShownProduct } from '#domain/products/shown-product.ts';

/**
 * Styles that show of all variants the chosen one, or that there is none: a rule for each value hides what does not have
 * it, and one for each that is sold out what puts it into the cart. Browsers that do not know `:has` show all variants with their names.
 */
export function choiceStyles({ options, variants }: ShownProduct): string {
  if (options.length === 0) return '';
  const hidden = options.flatMap(({ values }, option) =>
    values.map(
      (_, value) =>
        `.ProductItem:has(${chosen(option, value)}) .product-variant:not(.product-value-${option}-${value})`,
    ),
  );
  const existing = variants.map(({ values }) => `${choosing(values)} .product-none`);
  const gone = variants
    .filter(({ isInStock }) => !isInStock)
    .map(({ values }) => `${choosing(values)} .product-add`);
  const rules = [...hidden, ...existing, ...gone, '.product-variant-name'].map(
    (rule) => `${rule}{display:none}`,
  );
  return `@supports selector(:has(*)){.product-none{display:block}${rules.join('')}}`;
}

function choosing(values: readonly number[]): string {
  return `.ProductItem${values.map((value, option) => `:has(${chosen(option, value)})`).join('')}`;
}

function chosen(option: number, value: number): string {
  return `.product-choice-${option}-${value}:checked`;
}
