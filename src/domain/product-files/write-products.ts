import { MAX_OPTIONS } from '#domain/products/product-limits.ts';
import { fractionDigitsOf } from '#domain/money/currencies.ts';
import type { FiledContent, FiledVariant } from './filed-product.ts';
import { joinLabels } from './label-list.ts';

const OPTION_NUMBERS = Array.from({ length: MAX_OPTIONS }, (_, at) => at + 1);

/** The header of an export of products: Squarespace’s columns with six options, and some of Portico’s own. */
export const PRODUCT_FILE_HEADER: readonly string[] = [
  'Product ID [Non Editable]',
  'Variant ID [Non Editable]',
  'Product Type [Non Editable]',
  'Product Page',
  'Product URL',
  'Title',
  'Description',
  'SKU',
  ...OPTION_NUMBERS.flatMap((number) => [`Option Name ${number}`, `Option Value ${number}`]),
  'Price',
  'Sale Price',
  'On Sale',
  'Stock',
  'Categories',
  'Tags',
  'Weight',
  'Length',
  'Width',
  'Height',
  'Visible',
  'Hosted Image URLs',
  'Excerpt',
  'Weight Unit',
  'Size Unit',
  'Image Descriptions',
  'Listed',
  'SEO Title',
  'SEO Description',
  'Brand',
];

export interface WrittenProduct {
  readonly id: string;
  /** The address of its store page. */
  readonly page: string;
  readonly content: FiledContent;
}

/** The rows of a product: what concerns all of it stands in the first, each further variant has a row of its own. */
export function productRows(
  { id, page, content }: WrittenProduct,
  currency: string,
): readonly (readonly string[])[] {
  return content.variants.map((variant, at) => {
    const isFirst = at === 0;
    const once = (text: string | undefined): string => (isFirst ? (text ?? '') : '');
    const images = content.images ?? [];
    return [
      once(id),
      variant.id,
      once((content.type ?? 'physical').toUpperCase().replace('-', '_')),
      once(page),
      once(content.urlName),
      once(content.title),
      once(content.description),
      variant.sku ?? '',
      ...OPTION_NUMBERS.flatMap((number) => [
        content.options[number - 1] ?? '',
        variant.values[number - 1] ?? '',
      ]),
      amountText(variant.price ?? 0, currency),
      amountText(variant.salePrice ?? 0, currency),
      yesNo(variant.onSale),
      stockText(variant),
      once(joinLabels(content.categories ?? [])),
      once(joinLabels(content.tags ?? [])),
      String(variant.weightGrams ?? 0),
      millimetres(variant.lengthTenthMm),
      millimetres(variant.widthTenthMm),
      millimetres(variant.heightTenthMm),
      once(yesNo(content.isVisible)),
      once(images.map(({ url }) => url).join('\n')),
      once(content.excerpt),
      'g',
      'mm',
      once(images.map(({ alt }) => alt.replaceAll(/\s+/g, ' ')).join('\n')),
      once(yesNo(content.isListed !== false)),
      once(content.seoTitle),
      once(content.seoDescription),
      once(content.brand),
    ].map(escapedOnce);
  });
}

/** An amount in minor units with a point and the digits of its currency: `12.50`. */
function amountText(amount: number, currency: string): string {
  const digits = fractionDigitsOf(currency);
  const text = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function stockText({ stock }: FiledVariant): string {
  return stock === null || stock === undefined ? 'Unlimited' : String(stock);
}

/** Tenths of a millimetre as millimetres: `12.3`. */
function millimetres(tenths = 0): string {
  const text = String(tenths).padStart(2, '0');
  return `${text.slice(0, -1)}.${text.slice(-1)}`;
}

function yesNo(is: boolean | undefined): string {
  return is === true ? 'Yes' : 'No';
}

const LOOKS_ESCAPED = /^'+(?=[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A text that looks as if an apostrophe had been put before it gets one more, so that taking one away gives it back. */
function escapedOnce(text: string): string {
  return LOOKS_ESCAPED.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe away that exports put before what a spreadsheet would run as a formula (CRM-19). */
export function withoutEscape(cell: string): string {
  return LOOKS_ESCAPED.test(cell) ? cell.slice(1) : cell;
}
