import { defineTranslation } from '../define-messages.ts';
import type { formFailures as english } from '../en/form-failures.ts';

export const formFailures = defineTranslation<typeof english>('formFailures', {
  unavailable: 'Questo servizio è temporaneamente non disponibile. Riprovi più tardi.',
  unreadable: 'Non è stato possibile leggere la richiesta. Non contiene JSON né dati di modulo validi.',
  tooLarge: 'La richiesta è troppo grande. Il limite è di {limit}.',
  unsupported: 'Questo tipo di contenuto non è accettato qui.',
  captchaUnchecked: 'Non è stato possibile verificare il CAPTCHA. Riprovi più tardi.',
  tooMany: 'Troppe richieste. Attenda un momento e riprovi.',
});
