import { defineTranslation } from '../../define-messages.ts';
import type { pagePreview as english } from '../../en/interface/page-preview.ts';

export const pagePreview = defineTranslation<typeof english>('pagePreview', {
  phone: 'Teléfono',
  tablet: 'Tableta',
  desktop: 'Escritorio',
  title: 'Vista previa: {title}',
  device: 'Dispositivo',
  openInTab: 'Abrir en una pestaña',
  isBehind: 'Sus últimos cambios aún no se han guardado: faltan aquí.',
  noForms:
    'Desde esta vista previa no se envía nada: los formularios y el carrito funcionan en su sitio publicado.',
  openSite: 'Abrir el sitio',
  saving: 'Guardando los últimos cambios',
  frame: 'Vista previa de {title}',
  oneDay: 'Un día',
  oneWeek: 'Una semana',
  thirtyDays: '30 días',
  copied: 'El enlace se ha copiado.',
  share: 'Compartir una vista previa',
  whoeverHasLink:
    'Quien tenga el enlace ve «{title}» como está ahora, con los cambios sin publicar. No se necesita cuenta.',
  worksFor: 'Válido durante',
  makeLink: 'Crear un enlace',
  link: 'Enlace de vista previa',
  worksUntil: 'Válido hasta el {time}.',
  copyLink: 'Copiar enlace',
});
