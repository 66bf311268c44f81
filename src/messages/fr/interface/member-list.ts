import { defineTranslation } from '../../define-messages.ts';
import type { memberList as english } from '../../en/interface/member-list.ts';

export const memberList = defineTranslation<typeof english>('memberList', {
  list: 'Membres',
  search: 'Rechercher des membres',
  filter: 'Statut',
  all: 'Tous',
  unverified: 'Non confirmé',
  active: 'Actif',
  suspended: 'Suspendu',
  removed: 'Supprimé',
  member: 'Membre',
  joined: 'Adhésion',
  lastSeen: 'Dernière visite',
  never: 'Jamais',
  actions: 'Actions',
  actionsOf: 'Actions pour {email}',
  suspend: 'Suspendre',
  activate: 'Réactiver',
  remove: 'Supprimer',
  restore: 'Rétablir',
  nothing: 'Aucun membre pour l’instant',
  nothingText: 'Les personnes qui rejoignent le site figurent ici.',
  noMatch: 'Personne ne correspond',
  removeTitle: 'Supprimer {email} ?',
  removeText:
    'Le membre est déconnecté immédiatement. Pendant 7 jours, vous pouvez rétablir le compte ; ensuite, il est effacé.',
});
