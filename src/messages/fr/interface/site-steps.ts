import { defineTranslation } from '../../define-messages.ts';
import type { siteSteps as english } from '../../en/interface/site-steps.ts';

export const siteSteps = defineTranslation<typeof english>('siteSteps', {
  restoreVersion: 'Restaurer la version {version}',
  restorePart: 'Restaurer une partie d’une version antérieure',
  restoreSite: 'Restaurer le site du {time} UTC',
  changeAddress: 'Modifier l’adresse',
  addToNavigation: 'Ajouter à la navigation',
  publishAsScheduled: 'Publier comme programmé',
  renameSite: 'Renommer le site',
  removeLinks: 'Retirer les liens vers ce qui a été supprimé',
  createPage: 'Créer une page',
  createCollection: 'Créer une collection',
  createSyncedSection: 'Créer une section synchronisée',
  openStore: 'Ouvrir la boutique',
  duplicateOf: 'Double de « {title} »',
  importFromWordPress: 'Importation depuis WordPress',
  importProducts: 'Importer des produits',
  undoImport: 'Annuler l’import de produits',
  startFrom: 'Partir de {title}',
  createItem: 'Créer un élément',
});
