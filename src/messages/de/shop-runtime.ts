import { defineTranslation } from '../define-messages.ts';
import type { shopRuntime as english } from '../en/shop-runtime.ts';

export const shopRuntime = defineTranslation<typeof english>('shopRuntime', {
  noCart:
    'Entweder ist Ihre Sitzung abgelaufen, oder Cookies sind nicht erlaubt. Wir können nicht zur Kasse weitergehen.',
  cartFailed: 'Ihr Warenkorb konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  pageFailed: 'Diese Seite konnte nicht geladen werden. Bitte laden Sie sie neu.',
  reload: 'Neu laden',
});
