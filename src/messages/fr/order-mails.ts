import { defineTranslation } from '../define-messages.ts';
import type { orderMails as english } from '../en/order-mails.ts';

export const orderMails = defineTranslation<typeof english>('orderMails', {
  receivedSubject: 'Commande {number} reçue',
  receivedLead: 'Merci pour votre commande chez {site}. Elle vous est réservée jusqu’au paiement.',
  howToPay: 'Comment payer',
  confirmedSubject: 'Commande {number} confirmée',
  confirmedLead: 'Merci pour votre commande chez {site}. Elle est payée.',
  fulfilledSubject: 'La commande {number} est en route',
  fulfilledLead: 'Ces articles de votre commande chez {site} sont en route.',
  sentWith: 'Envoyé avec',
  follow: 'Suivre l’envoi',
  canceledSubject: 'Commande {number} annulée',
  canceledLead: 'Votre commande chez {site} a été annulée.',
  givenBack: '{amount} vous sont rendus.',
  newSubject: 'Nouvelle commande {number} : {total}',
  newLead: '{buyer} a commandé chez {site}.',
  newUnpaid: 'Elle n’est pas encore payée.',
  unpaidLead: 'La commande {number} a été annulée, car elle n’a pas été payée à temps.',
  open: 'Ouvrir dans Portico',
  see: 'Voir la commande',
  subtotal: 'Sous-total',
  shipping: 'Livraison',
  taxIncluded: '{name}, compris',
  total: 'Total',
  deliverTo: 'Livraison à',
  noteOfBuyer: 'Note',
  refundedSubject: 'Remboursement de la commande {number}',
  refundedLead:
    '{site} vous a remboursé {amount} de votre commande. Selon votre banque, quelques jours peuvent être nécessaires.',
  refundFailedSubject: 'Échec du remboursement de la commande {number}',
  refundFailedLead:
    'Un remboursement de {amount} de la commande {number} n’a pas pu être effectué. Le montant peut être remboursé à nouveau.',
  piecesCanceledSubject: 'Articles de la commande {number} annulés',
  piecesCanceledLead: 'Ces articles de votre commande chez {site} ont été annulés.',
  disputedSubject: 'Le paiement de la commande {number} est contesté',
  disputedLead:
    'Une banque réclame {amount} de la commande {number}. Répondez à temps auprès de votre prestataire de paiement.',
  lateSubject: 'La commande {number} a été payée trop tard',
  lateLead:
    'La commande {number} a été payée alors qu’elle ne pouvait plus être exécutée. Elle a été annulée et {amount} sont remboursés.',
  changedSubject: 'La commande {number} a été modifiée',
  changedLead: 'Votre commande chez {site} a été modifiée. La voici telle qu’elle est maintenant.',
  balanceSubject: 'Payer la commande {number}',
  balanceLead: 'Il reste {amount} à payer pour votre commande chez {site}.',
  payBalance: 'Payer {amount}',
  balanceUntil: 'Le lien est valable sept jours.',
});
