import { defineTranslation } from '../../define-messages.ts';
import type { pageLayouts as english } from '../../en/interface/page-layouts.ts';

export const pageLayouts = defineTranslation<typeof english>('pageLayouts', {
  beginsWith: 'تبدأ بـ',
  toChooseFrom: 'تخطيطات للاختيار منها',
  empty: 'صفحة فارغة',
});
