import { MAX_FILED_OPTIONS, type ProductColumn } from './product-columns.ts';

/** The shops whose files of products are read, each in its own columns. */
export const PRODUCT_DIALECTS = ['portico', 'shopify', 'squarespace', 'woocommerce'] as const;
export type ProductDialect = (typeof PRODUCT_DIALECTS)[number];

type Headers = Readonly<Record<string, ProductColumn>>;

const SQUARESPACE: Headers = {
  'product id [non editable]': 'productId',
  'variant id [non editable]': 'variantId',
  'product type [non editable]': 'productType',
  'product type': 'productType',
  'product url': 'urlName',
  title: 'title',
  description: 'description',
  sku: 'sku',
  price: 'price',
  'sale price': 'salePrice',
  'on sale': 'onSale',
  stock: 'stock',
  categories: 'categories',
  tags: 'tags',
  weight: 'weight',
  length: 'length',
  width: 'width',
  height: 'height',
  visible: 'visible',
  'hosted image urls': 'images',
};

/** By their headers in small letters. The headers of options are counted on, see `optionColumn`. */
const HEADERS: Readonly<Record<ProductDialect, Headers>> = {
  squarespace: SQUARESPACE,
  portico: {
    ...SQUARESPACE,
    brand: 'brand',
    excerpt: 'excerpt',
    'weight unit': 'weightUnit',
    'size unit': 'sizeUnit',
    listed: 'listed',
    'image descriptions': 'imageTexts',
    'seo title': 'seoTitle',
    'seo description': 'seoDescription',
  },
  shopify: {
    handle: 'urlName',
    'url handle': 'urlName',
    title: 'title',
    'body (html)': 'description',
    'body html': 'description',
    description: 'description',
    vendor: 'brand',
    type: 'category',
    'custom product type': 'category',
    tags: 'tags',
    published: 'visible',
    'published on online store': 'visible',
    status: 'status',
    'variant sku': 'sku',
    sku: 'sku',
    'variant price': 'price',
    price: 'price',
    'variant compare at price': 'comparePrice',
    'compare-at price': 'comparePrice',
    'variant inventory qty': 'stock',
    'inventory quantity': 'stock',
    'variant inventory tracker': 'stockTracker',
    'inventory tracker': 'stockTracker',
    'variant inventory policy': 'stockPolicy',
    'continue selling when out of stock': 'stockPolicy',
    'variant grams': 'weight',
    'weight value (grams)': 'weight',
    'variant requires shipping': 'isShipped',
    'requires shipping': 'isShipped',
    'image src': 'images',
    'product image url': 'images',
    'image position': 'imagePosition',
    'image alt text': 'imageTexts',
    'variant image': 'variantImage',
    'variant image url': 'variantImage',
    'gift card': 'giftCard',
    'seo title': 'seoTitle',
    'seo description': 'seoDescription',
  },
  woocommerce: {
    id: 'productId',
    type: 'productType',
    sku: 'sku',
    name: 'title',
    published: 'visible',
    'visibility in catalog': 'shownIn',
    'short description': 'summary',
    description: 'description',
    'date sale price starts': 'saleDates',
    'date sale price ends': 'saleDates',
    'in stock?': 'inStock',
    stock: 'stock',
    'backorders allowed?': 'stockPolicy',
    weight: 'weight',
    length: 'length',
    width: 'width',
    height: 'height',
    'sale price': 'salePrice',
    'regular price': 'price',
    categories: 'categories',
    tags: 'tags',
    brands: 'brand',
    images: 'images',
    parent: 'parent',
  },
};

/** What a file has to have of which shop, the more telling first. */
const SIGNS: readonly (readonly [ProductDialect, readonly string[]])[] = [
  ['portico', ['product id [non editable]', 'size unit']],
  ['squarespace', ['product id [non editable]']],
  ['squarespace', ['product url', 'hosted image urls']],
  ['shopify', ['url handle', 'title']],
  ['shopify', ['handle', 'variant price']],
  ['shopify', ['handle', 'title']],
  ['woocommerce', ['regular price', 'name']],
  ['woocommerce', ['type', 'sku', 'name']],
];

/** Whose file it is by its headers, in any order; null where they tell nothing (CRM-19). */
export function recognisedDialect(header: readonly string[]): ProductDialect | null {
  const names = new Set(header.map(plainHeader));
  return SIGNS.find(([, signs]) => signs.every((sign) => names.has(sign)))?.[0] ?? null;
}

/** What each column of a file is, by its header. */
export function productColumns(
  header: readonly string[],
  dialect: ProductDialect | null,
): readonly ProductColumn[] {
  return header.map((name) => {
    const plain = plainHeader(name);
    // Units stand in the header: `Weight (kg)`.
    const bare = dialect === 'woocommerce' ? plain.replace(/ \([a-z]{1,4}\)$/, '') : plain;
    return (dialect === null ? undefined : HEADERS[dialect][bare]) ?? optionColumn(plain) ?? 'none';
  });
}

const OPTION_HEADERS: readonly (readonly [RegExp, 'Name' | 'Value'])[] = [
  [/^option ?(\d{1,2}) name$/, 'Name'],
  [/^option ?(\d{1,2}) value$/, 'Value'],
  [/^option name (\d{1,2})$/, 'Name'],
  [/^option value (\d{1,2})$/, 'Value'],
  [/^attribute (\d{1,2}) name$/, 'Name'],
  [/^attribute (\d{1,2}) value\(s\)$/, 'Value'],
];

function optionColumn(header: string): ProductColumn | null {
  for (const [pattern, part] of OPTION_HEADERS) {
    const number = Number(pattern.exec(header)?.[1] ?? 0);
    if (number > 0 && number <= MAX_FILED_OPTIONS) {
      return part === 'Name' ? `option${number}Name` : `option${number}Value`;
    }
  }
  return null;
}

/** The unit that a header of WooCommerce names; null where it names none. */
export function unitOfHeader(header: string): string | null {
  return / \(([a-z]{1,4})\)$/.exec(plainHeader(header))?.[1] ?? null;
}

function plainHeader(header: string): string {
  return header.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
