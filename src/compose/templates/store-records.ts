import type { DocumentId, DocumentRecords } from '#domain/documents/record.ts';
import { newVariantId } from '#domain/products/variant.ts';
import { NO_PLACES } from '#domain/store/served-places.ts';
import { shippingOptionSchema } from '#domain/store/shipping-option.ts';
import { DEFAULT_STORE_SETTINGS } from '#domain/store/store-settings.ts';
import { createId } from '#lib/id.ts';
import { orderKeysBetween } from '#lib/order-key.ts';
import type { TemplateProduct, TemplateStore } from './site-template.ts';
import { layoutRecords, recordsOf } from './template-records.ts';

/** The records of a store page, without its products. */
export function storeRecords(store: TemplateStore, idOf: (key: string) => DocumentId): DocumentRecords {
  return recordsOf({
    id: 'settings',
    type: 'settings',
    collectionType: 'products',
    title: store.title,
    navigationTitle: '',
    urlName: store.urlName,
    seoTitle: '',
    description: store.description,
    socialImage: store.socialImage,
    noindex: false,
    enabled: true,
    productLayout: 'products',
    showQuickView: true,
    sort: 'hand',
    itemOrder: store.products.map(({ key }) => idOf(key)),
  });
}

/** The records of the shop itself: what it sells can be bought at once. */
export function shopRecords(store: TemplateStore): DocumentRecords {
  const orders = orderKeysBetween(null, null, store.delivery.length);
  return recordsOf(
    DEFAULT_STORE_SETTINGS,
    ...store.delivery.map(({ name, estimate, kind, price, freeFrom }, index) =>
      shippingOptionSchema.parse({
        id: createId(),
        type: 'shipping-option',
        order: orders[index],
        name,
        estimate,
        places: { ...NO_PLACES, isRestOfWorld: true },
        price: kind === 'pickup' ? { kind, order: price } : { kind: 'flat', order: price, piece: 0 },
        freeFrom,
      }),
    ),
  );
}

/** The records of a product, with a variant for each value of its option. */
export function productRecords(product: TemplateProduct, at: Date): DocumentRecords {
  const { image, images = [], option, price } = product;
  const orders = orderKeysBetween(null, null, images.length);
  return recordsOf(
    {
      id: 'settings',
      type: 'settings',
      recordType: 'store-item',
      title: product.title,
      urlName: product.urlName,
      workflowState: 'published',
      publishAt: at.toISOString(),
      authorName: '',
      excerpt: product.excerpt,
      featuredImage: image,
      tags: [],
      categories: [...product.categories],
      seoTitle: '',
      // Its excerpt stands in for it.
      description: '',
      socialImage: null,
      noindex: false,
      structuredContent: { productType: 'physical' },
    },
    ...(option === undefined ? [variantRecord(price, {}, 'V')] : optionRecords(option, price)),
    ...images.map((each, index) => ({
      id: createId(),
      type: 'product-image',
      order: orders[index],
      image: each,
    })),
    ...layoutRecords(product.sections),
  );
}

function optionRecords(option: NonNullable<TemplateProduct['option']>, usual: number): readonly object[] {
  const id = createId();
  const values = option.values.map(({ name, price = usual }) => ({ id: createId(), name, price }));
  const orders = orderKeysBetween(null, null, values.length);
  return [
    {
      id,
      type: 'product-option',
      order: 'V',
      name: option.name,
      values: values.map((value) => ({ id: value.id, name: value.name })),
    },
    ...values.map((value, index) => variantRecord(value.price, { [id]: value.id }, orders[index] ?? '')),
  ];
}

function variantRecord(price: number, values: Readonly<Record<string, string>>, order: string): object {
  return { id: newVariantId(), type: 'variant', order, values, price };
}
