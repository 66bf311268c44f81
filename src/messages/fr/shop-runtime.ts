import { defineTranslation } from '../define-messages.ts';
import type { shopRuntime as english } from '../en/shop-runtime.ts';

export const shopRuntime = defineTranslation<typeof english>('shopRuntime', {
  noCart:
    'Soit votre session a expiré, soit les cookies ne sont pas activés. Nous ne pouvons pas continuer vers la commande.',
  cartFailed: 'Impossible de charger votre panier. Veuillez recharger la page.',
  pageFailed: 'Impossible de charger cette page. Veuillez la recharger.',
  reload: 'Recharger',
});
