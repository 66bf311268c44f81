import { defineTranslation } from '../define-messages.ts';
import type { shopRuntime as english } from '../en/shop-runtime.ts';

export const shopRuntime = defineTranslation<typeof english>('shopRuntime', {
  noCart: 'إما أن جلستك انتهت أو أن ملفات تعريف الارتباط معطّلة. لا يمكننا متابعة إتمام الشراء.',
  cartFailed: 'تعذّر تحميل سلتك. يُرجى إعادة تحميل الصفحة.',
  pageFailed: 'تعذّر تحميل هذه الصفحة. يُرجى إعادة تحميلها.',
  reload: 'إعادة التحميل',
});
