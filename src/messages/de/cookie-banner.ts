import { defineTranslation } from '../define-messages.ts';
import type { cookieBanner as english } from '../en/cookie-banner.ts';

export const cookieBanner = defineTranslation<typeof english>('cookieBanner', {
  name: 'Cookies',
  accepted: 'Sie haben Cookies akzeptiert.',
  declined: 'Sie haben Cookies abgelehnt.',
});
