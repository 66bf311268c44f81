import { defineTranslation } from '../../define-messages.ts';
import type { peopleRoles as english } from '../../en/interface/people-roles.ts';

export const peopleRoles = defineTranslation<typeof english>('peopleRoles', {
  admin: 'Administración',
  aboutAdmin: 'Todo en el sitio, incluidos sus ajustes y sus personas.',
  billing: 'Facturación',
  aboutBilling: 'El plan, el medio de pago y las facturas.',
  reporting: 'Informes',
  aboutReporting: 'Lee informes sobre visitas, ventas y formularios; no cambia nada.',
  editor: 'Edición',
  aboutEditor: 'Páginas, entradas, diseño y publicación; lee lo que reciben los formularios.',
  moderator: 'Moderación',
  aboutModerator: 'Aprueba, oculta y elimina comentarios y reseñas.',
  commenter: 'Comentarios',
  aboutCommenter: 'Comenta en el sitio con su nombre.',
  storeManager: 'Gestión de la tienda',
  aboutStoreManager: 'La tienda salvo los pagos; lee informes.',
  scheduling: 'Citas',
  aboutScheduling: 'Citas, disponibilidad y sus ajustes.',
  viewer: 'Lectura',
  aboutViewer: 'Ve el sitio mientras no es público; no cambia nada.',
  campaignsEditor: 'Edición de boletines',
  aboutCampaignsEditor: 'Listas de correo y boletines.',
  schedulingViewer: 'Lectura de citas',
  aboutSchedulingViewer: 'Lee las citas.',
  schedulingEditor: 'Edición de citas',
  aboutSchedulingEditor: 'Lee y cambia las citas.',
});
