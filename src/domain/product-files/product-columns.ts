/** Options that a file may name; a product with more than it may have is refused with its reason, not cut. */
export const MAX_FILED_OPTIONS = 20;

/** What a column of a file of products can be, besides those of options. */
export const PLAIN_COLUMNS = [
  'productId',
  'variantId',
  'parent',
  'productType',
  'urlName',
  'title',
  'description',
  'summary',
  'brand',
  'excerpt',
  'sku',
  'price',
  'comparePrice',
  'salePrice',
  'onSale',
  'saleDates',
  'stock',
  'inStock',
  'stockTracker',
  'stockPolicy',
  'category',
  'categories',
  'tags',
  'weight',
  'weightUnit',
  'length',
  'width',
  'height',
  'sizeUnit',
  'visible',
  'status',
  'shownIn',
  'listed',
  'images',
  'imagePosition',
  'imageTexts',
  'variantImage',
  'giftCard',
  'isShipped',
  'seoTitle',
  'seoDescription',
  'none',
] as const;
export type PlainColumn = (typeof PLAIN_COLUMNS)[number];
export type OptionColumn = `option${number}Name` | `option${number}Value`;
export type ProductColumn = PlainColumn | OptionColumn;

const OPTION_COLUMN = /^option([1-9]\d?)(?:Name|Value)$/;

/** What somebody chose a column to be; `none` for what is no column of products. */
export function chosenProductColumn(name: string): ProductColumn {
  const plain = PLAIN_COLUMNS.find((column) => column === name);
  if (plain !== undefined) return plain;
  const number = Number(OPTION_COLUMN.exec(name)?.[1] ?? 0);
  if (number === 0 || number > MAX_FILED_OPTIONS) return 'none';
  return name.endsWith('Name') ? `option${number}Name` : `option${number}Value`;
}
