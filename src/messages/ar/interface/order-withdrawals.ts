import { defineTranslation } from '../../define-messages.ts';
import type { orderWithdrawals as english } from '../../en/interface/order-withdrawals.ts';

export const orderWithdrawals = defineTranslation<typeof english>('orderWithdrawals', {
  title: 'عدل المشتري عن العقد',
  text: 'استُلم في {date}. المال والمخزون بانتظارك: رُدّ المبلغ أو ألغِ المعني، ثم علّم أنه أُنجز.',
  done: 'تعليم كمنجز',
  isDone: 'عُلّم العدول كمنجز',
  waiting:
    '{count, plural, zero {لا عدول} one {عدول واحد عن عقد} two {عدولان عن عقود} few {# حالات عدول} many {# حالة عدول} other {# حالة عدول}}',
  setting: 'العدول',
  settingText:
    'المشترون الذين عنوان تسليمهم أو فاتورتهم في الاتحاد الأوروبي يعدلون في صفحة طلبهم دون تسجيل الدخول. تصلك مهمة، والمال والمخزون بانتظارك.',
  offered: 'إتاحته',
  auto: 'إذا كان المتجر يشحن إلى الاتحاد الأوروبي',
  on: 'دائمًا',
  off: 'أبدًا',
  days: 'أيام بعد آخر تسليم',
});
