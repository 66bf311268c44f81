import { defineTranslation } from '../define-messages.ts';
import type { subscriptionPlans as english } from '../en/subscription-plans.ts';

export const subscriptionPlans = defineTranslation<typeof english>('subscriptionPlans', {
  everyWeek: '{price} chaque semaine',
  everyMonth: '{price} chaque mois',
  everyYear: '{price} chaque année',
  everyWeeks: '{price} {count, plural, one {toutes les # semaines} other {toutes les # semaines}}',
  everyMonths: '{price} {count, plural, one {tous les # mois} other {tous les # mois}}',
  everyYears: '{price} {count, plural, one {tous les # ans} other {tous les # ans}}',
  forWeeks: '{plan} pendant {count, plural, one {# semaine} other {# semaines}}',
  forMonths: '{plan} pendant {count, plural, one {# mois} other {# mois}}',
  forYears: '{plan} pendant {count, plural, one {# an} other {# ans}}',
  subscribe: 'S’abonner',
  title: 'Abonnement',
  summary: 'Votre abonnement',
  firstCharge: 'Premier paiement le {day}',
  nextCharge: 'Prochain paiement le {day}',
  lastCharge: 'Dernier paiement le {day}',
  allCharges: 'Total de tous les paiements',
  untilCanceled: 'Il se poursuit jusqu’à ce que vous le résiliiez.',
  onlyCharge: 'Rien d’autre ne sera prélevé.',
  automatic: 'Chaque paiement suivant se fait avec le même moyen de paiement.',
  byHand: 'Vous recevez une facture pour chaque paiement suivant.',
  agreement: 'Vous acceptez de payer {plan}. Vous pouvez résilier à tout moment.',
  confirmed: 'Abonnement confirmé',
  received: 'Abonnement reçu',
  confirmedText: 'Merci. Vous êtes abonné à {title}.',
});
