import { defineTranslation } from '../define-messages.ts';
import type { renewalMails as english } from '../en/renewal-mails.ts';

export const renewalMails = defineTranslation<typeof english>('renewalMails', {
  failedSubject: 'Le paiement de {product} a échoué',
  failedLead: 'Le paiement de {amount} pour votre abonnement à {product} chez {site} n’a pas abouti.',
  confirmSubject: 'Veuillez confirmer le paiement de {product}',
  confirmLead:
    'Votre banque vous demande de confirmer le paiement de {amount} pour votre abonnement à {product} chez {site}.',
  triesAgain:
    'Nous réessayons le {day}. Vous pouvez aussi payer maintenant, ou changer de moyen de paiement.',
  payUntil: 'Nous ne réessayons plus. Veuillez payer d’ici le {day} pour que votre abonnement continue.',
  pay: 'Payer {amount}',
  confirm: 'Confirmer le paiement',
  manage: 'Voir votre abonnement',
  endedSubject: 'Votre abonnement à {product} est terminé',
  endedLead:
    'Votre abonnement à {product} chez {site} est terminé, car {amount} n’ont pas été payés. Plus rien n’est prélevé.',
  restsSubject: 'Votre abonnement à {product} est en pause',
  restsLead:
    'Votre abonnement à {product} chez {site} est en pause, car {amount} n’ont pas été payés. Rien n’est prélevé jusqu’à sa reprise.',
  reminderSubject: '{product} sera renouvelé le {day}',
  reminderLead: 'Votre abonnement à {product} chez {site} sera renouvelé le {day}. Il coûte {amount}.',
  reminderMethod: 'Le paiement se fait par {method}.',
  reminderCancel: 'Si vous ne le souhaitez pas, vous pouvez le résilier avant.',
  trialSubject: 'Votre essai de {product} se termine le {day}',
  trialLead: 'Votre essai de {product} chez {site} se termine le {day}. {amount} seront alors débités.',
  trialCancel: 'Si vous résiliez avant, rien n’est débité et vous gardez l’accès jusqu’à ce jour.',
  noStockSubject: '{product} n’est pas en stock',
  noStockLead:
    'Le prochain envoi de votre abonnement à {product} chez {site} n’est pas en stock. Rien n’est prélevé. Nous vérifions chaque jour pendant 14 jours.',
  priceSubject: 'Nouveau prix pour {product}',
  priceLead:
    'À partir du renouvellement du {day}, votre abonnement à {product} chez {site} coûte {amount} au lieu de {before}.',
  priceCancel: 'Si vous ne le souhaitez pas, vous pouvez résilier votre abonnement d’ici là.',
  troubleSubject: 'Abonnement à {product} : paiement échoué',
  troubleFailed:
    'Le renouvellement de {product} par {buyer} n’a pas pu être prélevé : {amount}. Nouvel essai le {day}.',
  troubleFailedLast:
    'Le renouvellement de {product} par {buyer} n’a pas pu être prélevé une dernière fois : {amount}. S’il n’est pas payé d’ici le {day}, l’abonnement se termine ou est mis en pause.',
  troubleStockSubject: 'Abonnement à {product} : pas en stock',
  troubleStock:
    'Il n’y a pas assez de {product} pour le renouvellement de {buyer}. Rien n’a été prélevé. Nouvel essai chaque jour pendant 14 jours.',
  troubleSkippedSubject: 'Abonnement à {product} : renouvellements omis',
  troubleSkipped:
    'Votre site n’encaissait rien à ce moment. Non prélevé : {count, plural, one {un renouvellement} other {# renouvellements}} de {product} par {buyer}. L’abonnement continue.',
  troubleEndedSubject: 'Abonnement à {product} : terminé',
  troubleEnded: 'L’abonnement de {buyer} à {product} a été résilié, car {amount} n’ont pas été payés.',
  troubleRestsSubject: 'Abonnement à {product} : en pause',
  troubleRests: 'L’abonnement de {buyer} à {product} est en pause, car {amount} n’ont pas été payés.',
  open: 'Ouvrir l’abonnement',
});
