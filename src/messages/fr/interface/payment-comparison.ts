import { defineTranslation } from '../../define-messages.ts';
import type { paymentComparison as english } from '../../en/interface/payment-comparison.ts';

export const paymentComparison = defineTranslation<typeof english>('paymentComparison', {
  title: 'Comparaison avec votre prestataire de paiement',
  text: 'Chaque nuit, les paiements et les remboursements des 7 derniers jours sont comparés à ceux du prestataire.',
  equal: 'Dernière comparaison le {date} : tout concorde.',
  differ:
    '{count, plural, one {# écart est ouvert.} other {# écarts sont ouverts.}} Dernière comparaison le {date}.',
  unanswered: '{provider} n’a pas répondu le {date}. Une nouvelle tentative a lieu chaque heure.',
  differences: 'Écarts',
  paymentOf: 'Paiement de la commande {number}',
  refundOf: 'Remboursement de la commande {number}',
  paymentAlone: 'Paiement sans commande passée',
  refundAlone: 'Remboursement sans commande passée',
  sums: 'Dans votre boutique {here}, chez {provider} {there}',
  unknown: 'inconnu',
  known: 'Chez {provider} sous {id}',
  found: 'Constaté le {date}',
  putRight: 'Corrigé automatiquement le {date}',
  byHand: 'Marqué comme réglé le {date}',
  settle: 'Marquer comme réglé',
  settleOne: 'Marquer comme réglé : {what}',
  settled: 'L’écart est marqué comme réglé.',
});
