import type { ProductItems } from './product-items.ts';

const TEXT_SIZES = {
  small: 'var(--size-small)',
  medium: 'var(--size-text)',
  large: 'var(--size-lead)',
} as const;
/** By what the room between products is multiplied. */
const SPACINGS = { small: 0.5, medium: 1, large: 1.6 } as const;
const WEIGHTS = { normal: '400', bold: '600' } as const;

/** The custom properties that lists and pages of products take (DSGN-44); empty while the design says nothing of it. */
export function productItemsCss(items: ProductItems | undefined): string {
  if (items === undefined) return '';
  const { ratio, titleSize, titleFont, priceSize, priceWeight, alignment, spacing } = items;
  const properties = [
    ['ratio', ratio?.replace(':', ' / ')],
    ['title-size', titleSize && TEXT_SIZES[titleSize]],
    ['title-font', titleFont && `var(--font-${titleFont})`],
    ['price-size', priceSize && TEXT_SIZES[priceSize]],
    ['price-weight', priceWeight && WEIGHTS[priceWeight]],
    ['align', alignment],
    ['space', spacing && String(SPACINGS[spacing])],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`--product-${name}:${value}`]));
  return properties.length === 0 ? '' : `:root{${properties.join(';')}}`;
}
