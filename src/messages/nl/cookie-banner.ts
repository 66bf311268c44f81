import { defineTranslation } from '../define-messages.ts';
import type { cookieBanner as english } from '../en/cookie-banner.ts';

export const cookieBanner = defineTranslation<typeof english>('cookieBanner', {
  name: 'Cookies',
  accepted: 'U hebt cookies geaccepteerd.',
  declined: 'U hebt cookies geweigerd.',
});
