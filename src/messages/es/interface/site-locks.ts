import { defineTranslation } from '../../define-messages.ts';
import type { siteLocks as english } from '../../en/interface/site-locks.ts';

export const siteLocks = defineTranslation<typeof english>('siteLocks', {
  set: 'Ahora se pide esta contraseña a los visitantes. Comuníquela a quienes puedan ver {place, select, page {esta página} collection {esta colección y su contenido} other {el sitio}}.',
  taken:
    'Ahora todo el mundo puede ver {place, select, page {esta página} collection {esta colección y su contenido} other {el sitio}}.',
  isSet:
    'Los visitantes necesitan la contraseña para ver {place, select, page {esta página} collection {esta colección y su contenido} other {el sitio}}.',
  tryAgain: 'Reintentar',
  title: 'Contraseña',
  newPassword: 'Contraseña nueva',
  changePassword: 'Cambiar contraseña',
  setPassword: 'Establecer contraseña',
  removePassword: 'Quitar contraseña',
  pageDescription:
    'De 4 a 128 caracteres. Vale de inmediato, sin publicar. Los buscadores y los feeds no reciben nada.',
  siteDescription: 'De 4 a 128 caracteres. Vale de inmediato, sin publicar.',
  settings: 'Ajustes',
  wholeSite: 'Todo el sitio',
  wholeSiteDescription:
    'Los visitantes ven el nombre del sitio y un campo para la contraseña, nada más. Una sola página recibe una contraseña en sus ajustes.',
});
