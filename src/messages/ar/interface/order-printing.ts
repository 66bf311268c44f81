import { defineTranslation } from '../../define-messages.ts';
import type { orderPrinting as english } from '../../en/interface/order-printing.ts';

export const orderPrinting = defineTranslation<typeof english>('orderPrinting', {
  print: 'طباعة',
  slips: 'قوائم التعبئة',
  pricedSlips: 'قوائم التعبئة مع الأسعار',
  receipts: 'الإيصالات والفواتير',
  selected:
    '{count, plural, zero {لا طلبات محددة} one {طلب واحد محدد} two {طلبان محددان} few {# طلبات محددة} many {# طلبًا محددًا} other {# طلب محدد}}',
  clear: 'مسح التحديد',
  tooMany: 'اختر ما يصل إلى 100 طلب لطباعتها دفعة واحدة.',
});
