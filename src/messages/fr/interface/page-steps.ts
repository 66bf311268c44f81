import { defineTranslation } from '../../define-messages.ts';
import type { pageSteps as english } from '../../en/interface/page-steps.ts';

export const pageSteps = defineTranslation<typeof english>('pageSteps', {
  moveInNavigation: 'Déplacer dans la navigation',
  addFolder: 'Ajouter un dossier',
  addLink: 'Ajouter un lien',
  removeFromNavigation: 'Retirer de la navigation',
  renameInNavigation: 'Renommer dans la navigation',
  changeCollectionSettings: 'Modifier les réglages de la collection',
  changePageSettings: 'Modifier les réglages de la page',
  homePage: 'Page d’accueil',
  state: 'État',
  orderOfProjects: 'Ordre des projets',
  changeDesign: 'Changer le design',
});
