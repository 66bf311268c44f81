import { defineTranslation } from '../../define-messages.ts';
import type { siteSteps as english } from '../../en/interface/site-steps.ts';

export const siteSteps = defineTranslation<typeof english>('siteSteps', {
  restoreVersion: 'Restaurar la versión {version}',
  restorePart: 'Restaurar parte de una versión anterior',
  restoreSite: 'Restaurar el sitio del {time} UTC',
  changeAddress: 'Cambiar la dirección',
  addToNavigation: 'Añadir a la navegación',
  publishAsScheduled: 'Publicar según lo programado',
  renameSite: 'Cambiar el nombre del sitio',
  removeLinks: 'Quitar enlaces a lo eliminado',
  createPage: 'Crear página',
  createCollection: 'Crear colección',
  createSyncedSection: 'Crear sección sincronizada',
  openStore: 'Abrir la tienda',
  duplicateOf: 'Duplicado de «{title}»',
  importFromWordPress: 'Importación desde WordPress',
  importProducts: 'Importar productos',
  undoImport: 'Deshacer la importación de productos',
  startFrom: 'Empezar con {title}',
  createItem: 'Crear elemento',
});
