import { defineTranslation } from '../define-messages.ts';
import type { shopRuntime as english } from '../en/shop-runtime.ts';

export const shopRuntime = defineTranslation<typeof english>('shopRuntime', {
  noCart: 'Uw sessie is verlopen of cookies staan uit. We kunnen niet verder naar het afrekenen.',
  cartFailed: 'Je winkelwagen kon niet worden geladen. Laad de pagina opnieuw.',
  pageFailed: 'Deze pagina kon niet worden geladen. Laad haar opnieuw.',
  reload: 'Opnieuw laden',
});
