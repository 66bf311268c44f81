import { defineMessages } from '../../define-messages.ts';

/** What people do to pages, collections and the navigation, as undo and histories call it. */
export const pageSteps = defineMessages('pageSteps', {
  moveInNavigation: 'Move in navigation',
  addFolder: 'Add folder',
  addLink: 'Add link',
  removeFromNavigation: 'Remove from navigation',
  renameInNavigation: 'Rename in navigation',
  changeCollectionSettings: 'Change collection settings',
  changePageSettings: 'Change page settings',
  homePage: 'Home page',
  state: 'State',
  orderOfProjects: 'Order of projects',
  changeDesign: 'Change design',
});
