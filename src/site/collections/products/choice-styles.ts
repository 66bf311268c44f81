import type { ShownProduct } from '#domain/products/shown-product.ts';

/**
 * Styles that show of all variants the chosen one, or that there is none: a rule for each value hides what does not have
 * it. Browsers that do not know `:has` show all variants with their names.
 */
export function choiceStyles({ options, variants }: ShownProduct): string {
  if (options.length === 0) return '';
  const hidden = options.flatMap(({ values }, option) =>
    values.map(
      (_, value) =>
        `.ProductItem:has(${chosen(option, value)}) .product-variant:not(.product-value-${option}-${value})`,
    ),
  );
  const existing = variants.map(
    ({ values }) =>
      `.ProductItem${values.map((value, option) => `:has(${chosen(option, value)})`).join('')} .product-none`,
  );
  const rules = [...hidden, ...existing, '.product-variant-name'].map((rule) => `${rule}{display:none}`);
  return `@supports selector(:has(*)){.product-none{display:block}${rules.join('')}}`;
}

function chosen(option: number, value: number): string {
  return `.product-choice-${option}-${value}:checked`;
}
