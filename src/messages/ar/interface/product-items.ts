import { defineTranslation } from '../../define-messages.ts';
import type { productItems as english } from '../../en/interface/product-items.ts';

export const productItems = defineTranslation<typeof english>('productItems', {
  title: 'المنتجات',
  help: 'صفحات المنتجات والمنتجات في القوائم',
  pages: 'صفحات المنتجات',
  lists: 'المنتجات في القوائم',
  asStorePages: 'حسب كل صفحة متجر',
  ratio: 'شكل الصور',
  titleSize: 'حجم العنوان',
  titleFont: 'خط العنوان',
  headingFont: 'العناوين',
  bodyFont: 'النصوص',
  priceSize: 'حجم السعر',
  priceWeight: 'سُمك خط السعر',
  normal: 'عادي',
  bold: 'عريض',
  alignment: 'المحاذاة',
  start: 'البداية',
  center: 'الوسط',
  spacing: 'المسافة بين المنتجات',
  reset: 'إعادة الضبط',
});
