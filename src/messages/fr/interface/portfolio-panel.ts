import { defineTranslation } from '../../define-messages.ts';
import type { portfolioPanel as english } from '../../en/interface/portfolio-panel.ts';

export const portfolioPanel = defineTranslation<typeof english>('portfolioPanel', {
  newProject: 'Nouveau projet',
  loading: 'Chargement des projets',
  add: 'Ajouter un projet',
  atMost: '{count} projets au plus.',
  inOrder: 'Projets dans l’ordre',
  none: 'Aucun projet pour l’instant.',
  untitled: 'Projet sans titre',
  move: 'Déplacer {title}',
  settingsOf: 'Réglages de {title}',
  delete: 'Supprimer {title}',
  settings: 'Réglages du projet',
  removeText:
    'Le projet est retiré du site immédiatement. Vous pouvez le restaurer depuis la corbeille pendant 30 jours.',
  projects: 'Projets',
});
