import { defineTranslation } from '../define-messages.ts';
import type { cookieTexts as english } from '../en/cookie-texts.ts';

export const cookieTexts = defineTranslation<typeof english>('cookieTexts', {
  text: 'Mit der Nutzung dieser Website stimmen Sie der Verwendung von Cookies zu. Wir verwenden Cookies, um Ihnen ein gutes Erlebnis zu bieten und unsere Website zuverlässig zu betreiben.',
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
  change: 'Cookie-Einstellungen',
});
