import { defineTranslation } from '../../define-messages.ts';
import type { pageSteps as english } from '../../en/interface/page-steps.ts';

export const pageSteps = defineTranslation<typeof english>('pageSteps', {
  moveInNavigation: 'In der Navigation verschieben',
  addFolder: 'Ordner hinzufügen',
  addLink: 'Link hinzufügen',
  removeFromNavigation: 'Aus der Navigation entfernen',
  renameInNavigation: 'In der Navigation umbenennen',
  changeCollectionSettings: 'Einstellungen der Sammlung ändern',
  changePageSettings: 'Seiteneinstellungen ändern',
  homePage: 'Startseite',
  state: 'Status',
  orderOfProjects: 'Reihenfolge der Projekte',
  changeDesign: 'Design ändern',
});
