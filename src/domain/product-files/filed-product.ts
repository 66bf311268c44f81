import type { StoreProductType } from '#domain/products/product-types.ts';
import type { Words } from '#messages/message.ts';

/** What a file says of a variant. What its columns do not say is not there, and nothing is changed by it. */
export type FiledVariant = {
  /** Its id where it was exported from; '' where the file has none. */
  readonly id: string;
  /** Its value of each option of the product. */
  readonly values: readonly string[];
  readonly sku?: string;
  /** Minor units. */
  readonly price?: number;
  readonly salePrice?: number;
  readonly onSale?: boolean;
  /** Pieces; null: unlimited. */
  readonly stock?: number | null;
  readonly weightGrams?: number;
  readonly lengthTenthMm?: number;
  readonly widthTenthMm?: number;
  readonly heightTenthMm?: number;
};

/** A picture of a product where it can be fetched. */
export type FiledImage = { readonly url: string; readonly alt: string };

/** What a file says of a product, whichever shop it comes from. What its columns do not say is not there. */
export type FiledContent = {
  readonly title?: string;
  /** The last part of its address. */
  readonly urlName?: string;
  readonly type?: StoreProductType;
  /** Whether visitors may see it once it is published. */
  readonly isVisible?: boolean;
  /** Whether lists and searches show it, and not only its own address. */
  readonly isListed?: boolean;
  /** Who makes it. */
  readonly brand?: string;
  /** Words without markup beside its price. */
  readonly excerpt?: string;
  /** The same as HTML, where the shop keeps a short description. */
  readonly summary?: string;
  /** HTML. */
  readonly description?: string;
  readonly options: readonly string[];
  readonly variants: readonly FiledVariant[];
  readonly images?: readonly FiledImage[];
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly seoTitle?: string;
  readonly seoDescription?: string;
};

/** A row of a file: its number from 1, the header included, and its cells as they stand there. */
export type FiledRow = { readonly line: number; readonly cells: readonly string[] };

/** A product as it was read: what it is known by across files, its rows, and what is wrong with it. */
export interface FiledProduct {
  readonly key: string;
  readonly rows: readonly FiledRow[];
  readonly content: FiledContent;
  /** Why it cannot be taken; null where it can. */
  readonly problem: Words | null;
  /** What of it is not taken as it stands. */
  readonly remarks: readonly Words[];
}
