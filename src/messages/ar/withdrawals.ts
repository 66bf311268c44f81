import { defineTranslation } from '../define-messages.ts';
import type { withdrawals as english } from '../en/withdrawals.ts';

export const withdrawals = defineTranslation<typeof english>('withdrawals', {
  offer: 'العدول عن العقد هنا',
  title: 'العدول عن العقد',
  text: 'اختر أصناف الطلب {number} التي تعدل عنها. لا حاجة إلى ذكر سبب. تصلك فورًا رسالة تأكيد بالبريد.',
  pieces: 'عدد كل صنف',
  confirm: 'تأكيد العدول',
  none: 'اختر ما تعدل عنه.',
  tooMany: 'لا يحتوي طلبك على هذا العدد.',
  received: 'استلمنا عدولك. رسالة التأكيد في طريقها إلى بريدك.',
  withdrawn: 'عُدل عنه',
  mailSubject: 'عدولك عن الطلب {number}',
  mailLead: 'استلم {site} عدولك عن عقد الطلب {number} في {when}. وقد عدلت عن:',
  mailNext: 'سيخبرك البائع بكيفية إعادة البضاعة وموعد استرداد مالك.',
  ownerSubject: 'عدول عن الطلب {number}',
  ownerLead:
    'عدل المشتري عن عقد الطلب {number} أو عن جزء منه. يبقى المال والمخزون كما هما إلى أن تعالج الأمر.',
});
