import { defineTranslation } from '../../define-messages.ts';
import type { pageHistory as english } from '../../en/interface/page-history.ts';

export const pageHistory = defineTranslation<typeof english>('pageHistory', {
  restored: 'Cette version est de retour. « Annuler » la retire à nouveau.',
  title: 'Historique',
  looking: 'Vous consultez une version antérieure.',
  restore: 'La restaurer',
  backToNow: 'Revenir à maintenant',
  loading: 'Chargement de l’historique',
  tryAgain: 'Réessayer',
  notLoaded: 'Impossible de charger les résultats',
  earlier: 'Plus ancien',
  live: 'En ligne',
  replacedChange: 'A remplacé la modification de quelqu’un d’autre',
  current: 'Actuelle',
  lookingAt: 'Telle qu’au {time}',
});
