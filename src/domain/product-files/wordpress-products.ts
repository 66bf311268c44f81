import type { WxrItem } from '#domain/wordpress/wxr-item.ts';
import type { FiledProduct } from './filed-product.ts';
import { joinLabels } from './label-list.ts';
import { MAX_FILED_OPTIONS } from './product-columns.ts';
import type { StoreOfFile } from './product-dialect-reader.ts';
import { productColumns } from './product-dialects.ts';
import { productFileReader } from './product-file-reader.ts';

/** What an export of WordPress says of a product or a variation of WooCommerce. */
export type ExportedProduct = Pick<
  WxrItem,
  'postId' | 'parentId' | 'postType' | 'title' | 'slug' | 'status' | 'content' | 'excerpt' | 'terms' | 'meta'
>;

const TYPES = ['product', 'product_variation'];

/** Whether an entry of an export is of WooCommerce. */
export function isExportedProduct({ postType }: Pick<WxrItem, 'postType'>): boolean {
  return TYPES.includes(postType);
}

const ATTRIBUTE_NUMBERS = Array.from({ length: MAX_FILED_OPTIONS }, (_, at) => at + 1);

/** The columns of WooCommerce’s own export, to which an entry of WordPress is brought. */
const HEADER: readonly string[] = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price ends',
  'In stock?',
  'Stock',
  'Backorders allowed?',
  'Weight',
  'Length',
  'Width',
  'Height',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  ...ATTRIBUTE_NUMBERS.flatMap((number) => [`Attribute ${number} name`, `Attribute ${number} value(s)`]),
];

/**
 * The products of an export of WordPress with their variations, as WooCommerce’s own files would say them, so that both
 * lead to the same products. What lies in the trash there is left.
 * @param urlOf the address of an attachment by its id; null where the export has none
 */
export function wordpressProducts(
  items: readonly ExportedProduct[],
  urlOf: (attachmentId: string) => string | null,
  store: StoreOfFile,
): readonly FiledProduct[] {
  const columns = productColumns(HEADER, 'woocommerce');
  const reader = productFileReader({ dialect: 'woocommerce', header: HEADER, columns, store });
  const parents = new Map(items.map((item) => [item.postId, item]));
  for (const [at, item] of items.entries()) {
    if (item.status === 'trash' || item.status === 'auto-draft') continue;
    const parent = item.postType === 'product' ? null : (parents.get(item.parentId) ?? null);
    reader.read(rowOf(item, parent, urlOf), at + 1);
  }
  return reader.end();
}

function rowOf(
  item: ExportedProduct,
  parent: ExportedProduct | null,
  urlOf: (attachmentId: string) => string | null,
): readonly string[] {
  const { meta } = item;
  const get = (key: string): string => (meta[key] ?? '').trim();
  const isVariation = item.postType === 'product_variation';
  const images = [get('_thumbnail_id'), ...get('_product_image_gallery').split(',')];
  const attributes = attributesOf(parent ?? item);
  return [
    item.postId,
    typesOf(item, isVariation),
    get('_sku'),
    item.title,
    item.status === 'publish' ? '1' : '-1',
    item.terms.some(({ slug }) => slug === 'exclude-from-catalog') ? 'hidden' : 'visible',
    isVariation ? '' : item.excerpt,
    isVariation ? '' : item.content,
    get('_sale_price_dates_from') || get('_sale_price_dates_to'),
    get('_stock_status') === 'outofstock' ? '0' : '1',
    get('_manage_stock') === 'yes' ? get('_stock') : '',
    ['yes', 'notify'].includes(get('_backorders')) ? '1' : '0',
    get('_weight'),
    get('_length'),
    get('_width'),
    get('_height'),
    get('_sale_price'),
    get('_regular_price') || get('_price'),
    labelsOf(item, 'product_cat'),
    labelsOf(item, 'product_tag'),
    images.flatMap((id) => urlOf(id.trim()) ?? []).join(', '),
    isVariation ? `id:${item.parentId}` : '',
    ...ATTRIBUTE_NUMBERS.flatMap((_, at) => {
      const attribute = attributes[at];
      if (attribute === undefined) return ['', ''];
      if (!isVariation) return [attribute.name, joinLabels(attribute.values.map(({ name }) => name))];
      const chosen = meta[`attribute_${attribute.key}`];
      const value = attribute.values.find(({ slug }) => slug === chosen)?.name ?? chosen ?? '';
      return chosen === undefined ? ['', ''] : [attribute.name, value];
    }),
  ];
}

function typesOf({ terms, meta }: ExportedProduct, isVariation: boolean): string {
  const type = terms.find(({ taxonomy }) => taxonomy === 'product_type');
  return [
    isVariation ? 'variation' : (type?.slug || type?.name || 'simple').toLowerCase(),
    ...(meta['_downloadable'] === 'yes' ? ['downloadable'] : []),
    ...(meta['_virtual'] === 'yes' ? ['virtual'] : []),
  ].join(', ');
}

function labelsOf({ terms }: ExportedProduct, taxonomy: string): string {
  return joinLabels(terms.filter((term) => term.taxonomy === taxonomy).map(({ name }) => name));
}

interface Attribute {
  /** By which variations name their value of it. */
  readonly key: string;
  readonly name: string;
  readonly values: readonly { readonly slug: string; readonly name: string }[];
}

/** Attributes are kept as serialised text of PHP; their names and values follow each other in it. */
const SERIALISED = /s:4:"name";s:\d{1,5}:"([^"]{1,200})";s:5:"value";s:\d{1,6}:"([^"]{0,5000})"/g;
/** The attributes of a whole shop are taxonomies of their own. */
const OF_SHOP = 'pa_';

function attributesOf({ meta, terms }: ExportedProduct): readonly Attribute[] {
  const named = [...(meta['_product_attributes'] ?? '').matchAll(SERIALISED)].map(
    ([, name = '', value = '']) => ({ name, value }),
  );
  const known = new Set(named.map(({ name }) => name));
  const unnamed = [...new Set(terms.map(({ taxonomy }) => taxonomy))].filter(
    (taxonomy) => taxonomy.startsWith(OF_SHOP) && !known.has(taxonomy),
  );
  return [...named, ...unnamed.map((name) => ({ name, value: '' }))].map(({ name, value }) => {
    if (name.startsWith(OF_SHOP)) {
      const label = name.slice(OF_SHOP.length).replaceAll(/[-_]/g, ' ');
      const values = terms.filter(({ taxonomy }) => taxonomy === name);
      return { key: name, name: label.charAt(0).toUpperCase() + label.slice(1), values };
    }
    const values = value
      .split('|')
      .map((each) => each.trim())
      .filter((each) => each !== '');
    const key = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    return { key, name, values: values.map((each) => ({ slug: each, name: each })) };
  });
}
