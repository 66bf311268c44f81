import { defineTranslation } from '../define-messages.ts';
import type { cookieTexts as english } from '../en/cookie-texts.ts';

export const cookieTexts = defineTranslation<typeof english>('cookieTexts', {
  text: 'Utilizzando questo sito web, accetti il nostro uso dei cookie. Usiamo i cookie per offrirti un’ottima esperienza e per far funzionare al meglio il nostro sito.',
  accept: 'Accetta',
  decline: 'Rifiuta',
  change: 'Impostazioni dei cookie',
});
