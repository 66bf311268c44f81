import { pictureOfVariant } from '#domain/products/picture-of-variant.ts';
import type { ShownProduct, ShownVariant } from '#domain/products/shown-product.ts';

/**
 * Styles that show of all variants the chosen one, or that there is none: a rule for each value hides what does not have
 * it, and one for each that is sold out what puts it into the cart; the picture of the chosen one comes first. Browsers that do not know `:has` show all variants with their names.
 */
export function choiceStyles({ options, variants }: ShownProduct, hasFeatured = true): string {
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
  return `@supports selector(:has(*)){.product-none{display:block}${rules.join('')}${pictureRules(variants, hasFeatured)}}`;
}

function choosing(values: readonly number[]): string {
  return `.ProductItem${values.map((value, option) => `:has(${chosen(option, value)})`).join('')}`;
}

function chosen(option: number, value: number): string {
  return `.product-choice-${option}-${value}:checked`;
}

/**
 * The pictures of variants that are not the first one, moved to the front while such a variant is chosen. Where a script
 * shows one after the other, it goes to that of the variant.
 */
function pictureRules(variants: readonly ShownVariant[], hasFeatured: boolean): string {
  const byPicture = Map.groupBy(variants, (variant) => pictureOfVariant(variant, hasFeatured));
  return [...byPicture]
    .filter(([at]) => at > 0)
    .map(([at, shown]) => {
      const slides = shown.map(
        ({ values }) =>
          `${choosing(values)} .portico-gallery:not([data-running]) .portico-slide:nth-child(${at + 1})`,
      );
      return `${slides.join(',')}{order:-1}`;
    })
    .join('');
}
