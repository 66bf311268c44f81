import { defineTranslation } from '../../define-messages.ts';
import type { catalogue as english } from '../../en/interface/catalogue.ts';

export const catalogue = defineTranslation<typeof english>('catalogue', {
  products: 'المنتجات',
  product: 'المنتج',
  add: 'إضافة منتج',
  addText: 'لأي صفحة متجر هو؟',
  storePage: 'صفحة المتجر',
  fullPage: '{title} (ممتلئة)',
  none: 'لا توجد منتجات بعد',
  noneText: 'أضف أول منتج: ضع له صورة وسعرًا، وسيصبح قابلًا للبيع.',
  noMatch: 'لا يوجد منتج مطابق.',
  showAll: 'عرض كل المنتجات',
  search: 'البحث في المنتجات',
  searchText: 'بالعنوان أو الوسم أو رمز SKU',
  allPages: 'كل صفحات المتجر',
  category: 'الفئة',
  allCategories: 'كل الفئات',
  status: 'الحالة',
  allStates: 'الكل',
  withChanges: 'بها تغييرات لم تُنشر',
  stock: 'المخزون',
  anyStock: 'أي مخزون',
  inStock: 'متوفر',
  low: 'كمية قليلة',
  soldOut: 'نفدت الكمية',
  sale: 'التخفيضات',
  anyPrice: 'الكل',
  onSale: 'مخفّض',
  notOnSale: 'غير مخفّض',
  price: 'السعر',
  sort: 'الترتيب',
  sortChanged: 'آخر تغيير',
  sortTitle: 'العنوان',
  sortPrice: 'السعر',
  sortStock: 'المخزون',
  from: 'من ⁦{price}⁩',
  unlimited: 'غير محدود',
  pieces:
    '{count, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}',
  soldOutOf:
    '{soldOut, plural, zero {لم ينفد شيء من {count}} one {نفد واحد من {count}} two {نفد اثنان من {count}} few {نفد # من {count}} many {نفد # من {count}} other {نفد # من {count}}}',
  lowOf:
    '{low, plural, zero {لا كمية قليلة من {count}} one {كمية قليلة في واحد من {count}} two {كمية قليلة في اثنين من {count}} few {كمية قليلة في # من {count}} many {كمية قليلة في # من {count}} other {كمية قليلة في # من {count}}}',
  unpublished: 'غير منشور',
  changed: 'تغيّر منذ النشر',
  matches:
    '{count, plural, =0 {لا توجد منتجات} zero {لا توجد منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  matchesOver:
    'أكثر من {count, plural, zero {# منتج} one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}}',
});
