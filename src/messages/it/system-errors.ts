import { defineTranslation } from '../define-messages.ts';
import type { systemErrors as english } from '../en/system-errors.ts';

export const systemErrors = defineTranslation<typeof english>('systemErrors', {
  heading: 'Qualcosa è andato storto!',
  note: 'Questo errore è stato registrato e segnalato. Ricarica la pagina e riprova.',
  noConnection: 'Impossibile connettersi a {host}. Riprova.',
  reload: 'Ricarica la pagina',
  clear: 'Nascondi',
});
