import { defineTranslation } from '../define-messages.ts';
import type { shopRuntime as english } from '../en/shop-runtime.ts';

export const shopRuntime = defineTranslation<typeof english>('shopRuntime', {
  noCart: 'La sua sessione è scaduta oppure i cookie non sono attivi. Non possiamo proseguire alla cassa.',
  cartFailed: 'Impossibile caricare il carrello. Ricarica la pagina.',
  pageFailed: 'Impossibile caricare questa pagina. Ricaricala.',
  reload: 'Ricarica',
});
