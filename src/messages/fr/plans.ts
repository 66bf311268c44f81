import { defineTranslation } from '../define-messages.ts';
import type { plans as english } from '../en/plans.ts';

export const plans = defineTranslation<typeof english>('plans', {
  billing: 'Paiement',
  monthly: 'Par mois',
  yearly: 'Par an',
  once: '{price}, en une fois',
  saving: 'Vous économisez {percent} %',
  trial: '{days, plural, one {# jour gratuit} other {# jours gratuits}}, puis {price}',
  tryIt: 'Essayer gratuitement',
  yours: 'Votre formule',
  nextCharge: 'Le prochain paiement de {price} est prévu le {date}.',
  freeUntil: 'Gratuit jusqu’au {date}, puis {price}.',
  endsOn: 'Votre accès prend fin le {date}.',
  pastDue: 'Un paiement a échoué. Votre accès prend fin le {date} s’il n’est pas réglé avant.',
  given: 'Vous avez cette formule sans la payer.',
  paidOnce: 'Payée une fois, sans fin.',
  manage: 'Paiements et résiliation',
  welcome: 'Vous êtes membre',
  begun: 'Vous avez maintenant la formule {plan}.',
  begins: 'Votre formule {plan} commence dès que votre paiement est arrivé.',
});
