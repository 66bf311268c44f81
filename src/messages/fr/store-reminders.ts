import { defineTranslation } from '../define-messages.ts';
import type { storeReminders as english } from '../en/store-reminders.ts';

export const storeReminders = defineTranslation<typeof english>('storeReminders', {
  abandonedSubject: 'Votre panier chez {site}',
  abandonedLead: 'Vous avez laissé ces articles dans votre panier chez {site}.',
  backToCart: 'Retour au panier',
  abandonedWhy:
    'Vous recevez cet e-mail une seule fois, parce que vous avez saisi votre adresse lors du paiement. Le lien vers le panier fonctionne pendant 30 jours. Plus de rappels de paniers : {link}',
  endAbandoned: 'Ne plus recevoir de rappels de votre panier ?',
  abandonedEnded: 'Vous ne recevrez plus de rappels de votre panier.',
  endBackInStock: 'Ne plus recevoir d’e-mails sur les articles de retour ?',
  backInStockEnded: 'Vous ne recevrez plus d’e-mails sur les articles de retour.',
  end: 'Arrêter ces e-mails',
  undo: 'Annuler',
  undone: 'Vous recevrez de nouveau ces e-mails.',
  deadLink: 'Ce lien ne fonctionne pas.',
});
