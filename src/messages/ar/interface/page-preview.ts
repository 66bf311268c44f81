import { defineTranslation } from '../../define-messages.ts';
import type { pagePreview as english } from '../../en/interface/page-preview.ts';

export const pagePreview = defineTranslation<typeof english>('pagePreview', {
  phone: 'هاتف',
  tablet: 'جهاز لوحي',
  desktop: 'حاسوب',
  title: 'معاينة: {title}',
  device: 'الجهاز',
  openInTab: 'فتح في علامة تبويب',
  isBehind: 'لم تُحفظ تغييراتك الأخيرة بعد: فهي غير ظاهرة هنا.',
  noForms: 'لا يُرسل شيء من هذه المعاينة: تعمل النماذج والسلة على موقعك المنشور.',
  openSite: 'افتح الموقع',
  saving: 'جارٍ حفظ آخر التغييرات',
  frame: 'معاينة {title}',
  oneDay: 'يوم واحد',
  oneWeek: 'أسبوع واحد',
  thirtyDays: '30 يومًا',
  copied: 'تم نسخ الرابط.',
  share: 'مشاركة معاينة',
  whoeverHasLink: 'كل من لديه الرابط يرى «{title}» كما هو الآن، مع التغييرات غير المنشورة. ولا يلزم حساب.',
  worksFor: 'صالح لمدة',
  makeLink: 'إنشاء رابط',
  link: 'رابط المعاينة',
  worksUntil: 'صالح حتى {time}.',
  copyLink: 'نسخ الرابط',
});
