import { defineTranslation } from '../define-messages.ts';
import type { cookieTexts as english } from '../en/cookie-texts.ts';

export const cookieTexts = defineTranslation<typeof english>('cookieTexts', {
  text: 'Door deze website te gebruiken, gaat u akkoord met ons gebruik van cookies. We gebruiken cookies om u een goede ervaring te bieden en om onze website goed te laten werken.',
  accept: 'Accepteren',
  decline: 'Weigeren',
  change: 'Cookie-instellingen',
});
