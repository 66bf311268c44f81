import { defineTranslation } from '../define-messages.ts';
import type { renewalMails as english } from '../en/renewal-mails.ts';

export const renewalMails = defineTranslation<typeof english>('renewalMails', {
  failedSubject: 'تعذّر الدفع مقابل {product}',
  failedLead: 'لم تتم عملية دفع ⁦{amount}⁩ لاشتراكك في {product} لدى {site}.',
  confirmSubject: 'يُرجى تأكيد الدفع مقابل {product}',
  confirmLead: 'يطلب منك مصرفك تأكيد دفع ⁦{amount}⁩ لاشتراكك في {product} لدى {site}.',
  triesAgain: 'سنحاول مرة أخرى في {day}. يمكنك أيضًا الدفع الآن أو تغيير طريقة الدفع.',
  payUntil: 'لن نحاول مرة أخرى. يُرجى الدفع حتى {day} ليستمر اشتراكك.',
  pay: 'ادفع ⁦{amount}⁩',
  confirm: 'تأكيد الدفع',
  manage: 'عرض اشتراكك',
  endedSubject: 'انتهى اشتراكك في {product}',
  endedLead: 'انتهى اشتراكك في {product} لدى {site} لأن ⁦{amount}⁩ لم تُدفع. لن يُخصم أي مبلغ بعد الآن.',
  restsSubject: 'اشتراكك في {product} متوقف مؤقتًا',
  restsLead: 'اشتراكك في {product} لدى {site} متوقف مؤقتًا لأن ⁦{amount}⁩ لم تُدفع. لن يُخصم أي مبلغ حتى يُستأنف.',
  reminderSubject: 'يتجدد {product} في {day}',
  reminderLead: 'يتجدد اشتراكك في {product} لدى {site} في {day}. تكلفته ⁦{amount}⁩.',
  reminderMethod: 'يُدفع بواسطة {method}.',
  reminderCancel: 'إذا كنت لا تريد ذلك، يمكنك إلغاؤه قبل ذلك.',
  trialSubject: 'تنتهي تجربتك لـ {product} في {day}',
  trialLead: 'تنتهي تجربتك لـ {product} لدى {site} في {day}. عندها يُخصم ⁦{amount}⁩.',
  trialCancel: 'إذا ألغيت قبل ذلك فلن يُخصم شيء، ويبقى لك الوصول حتى ذلك اليوم.',
  noStockSubject: '{product} غير متوفر',
  noStockLead:
    'ما يرسله إليك اشتراكك في {product} لدى {site} في المرة القادمة غير متوفر. لن يُخصم أي مبلغ. نتحقق من ذلك كل يوم لمدة 14 يومًا.',
  priceSubject: 'سعر جديد لـ {product}',
  priceLead:
    'ابتداءً من التجديد في {day} تصبح تكلفة اشتراكك في {product} لدى {site} ⁦{amount}⁩ بدلًا من ⁦{before}⁩.',
  priceCancel: 'إذا كنت لا تريد ذلك، يمكنك إلغاء اشتراكك حتى ذلك الحين.',
  troubleSubject: 'الاشتراك في {product}: تعذّر الدفع',
  troubleFailed: 'تعذّر خصم تجديد {product} من {buyer}: ⁦{amount}⁩. ستتم المحاولة مرة أخرى في {day}.',
  troubleFailedLast:
    'تعذّر خصم تجديد {product} من {buyer} للمرة الأخيرة: ⁦{amount}⁩. إذا لم يُدفع حتى {day}، ينتهي الاشتراك أو يتوقف مؤقتًا.',
  troubleStockSubject: 'الاشتراك في {product}: غير متوفر',
  troubleStock:
    'لا توجد قطع كافية من {product} لتجديد {buyer}. لم يُخصم أي مبلغ. تتم المحاولة كل يوم لمدة 14 يومًا.',
  troubleSkippedSubject: 'الاشتراك في {product}: تجديدات متروكة',
  troubleSkipped:
    'لم يكن موقعك يستقبل الأموال في ذلك الوقت. لن يُخصم من {buyer} مقابل {product}: {count, plural, zero {# تجديد} one {تجديد واحد} two {تجديدان} few {# تجديدات} many {# تجديدًا} other {# تجديد}}. يستمر الاشتراك.',
  troubleEndedSubject: 'الاشتراك في {product}: انتهى',
  troubleEnded: 'أُلغي اشتراك {buyer} في {product} لأن ⁦{amount}⁩ لم تُدفع.',
  troubleRestsSubject: 'الاشتراك في {product}: متوقف مؤقتًا',
  troubleRests: 'اشتراك {buyer} في {product} متوقف مؤقتًا لأن ⁦{amount}⁩ لم تُدفع.',
  open: 'فتح الاشتراك',
});
