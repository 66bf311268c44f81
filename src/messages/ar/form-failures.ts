import { defineTranslation } from '../define-messages.ts';
import type { formFailures as english } from '../en/form-failures.ts';

export const formFailures = defineTranslation<typeof english>('formFailures', {
  unavailable: 'هذه الخدمة غير متاحة مؤقتًا. يُرجى المحاولة لاحقًا.',
  unreadable: 'تعذّرت قراءة الطلب. ليس JSON صالحًا ولا بيانات نموذج صالحة.',
  tooLarge: 'الطلب كبير جدًا. الحد الأقصى هو {limit}.',
  unsupported: 'هذا النوع من المحتوى غير مقبول هنا.',
  captchaUnchecked: 'تعذّر التحقق من اختبار CAPTCHA. يُرجى المحاولة لاحقًا.',
  tooMany: 'طلبات كثيرة جدًا. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
});
