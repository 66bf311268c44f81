import { defineTranslation } from '../../define-messages.ts';
import type { notFoundAddresses as english } from '../../en/interface/not-found-addresses.ts';

export const notFoundAddresses = defineTranslation<typeof english>('notFoundAddresses', {
  dismissed: 'أُخفي {path}.',
  putBackDone: 'عاد {path} إلى القائمة.',
  makeRedirect: 'إنشاء إعادة توجيه',
  dismiss: 'إخفاء',
  putBack: 'إعادة إلى القائمة',
  search: 'البحث في العناوين',
  show: 'عرض',
  open: 'مفتوحة',
  areDismissed: 'مخفية',
  title: 'عناوين غير موجودة',
  address: 'العنوان',
  linkedFrom: 'رابط من <link>{referrer}</link>',
  requests: 'الطلبات',
  last: 'الأحدث',
  howCounted:
    'تُعدّ كل دقيقة، من دون معاملات أو أي شيء عن الزوار؛ ويبقى كل عنوان {days, plural, zero {# يوم} one {يومًا واحدًا} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} بعد آخر طلب.',
  noMatch: 'لا يوجد عنوان يطابق «{search}»',
  noneDismissed: 'لا شيء مخفي',
  none: 'لم يؤدِّ أي عنوان إلى طريق مسدود',
  notWritten: 'اختار مسؤول هذا التثبيت ألا تُسجَّل.',
  noneText:
    'عندما يتبع الزوار رابطًا إلى صفحة غير موجودة، يظهر عنوانها هنا خلال دقيقة، لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
});
