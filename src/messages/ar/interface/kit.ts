import { defineTranslation } from '../../define-messages.ts';
import type { kit as english } from '../../en/interface/kit.ts';

export const kit = defineTranslation<typeof english>('kit', {
  breadcrumbs: 'مسار التنقّل',
  working: 'جارٍ التنفيذ',
  chooseColor: 'اختيار {label}',
  hue: 'درجة اللون',
  cancel: 'إلغاء',
  failed: 'حدث خطأ ما',
  close: 'إغلاق',
  optional: '(اختياري)',
  chooseFiles: 'اختيار ملفات',
  pages: 'الصفحات',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  position: 'الصفحة {page} من {count}',
  positionOfMore: 'الصفحة {page} من أكثر من {count}',
  choose: 'اختيار…',
  justNow: 'الآن',
  listed: '{names}، {name}',
});
