import { defineTranslation } from '../define-messages.ts';
import type { cookieTexts as english } from '../en/cookie-texts.ts';

export const cookieTexts = defineTranslation<typeof english>('cookieTexts', {
  text: 'En utilisant ce site web, vous acceptez notre utilisation des cookies. Nous utilisons des cookies pour vous offrir une expérience agréable et assurer le bon fonctionnement de notre site.',
  accept: 'Accepter',
  decline: 'Refuser',
  change: 'Paramètres des cookies',
});
