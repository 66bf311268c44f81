import { defineTranslation } from '../define-messages.ts';
import type { cookieBanner as english } from '../en/cookie-banner.ts';

export const cookieBanner = defineTranslation<typeof english>('cookieBanner', {
  name: 'ملفات تعريف الارتباط',
  accepted: 'لقد قبلت ملفات تعريف الارتباط.',
  declined: 'لقد رفضت ملفات تعريف الارتباط.',
});
