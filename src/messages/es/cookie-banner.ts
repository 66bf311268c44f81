import { defineTranslation } from '../define-messages.ts';
import type { cookieBanner as english } from '../en/cookie-banner.ts';

export const cookieBanner = defineTranslation<typeof english>('cookieBanner', {
  name: 'Cookies',
  accepted: 'Ha aceptado las cookies.',
  declined: 'Ha rechazado las cookies.',
});
