import { defineTranslation } from '../../define-messages.ts';
import type { notFoundAddresses as english } from '../../en/interface/not-found-addresses.ts';

export const notFoundAddresses = defineTranslation<typeof english>('notFoundAddresses', {
  dismissed: '{path} est masquée.',
  putBackDone: '{path} est de nouveau dans la liste.',
  makeRedirect: 'Créer une redirection',
  dismiss: 'Masquer',
  putBack: 'Remettre',
  search: 'Rechercher des adresses',
  show: 'Afficher',
  open: 'À traiter',
  areDismissed: 'Masquées',
  title: 'Adresses introuvables',
  address: 'Adresse',
  linkedFrom: 'Lien depuis <link>{referrer}</link>',
  requests: 'Requêtes',
  last: 'Dernière',
  howCounted:
    'Comptées à la minute, sans paramètres et sans rien sur les visiteurs ; chacune reste {days, plural, one {# jour} other {# jours}} après la dernière requête.',
  noMatch: 'Aucune adresse ne correspond à « {search} »',
  noneDismissed: 'Rien n’est masqué',
  none: 'Aucune adresse n’a mené nulle part',
  notWritten: 'La personne qui gère cette installation a choisi de ne pas les consigner.',
  noneText:
    'Lorsque des visiteurs suivent un lien vers une page qui n’existe pas, son adresse apparaît ici en moins d’une minute, pendant {days, plural, one {# jour} other {# jours}}.',
});
