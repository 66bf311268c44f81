import { defineTranslation } from '../define-messages.ts';
import type { cookieBanner as english } from '../en/cookie-banner.ts';

export const cookieBanner = defineTranslation<typeof english>('cookieBanner', {
  name: 'Cookie',
  accepted: 'Hai accettato i cookie.',
  declined: 'Hai rifiutato i cookie.',
});
