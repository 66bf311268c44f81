import { defineTranslation } from '../../define-messages.ts';
import type { featuresOff as english } from '../../en/interface/features-off.ts';

export const featuresOff = defineTranslation<typeof english>('featuresOff', {
  selling: 'البيع ليس جزءًا من هذا الموقع',
  text: 'يمكن لمن يدير تثبيت Portico هذا تشغيله. تبقى المنتجات والطلبات وإعدادات المتجر محفوظة حتى ذلك الحين، ويرى الزوار المنتجات من دون زر للشراء.',
  addPages: 'الصفحات الجديدة ليست جزءًا من هذا الموقع',
  addPagesText: 'يمكن لمن يدير تثبيت Portico هذا تشغيلها. يمكن تغيير الصفحات الموجودة ونشرها.',
  people: 'إضافة مساهمين ليست جزءًا من هذا الموقع',
  peopleText: 'يمكن لمن يدير تثبيت Portico هذا تشغيلها. يواصل من يعملون على الموقع بالفعل.',
});
