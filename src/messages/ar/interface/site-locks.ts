import { defineTranslation } from '../../define-messages.ts';
import type { siteLocks as english } from '../../en/interface/site-locks.ts';

export const siteLocks = defineTranslation<typeof english>('siteLocks', {
  set: 'تُطلب كلمة المرور هذه من الزوار الآن. أخبر بها من يُسمح لهم برؤية {place, select, page {هذه الصفحة} collection {هذه المجموعة وما فيها} other {الموقع}}.',
  taken:
    'يمكن للجميع الآن رؤية {place, select, page {هذه الصفحة} collection {هذه المجموعة وما فيها} other {الموقع}}.',
  isSet:
    'يحتاج الزوار إلى كلمة المرور لرؤية {place, select, page {هذه الصفحة} collection {هذه المجموعة وما فيها} other {الموقع}}.',
  tryAgain: 'إعادة المحاولة',
  title: 'كلمة المرور',
  newPassword: 'كلمة مرور جديدة',
  changePassword: 'تغيير كلمة المرور',
  setPassword: 'تعيين كلمة المرور',
  removePassword: 'إزالة كلمة المرور',
  pageDescription: 'من 4 إلى 128 حرفًا. تسري فورًا من دون نشر. لا تحصل محرّكات البحث والخلاصات على شيء.',
  siteDescription: 'من 4 إلى 128 حرفًا. تسري فورًا من دون نشر.',
  settings: 'الإعدادات',
  wholeSite: 'الموقع كله',
  wholeSiteDescription:
    'يرى الزوار اسم الموقع وحقلًا لكلمة المرور ولا شيء آخر. تحصل صفحة بمفردها على كلمة مرور في إعداداتها.',
});
