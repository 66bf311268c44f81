import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { FiledContent } from '#domain/product-files/filed-product.ts';
import { MAX_PRODUCT_IMAGES } from '#domain/products/product-limits.ts';
import { productRecordsOf } from '#domain/products/product-records.ts';
import { createId } from '#lib/id.ts';
import { orderKeysBetween } from '#lib/order-key.ts';

type Pictures = NonNullable<FiledContent['images']>;

/** Adds pictures to a product: the first becomes its featured one where it has none, the others follow those it has. */
export function withPictures(
  records: DocumentRecords,
  pictures: Pictures,
  imageOf: (url: string) => ImageValue | null,
): DocumentRecords {
  const found = pictures.flatMap(({ url, alt }) => {
    const image = imageOf(url);
    return image === null ? [] : [{ ...image, alt: alt === '' ? image.alt : alt }];
  });
  const settings = records['settings'];
  const [first] = found;
  if (settings === undefined || first === undefined) return records;
  const takesFeatured = settings['featuredImage'] === null || settings['featuredImage'] === undefined;
  const there = productRecordsOf(records).images;
  const room = Math.max(0, MAX_PRODUCT_IMAGES - there.length);
  const further = found.slice(takesFeatured ? 1 : 0).slice(0, room);
  const orders = orderKeysBetween(there.at(-1)?.order ?? null, null, further.length);
  const made = further.map((image, at): DocumentRecord => {
    const id = createId<'record'>();
    return { id, type: 'product-image', order: orders[at] ?? '', image };
  });
  return {
    ...records,
    ...Object.fromEntries(made.map((record) => [record.id, record])),
    settings: takesFeatured ? { ...settings, featuredImage: first } : settings,
  };
}
