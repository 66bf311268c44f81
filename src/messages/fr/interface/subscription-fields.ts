import { defineTranslation } from '../../define-messages.ts';
import type { subscriptionFields as english } from '../../en/interface/subscription-fields.ts';

export const subscriptionFields = defineTranslation<typeof english>('subscriptionFields', {
  title: 'Abonnement',
  sell: 'Vendre en abonnement',
  sellText: 'Le montant est prélevé régulièrement, et un paiement distinct remplace le panier.',
  every: 'Prélevé tous les',
  unit: 'Semaines, mois ou années',
  weeks: 'Semaines',
  months: 'Mois',
  years: 'Années',
  everyInvalid: 'Saisissez un nombre entier de 1 à {max}.',
  cycles: 'Nombre total de paiements',
  cyclesHelp: 'Laissez vide pour prélever jusqu’à la résiliation.',
  cyclesInvalid: 'Saisissez un nombre entier de 1 à {max}, ou rien.',
  plan: 'formule d’abonnement',
});
