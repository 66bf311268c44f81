import { defineTranslation } from '../../define-messages.ts';
import type { siteSteps as english } from '../../en/interface/site-steps.ts';

export const siteSteps = defineTranslation<typeof english>('siteSteps', {
  restoreVersion: 'Version {version} wiederherstellen',
  restorePart: 'Teil einer älteren Version wiederherstellen',
  restoreSite: 'Website vom {time} UTC wiederherstellen',
  changeAddress: 'Adresse ändern',
  addToNavigation: 'Zur Navigation hinzufügen',
  publishAsScheduled: 'Wie geplant veröffentlichen',
  renameSite: 'Website umbenennen',
  removeLinks: 'Links zu Gelöschtem entfernen',
  createPage: 'Seite erstellen',
  createCollection: 'Sammlung erstellen',
  createSyncedSection: 'Synchronisierten Abschnitt erstellen',
  openStore: 'Shop eröffnen',
  duplicateOf: 'Duplikat von „{title}“',
  importFromWordPress: 'Import aus WordPress',
  importProducts: 'Produkte importieren',
  undoImport: 'Import von Produkten zurücknehmen',
  startFrom: 'Mit {title} beginnen',
  createItem: 'Eintrag erstellen',
});
