import { defineTranslation } from '../define-messages.ts';
import type { withdrawals as english } from '../en/withdrawals.ts';

export const withdrawals = defineTranslation<typeof english>('withdrawals', {
  offer: 'Se rétracter du contrat ici',
  title: 'Se rétracter du contrat',
  text: 'Choisissez les articles de la commande {number} pour lesquels vous vous rétractez. Vous n’avez pas à donner de motif. Vous recevez aussitôt une confirmation par e-mail.',
  pieces: 'Quantité par article',
  confirm: 'Confirmer la rétractation',
  none: 'Choisissez ce pour quoi vous vous rétractez.',
  tooMany: 'Votre commande ne contient pas autant de pièces.',
  received: 'Votre rétractation a été reçue. Une confirmation vous est envoyée par e-mail.',
  withdrawn: 'Rétractation',
  mailSubject: 'Votre rétractation de la commande {number}',
  mailLead: '{site} a reçu votre rétractation du contrat de la commande {number} le {when}. Elle porte sur :',
  mailNext: 'Le vendeur vous indiquera comment renvoyer les articles et quand vous serez remboursé.',
  ownerSubject: 'Rétractation de la commande {number}',
  ownerLead:
    'L’acheteur s’est rétracté du contrat de la commande {number} ou d’une partie. L’argent et le stock restent tels quels jusqu’à ce que vous vous en occupiez.',
});
