import { defineMessages } from '../../define-messages.ts';

/** What Portico does to documents by itself or for a whole site, as histories call it. */
export const siteSteps = defineMessages('siteSteps', {
  restoreVersion: 'Restore version {version}',
  restorePart: 'Restore part of an older version',
  restoreSite: 'Restore the site of {time} UTC',
  changeAddress: 'Change address',
  addToNavigation: 'Add to navigation',
  publishAsScheduled: 'Publish as scheduled',
  renameSite: 'Rename site',
  removeLinks: 'Remove links to what was deleted',
  createPage: 'Create page',
  createCollection: 'Create collection',
  createSyncedSection: 'Create synced section',
  openStore: 'Open store',
  duplicateOf: 'Duplicate of “{title}”',
  importFromWordPress: 'Import from WordPress',
  importProducts: 'Import products',
  undoImport: 'Undo the import of products',
  startFrom: 'Start from {title}',
  createItem: 'Create item',
});
