import { defineTranslation } from '../define-messages.ts';
import type { storeReminders as english } from '../en/store-reminders.ts';

export const storeReminders = defineTranslation<typeof english>('storeReminders', {
  abandonedSubject: 'Votre panier chez {site}',
  abandonedLead: 'Vous avez laissé ces articles dans votre panier chez {site}.',
  backToCart: 'Retour au panier',
  abandonedWhy:
    'Vous recevez cet e-mail une seule fois, parce que vous avez saisi votre adresse lors du paiement. Le lien vers le panier fonctionne pendant 30 jours.',
  endAbandoned: 'Ne plus recevoir de rappels de votre panier ?',
  abandonedEnded: 'Vous ne recevrez plus de rappels de votre panier.',
  endBackInStock: 'Ne plus recevoir d’e-mails sur les articles de retour ?',
  backInStockEnded: 'Vous ne recevrez plus d’e-mails sur les articles de retour.',
  end: 'Arrêter ces e-mails',
  undo: 'Annuler',
  undone: 'Vous recevrez de nouveau ces e-mails.',
  deadLink: 'Ce lien ne fonctionne pas.',
  backSubject: '{product} est de retour',
  backLead: '{product} est de nouveau en vente chez {site}. Vous aviez demandé à en être informé.',
  seeProduct: 'Voir le produit',
  backWhy: 'Vous recevez cet e-mail une seule fois et n’attendez plus cet article.',
  waitLink: 'Prévenez-moi de son retour',
  waitTitle: 'Être prévenu du retour',
  waitText:
    '{product} est épuisé. Laissez votre adresse e-mail et vous recevrez un seul e-mail à son retour. Vous n’êtes inscrit à rien d’autre.',
  waitSubmit: 'Me prévenir',
  waiting: 'Vous recevrez un e-mail au retour de {product}.',
  waitsForMany: 'Cette adresse attend déjà 20 articles.',
  backToProduct: 'Retour au produit',
});
