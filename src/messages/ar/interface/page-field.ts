import { defineTranslation } from '../../define-messages.ts';
import type { pageField as english } from '../../en/interface/page-field.ts';

export const pageField = defineTranslation<typeof english>('pageField', {
  pages: 'الصفحات',
  searchPages: 'البحث في الصفحات',
  pagesNotLoaded: 'تعذّر تحميل الصفحات.',
  loadingPages: 'جارٍ تحميل الصفحات',
  deletedPage: 'صفحة محذوفة',
  noPage: 'لم يُعثر على أي صفحة.',
  collections: 'المجموعات',
  searchCollections: 'البحث في المجموعات',
  collectionsNotLoaded: 'تعذّر تحميل المجموعات.',
  loadingCollections: 'جارٍ تحميل المجموعات',
  deletedCollection: 'مجموعة محذوفة',
  noCollection: 'لم يُعثر على أي مجموعة. تُضاف المدوّنات ومعارض الصور ضمن «الصفحات».',
  choose: 'اختيار…',
  loading: 'جارٍ التحميل…',
  notLoaded: 'تعذّر التحميل',
  tryAgain: 'إعادة المحاولة',
  untitled: 'بلا عنوان',
  more: '{count, number} أخرى. ابحث لإيجادها.',
  overMore: 'أكثر من {count, number} أخرى. ابحث لإيجادها.',
});
