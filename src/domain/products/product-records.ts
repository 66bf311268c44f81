import type { z } from 'zod';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { compareByOrder } from '#lib/order-key.ts';
import { DEFAULT_PRODUCT_CONTENT, productContentSchema, type ProductContent } from './product-content.ts';
import { productImageSchema, type ProductImage } from './product-image.ts';
import { productOptionSchema, type ProductOption } from './product-option.ts';
import { variantSchema, type Variant } from './variant.ts';

/** The records of a product besides its settings, in their order. */
export interface ProductRecords {
  readonly content: ProductContent;
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly images: readonly ProductImage[];
}

/** Reads what makes an item a product; records that do not parse are left out. */
export function productRecordsOf(records: DocumentRecords): ProductRecords {
  const all = Object.values(records);
  const content = productContentSchema.safeParse(records['settings']?.['structuredContent']);
  return {
    content: content.success ? content.data : DEFAULT_PRODUCT_CONTENT,
    options: ofType(all, 'product-option', productOptionSchema),
    variants: ofType(all, 'variant', variantSchema),
    images: ofType(all, 'product-image', productImageSchema),
  };
}

function ofType<Read extends { readonly id: string; readonly order: string }>(
  records: readonly DocumentRecord[],
  type: DocumentRecord['type'],
  schema: z.ZodType<Read>,
): readonly Read[] {
  return records
    .filter((record) => record.type === type)
    .flatMap((record) => {
      const parsed = schema.safeParse(record);
      return parsed.success ? [parsed.data] : [];
    })
    .toSorted(compareByOrder);
}
