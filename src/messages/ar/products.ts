import { defineTranslation } from '../define-messages.ts';
import type { products as english } from '../en/products.ts';

export const products = defineTranslation<typeof english>('products', {
  from: 'من {price}',
  sale: 'تخفيض',
  soldOut: 'نفدت الكمية',
  inStock: 'متوفر',
  originally: 'السعر الأصلي',
  now: 'السعر',
  sku: 'رقم المنتج: {sku}',
  noSuchVariant: 'غير متوفر بهذا الجمع',
  products: 'المنتجات',
  pictures: 'الصور',
});
