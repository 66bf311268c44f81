import type { PlainColumn } from '#domain/product-files/product-columns.ts';
import { MAX_OPTIONS } from '#domain/products/product-limits.ts';
import { productImports as words } from '#messages/en/interface/product-imports.ts';
import { fill, type Words } from '#messages/message.ts';

const PLAIN_NAMES: Readonly<Record<PlainColumn, Words>> = {
  none: words.none,
  title: words.name,
  urlName: words.urlName,
  description: words.description,
  summary: words.summary,
  brand: words.brand,
  excerpt: words.excerpt,
  productType: words.productType,
  productId: words.productId,
  variantId: words.variantId,
  parent: words.parent,
  sku: words.sku,
  price: words.price,
  comparePrice: words.comparePrice,
  salePrice: words.salePrice,
  onSale: words.onSale,
  saleDates: words.saleDates,
  stock: words.stock,
  inStock: words.inStock,
  stockTracker: words.stockTracker,
  stockPolicy: words.stockPolicy,
  category: words.category,
  categories: words.categories,
  tags: words.tags,
  weight: words.weight,
  weightUnit: words.weightUnit,
  length: words.length,
  width: words.width,
  height: words.height,
  sizeUnit: words.sizeUnit,
  visible: words.visible,
  status: words.status,
  shownIn: words.shownIn,
  listed: words.listed,
  images: words.images,
  imagePosition: words.imagePosition,
  imageTexts: words.imageTexts,
  variantImage: words.variantImage,
  giftCard: words.giftCard,
  isShipped: words.isShipped,
  seoTitle: words.seoTitle,
  seoDescription: words.seoDescription,
};

/** What a column may be, by its name: with as many options as a product may have, and those that the file has. */
export function productColumnNames(columns: readonly string[]): Readonly<Record<string, Words>> {
  const own = columns.map((column) => Number(/^option(\d+)/.exec(column)?.[1] ?? 0));
  const most = Math.max(MAX_OPTIONS, ...own);
  const options = Array.from({ length: most }, (_, at) => at + 1).flatMap((number) => [
    [`option${number}Name`, fill(words.optionName, { number })] as const,
    [`option${number}Value`, fill(words.optionValue, { number })] as const,
  ]);
  return { ...PLAIN_NAMES, ...Object.fromEntries(options) };
}
