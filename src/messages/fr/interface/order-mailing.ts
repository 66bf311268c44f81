import { defineTranslation } from '../../define-messages.ts';
import type { orderMailing as english } from '../../en/interface/order-mailing.ts';

export const orderMailing = defineTranslation<typeof english>('orderMailing', {
  title: 'E-mails',
  write: 'Écrire un e-mail',
  subject: 'Objet',
  text: 'Message',
  send: 'Envoyer',
  sent: 'L’e-mail est en route',
  again: 'Renvoyer',
  againNamed: 'Renvoyer « {name} »',
  didWritten: 'E-mail à l’acheteur',
  required: 'Saisissez un texte.',
  greeting: 'L’acheteur le reçoit à {email} et répond au propriétaire du site.',
  didMailRefused: 'E-mail refusé pendant un jour et abandonné',
  withdrawal: 'Confirmation de la rétractation',
});
