import { defineTranslation } from '../../define-messages.ts';
import type { pageSteps as english } from '../../en/interface/page-steps.ts';

export const pageSteps = defineTranslation<typeof english>('pageSteps', {
  moveInNavigation: 'Mover en la navegación',
  addFolder: 'Añadir carpeta',
  addLink: 'Añadir enlace',
  removeFromNavigation: 'Quitar de la navegación',
  renameInNavigation: 'Cambiar nombre en la navegación',
  changeCollectionSettings: 'Cambiar ajustes de la colección',
  changePageSettings: 'Cambiar ajustes de la página',
  homePage: 'Página de inicio',
  state: 'Estado',
  orderOfProjects: 'Orden de los proyectos',
  changeDesign: 'Cambiar diseño',
});
