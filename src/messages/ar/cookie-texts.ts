import { defineTranslation } from '../define-messages.ts';
import type { cookieTexts as english } from '../en/cookie-texts.ts';

export const cookieTexts = defineTranslation<typeof english>('cookieTexts', {
  text: 'باستخدامك لهذا الموقع فإنك توافق على استخدامنا لملفات تعريف الارتباط. نستخدمها لنقدم لك تجربة رائعة ولكي يعمل موقعنا بكفاءة.',
  accept: 'قبول',
  decline: 'رفض',
  change: 'إعدادات ملفات تعريف الارتباط',
});
