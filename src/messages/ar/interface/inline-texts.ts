import { defineTranslation } from '../../define-messages.ts';
import type { inlineTexts as english } from '../../en/interface/inline-texts.ts';

export const inlineTexts = defineTranslation<typeof english>('inlineTexts', {
  siteTitle: 'عنوان الموقع',
  buttonText: 'نص الزر',
  title: 'العنوان',
  addText: 'إضافة نص',
});
