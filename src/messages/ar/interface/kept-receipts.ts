import { defineTranslation } from '../../define-messages.ts';
import type { keptReceipts as english } from '../../en/interface/kept-receipts.ts';

export const keptReceipts = defineTranslation<typeof english>('keptReceipts', {
  title: 'الإيصالات المحفوظة',
  lead: 'إيصالات أشخاص مُحيت بياناتهم. لا يبقى الاسم والعنوان إلا عليها، ما دامت إعدادات المتجر تنص على ذلك.',
  nothing: 'لا إيصالات محفوظة',
  nothingText: 'متى مُحيت بيانات شخص اشترى شيئًا، تظهر إيصالاته هنا.',
  printPage: 'طباعة هذه الصفحة',
  number: 'الإيصال',
  receipt: 'الإيصال {number}',
  name: 'الاسم',
  placed: 'تاريخ الطلب',
  until: 'محفوظ حتى',
  total: 'الإجمالي',
});
